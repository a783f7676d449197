/// Distances from the four edges of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the left edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the right edge.
  public var trailing: Double

  /// Makes insets from the four distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension EdgeInsets {
  /// The corner of the rectangle that is left.
  var origin: Point { Point(x: leading, y: top) }
  /// The width that the insets take.
  var width: Double { leading + trailing }
  /// The height that the insets take.
  var height: Double { top + bottom }
}
