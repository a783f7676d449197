/// What a picture has of gradients and clips in their places, each kept once.
struct PaintedDefinitions {
  /// The gradients in coordinates of the whole picture.
  var gradients = InternTable<Drawing.Shading>()
  /// The paths that views are clipped to, in coordinates of the whole picture.
  var clips = InternTable<Path>()
  var shadedItems: [ShadedItem] = []

  /// An item that is painted in gradients, by their numbers, and perhaps fainter.
  struct ShadedItem {
    /// The step that paints it in colours.
    let step: PaintingStep
    let opacity: Double
    let fill: Int?
    let stroke: Int?
  }
}

extension PaintedDefinitions {
  /// A gradient in its place, by its number.
  func gradient(_ number: Int) -> PlacedGradient {
    PlacedGradient(number: number, shading: gradients[number])
  }
}

extension GradientStyle {
  /// The gradient in a frame of the whole picture.
  func shading(in frame: Rect) -> Drawing.Shading {
    switch self {
    case .linear(let gradient, let start, let end):
      .linearGradient(gradient, startPoint: frame[start], endPoint: frame[end])
    case .radial(let gradient, let center, let start, let end):
      .radialGradient(gradient, center: frame[center], startRadius: start, endRadius: end)
    }
  }
}

extension Scene {
  /// Visits what few pictures have; apart from the others, which are frequent.
  @inline(never)
  func visitDefined<Visitor: ItemVisitor & ~Copyable>(
    _ step: PaintingStep, _ fade: Fade?, by visitor: inout Visitor
  ) {
    switch step.kind {
    case .shaded(let index): visitShaded(index, by: &visitor)
    case .image(let element):
      visitor.image(image(elements[element.index], opacity: fade?.opacity ?? 1))
    case .beginClip(let number): visitor.beginClip(definitions.clips[number], number: number)
    case .endClip: visitor.endClip()
    case .beginNote(let index): visitor.begin(notes[index])
    case .endNote(let index): visitor.end(notes[index])
    default: break
    }
  }

  private func visitShaded<Visitor: ItemVisitor & ~Copyable>(
    _ index: Int, by visitor: inout Visitor
  ) {
    let item = definitions.shadedItems[index]
    visitor.shade(
      ItemGradients(
        fill: item.fill.map(definitions.gradient), stroke: item.stroke.map(definitions.gradient)))
    visit(item.step, Fade(style: StyleKey(shaded: index), opacity: item.opacity), by: &visitor)
  }

  private func image(_ element: Element, opacity: Double) -> PlacedImage {
    let image = images[Int(element.payload)]
    return PlacedImage(
      bytes: image.file.bytes, format: image.file.format, frame: element.frame,
      label: image.label, opacity: opacity)
  }
}
