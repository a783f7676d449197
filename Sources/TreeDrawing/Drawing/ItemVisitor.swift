/// A visitor of a drawing's items, one after the other.
///
/// An item as a value has room for all that any item can have, and is copied as a whole. Pictures
/// have millions, so a visitor is given the parts of an item, some of which are made only if it
/// asks.
protocol ItemVisitor: ~Copyable {
  /// Visits a shape.
  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint)

  /// Visits a path that is made of connectors.
  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint)

  /// Visits a text.
  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors)

  /// Visits a text whose parts have styles of their own.
  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors)

  /// Says that the shape or text that is visited next is painted in gradients.
  mutating func shade(_ gradients: ItemGradients)

  /// Visits an image.
  mutating func image(_ image: PlacedImage)

  /// Visits the begin of a marked thing.
  mutating func begin(_ mark: @autoclosure () -> Mark, frame: Rect)

  /// Visits the end of the innermost marked thing.
  mutating func end()

  /// Visits the begin of a group that is painted by itself and then laid over what is there.
  mutating func beginGroup(opacity: Double)

  /// Visits the begin of a group in other coordinates.
  mutating func beginTransform(_ transform: Transform)

  /// Visits the end of the innermost group.
  mutating func endGroup()

  /// Visits the begin of what is clipped to a path, which has a number that no other path has.
  mutating func beginClip(_ path: Path, number: Int)

  /// Visits the end of what is clipped to the innermost path.
  mutating func endClip()

  /// Visits the begin of what has something to know of it.
  mutating func begin(_ note: ItemNote)

  /// Visits the end of what has something to know of it.
  mutating func end(_ note: ItemNote)
}

// A visitor that has no use for marks, groups, clips, notes, images and gradients need not mention
// them.
// To one that knows paths alone, connectors are a path, and to one that knows plain texts alone,
// all texts are.
extension ItemVisitor where Self: ~Copyable {
  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {
    shape(table.path(path), style, paint: paint())
  }

  mutating func styledText(
    _ lines: [[TextRun]], in text: PlacedText, _ style: StyleKey, colors: TextColors
  ) {
    self.text(text, style, colors: colors)
  }

  mutating func begin(_ mark: @autoclosure () -> Mark, frame: Rect) {}
  mutating func end() {}
  mutating func beginGroup(opacity: Double) {}
  mutating func beginTransform(_ transform: Transform) {}
  mutating func endGroup() {}
  mutating func shade(_ gradients: ItemGradients) {}
  mutating func image(_ image: PlacedImage) {}
  mutating func beginClip(_ path: Path, number: Int) {}
  mutating func endClip() {}
  mutating func begin(_ note: ItemNote) {}
  mutating func end(_ note: ItemNote) {}
}
