extension Connector {
  /// Draws a curve from the start, where the pen is, to the end; two, if it leads along a line past
  /// several ends.
  func drawCurve<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    if let firstLeg { firstLeg.drawSwing(with: &pen) }
    lastLeg.drawSwing(with: &pen)
  }

  private func drawSwing<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    guard !isLevel(on: leaving), !isLevel(on: leaving.crossing)
    else { return addLine(with: &pen) }
    let (control1, control2) = controls
    pen.addCurve(to: end, control1: control1, control2: control2)
  }

  /// The point of the curve, or of its last part, at a parameter from 0 to 1.
  func pointOfCurve(at t: Double) -> Point {
    let (start, (control1, control2)) = (lastLeg.start, lastLeg.controls)
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

// A line that is straight or curved, and leads past several ends, goes to the beginning of that
// part first, so that it does not cross what is beside it.
extension Connector {
  /// From the start to where the line past several ends begins, if that is elsewhere.
  var firstLeg: Connector? {
    guard case .busAndLine(let bus, let line) = turns,
      abs(line - start[leaving.crossing]) >= Self.leastLength
    else { return nil }
    var leg = self
    leg.end = point(leaving: bus, crossing: line)
    leg.turns = .bus(bus)
    return leg
  }

  /// From there, or from the start, to the end.
  var lastLeg: Connector {
    var leg = self
    if let firstLeg { leg.start = firstLeg.end }
    return leg
  }
}
