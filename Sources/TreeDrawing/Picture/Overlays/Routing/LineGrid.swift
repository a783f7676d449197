/// Lines along the axes that are drawn already, so that others need not run on them.
struct LineGrid {
  private var lines: [Place: [Line]] = [:]
  /// What was last added where lines of an axis are across it.
  private var latest: [Rail: ClosedRange<Double>] = [:]

  /// A line along an axis: where it is across that, and its ends along it.
  struct Line: Hashable {
    let axis: Axis
    let across: Double
    let start: Double
    let end: Double
  }

  /// A part of the plane: so many points along an axis and across it.
  private struct Place: Hashable {
    let axis: Axis
    let across: Int
    let along: Int
  }

  /// Where lines along an axis can lie on each other.
  private struct Rail: Hashable {
    let axis: Axis
    let across: Double
  }

  /// How near to each other lines can be without being taken for one, in points.
  static let distance = 4.0
  private static let width = 8.0
  private static let length = 128.0
  /// Longer lines than so many parts are as wide as the picture, and cannot be avoided.
  private static let mostParts = 4096
}

extension LineGrid.Line {
  /// The line between two points, if it is along an axis and can be seen.
  init?(from start: Point, to end: Point) {
    let way = end - start
    guard (abs(way.x) < 0.01) != (abs(way.y) < 0.01) else { return nil }
    axis = abs(way.x) < 0.01 ? .vertical : .horizontal
    across = start[axis.crossing]
    self.start = min(start[axis], end[axis])
    self.end = max(start[axis], end[axis])
  }
}

extension LineGrid {
  /// Adds the straight parts along the axes of a path.
  mutating func add(_ path: Path) {
    var (place, start) = (Point.zero, Point.zero)
    for step in path.form.steps {
      switch step {
      case .move(let end): (place, start) = (end, end)
      case .line(let end):
        add(from: place, to: end)
        place = end
      case .quadCurve(let end, _), .curve(let end, _, _): place = end
      case .close: place = start
      }
    }
  }

  /// Adds a line, unless it is along no axis.
  mutating func add(from start: Point, to end: Point) {
    guard let line = Line(from: start, to: end) else { return }
    for piece in newPieces(of: line) {
      for place in places(of: piece, within: 0) { lines[place, default: []].append(piece) }
    }
  }

  /// A line without what lies on the one before, as the edges to siblings do for a long way.
  private mutating func newPieces(of line: Line) -> [Line] {
    let rail = Rail(axis: line.axis, across: line.across)
    guard let known = latest[rail], known.overlaps(line.start...line.end) else {
      latest[rail] = line.start...line.end
      return [line]
    }
    latest[rail] = min(known.lowerBound, line.start)...max(known.upperBound, line.end)
    return [
      (line.start, min(line.end, known.lowerBound)), (max(line.start, known.upperBound), line.end),
    ]
    .filter { $0.0 < $0.1 }
    .map { Line(axis: line.axis, across: line.across, start: $0.0, end: $0.1) }
  }

  private func places(of line: Line, within distance: Double) -> [Place] {
    func part(_ length: Double, of width: Double) -> Int { Int((length / width).rounded(.down)) }
    let along = part(line.start, of: Self.length)...part(line.end, of: Self.length)
    guard along.count <= Self.mostParts else { return [] }
    let low = part(line.across - distance, of: Self.width)
    let across = low...part(line.across + distance, of: Self.width)
    return across.flatMap { across in
      along.map { Place(axis: line.axis, across: across, along: $0) }
    }
  }

  /// How long the pieces of lines are that run so near to another that they seem to be one.
  func length(beside line: Line) -> Double {
    let near = Set(places(of: line, within: Self.distance).flatMap { lines[$0] ?? [] })
    return near.reduce(0) { sum, other in
      guard abs(other.across - line.across) < Self.distance else { return sum }
      return sum + max(min(line.end, other.end) - max(line.start, other.start), 0)
    }
  }

  /// How many lines across an axis a line along it crosses.
  func crossings(from start: Point, to end: Point) -> Int {
    let box = Rect(spanning: start, end)
    return [Axis.horizontal, .vertical].reduce(0) { sum, axis in
      let low = box.origin[axis.crossing]
      let high = low + box.size[axis.crossing]
      let middle = Line(
        axis: axis, across: (low + high) / 2, start: box.origin[axis],
        end: box.origin[axis] + box.size[axis])
      guard high - low <= 2 * Self.length else { return sum }
      let near = Set(places(of: middle, within: (high - low) / 2).flatMap { lines[$0] ?? [] })
      return sum + near.count { $0.isCrossed(from: start, to: end) }
    }
  }
}

extension LineGrid.Line {
  /// Whether a straight line crosses it.
  fileprivate func isCrossed(from first: Point, to last: Point) -> Bool {
    let (low, high) = (first[axis.crossing], last[axis.crossing])
    guard min(low, high) <= across, across < max(low, high) else { return false }
    let part = (across - low) / (high - low)
    let place = first[axis] + part * (last[axis] - first[axis])
    return start <= place && place <= end
  }
}
