@testable import TreeDrawing

/// The real view of a model, which notes what its readers are told.
struct DrawnReference: View {
  let model: ReferenceView
  let notes: ReferenceNotes

  var body: some View { AnyView(erasing: view) }

  private var view: any View {
    model.kind.count == 0 ? leaf : model.kind.count == nil ? container : wrapper
  }

  private func inside(_ index: Int = 0) -> DrawnReference {
    DrawnReference(model: model.views[index], notes: notes)
  }

  private var several: some View {
    ForEach(each: model.views) { DrawnReference(model: $0, notes: notes) }
  }

  private var leaf: any View {
    switch model.kind {
    case .fixed(let width, let height):
      Color.black.frame(width: width, height: height).numbered(model.id)
    case .color: Color.black.numbered(model.id)
    case .text(let text): Text(text.content).lineLimit(text.lineLimit).numbered(model.id)
    case .spacer(let least): Spacer(minLength: least).numbered(model.id)
    default: Divider().numbered(model.id)
    }
  }

  private var container: any View {
    switch model.kind {
    case .stack(.horizontal, let guide, let spacing):
      HStack(alignment: guide.vertical, spacing: spacing) { several }
    case .stack(.vertical, let guide, let spacing):
      VStack(alignment: guide.horizontal, spacing: spacing) { several }
    case .zStack(let horizontal, let vertical):
      ZStack(alignment: Alignment(horizontal, vertical)) { several }
    case .reader: GeometryReader { _ in several }
    case .layout(let rule): RuledLayout(rule: rule).callAsFunction { several }
    default: group
    }
  }

  /// Groups in both ways in which a view can be several.
  private var group: any View {
    guard model.views.count == 2 else { return several }
    return Group {
      inside(0)
      inside(1)
    }
  }
}

extension DrawnReference {
  private var wrapper: any View {
    let view = inside()
    switch model.kind {
    case .padding(let insets): return view.padding(insets)
    case .frame(let width, let height, let horizontal, let vertical):
      return view.frame(width: width, height: height, alignment: Alignment(horizontal, vertical))
    case .flexible(let width, let height, let horizontal, let vertical):
      return view.frame(
        minWidth: width.least, idealWidth: width.ideal, maxWidth: width.greatest,
        minHeight: height.least, idealHeight: height.ideal, maxHeight: height.greatest,
        alignment: Alignment(horizontal, vertical))
    case .fixedSize(let horizontal, let vertical):
      return view.fixedSize(horizontal: horizontal, vertical: vertical)
    case .guide(let guide, let width, let height, let plus):
      return
        view
        .alignmentGuide(guide.horizontal) { $0.width * width + $0.height * height + plus }
        .alignmentGuide(guide.vertical) { $0[guide.vertical] + $0.width * width - plus }
    case .ratio(let ratio, let fills):
      return view.aspectRatio(ratio, contentMode: fills ? .fill : .fit)
    case .offset(let x, let y): return view.offset(x: x, y: y)
    case .effect(let effect):
      return view.scaleEffect(effect.scale, anchor: effect.anchor)
        .rotationEffect(.degrees(effect.degrees), anchor: effect.anchor)
    case .position(let x, let y): return view.position(x: x, y: y)
    case .priority(let value): return view.layoutPriority(value)
    case .look(let look): return looking(look)
    case .layoutValue(let value): return view.layoutValue(key: ReferenceValue.self, value: value)
    default: return saying
    }
  }

  private func looking(_ look: ReferenceLook) -> any View {
    let view = inside()
    return switch look {
    case .faded: view.opacity(0.5)
    case .composed: view.compositingGroup()
    case .bordered: view.border(.black)
    case .backed: view.background(Color.red)
    }
  }

  private var saying: any View {
    let (view, notes, id) = (inside(), notes, model.id)
    switch model.kind {
    case .named(let name): return view.coordinateSpace(name: name)
    case .says(let value): return view.preference(key: ReferenceWords.self, value: [value])
    case .adds(let value):
      return view.transformPreference(ReferenceWords.self) { $0.append(value) }
    case .told(in: let name):
      return view.background {
        GeometryReader { proxy in
          notes.note(id, proxy.frame(in: name.isEmpty ? .global : .named(name)))
        }
      }
    case .anchored:
      return view.transformAnchorPreference(key: ReferenceAnchors.self, value: .bounds) {
        $0.append((id, $1, nil))
      }
      .transformAnchorPreference(key: ReferenceAnchors.self, value: .bottom) {
        if let last = $0.indices.last { $0[last].2 = $1 }
      }
    case .resolving:
      return view.overlayPreferenceValue(ReferenceAnchors.self) { anchors in
        GeometryReader { proxy in
          ForEach(each: anchors.compactMap(\.2)) {
            notes.note(id, Rect(origin: proxy[$0], size: .zero))
          }
        }
      }
    default: return decorated
    }
  }

  private var decorated: any View {
    let (view, id) = (inside(), model.id)
    switch model.kind {
    case .secondary(true, let horizontal, let vertical):
      return view.overlay(alignment: Alignment(horizontal, vertical)) { inside(1) }
    case .secondary(false, let horizontal, let vertical):
      return view.background(alignment: Alignment(horizontal, vertical)) { inside(1) }
    case .counting(true, let horizontal, let vertical):
      return view.overlayPreferenceValue(
        ReferenceWords.self, alignment: Alignment(horizontal, vertical)
      ) { DrawnReference(model: .counting($0, id: id), notes: notes) }
    case .counting(false, let horizontal, let vertical):
      return view.backgroundPreferenceValue(
        ReferenceWords.self, alignment: Alignment(horizontal, vertical)
      ) { DrawnReference(model: .counting($0, id: id), notes: notes) }
    default: return view
    }
  }
}
