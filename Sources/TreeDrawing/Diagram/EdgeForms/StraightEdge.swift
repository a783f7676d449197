/// Edges straight from one node to the other, with labels in the child's half.
enum StraightEdge: EdgeGeometry {
  static let summary = "in one line from node to node"

  /// The part of the edge before the middle of its label.
  private static let labelPart = 0.66

  static var line: Connector.Form { .straight }

  /// Edges of a node meet in a point, so where labels are they are closer than the children.
  static var widening: Double { 1 / labelPart }

  static func gap(forLabel label: Double, levels: Double) -> Double {
    (label / 2 + EdgeLabels.distance) / (1 - labelPart)
  }

  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point {
    let (start, way) = lastLeg(of: route)
    let room = EdgeLabels.distance + label[route.arriving] / 2
    let part = min(labelPart, max(1 - room / abs(way[route.arriving]), 0))
    return start + Point(x: way.x * part, y: way.y * part)
  }

  static func arrival(of route: EdgeRoute) -> EdgeArrival {
    let way = lastLeg(of: route).way
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return EdgeArrival(direction: .zero, length: 0) }
    return EdgeArrival(direction: Point(x: way.x / length, y: way.y / length), length: length)
  }

  /// Where the last straight piece begins, and how it leads to the end.
  private static func lastLeg(of route: EdgeRoute) -> (start: Point, way: Point) {
    let start = Connector(route, line, radii: Connector.Radii()).lastLeg.start
    return (start, route.end - start)
  }
}
