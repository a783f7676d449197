import Testing

@testable import TreeDrawing

/// Views of which only what is inside a shape is seen.
@Suite struct ClipTests {
  private let above = DrawingLayer("above", height: 1)
  private let below = DrawingLayer("below", height: -1)

  private func items(_ view: some View) -> [String] {
    Drawing(of: view).layers.flatMap { layer in
      ["\(layer.name.name.text):"] + layer.items.map(name)
    }
  }

  private func name(_ item: Drawing.Item) -> String {
    switch item {
    case .shape(let path, _): "\(Int(path.boundingRect.width))"
    case .beginClip(let path): "clip \(Int(path.boundingRect.width))"
    case .endClip: "end"
    case .beginGroup: "group"
    case .beginTransform: "turn"
    case .endGroup: "end group"
    case .begin: "mark"
    case .end: "end mark"
    default: "\(item)"
    }
  }

  @Test func `a clipped view is in a group that refers to its shape`() {
    let drawing = Drawing(of: fixed(8, 6).padding(2).clipShape(Circle()))
    #expect(drawing.size == Size(width: 12, height: 10))
    #expect(
      drawing.definitions == [
        "<clipPath id=\".c1\"><ellipse cx=\"6\" cy=\"5\" rx=\"5\" ry=\"5\"/></clipPath>"
      ])
    #expect(
      drawing.painted == [
        "<g class=\"content\">", "<g clip-path=\"url(#.c1)\">",
        "<rect x=\"2\" y=\"2\" width=\"8\" height=\"6\"/>", "</g>", "</g>",
      ])
    #expect(drawing.svg.contains("clip-path=\"url(#\(drawing.scope).c1)\""))
  }

  @Test func `a shape is offered the view's size, and stands where the view does`() {
    struct Corner: Shape {
      func path(in rect: Rect) -> Path {
        Path { $0.addLines([rect[.topLeading], rect[.topTrailing], rect[.bottomLeading]]) }
      }
    }
    let view = HStack(spacing: 0) {
      fixed(3, 3)
      fixed(20, 20).frame(width: 10, height: 8).clipShape(Corner())
    }
    #expect(
      Drawing(of: view).definitions == [
        "<clipPath id=\".c1\"><path d=\"M3 0L13 0L3 8\"/></clipPath>"
      ])
  }

  @Test func `clipped clips to the frame, and a corner's radius to the frame with round corners`() {
    let view = HStack(spacing: 0) {
      fixed(9, 9).frame(width: 4, height: 4).clipped()
      fixed(6, 6).cornerRadius(2)
    }
    #expect(
      Drawing(of: view).definitions == [
        "<clipPath id=\".c1\"><rect x=\"0\" y=\"1\" width=\"4\" height=\"4\"/></clipPath>",
        "<clipPath id=\".c2\"><rect x=\"4\" y=\"0\" width=\"6\" height=\"6\" rx=\"2\"/></clipPath>",
      ])
  }

  @Test func `clipping changes neither size nor guides`() {
    let view = LaidOut(
      HStack(alignment: .top, spacing: 0) {
        Color.black.clipped().frame(width: 7, height: 9).numbered(0)
        fixed(2, 2).alignmentGuide(.top) { _ in -3 }.clipShape(Circle()).numbered(1)
        EmptyView().clipped()
      })
    #expect(view.list == [rect(0, 0, 7, 9), rect(7, 3, 2, 2)])
  }

  @Test func `anchors inside are where they are`() {
    struct Corner: PreferenceKey {
      static var defaultValue: Anchor<Rect>? { nil }
      static func reduce(value: inout Anchor<Rect>?, nextValue: () -> Anchor<Rect>?) {
        value = value ?? nextValue()
      }
    }
    let view = fixed(9, 9).anchorPreference(key: Corner.self, value: .bounds) { $0 }
      .frame(width: 4, height: 4).clipped()
      .overlayPreferenceValue(Corner.self) { anchor in
        GeometryReader { proxy in
          if let anchor { Path(proxy[anchor]).stroke(.red) }
        }
      }
    #expect(items(view) == ["content:", "clip 4", "9", "end", "9"])
  }

  @Test func `clips are nested, and the same path again is none`() {
    let view = fixed(9, 9).clipShape(Circle()).clipShape(Circle()).padding(1).clipped()
    #expect(items(view) == ["content:", "clip 11", "clip 9", "9", "end", "end"])
  }

  @Test func `equal paths are defined once, and what follows goes on with the same clip`() {
    let view = ZStack {
      fixed(4, 4).clipShape(Circle())
      fixed(4, 4).clipShape(Circle())
    }
    #expect(items(view) == ["content:", "clip 4", "4", "4", "end"])
    #expect(Drawing(of: view).definitions.count == 1)
  }

  @Test func `a clip of nothing is no item`() {
    #expect(items(fixed(1, 1).hidden().clipped()) == [])
    #expect(items(fixed(2, 2).background(Color.clear.clipped())) == ["content:", "2"])
  }

  @Test func `what is in other layers is clipped there`() {
    let view = ZStack {
      fixed(3, 3).layer(below)
      fixed(4, 4)
      fixed(5, 5).layer(above)
      fixed(6, 6).layer(above)
    }
    #expect(
      items(view.clipped()) == [
        "below:", "clip 6", "3", "end", "content:", "clip 6", "4", "end", "above:", "clip 6", "5",
        "6", "end",
      ])
  }

  @Test func `a layer within a layer is clipped once`() {
    let inner = ZStack {
      fixed(3, 3).layer(.content)
      fixed(4, 4).clipShape(Circle()).layer(below)
    }
    #expect(
      items(inner.layer(above).clipped()) == [
        "below:", "clip 4", "clip 4", "4", "end", "end", "content:", "clip 4", "3", "end",
      ])
  }

  @Test func `nodes and edges of a diagram are clipped in their layers`() {
    let tree = Tree("a", children: [Tree("b"), Tree("c")])
    let layers = Drawing(of: Diagram(tree) { _ in fixed(9, 9) }.clipShape(Circle())).layers
    #expect(layers.map(\.name.name.text) == ["edges", "nodes"])
    #expect(layers.map { $0.items.map(name).filter { $0.hasPrefix("clip") }.count } == [1, 1])
    #expect(layers.map { $0.items.last.map(name) } == ["end", "end"])
  }

  @Test func `the layers of a group in a clipped view stay together`() {
    let group = ZStack {
      fixed(3, 3).layer(below)
      fixed(4, 4)
    }.compositingGroup()
    let view = ZStack {
      fixed(5, 5)
      group
      fixed(6, 6)
    }
    #expect(
      items(view.clipped()) == [
        "content:", "clip 6", "5", "end", "below:", "clip 6", "3", "end", "content:", "clip 6",
        "4", "end", "content:", "clip 6", "6", "end",
      ])
  }

  @Test func `a group in a view in the usual layer, in another layer, is painted with it`() {
    let view = ZStack {
      fixed(1, 1).compositingGroup().layer(.content)
      fixed(2, 2)
    }
    #expect(items(view.layer(above)) == ["content:", "1", "above:", "2"])
  }

  @Test func `clips and groups with an opacity contain each other`() {
    let pair = HStack(spacing: 0) {
      fixed(1, 1)
      fixed(2, 1)
    }
    #expect(
      items(pair.opacity(0.5).clipped()) == [
        "content:", "clip 3", "group", "1", "2", "end group", "end",
      ])
    #expect(
      items(fixed(1, 1).clipped().opacity(0.5)) == [
        "content:", "group", "clip 1", "1", "end", "end group",
      ])
    #expect(items(fixed(1, 1).clipped().opacity(0)) == [])
  }

  @Test func `a clip in a turned view is turned with it, in all layers`() {
    let quarter = Angle.degrees(90)
    #expect(
      items(fixed(4, 4).clipShape(Circle()).rotationEffect(quarter)) == [
        "content:", "turn", "clip 4", "4", "end", "end group",
      ])
    #expect(
      items(fixed(4, 4).rotationEffect(quarter).clipped()) == [
        "content:", "clip 4", "turn", "4", "end group", "end",
      ])
    #expect(
      items(fixed(4, 4).clipped().rotationEffect(quarter).clipped()) == [
        "content:", "clip 4", "turn", "clip 4", "4", "end", "end group", "end",
      ])
    let layers = ZStack {
      fixed(3, 3).layer(below)
      fixed(4, 4)
    }
    #expect(
      items(layers.clipped().rotationEffect(quarter)) == [
        "below:", "turn", "clip 4", "3", "end", "end group", "content:", "turn", "clip 4", "4",
        "end", "end group",
      ])
    #expect(items(fixed(1, 1).hidden().clipped().rotationEffect(quarter)) == [])
  }

  @Test func `turned views and clips among others keep their places`() {
    let view = ZStack {
      fixed(1, 1).rotationEffect(.degrees(45))
      fixed(2, 2).clipped()
      fixed(3, 3).clipped().rotationEffect(.degrees(45)).layer(above)
      fixed(4, 4).clipped().opacity(0.5)
    }
    #expect(
      items(view.rotationEffect(.degrees(30))) == [
        "content:", "turn", "1", "end group", "turn", "clip 2", "2", "end", "end group", "turn",
        "group", "clip 4", "4", "end", "end group", "end group", "above:", "turn", "clip 3", "3",
        "end", "end group",
      ])
  }

  @Test func `a marked view may be clipped, and a clipped one marked`() {
    #expect(
      items(fixed(1, 1).clipped().numbered(0)) == [
        "content:", "mark", "clip 1", "1", "end", "end mark",
      ])
    #expect(
      items(fixed(1, 1).numbered(0).clipped()) == [
        "content:", "clip 1", "mark", "1", "end mark", "end",
      ])
  }

  @Test func `a modifier around several views clips each`() {
    let view = HStack(spacing: 0) {
      Group {
        fixed(1, 1)
        fixed(2, 2)
      }.clipped()
    }
    #expect(items(view) == ["content:", "clip 1", "1", "end", "clip 2", "2", "end"])
  }

  /// A view, and a smaller one inside, and so on, each clipped.
  private struct Nested: View {
    let depth: Int

    var body: some View {
      ZStack {
        fixed(1, 1)
        ForEach(0..<(depth > 0 ? 1 : 0)) { _ in Nested(depth: depth - 1) }
      }
      .padding(1).clipShape(Ellipse())
    }
  }

  @Test func `clips never nest deeply`() {
    let items = Drawing(of: Nested(depth: 2_000)).layers.flatMap(\.items)
    var (open, most, shapes) = (0, 0, 0)
    for item in items {
      if case .beginClip = item { open += 1 }
      if case .endClip = item { open -= 1 }
      if case .shape = item { shapes += 1 }
      most = max(most, open)
    }
    #expect(most == 32)
    #expect(open == 0)
    #expect(shapes == 2_001)
  }

  @Test func `pictures with other clips have other names for them`() {
    let drawings = [1.0, 2, 1].map { Drawing(of: fixed(9, 9).cornerRadius($0)) }
    #expect(drawings[0].scope != drawings[1].scope)
    #expect(drawings[0].scope == drawings[2].scope)
  }
}

/// Shapes that cannot be clipped to.
@Suite struct MisusedClipTests {
  @Test(arguments: [Double.nan, -.infinity]) func `a shape that stands nowhere does not clip`(
    _ x: Double
  ) {
    let drawing = Drawing(of: fixed(4, 4).clipShape(Path(rect(x, 0, 1, 1))))
    #expect(drawing.painted == Drawing(of: fixed(4, 4)).painted)
    #expect(
      drawing.warnings.map(\.description) == [
        "a clip shape has a coordinate that is not a finite number; it does not clip"
      ])
  }

  @Test func `a shape that reaches too far does not clip`() {
    let drawing = Drawing(of: fixed(4, 4).clipShape(Path(rect(1e14, 0, 1, 1))))
    #expect(drawing.definitions.isEmpty)
    #expect(
      drawing.warnings.map(\.description) == [
        "a clip shape reaches farther than 10000000000000 points; it does not clip"
      ])
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (-2, "-2")])
  func `a corner's radius is checked`(_ radius: Double, _ told: String) {
    let drawing = Drawing(of: fixed(4, 4).cornerRadius(radius))
    #expect(drawing.svg == Drawing(of: fixed(4, 4).clipped()).svg)
    #expect(
      drawing.warnings.map(\.description) == [
        "a rectangle's cornerRadius is \(told), but must be a finite number not less than 0; "
          + "0 is used instead"
      ])
  }

  @Test func `a shape without a place hides all`() {
    let drawing = Drawing(of: fixed(4, 4).clipShape(Path()))
    #expect(drawing.definitions == ["<clipPath id=\".c1\"><path d=\"\"/></clipPath>"])
    #expect(drawing.warnings.isEmpty)
    let nowhere = Drawing(of: fixed(4, 4).clipShape(Path { $0.addLine(to: .zero) }))
    #expect(nowhere.definitions == drawing.definitions)
    #expect(nowhere.warnings.map(\.misuse) == [.pathWithoutStart])
  }

  @Test func `a frame of no width may be clipped`() {
    let drawing = Drawing(of: fixed(4, 4).frame(width: 0).clipShape(Ellipse()))
    #expect(drawing.definitions[0].contains("rx=\"0\""))
    #expect(drawing.warnings.isEmpty)
  }
}
