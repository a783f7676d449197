/// A visitor that makes a value of the item that it visits.
struct ItemMaker: ItemVisitor {
  /// The item visited last.
  private(set) var item = Drawing.Item.end
  private var gradients: ItemGradients?

  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
    let paint = paint()
    guard let gradients else {
      item = .shape(path, paint)
      return
    }
    item = .shadedShape(
      path, fill: gradients.fill?.shading ?? paint.fill.map(Drawing.Shading.color),
      stroke: gradients.stroke?.shading ?? paint.stroke.map(Drawing.Shading.color), paint.style)
  }

  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    let (text, colors) = (text(), colors())
    if let fill = gradients?.fill {
      item = .shadedText(
        text.text, at: text.origin, text.anchor, text.font, fill.shading, halo: colors.halo,
        text.metrics)
      return
    }
    item = .text(
      text.text, at: text.origin, text.anchor, text.font, colors.letters, halo: colors.halo,
      text.metrics)
  }

  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors
  ) {
    item = .styledText(
      lines, at: text.origin, text.anchor, halo: colors.halo, text.metrics)
  }

  mutating func begin(_ mark: @autoclosure () -> Mark, frame: Rect) {
    item = .begin(mark(), frame: frame)
  }

  mutating func end() { item = .end }

  mutating func shade(_ gradients: ItemGradients) { self.gradients = gradients }

  mutating func image(_ image: PlacedImage) {
    item = .image(
      image.bytes, in: image.frame, label: image.label, opacity: image.opacity)
  }

  mutating func beginClip(_ path: Path, number: Int) { item = .beginClip(path) }

  mutating func endClip() { item = .endClip }

  mutating func begin(_ note: ItemNote) {
    item =
      switch note {
      case .link(let destination): .beginLink(destination: destination)
      case .help(let text): .beginHelp(text)
      }
  }

  mutating func end(_ note: ItemNote) { item = note.isLink ? .endLink : .endHelp }

  mutating func beginGroup(opacity: Double) { item = .beginGroup(opacity: opacity) }

  mutating func beginTransform(_ transform: Transform) { item = .beginTransform(transform) }

  mutating func endGroup() { item = .endGroup }
}
