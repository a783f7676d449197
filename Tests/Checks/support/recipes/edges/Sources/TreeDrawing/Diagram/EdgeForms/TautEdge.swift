/// Edges straight from one node to the other, with labels as near to the child as they may be.
enum TautEdge: EdgeGeometry {
  static let summary = "straight, with labels near the child"

  static var line: Connector.Form { .straight }

  static var widening: Double { 1 }

  static func gap(forLabel label: Double, levels: Double) -> Double {
    label + 2 * EdgeLabels.distance
  }

  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point {
    let way = route.end - route.start
    return route.start + Point(x: way.x * 0.9, y: way.y * 0.9)
  }

  static func arrival(of route: EdgeRoute) -> EdgeArrival { StraightEdge.arrival(of: route) }
}
