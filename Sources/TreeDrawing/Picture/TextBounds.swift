/// The smallest rectangle around all texts of a drawing, and around what some of them stand on.
struct TextBounds {
  private var visitor = TextBoundsVisitor()

  /// Measures the texts of a drawing.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  init(of drawing: Drawing) {
    for layer in drawing.layers where layer.name != .background {
      layer.items.visit(layer.items.indices, by: &visitor)
    }
  }

  /// How much more space is needed around a drawing so that all texts are in it, and do not touch
  /// its sides: whole points, so that lines stay on pixels.
  ///
  /// - Parameters:
  ///   - size: the size of the drawing.
  ///   - gap: how far from its sides texts shall be at least, in points.
  /// - Returns: the space.
  func spaceMissing(in size: Size, gap: Double) -> EdgeInsets {
    guard let bounds = visitor.bounds?.insetBy(dx: -gap, dy: -gap) else { return EdgeInsets() }
    return EdgeInsets(
      top: max(-bounds.minY, 0).rounded(.up), leading: max(-bounds.minX, 0).rounded(.up),
      bottom: max(bounds.maxY - size.height, 0).rounded(.up),
      trailing: max(bounds.maxX - size.width, 0).rounded(.up))
  }
}

/// Takes the rectangles of texts and of filled shapes together.
private struct TextBoundsVisitor: ItemVisitor {
  private(set) var bounds: Rect?

  mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
    if paint().fill != nil { take(path.boundingRect) }
  }

  mutating func connectors(
    _ path: Int, of table: borrowing ConnectorTable, _ style: StyleKey,
    paint: @autoclosure () -> Paint
  ) {}

  mutating func text(
    _ text: @autoclosure () -> PlacedText, _ style: StyleKey, colors: @autoclosure () -> TextColors
  ) {
    let text = text()
    let metrics = text.metrics
    let isFromEnd = (text.anchor == .start) == metrics.isRightToLeft
    let before = text.anchor == .middle ? metrics.width / 2 : isFromEnd ? metrics.width : 0
    take(
      Rect(
        x: text.origin.x - before, y: text.origin.y - text.font.size,
        width: metrics.width,
        height: 1.25 * text.font.size + Double(text.lineCount - 1) * metrics.lineHeight))
  }

  private mutating func take(_ rect: Rect) {
    guard rect.origin.isFinite, rect.size.isFinite else { return }
    bounds = bounds?.union(rect) ?? rect
  }
}
