/// Which ends of the lines between nodes have arrowheads.
public enum Arrows: String, CaseIterable, Hashable, Sendable {
  case none
  /// The end at the child.
  case end
}

/// An arrowhead at the end of an edge.
struct Arrowhead {
  /// Its point.
  let tip: Point
  /// How the edge comes to it.
  let arrival: EdgeArrival

  /// How long and how wide it is where there is room, in points.
  private static let greatestSize = 9.0
  /// How far the line goes on in it, in points, so that there is no seam.
  private static let overlap = 1.0

  /// Makes the arrowhead at the end of a route.
  init(on route: EdgeRoute, _ form: EdgeForm) {
    self.init(tip: route.end, arrival: form.geometry.arrival(of: route))
  }

  init(tip: Point, arrival: EdgeArrival) {
    self.tip = tip
    self.arrival = arrival
  }

  private var size: Double { min(Self.greatestSize, arrival.length) }

  /// Where the line of the edge ends, which must not show beside the tip.
  var endOfLine: Point { point(before: max(size - Self.overlap, 0), beside: 0) }

  /// Adds the triangle to a path.
  func add(to path: inout Path) {
    guard size >= Connector.leastLength else { return }
    path.addLines([
      tip, point(before: size, beside: size / 2), point(before: size, beside: -size / 2),
    ])
    path.closeSubpath()
  }

  private func point(before way: Double, beside side: Double) -> Point {
    let direction = arrival.direction
    return Point(
      x: tip.x - direction.x * way - direction.y * side,
      y: tip.y - direction.y * way + direction.x * side)
  }
}
