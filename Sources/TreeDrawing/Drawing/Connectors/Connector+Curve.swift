extension Connector {
  /// Draws a curve from the start, where the pen is, to the end.
  func drawCurve<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    guard !isLevel(on: leaving), !isLevel(on: leaving.crossing)
    else { return drawStraight(with: &pen) }
    let (control1, control2) = controls
    pen.addCurve(to: end, control1: control1, control2: control2)
  }

  /// The point of the curve at a parameter from 0 to 1.
  func pointOfCurve(at t: Double) -> Point {
    let (control1, control2) = controls
    func value(_ axis: Axis) -> Double {
      let s = 1 - t
      return s * s * s * start[axis] + 3 * s * s * t * control1[axis]
        + 3 * s * t * t * control2[axis] + t * t * t * end[axis]
    }
    return Point(x: value(.horizontal), y: value(.vertical))
  }

  /// The control points: half-way to the other end, on the axes of leaving and of arriving; where a
  /// line leads past several ends, the last turn is on it.
  private var controls: (Point, Point) {
    var (control1, control2) = (start, end)
    control1[leaving] = (start[leaving] + end[leaving]) / 2
    control2[arriving] = (start[arriving] + end[arriving]) / 2
    if case .busAndLine(_, let line) = turns { control2[arriving] = line }
    return (control1, control2)
  }
}
