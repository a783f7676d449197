extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Lengths are those of the curves themselves, not of their control points; they are found by
  /// halving curves until each piece differs by less than a thousandth of its length from a
  /// straight line, which makes the places of both ends exact to about a millionth of the length.
  ///
  /// - Parameters:
  ///   - from: the fraction of the way along the path where the part begins; from 0 to 1.
  ///   - to: the fraction where it ends; if it is not greater, there is nothing between.
  /// - Returns: the part; lines that it has as a whole and that are closed stay so.
  /// - Complexity: O(*n*) in the number of lines and curves.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let (start, end) = (from.share(orElse: 0), to.share(orElse: 1))
    // A path that stands nowhere stays as it is, and gets its warning when it is painted.
    guard start > 0 || end < 1, isDrawable else { return self }
    guard start < end else { return Path() }
    let lines = MeasuredLine.lines(of: started)
    let total = lines.reduce(0) { $0 + $1.length }
    var trimmer = PathTrimmer(from: start * total, to: end < 1 ? end * total : .infinity)
    for line in lines { trimmer.add(line) }
    return trimmer.path
  }
}

/// A line from one move of a path to the next, and how long its parts are.
private struct MeasuredLine {
  let start: Point
  var curves: [(curve: BezierCurve, length: Double)] = []
  var isClosed = false
  var length = 0.0

  static func lines(of path: Path) -> [MeasuredLine] {
    var lines: [MeasuredLine] = []
    for step in path.form.steps {
      if case .move(let start) = step {
        lines.append(MeasuredLine(start: start))
      } else if let last = lines.last {
        // What follows the end of a closed line begins where that began.
        if last.isClosed { lines.append(MeasuredLine(start: last.start)) }
        lines[lines.count - 1].add(step)
      }
    }
    return lines
  }

  private var end: Point { curves.last?.curve.end ?? start }

  private mutating func add(_ step: Path.Step) {
    switch step {
    case .move: break
    case .line(let end): add(BezierCurve([self.end, end]))
    case .quadCurve(let end, let control): add(BezierCurve([self.end, control, end]))
    case .curve(let end, let control1, let control2):
      add(BezierCurve([self.end, control1, control2, end]))
    case .close:
      if end != start { add(BezierCurve([end, start])) }
      isClosed = true
    }
  }

  private mutating func add(_ curve: BezierCurve) {
    let length = curve.length
    curves.append((curve, length))
    self.length += length
  }
}

/// A copy of the part of lines between two lengths.
private struct PathTrimmer {
  let from: Double
  let to: Double
  private(set) var path = Path()
  /// How long what was passed is.
  private var passed = 0.0
  private var isDrawing = false

  init(from: Double, to: Double) {
    (self.from, self.to) = (from, to)
  }

  mutating func add(_ line: MeasuredLine) {
    isDrawing = false
    if line.isClosed, passed >= from, passed + line.length <= to { return addWhole(line) }
    for (curve, length) in line.curves {
      add(curve, length)
      passed += length
    }
  }

  private mutating func addWhole(_ line: MeasuredLine) {
    path.move(to: line.start)
    // The last line is drawn by closing.
    let isStraight = line.curves.last?.curve.points.count == 2
    for (curve, _) in isStraight ? line.curves.dropLast() : line.curves[...] { draw(curve) }
    path.closeSubpath()
    passed += line.length
  }

  private mutating func add(_ curve: BezierCurve, _ length: Double) {
    let (start, end) = (max(from - passed, 0), min(to - passed, length))
    guard start < end || length == 0 && start == 0 && end == 0 else { return }
    let part = curve.part(from: start, to: end, of: length)
    if !isDrawing { path.move(to: part.start) }
    isDrawing = true
    draw(part)
  }

  private mutating func draw(_ curve: BezierCurve) {
    let points = curve.points
    switch points.count {
    case 2: path.addLine(to: points[1])
    case 3: path.addQuadCurve(to: points[2], control: points[1])
    default: path.addCurve(to: points[3], control1: points[1], control2: points[2])
    }
  }
}
