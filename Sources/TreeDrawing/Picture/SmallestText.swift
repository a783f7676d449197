extension TreePicture {
  /// The size of the smallest letters, in points; nil if there are no texts.
  package var smallestFontSize: Double? {
    var found = SmallestText()
    for layer in drawing.layers { layer.items.visit(layer.items.indices, by: &found) }
    return found.size
  }

  /// The extents, in points.
  package var size: Size { drawing.size }
}

/// A search for the smallest text.
private struct SmallestText: ItemVisitor {
  private(set) var size: Double?

  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {}

  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {}

  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    let size = text().font.size
    self.size = min(self.size ?? size, size)
  }
}
