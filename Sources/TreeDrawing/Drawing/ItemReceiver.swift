/// What is told the items of a drawing one after the other.
///
/// An item as a value has room for all that any item can have, and is copied as a whole. Those that a picture has
/// millions of are told without one.
protocol ItemReceiver: ~Copyable {
  /// Takes a rectangle of no negative extent.
  mutating func rectangle(_ rect: Rect, cornerRadius: Double, look: Int32)

  /// Takes a straight line.
  mutating func line(from start: Point, to end: Point, look: Int32)

  /// Takes a text of one line.
  mutating func text(
    _ text: String, at origin: Point, _ font: Font, _ metrics: TextMetrics, look: Int32)

  /// Takes the begin of a marked thing.
  mutating func begin(_ mark: Mark)

  /// Takes the end of the innermost marked thing.
  mutating func end()

  /// Takes any other item.
  mutating func other(_ item: Drawing.Item, look: Int32)
}

/// What is told the looks of items one after the other.
protocol LookReceiver {
  /// Takes the look of an item, which is negative for those that paint nothing.
  mutating func take(_ look: Int32, at position: Int)
}
