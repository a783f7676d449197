/// A search for the shortest way between boxes through cells and doors (A*).
struct CellSearch {
  private let space: FreeSpace
  /// Where the way may end, by cell.
  private var targets: [Int: [Gate]] = [:]
  private var targetBox: Rect
  private var visits: [Int: Visit] = [:]
  private var finished: Set<Int> = []
  private var queue = PriorityQueue<Int, Double>()
  /// How many cells were looked at.
  private(set) var work = 0

  /// A port and the place in the free space that it leads to.
  struct Gate {
    let port: LinkPort
    let point: Point
    let cell: Int
  }

  /// How a cell was come to.
  private struct Visit {
    let cost: Double
    let point: Point
    /// The door behind, or the gate that the way began at.
    let door: Int?
    let start: Gate
  }

  /// The way that was found.
  struct Way {
    let start: Gate
    let end: Gate
    let doors: [FreeSpace.Door]
    /// The cells, one more than doors.
    let cells: [FreeSpace.Cell]
  }

  /// How much longer a way may be that turns once less, in points.
  private static let costOfTurn = 12.0

  init(in space: FreeSpace, to targets: [Gate], box: Rect) {
    self.space = space
    self.targets = Dictionary(grouping: targets, by: \.cell)
    targetBox = box
  }
}

extension CellSearch {
  /// Finds the way from one of some gates; nil if there is none.
  mutating func way(from starts: [Gate]) -> Way? {
    for start in starts {
      visit(start.cell, Visit(cost: start.port.cost, point: start.point, door: nil, start: start))
    }
    var best: (cost: Double, cell: Int, end: Gate)?
    while let (cell, estimate) = queue.popFirst() {
      if let best, best.cost <= estimate { break }
      work += 1
      guard finished.insert(cell).inserted, let visit = visits[cell] else { continue }
      for end in targets[cell] ?? [] {
        let cost = visit.cost + Self.cost(from: visit.point, to: end.point) + end.port.cost
        if best.map({ cost < $0.cost }) ?? true { best = (cost, cell, end) }
      }
      for door in space.doorsOfCells[cell] { pass(Int(door), from: cell, visit) }
    }
    return best.flatMap { way(to: $0.cell, $0.end) }
  }

  private static func cost(from start: Point, to end: Point) -> Double {
    abs(end.x - start.x) + abs(end.y - start.y) + (abs(end.x - start.x) < 0.01 ? 0 : costOfTurn)
  }

  private mutating func pass(_ number: Int, from cell: Int, _ visit: Visit) {
    let door = space.doors[number]
    let next = Int(Int(door.upper) == cell ? door.lower : door.upper)
    guard !finished.contains(next) else { return }
    let range = door.range
    let point = Point(x: min(max(visit.point.x, range.lowerBound), range.upperBound), y: door.y)
    let cost = visit.cost + Self.cost(from: visit.point, to: point)
    self.visit(next, Visit(cost: cost, point: point, door: number, start: visit.start))
  }

  private mutating func visit(_ cell: Int, _ visit: Visit) {
    if let known = visits[cell], known.cost <= visit.cost { return }
    visits[cell] = visit
    let x = max(targetBox.minX - visit.point.x, visit.point.x - targetBox.maxX, 0)
    let y = max(targetBox.minY - visit.point.y, visit.point.y - targetBox.maxY, 0)
    queue.insert(cell, priority: visit.cost + x + y)
  }

  private func way(to cell: Int, _ end: Gate) -> Way? {
    var (doors, cells): ([FreeSpace.Door], [FreeSpace.Cell]) = ([], [space.cells[cell]])
    var cell = cell
    while let visit = visits[cell] {
      guard let number = visit.door else {
        return Way(start: visit.start, end: end, doors: doors.reversed(), cells: cells.reversed())
      }
      let door = space.doors[number]
      cell = Int(Int(door.upper) == cell ? door.lower : door.upper)
      doors.append(door)
      cells.append(space.cells[cell])
    }
    return nil
  }
}

extension FreeSpace.Door {
  /// Where it can be passed, a little away from its ends.
  var range: ClosedRange<Double> {
    let room = min(2, (maxX - minX) / 2)
    return minX + room...max(maxX - room, minX + room)
  }
}
