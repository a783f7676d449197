/// An upright rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect(origin: .zero, size: .zero)

  /// Makes a rectangle from its corner and its extents.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its corner's coordinates and its extents.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}

extension Rect {
  /// The extent from left to right, in points.
  public var width: Double { size.width }
  /// The extent from top to bottom, in points.
  public var height: Double { size.height }
  /// The left edge.
  public var minX: Double { origin.x }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The middle between the top and the bottom edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// The place that a unit point names inside this rectangle.
  ///
  ///     Rect(x: 0, y: 0, width: 40, height: 20)[.bottom]  // (20, 20)
  public subscript(point: UnitPoint) -> Point {
    Point(x: minX + size.width * point.x, y: minY + size.height * point.y)
  }

  /// The rectangle moved to the right and down.
  public func offsetBy(dx: Double, dy: Double) -> Rect {
    Rect(origin: Point(x: origin.x + dx, y: origin.y + dy), size: size)
  }

  /// The rectangle with its edges moved inwards, or outwards by negative distances.
  ///
  /// - Parameters:
  ///   - dx: how far to move the left and the right edge, in points.
  ///   - dy: how far to move the top and the bottom edge, in points.
  /// - Returns: the rectangle, never of less than no extent.
  public func insetBy(dx: Double, dy: Double) -> Rect {
    let size = Size(width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
    let origin = Point(x: midX - size.width / 2, y: midY - size.height / 2)
    return Rect(origin: origin, size: size)
  }

  /// The rectangle with its corner in the top left, where an extent is negative.
  public var standardized: Rect {
    guard width < 0 || height < 0 else { return self }
    return Rect(
      x: width < 0 ? maxX : minX, y: height < 0 ? maxY : minY, width: abs(width),
      height: abs(height))
  }

  /// The smallest rectangle around this one and another.
  public func union(_ other: Rect) -> Rect {
    let origin = Point(x: min(minX, other.minX), y: min(minY, other.minY))
    return Rect(from: origin, to: Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// Whether a point is inside; the left and the top edge are, the right and the bottom one are
  /// not.
  public func contains(_ point: Point) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  private init(from start: Point, to end: Point) {
    self.init(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
