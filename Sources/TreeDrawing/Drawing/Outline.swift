/// The line around what a shape covers, in the drawing's coordinates.
public enum Outline: Hashable, Sendable {
  /// An upright rectangle whose corners are rounded by a radius, which may be 0.
  case rectangle(Rect, cornerRadius: Double)
  /// A straight line from one point to another.
  case line(Point, Point)
}

extension Outline {
  /// The same outline, seen from an origin further up and left.
  func offsetBy(_ offset: Point) -> Outline {
    switch self {
    case .rectangle(let rect, let cornerRadius):
      .rectangle(rect.offsetBy(dx: offset.x, dy: offset.y), cornerRadius: cornerRadius)
    case .line(let start, let end):
      .line(start + offset, end + offset)
    }
  }
}
