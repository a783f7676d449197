/// A line from one point to another that goes along the axes by turns, or is rounded to that.
struct Connector: Hashable, Sendable {
  var start: Point
  var end: Point
  /// The axis along which it leaves its start.
  var leaving: Axis
  var turns: Turns
  var form: Form
  var radii = Radii()

  /// The places where it turns, as coordinates along the axis on which it comes to them.
  enum Turns: Hashable, Sendable {
    /// One corner: along the first axis until it is level with the end.
    case atEnd
    /// Two corners: at a bus, which it follows until it is level with the end.
    case bus(Double)
    /// Three corners: at a bus, and at a line that leads past several ends.
    case busAndLine(Double, Double)
  }

  /// How it goes.
  enum Form: Hashable, Sendable {
    /// Straight to the end, whatever the turns; along a line that leads past several ends, in two
    /// pieces.
    case straight
    /// With a corner at each turn, the first of several sharp and the others rounded.
    case cornered
    /// In one swing that leaves and arrives as the turns say.
    case curved
  }

  /// How far corners are rounded, in points; less, where there is no room.
  struct Radii: Hashable, Sendable {
    /// The radius where it leaves a bus.
    var leavingBus = 10.0
    /// The radius of a corner between a line and the end beside it.
    var besideEnd = 8.0
  }
}

extension Connector {
  /// Lengths below that cannot be seen: the document has two decimals.
  static let leastLength = 0.01

  /// The axis along which it comes to its end, if it goes by its turns.
  var arriving: Axis {
    if case .bus = turns { leaving } else { leaving.crossing }
  }

  /// Moves it to the right and down.
  mutating func move(by offset: Point) {
    start = start + offset
    end = end + offset
    switch turns {
    case .atEnd: break
    case .bus(let bus): turns = .bus(bus + offset[leaving])
    case .busAndLine(let bus, let line):
      turns = .busAndLine(bus + offset[leaving], line + offset[leaving.crossing])
    }
  }

  /// Draws it.
  @inline(__always)
  func draw<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    pen.move(to: start)
    switch form {
    case .straight: drawStraight(with: &pen)
    case .cornered: drawCorners(with: &pen)
    case .curved: drawCurve(with: &pen)
    }
  }

  /// Draws a straight line from the start, where the pen is, to the end; two, if it leads along a
  /// line past several ends.
  @inline(__always)
  private func drawStraight<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    guard let firstLeg else { return addLine(with: &pen) }
    firstLeg.addLine(with: &pen)
    lastLeg.addLine(with: &pen)
  }

  /// Draws one straight line from the start, where the pen is, to the end.
  @inline(__always)
  func addLine<Pen: PathPen & ~Copyable>(with pen: inout Pen) {
    if isLevel(on: .horizontal) {
      pen.addLine(to: end, along: .vertical)
    } else if isLevel(on: .vertical) {
      pen.addLine(to: end, along: .horizontal)
    } else {
      pen.addLine(to: end)
    }
  }

  /// Whether both ends have one coordinate on an axis, as far as can be seen.
  @inline(__always)
  func isLevel(on axis: Axis) -> Bool { abs(start[axis] - end[axis]) < Self.leastLength }
}
