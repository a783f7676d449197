extension Path {
  /// Draws along a circle from one angle to another, and there in a straight line if the path has
  /// begun.
  ///
  /// Angles start at the right and grow clockwise, since y grows downwards. For the same reason
  /// `clockwise` is, as in SwiftUI, the other way round: `false` draws clockwise as seen in the
  /// picture.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: its radius in points.
  ///   - startAngle: where the arc starts.
  ///   - endAngle: where it ends; a full turn or more away, the arc is the whole circle.
  ///   - clockwise: whether angles fall from the start to the end.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if abs(delta) >= turn { delta = turn } else if delta < 0 { delta += turn }
    if clockwise, delta > 0 { delta = delta == turn ? -turn : delta - turn }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta))
  }

  /// Draws along a circle from an angle on, and there in a straight line if the path has begun.
  ///
  /// The arc is drawn as cubic curves, which are nowhere more than 0.03 % of the radius off.
  ///
  /// - Parameters:
  ///   - center: the circle's centre.
  ///   - radius: its radius in points.
  ///   - startAngle: where the arc starts.
  ///   - delta: how far it goes, clockwise in the picture if it is positive; at most one turn.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle
  ) {
    let turn = 2 * Double.pi
    let delta = min(max(delta.radians, -turn), turn)
    let arc = Arc(center: center, radius: radius)
    let start = arc.point(in: startAngle.direction)
    if currentPoint == nil { move(to: start) } else { addLine(to: start) }
    // Not `rounded(.up)`, which needs the C library.
    let count = delta.isNaN ? 1 : Int(abs(delta) / (.pi / 2) + 0.999_999_9)
    for index in 0..<count {
      let part = delta / Double(count)
      add(arc, from: startAngle.radians + part * Double(index), by: part)
    }
  }

  private mutating func add(_ arc: Arc, from start: Double, by delta: Double) {
    let (first, last) = (Angle(radians: start).direction, Angle(radians: start + delta).direction)
    let half = Angle(radians: delta / 2).direction
    let reach = 4 / 3 * half.y / (1 + half.x)
    addCurve(
      to: arc.point(in: last),
      control1: arc.point(in: Point(x: first.x - reach * first.y, y: first.y + reach * first.x)),
      control2: arc.point(in: Point(x: last.x + reach * last.y, y: last.y - reach * last.x)))
  }
}

/// The circle of an arc.
private struct Arc {
  let center: Point
  let radius: Double

  func point(in direction: Point) -> Point {
    Point(x: center.x + radius * direction.x, y: center.y + radius * direction.y)
  }
}
