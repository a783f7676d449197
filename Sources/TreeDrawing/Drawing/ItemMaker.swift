/// A visitor that makes a value of the item that it visits.
struct ItemMaker: ItemVisitor {
  /// The item visited last.
  private(set) var item = Drawing.Item.end

  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
    item = .shape(path, paint())
  }

  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    let (text, colors) = (text(), colors())
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

  mutating func beginGroup(opacity: Double) { item = .beginGroup(opacity: opacity) }

  mutating func beginTransform(_ transform: Transform) { item = .beginTransform(transform) }

  mutating func endGroup() { item = .endGroup }
}
