/// A pen that draws a path step by step.
///
/// Pictures have millions of paths, and a path as a value takes memory. So what knows how a line
/// goes hands its steps to a pen, which writes them at once or collects them.
protocol PathPen: ~Copyable {
  /// Starts a new line at a point.
  mutating func move(to point: Point)

  /// Draws a straight line to a point.
  mutating func addLine(to point: Point)

  /// Draws a straight line to a point that is beside the current one on an axis.
  mutating func addLine(to point: Point, along axis: Axis)

  /// Draws a quadratic Bézier curve to a point.
  mutating func addQuadCurve(to point: Point, control: Point)

  /// Draws a cubic Bézier curve to a point.
  mutating func addCurve(to point: Point, control1: Point, control2: Point)

  /// Draws a straight line to where the current line started.
  mutating func closeSubpath()
}

extension Path: PathPen {
  mutating func addLine(to point: Point, along axis: Axis) { addLine(to: point) }
}

extension PathPen where Self: ~Copyable {
  /// Draws along a polygon, clockwise from its first corner.
  mutating func addPolygon(_ first: Point, _ others: Point...) {
    move(to: first)
    for corner in others { addLine(to: corner) }
    closeSubpath()
  }

  /// Draws along a quarter of an ellipse.
  ///
  /// - Parameters:
  ///   - start: where it starts; the ellipse is upright or level there.
  ///   - corner: where the tangents of both ends meet.
  ///   - end: where it ends.
  mutating func addQuarter(from start: Point, around corner: Point, to end: Point) {
    addCurve(
      to: end, control1: Self.control(start, corner), control2: Self.control(end, corner))
  }

  /// A control point, 4/3 · (√2 − 1) of the way to a corner, with which a cubic curve is nowhere
  /// more than 0.03 % off.
  private static func control(_ end: Point, _ corner: Point) -> Point {
    let part = 0.552_284_749_830_793_4
    return Point(x: end.x + part * (corner.x - end.x), y: end.y + part * (corner.y - end.y))
  }
}
