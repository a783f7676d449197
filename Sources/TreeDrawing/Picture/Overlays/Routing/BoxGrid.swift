/// Rectangles in squares of the plane, so that those near a place are found at once.
struct BoxGrid {
  let boxes: [Rect]
  private let step: Double
  private var squares: [Square: [Int32]] = [:]

  private struct Square: Hashable {
    let column: Int
    let row: Int
  }

  /// Sorts rectangles into squares.
  init(_ boxes: [Rect]) {
    self.boxes = boxes
    let width = boxes.reduce(0) { max($0, $1.maxX) } - boxes.reduce(0) { min($0, $1.minX) }
    let height = boxes.reduce(0) { max($0, $1.maxY) } - boxes.reduce(0) { min($0, $1.minY) }
    step = max(64, width / 4096, height / 4096)
    for (number, box) in boxes.enumerated() { add(Int32(number), box) }
  }

  private mutating func add(_ number: Int32, _ box: Rect) {
    for square in self.squares(of: box) { squares[square, default: []].append(number) }
  }

  private func squares(of box: Rect) -> [Square] {
    func range(_ low: Double, _ high: Double) -> ClosedRange<Int> {
      let first = Int((low / step).rounded(.down))
      return first...max(Int((high / step).rounded(.down)), first)
    }
    let rows = range(box.minY, box.maxY)
    return range(box.minX, box.maxX).flatMap { column in
      rows.map { Square(column: column, row: $0) }
    }
  }
}

extension BoxGrid {
  /// The numbers of rectangles that may overlap another, some perhaps twice.
  func numbers(near box: Rect) -> [Int] {
    squares(of: box).flatMap { squares[$0] ?? [] }.map { Int($0) }
  }

  /// Whether any rectangle overlaps another.
  ///
  /// - Parameters:
  ///   - box: the other.
  ///   - distance: how far around it the rectangles shall be, in points.
  /// - Returns: whether any is nearer.
  func overlaps(_ box: Rect, within distance: Double = 0) -> Bool {
    let wide = box.insetBy(dx: -distance, dy: -distance)
    return numbers(near: wide).contains { boxes[$0].overlaps(wide) }
  }

  /// Whether a straight line passes through any rectangle.
  ///
  /// - Parameters:
  ///   - start: where the line begins.
  ///   - end: where it ends.
  ///   - distance: how far away from rectangles it must stay, in points.
  ///   - own: the numbers of some rectangles that it may touch.
  /// - Returns: whether it does, or comes nearer.
  func isCrossed(
    from start: Point, to end: Point, distance: Double, touching own: [Int]
  ) -> Bool {
    let box = Rect(spanning: start, end).insetBy(dx: -distance, dy: -distance)
    return numbers(near: box).contains { number in
      let room = own.contains(number) ? 0 : distance
      return boxes[number].insetBy(dx: -room, dy: -room).isCrossed(from: start, to: end)
    }
  }
}

extension Rect {
  /// The smallest rectangle with two points in it.
  init(spanning start: Point, _ end: Point) {
    self.init(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
  }

  /// Whether they have more than sides in common.
  func overlaps(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether a part of a straight line is inside (Liang and Barsky).
  func isCrossed(from start: Point, to end: Point) -> Bool {
    var (first, last) = (0.0, 1.0)
    let way = end - start
    for (place, step, low, high) in [(start.x, way.x, minX, maxX), (start.y, way.y, minY, maxY)] {
      guard step != 0 else {
        guard place > low, place < high else { return false }
        continue
      }
      let parts = [(low - place) / step, (high - place) / step]
      first = max(first, min(parts[0], parts[1]))
      last = min(last, max(parts[0], parts[1]))
    }
    return first < last
  }
}
