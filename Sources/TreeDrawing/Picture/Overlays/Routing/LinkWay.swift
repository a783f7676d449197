/// The way of a link from the side of one box to the side of another.
struct LinkWay {
  /// Where it begins and ends, and on the way between them the control points of a curve, or
  /// corners.
  var points: [Point]
  let isCurve: Bool
}

extension LinkWay {
  /// How far from the sides of boxes links begin, and their arrowheads end, in points.
  static let startGap = 1.0
  static let tipGap = 2.0
  /// How far corners are rounded, in points.
  static let radius = 8.0

  /// Points along the way, near enough to each other to stand for it.
  var samples: [Point] {
    guard isCurve else { return points }
    return (0...24).map { step in
      let part = Double(step) / 24
      let rest = 1 - part
      let first = rest * rest * rest
      let second = 3 * rest * rest * part
      let third = 3 * rest * part * part
      let fourth = part * part * part
      return Point(
        x: first * points[0].x + second * points[1].x + third * points[2].x + fourth * points[3].x,
        y: first * points[0].y + second * points[1].y + third * points[2].y + fourth * points[3].y)
    }
  }

  /// About how long it is, in points.
  var length: Double {
    let samples = samples
    return zip(samples, samples.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
  }

  /// The direction in which it comes to its end, and how far at most it does so straight.
  var arrival: EdgeArrival {
    let last = points[points.count - 1]
    let before = points.last { $0 != last } ?? last
    let way = last - before
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return EdgeArrival(direction: .zero, length: 0) }
    return EdgeArrival(direction: Point(x: way.x / length, y: way.y / length), length: length)
  }

  /// The line as far as into the arrowhead at its end.
  func path(upTo arrowhead: Arrowhead) -> Path {
    var points = points
    points[points.count - 1] = arrowhead.endOfLine
    return Path { path in
      path.move(to: points[0])
      if isCurve {
        path.addCurve(to: points[3], control1: points[1], control2: points[2])
      } else {
        Self.addCorners(points, to: &path)
      }
    }
  }

  private static func addCorners(_ points: [Point], to path: inout Path) {
    for index in points.indices.dropFirst().dropLast() {
      let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
      let room = min(before.distance(to: corner), corner.distance(to: after)) / 2
      let radius = min(LinkWay.radius, room)
      path.addLine(to: corner.moved(towards: before, by: radius))
      path.addQuadCurve(to: corner.moved(towards: after, by: radius), control: corner)
    }
    if let last = points.last { path.addLine(to: last) }
  }
}

extension Point {
  /// The point so many points nearer to another.
  func moved(towards other: Point, by length: Double) -> Point {
    let distance = distance(to: other)
    guard distance > 0 else { return self }
    let part = length / distance
    return Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
