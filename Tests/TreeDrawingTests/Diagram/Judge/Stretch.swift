@testable import TreeDrawing

/// A straight piece of a line.
struct Stretch: Equatable {
  let start: Point
  let end: Point

  var box: Box {
    Box(
      left: min(start.x, end.x), top: min(start.y, end.y), right: max(start.x, end.x),
      bottom: max(start.y, end.y))
  }

  var length: Double { Stretch.length(end.x - start.x, end.y - start.y) }

  static func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

  /// How far a point is from the nearest point of the stretch.
  func distance(to point: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    let part = square > 0 ? ((point.x - start.x) * x + (point.y - start.y) * y) / square : 0
    let near = min(max(part, 0), 1)
    return Self.length(point.x - start.x - near * x, point.y - start.y - near * y)
  }

  /// How far the nearest points of two stretches are from each other.
  func distance(to other: Stretch) -> Double {
    if crosses(other) { return 0 }
    return min(
      distance(to: other.start), distance(to: other.end), other.distance(to: start),
      other.distance(to: end))
  }

  private func crosses(_ other: Stretch) -> Bool {
    side(of: other.start) * side(of: other.end) < 0
      && other.side(of: start) * other.side(of: end) < 0
  }

  /// Positive on one side of the stretch, negative on the other.
  private func side(of point: Point) -> Double {
    (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
  }

  /// Whether a part of the stretch lies inside a box, by cutting off what lies outside.
  func passes(through box: Box) -> Bool {
    guard box.left < box.right, box.top < box.bottom else { return false }
    var (from, to) = (0.0, 1.0)
    let (x, y) = (end.x - start.x, end.y - start.y)
    for (step, room) in [
      (-x, start.x - box.left), (x, box.right - start.x), (-y, start.y - box.top),
      (y, box.bottom - start.y),
    ] {
      if step == 0 {
        if room <= 0 { return false }
      } else if step < 0 {
        from = max(from, room / step)
      } else {
        to = min(to, room / step)
      }
    }
    return from < to
  }
}

extension [Point] {
  /// The straight pieces between the points.
  var stretches: [Stretch] { zip(self, dropFirst()).map { Stretch(start: $0, end: $1) } }
}
