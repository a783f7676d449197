/// A pen that draws a path step by step.
///
/// Pictures have millions of paths, and a path as a value takes memory. So what knows how a line
/// goes hands its steps to a pen, which writes them at once or collects them.
protocol PathPen: ~Copyable {
  /// Starts a new line at a point.
  mutating func move(to point: Point)

  /// Draws a straight line to a point.
  mutating func line(to point: Point)

  /// Draws a straight line to a point that is beside the current one on an axis.
  mutating func line(to point: Point, along axis: Axis)

  /// Draws a quadratic Bézier curve to a point.
  mutating func quadCurve(to point: Point, control: Point)

  /// Draws a cubic Bézier curve to a point.
  mutating func curve(to point: Point, control1: Point, control2: Point)
}

extension Path: PathPen {
  mutating func line(to point: Point) { addLine(to: point) }

  mutating func line(to point: Point, along axis: Axis) { addLine(to: point) }

  mutating func quadCurve(to point: Point, control: Point) {
    addQuadCurve(to: point, control: control)
  }

  mutating func curve(to point: Point, control1: Point, control2: Point) {
    addCurve(to: point, control1: control1, control2: control2)
  }
}
