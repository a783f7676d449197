extension Connector {
  /// Draws lines along the axes from the start, where the pen is, to the end.
  @inline(__always)
  func drawCorners<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    switch turns {
    case .bus(let bus): drawCorners(at: bus, with: &pen)
    case .atEnd: drawCorner(with: &pen)
    case .busAndLine(let bus, let line): drawCorners(at: bus, line, with: &pen)
    }
  }

  /// Turns sharply into a bus, and out of it in a rounded corner.
  @inline(__always)
  private func drawCorners<Pen: PathPen & ~Copyable>(at bus: Double, with pen: inout Pen) {
    guard !isLevel(on: leaving.crossing) else { return pen.addLine(to: end, along: leaving) }
    var place = point(leaving: bus, crossing: start[leaving.crossing])
    let corner = point(leaving: bus, crossing: end[leaving.crossing])
    pen.addLine(to: place, along: leaving)
    round(corner, leaving.crossing, to: end, radii.leavingBus, from: &place, with: &pen)
    finish(along: leaving, from: place, with: &pen)
  }

  /// Turns once, in a rounded corner.
  private func drawCorner<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    guard !isLevel(on: leaving), !isLevel(on: leaving.crossing)
    else { return addLine(with: &pen) }
    var place = start
    let corner = point(leaving: end[leaving], crossing: start[leaving.crossing])
    round(corner, leaving, to: end, radii.besideEnd, from: &place, with: &pen)
    finish(along: leaving.crossing, from: place, with: &pen)
  }

  /// Turns sharply into a bus, and in two rounded corners out of it and to the end.
  private func drawCorners<Pen: PathPen & ~Copyable>(
    at bus: Double, _ line: Double, with pen: inout Pen
  ) {
    guard abs(line - start[leaving.crossing]) >= Self.leastLength
    else { return drawCorner(with: &pen) }
    var place = point(leaving: bus, crossing: start[leaving.crossing])
    let first = point(leaving: bus, crossing: line)
    let last = point(leaving: end[leaving], crossing: line)
    // That leaves room for the second corner.
    let middle = point(leaving: (bus + end[leaving]) / 2, crossing: line)
    pen.addLine(to: place, along: leaving)
    round(first, leaving.crossing, to: middle, radii.leavingBus, from: &place, with: &pen)
    round(last, leaving, to: end, radii.besideEnd, from: &place, with: &pen)
    finish(along: leaving.crossing, from: place, with: &pen)
  }

  /// Draws a line to a corner, and the corner.
  ///
  /// - Parameters:
  ///   - corner: the corner.
  ///   - axis: the axis of the line.
  ///   - next: where the line behind the corner may end.
  ///   - radius: how far the corner is rounded where both lines are long enough.
  ///   - place: where the pen is.
  ///   - pen: what draws.
  @inline(__always)
  private func round<Pen: PathPen & ~Copyable>(
    _ corner: Point, _ axis: Axis, to next: Point, _ radius: Double, from place: inout Point,
    with pen: inout Pen
  ) {
    let before = place[axis] - corner[axis]
    let behind = next[axis.crossing] - corner[axis.crossing]
    let radius = min(radius, abs(before), abs(behind))
    place = corner
    guard radius >= Self.leastLength else { return pen.addLine(to: corner, along: axis) }
    var start = corner
    start[axis] += before < 0 ? -radius : radius
    place[axis.crossing] += behind < 0 ? -radius : radius
    if abs(before) - radius >= Self.leastLength { pen.addLine(to: start, along: axis) }
    pen.addQuadCurve(to: place, control: corner)
  }

  /// Draws the last line, if the pen is not at the end.
  @inline(__always)
  private func finish<Pen: PathPen & ~Copyable>(
    along axis: Axis, from place: Point, with pen: inout Pen
  ) {
    if abs(end[axis] - place[axis]) >= Self.leastLength { pen.addLine(to: end, along: axis) }
  }

  /// The point with a coordinate on the axis that is left along, and another on the crossing one.
  @inline(__always)
  func point(leaving first: Double, crossing second: Double) -> Point {
    leaving == .horizontal ? Point(x: first, y: second) : Point(x: second, y: first)
  }
}
