import TreeDrawing

/// Lays a view out with the engine.
func engineFrames(of sketch: Sketch, for offer: SketchOffer) -> SketchFrames {
  let proposal = ProposedViewSize(width: offer.width, height: offer.height)
  let drawing = Drawing(of: EngineView(sketch: sketch), proposal: proposal)
  var frames: SketchFrames = [:]
  frames[Sketch.whole] = SketchFrame(
    x: 0, y: 0, width: drawing.size.width, height: drawing.size.height)
  for item in drawing.layers.flatMap(\.items) {
    guard case .begin(let mark, let frame) = item else { continue }
    frames[mark.id] = SketchFrame(
      x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
  }
  return frames
}

/// The engine's view for a sketch.
private struct EngineView: View {
  let sketch: Sketch

  func _lower(into lowering: inout ViewLowering) {
    switch sketch {
    case .fixed(let width, let height, let id):
      Rectangle().frame(width: width, height: height).mark(Mark("view", id: id))
        ._lower(into: &lowering)
    case .flexible(let id): Rectangle().mark(Mark("view", id: id))._lower(into: &lowering)
    case .hStack(let guide, let spacing, let sketches):
      HStack(alignment: guide.engineVertical, spacing: spacing) { children(sketches) }
        ._lower(into: &lowering)
    case .vStack(let guide, let spacing, let sketches):
      VStack(alignment: guide.engineHorizontal, spacing: spacing) { children(sketches) }
        ._lower(into: &lowering)
    case .zStack(let horizontal, let vertical, let sketches):
      ZStack(alignment: alignment(horizontal, vertical)) { children(sketches) }
        ._lower(into: &lowering)
    default: lowerWrapper(into: &lowering)
    }
  }

  private func lowerWrapper(into lowering: inout ViewLowering) {
    switch sketch {
    case .padding(let top, let leading, let bottom, let trailing, let sketch):
      EngineView(sketch: sketch)
        .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing))
        ._lower(into: &lowering)
    case .frame(let width, let height, let horizontal, let vertical, let sketch):
      EngineView(sketch: sketch)
        .frame(width: width, height: height, alignment: alignment(horizontal, vertical))
        ._lower(into: &lowering)
    case .flexibleFrame(let minWidth, let maxWidth, let minHeight, let maxHeight, let sketch):
      EngineView(sketch: sketch)
        .frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
        ._lower(into: &lowering)
    case .offset(let x, let y, let sketch):
      EngineView(sketch: sketch).offset(x: x, y: y)._lower(into: &lowering)
    case .priority(let priority, let sketch):
      EngineView(sketch: sketch).layoutPriority(priority)._lower(into: &lowering)
    default: lowerAligned(into: &lowering)
    }
  }

  private func lowerAligned(into lowering: inout ViewLowering) {
    switch sketch {
    case .horizontalGuide(let guide, let fraction, let plus, let sketch):
      EngineView(sketch: sketch)
        .alignmentGuide(guide.engineHorizontal) { $0.width * fraction + plus }
        ._lower(into: &lowering)
    case .verticalGuide(let guide, let fraction, let plus, let sketch):
      EngineView(sketch: sketch)
        .alignmentGuide(guide.engineVertical) { $0.height * fraction + plus }
        ._lower(into: &lowering)
    case .overlay(let horizontal, let vertical, let other, let sketch):
      EngineView(sketch: sketch)
        .overlay(alignment: alignment(horizontal, vertical)) { EngineView(sketch: other) }
        ._lower(into: &lowering)
    case .background(let horizontal, let vertical, let other, let sketch):
      EngineView(sketch: sketch)
        .background(alignment: alignment(horizontal, vertical)) { EngineView(sketch: other) }
        ._lower(into: &lowering)
    default: break
    }
  }

  private func children(_ sketches: [Sketch]) -> some View {
    ForEach(0..<sketches.count) { EngineView(sketch: sketches[$0]) }
  }

  private func alignment(_ horizontal: SketchGuide, _ vertical: SketchGuide) -> Alignment {
    Alignment(horizontal: horizontal.engineHorizontal, vertical: vertical.engineVertical)
  }
}

private enum ThirdOfWidth: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
}

private enum ThirdOfHeight: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
}

extension SketchGuide {
  fileprivate var engineHorizontal: HorizontalAlignment {
    switch self {
    case .start: .leading
    case .middle: .center
    case .end: .trailing
    case .third: HorizontalAlignment(ThirdOfWidth.self)
    }
  }

  fileprivate var engineVertical: VerticalAlignment {
    switch self {
    case .start: .top
    case .middle: .center
    case .end: .bottom
    case .third: VerticalAlignment(ThirdOfHeight.self)
    }
  }
}
