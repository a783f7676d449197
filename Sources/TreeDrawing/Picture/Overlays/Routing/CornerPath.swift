/// The corners of a way through cells, with as few turns as the doors let it have.
struct CornerPath {
  private let way: CellSearch.Way
  private let lines: LineGrid
  private var points: [Point] = []

  /// How far from each other lines beside each other are, in points.
  private static let step = 5.0
  /// How far from the sides of a wide cell lines are, in points.
  private static let margin = 14.0

  init(_ way: CellSearch.Way, avoiding lines: LineGrid) {
    self.way = way
    self.lines = lines
  }

  private var start: Point { way.start.point }
  private var end: Point { way.end.point }
  private var leavesLevel: Bool { way.start.port.side.axis == .horizontal }
  private var arrivesLevel: Bool { way.end.port.side.axis == .horizontal }

  /// The way from one side to the other.
  mutating func result() -> LinkWay {
    points = [way.start.port.point(outside: LinkWay.startGap), start]
    if way.doors.isEmpty { addOnlyCell() } else { addCells() }
    points += [end, way.end.port.point(outside: LinkWay.tipGap)]
    return LinkWay(points: Self.withoutNeedlessPoints(points), isCurve: false)
  }

  private mutating func addOnlyCell() {
    let cell = way.cells[0]
    switch (leavesLevel, arrivesLevel) {
    case (true, true):
      let x = (start.x + end.x) / 2
      if start.y != end.y { points += [Point(x: x, y: start.y), Point(x: x, y: end.y)] }
    case (true, false): points.append(Point(x: end.x, y: start.y))
    case (false, true): points.append(Point(x: start.x, y: end.y))
    case (false, false): move(to: end.x, in: cell, from: start.y, at: nil)
    }
  }

  private mutating func addCells() {
    var (x, y, cell) = (start.x, start.y, 0)
    while cell < way.doors.count {
      let (last, range) = doors(from: cell)
      var wished = x
      if last == way.doors.count - 1, range.contains(end.x) { wished = end.x }
      let bottom = way.doors[last].y
      let next = column(near: wished, in: range, from: way.doors[cell].y, to: bottom)
      move(to: next, in: way.cells[cell], from: y, at: cell == 0 && leavesLevel ? start.y : nil)
      (x, y, cell) = (next, bottom, last + 1)
    }
    points.append(Point(x: x, y: y))
    move(to: end.x, in: way.cells[cell], from: y, at: arrivesLevel ? end.y : nil)
  }

  /// How many doors from one on can be passed in a straight line, and where.
  private func doors(from first: Int) -> (last: Int, range: ClosedRange<Double>) {
    var range = way.doors[first].range
    var last = first
    while last + 1 < way.doors.count {
      let next = way.doors[last + 1].range
      guard next.overlaps(range) else { break }
      range = range.clamped(to: next)
      last += 1
    }
    return (last, range)
  }

  /// Moves level through a cell, if that is needed.
  private mutating func move(
    to x: Double, in cell: FreeSpace.Cell, from y: Double, at fixed: Double?
  ) {
    let place = points[points.count - 1].x
    guard abs(place - x) > 0.01 || fixed != nil else { return }
    let row = fixed ?? row(near: y, in: cell, from: place, to: x)
    points += [Point(x: place, y: row), Point(x: x, y: row)]
  }
}

// Places beside lines that are there already.
extension CornerPath {
  private func row(
    near y: Double, in cell: FreeSpace.Cell, from start: Double, to end: Double
  ) -> Double {
    let room = min(Self.margin, (cell.maxY - cell.minY) / 2)
    let wished = min(max(y, cell.minY + room), cell.maxY - room)
    let edge = min(1, (cell.maxY - cell.minY) / 2)
    return free(near: wished, in: cell.minY + edge...max(cell.maxY - edge, cell.minY + edge)) {
      LineGrid.Line(from: Point(x: start, y: $0), to: Point(x: end, y: $0))
    }
  }

  private func column(
    near x: Double, in range: ClosedRange<Double>, from start: Double, to end: Double
  ) -> Double {
    free(near: min(max(x, range.lowerBound), range.upperBound), in: range) {
      LineGrid.Line(from: Point(x: $0, y: start), to: Point(x: $0, y: end))
    }
  }

  /// The nearest place where a line is on no other.
  private func free(
    near wished: Double, in range: ClosedRange<Double>, line: (Double) -> LineGrid.Line?
  ) -> Double {
    let steps = [0.0] + (1...8).flatMap { [Double($0), -Double($0)] }
    var best = (place: wished, length: Double.infinity)
    for place in steps.map({ wished + $0 * Self.step }) where range.contains(place) {
      let length = line(place).map(lines.length) ?? 0
      if length < 2 { return place }
      if length < best.length { best = (place, length) }
    }
    return best.place
  }

  /// The points without those that are no corners.
  private static func withoutNeedlessPoints(_ points: [Point]) -> [Point] {
    var kept: [Point] = []
    for point in points {
      if let last = kept.last, last.distance(to: point) < 0.01 { continue }
      if kept.count > 1, isStraight(kept[kept.count - 2], kept[kept.count - 1], point) {
        kept.removeLast()
      }
      kept.append(point)
    }
    return kept
  }

  private static func isStraight(_ one: Point, _ middle: Point, _ other: Point) -> Bool {
    let (first, last) = (middle - one, other - middle)
    return abs(first.x * last.y - first.y * last.x) < 0.01
      && first.x * last.x + first.y * last.y > 0
  }
}
