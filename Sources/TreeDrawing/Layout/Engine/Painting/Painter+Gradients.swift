// Items in gradients, and images.

extension Painter {
  /// Adds the step of a text, which may be in a gradient.
  @inline(never)
  mutating func addText(_ step: PaintingStep, _ element: ElementID) {
    let payload = payload(of: element)
    let isParagraph = views.tree[element].kind == .paragraph
    let text = isParagraph ? views.picture.paragraphs[payload].text : payload
    guard let gradient = views.picture.texts.style(of: text).gradient else { return add(step) }
    let fill = number(of: gradient, in: views.tree[element].frame)
    add(shaded(step, fill: fill, stroke: nil))
  }

  /// Adds the step of a shape in a frame, which may be in gradients.
  @inline(never)
  mutating func addShape(_ step: PaintingStep, _ number: Int, _ frame: Rect) {
    guard let gradients = views.picture.shapes.gradients[number] else { return add(step) }
    let fill = gradients.fill.map { self.number(of: $0, in: frame) }
    let stroke = gradients.stroke.map { self.number(of: $0, in: frame) }
    add(shaded(step, fill: fill, stroke: stroke))
  }

  private mutating func number(of gradient: GradientStyle.ID, in frame: Rect) -> Int {
    let style = views.picture.gradients[Int(gradient.index)]
    return definitions.gradients.index(of: style.shading(in: frame))
  }

  private mutating func shaded(
    _ step: PaintingStep, opacity: Double = 1, fill: Int?, stroke: Int?
  ) -> PaintingStep {
    let item = PaintedDefinitions.ShadedItem(
      step: step, opacity: opacity, fill: fill, stroke: stroke)
    return PaintingStep(.shaded(definitions.shadedItems.appendIndex(item)))
  }

  /// An item in gradients, each of their colours covering a part of what it did.
  mutating func fadedShading(_ index: Int, by opacity: Double) -> PaintingStep {
    let item = definitions.shadedItems[index]
    return shaded(
      item.step, opacity: item.opacity * opacity, fill: faded(item.fill, by: opacity),
      stroke: faded(item.stroke, by: opacity))
  }

  private mutating func faded(_ number: Int?, by opacity: Double) -> Int? {
    guard let number else { return nil }
    return definitions.gradients.index(of: definitions.gradients[number].faded(by: opacity))
  }
}

extension Painter {
  mutating func paintImage(_ element: ElementID) {
    let frame = views.tree[element].frame
    guard views.warnings.isPaintable(frame) else { return }
    add(PaintingStep(.image(element)))
  }
}
