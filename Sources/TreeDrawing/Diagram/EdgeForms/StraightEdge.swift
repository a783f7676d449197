/// Edges straight from one node to the other, with labels in the child's half.
enum StraightEdge: EdgeGeometry {
  /// The part of the edge before the middle of its label.
  private static let labelPart = 0.66

  static var line: Connector.Form { .straight }

  /// Edges of a node meet in a point, so where labels are they are closer than the children.
  static var widening: Double { 1 / labelPart }

  static func gap(forLabel label: Double, levels: Double) -> Double {
    (label / 2 + EdgeLabels.distance) / (1 - labelPart)
  }

  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point {
    let way = route.end - route.start
    return route.start + Point(x: way.x * labelPart, y: way.y * labelPart)
  }

  static func arrival(of route: EdgeRoute) -> EdgeArrival {
    let way = route.end - route.start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return EdgeArrival(direction: .zero, length: 0) }
    return EdgeArrival(direction: Point(x: way.x / length, y: way.y / length), length: length)
  }
}
