/// A line that goes down over boxes, and knows where between them it is free.
struct FreeSpaceSweep {
  private var space = FreeSpace()
  private let bounds: Rect
  /// The places where boxes begin and end, from left to right; between two is an interval.
  private let columns: [Double]
  /// How many boxes the line is in, by interval.
  private var covers: [Int32]
  /// The intervals at which the free parts of the line begin, and their ends and cells by those.
  private var starts: NumberSet
  private var ends: [Int32]
  private var openCells: [Int32]
  private var events: [Event] = []
  private let places: [FreeSpace.Place]
  private var cellsOfPlaces: [Int?]

  /// What happens at a height; what is looked for above comes first, that below last.
  private struct Event {
    let y: Double
    let order: Int
    let kind: Kind
  }

  private enum Kind {
    case box(Range<Int>, Int32)
    case place(Int)
  }

  /// A part of the line, in intervals.
  private typealias Run = (start: Int, end: Int)

  init(_ boxes: [Rect], in bounds: Rect, at places: [FreeSpace.Place]) {
    self.bounds = bounds
    self.places = places
    let sides = boxes.flatMap { [$0.minX, $0.maxX] } + [bounds.minX, bounds.maxX]
    columns = Array(Set(sides)).sorted()
    let count = columns.count - 1
    covers = [Int32](repeating: 0, count: count)
    starts = NumberSet(limit: count)
    ends = [Int32](repeating: 0, count: count)
    openCells = [Int32](repeating: 0, count: count)
    cellsOfPlaces = places.map { _ in nil }
    for box in boxes where box.width > 0 && box.height > 0 { add(box) }
    for (number, place) in places.enumerated() {
      let order = place.neighbour == .above ? 0 : 2
      events.append(Event(y: place.point.y, order: order, kind: .place(number)))
    }
    events.sort { ($0.y, $0.order) < ($1.y, $1.order) }
    open(0, count, at: bounds.minY)
  }

  private mutating func add(_ box: Rect) {
    let range = column(at: box.minX)..<column(at: box.maxX)
    events.append(Event(y: box.minY, order: 1, kind: .box(range, 1)))
    events.append(Event(y: box.maxY, order: 1, kind: .box(range, -1)))
  }

  /// The interval that begins at a place, or that a place is in.
  private func column(at x: Double) -> Int {
    var (low, high) = (0, columns.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if columns[middle] <= x { low = middle } else { high = middle }
    }
    return low
  }

  /// Goes down to the end.
  mutating func result() -> (space: FreeSpace, cells: [Int?]) {
    var rest = events[...]
    while let first = rest.first {
      let group = rest.prefix { $0.y == first.y && $0.order == first.order }
      rest = rest.dropFirst(group.count)
      if first.order == 1 { pass(group, at: first.y) } else { look(for: group) }
    }
    var next = starts.first(from: 0)
    while let start = next {
      space.close(openCells[start], at: bounds.maxY)
      next = starts.first(from: start + 1)
    }
    return (space, cellsOfPlaces)
  }
}

// Boxes that begin and end at one height.
extension FreeSpaceSweep {
  private mutating func pass(_ group: ArraySlice<Event>, at y: Double) {
    var changes: [(range: Range<Int>, by: Int32)] = []
    for event in group {
      if case .box(let range, let by) = event.kind { changes.append((range, by)) }
    }
    let parts = parts(touching: changes.map(\.range))
    for (range, change) in changes { for index in range { covers[index] += change } }
    for part in parts { renew(part, at: y) }
  }

  /// A part of the line that changes: all free runs that touch what changes, and what that is.
  private struct Part {
    var start: Int
    var end: Int
    var changed: [Range<Int>]
    var runs: [Run]
  }

  private func parts(touching ranges: [Range<Int>]) -> [Part] {
    var parts: [Part] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let runs = freeRuns(touching: range)
      let start = min(range.lowerBound, runs.first?.start ?? .max)
      let end = max(range.upperBound, runs.last?.end ?? 0)
      guard let last = parts.last, start <= last.end else {
        parts.append(Part(start: start, end: end, changed: [range], runs: runs))
        continue
      }
      let known = last.runs.last?.start ?? -1
      parts[parts.count - 1].end = max(last.end, end)
      parts[parts.count - 1].changed.append(range)
      parts[parts.count - 1].runs += runs.filter { $0.start > known }
    }
    return parts
  }

  /// The free runs that have a point in common with a range, from left to right.
  private func freeRuns(touching range: Range<Int>) -> [Run] {
    var runs: [Run] = []
    let before = starts.last(upTo: range.lowerBound)
    if let before, Int(ends[before]) >= range.lowerBound {
      runs.append((before, Int(ends[before])))
    }
    var next = starts.first(from: range.lowerBound + 1)
    while let start = next, start <= range.upperBound {
      runs.append((start, Int(ends[start])))
      next = starts.first(from: start + 1)
    }
    return runs
  }

  /// Replaces the runs of a part by those that are free now.
  private mutating func renew(_ part: Part, at y: Double) {
    let runs = freeRuns(in: part)
    let old = Dictionary(part.runs.map { ($0.start, $0.end) }) { first, _ in first }
    let kept = Set(runs.lazy.filter { old[$0.start] == $0.end }.map(\.start))
    var closed: [Int32] = []
    for run in part.runs where !kept.contains(run.start) {
      space.close(openCells[run.start], at: y)
      starts.remove(run.start)
      closed.append(openCells[run.start])
    }
    let opened = runs.filter { !kept.contains($0.start) }.map { open($0.start, $0.end, at: y) }
    join(closed, opened, at: y)
  }

  @discardableResult
  private mutating func open(_ start: Int, _ end: Int, at y: Double) -> Int32 {
    let cell = space.open(from: columns[start], to: columns[end], at: y)
    starts.insert(start)
    ends[start] = Int32(end)
    openCells[start] = cell
    return cell
  }

  /// Joins cells that end at a height with those that begin there, both from left to right.
  private mutating func join(_ closed: [Int32], _ opened: [Int32], at y: Double) {
    var (upper, lower) = (0, 0)
    while upper < closed.count, lower < opened.count {
      space.join(closed[upper], opened[lower], at: y)
      let isUpperFirst =
        space.cells[Int(closed[upper])].maxX < space.cells[Int(opened[lower])].maxX
      if isUpperFirst { upper += 1 } else { lower += 1 }
    }
  }

  /// The runs of a part that are free after its changes; between these it is free.
  private func freeRuns(in part: Part) -> [Run] {
    var runs: [Run] = []
    var (start, place): (Int?, Int) = (nil, part.start)
    func isFree(_ index: Int) -> Bool { covers[index] == 0 }
    for range in part.changed + [part.end..<part.end] {
      if range.lowerBound > place { start = start ?? place }
      for index in max(range.lowerBound, place)..<max(range.upperBound, place) {
        if isFree(index) {
          start = start ?? index
        } else if let first = start {
          runs.append((first, index))
          start = nil
        }
      }
      place = max(place, range.upperBound)
    }
    if let first = start { runs.append((first, part.end)) }
    return runs
  }
}

// Places.
extension FreeSpaceSweep {
  private mutating func look(for group: ArraySlice<Event>) {
    for event in group {
      guard case .place(let number) = event.kind else { continue }
      let place = places[number]
      let column = column(at: place.point.x) - (place.neighbour == .left ? 1 : 0)
      guard column >= 0, column < covers.count, covers[column] == 0 else { continue }
      guard let start = starts.last(upTo: column), Int(ends[start]) > column else { continue }
      cellsOfPlaces[number] = Int(openCells[start])
    }
  }
}
