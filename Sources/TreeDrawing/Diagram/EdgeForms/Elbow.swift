/// Edges along the axes with rounded corners, and labels on the last piece.
enum Elbow: EdgeGeometry {
  static let summary = "along the axes, with round corners"

  static var line: Connector.Form { .cornered }

  static var widening: Double { 1 }

  static func gap(forLabel label: Double, levels: Double) -> Double {
    lastPiece(forLabel: label) + levels / 2
  }

  /// The least length of the last piece of an edge with a label, in points: the label does not
  /// touch the corner before it.
  static func lastPiece(forLabel label: Double) -> Double {
    label + EdgeLabels.distance + Connector.Radii().leavingBus + 1.5
  }

  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point {
    let direction = arrival(of: route).direction
    let way = EdgeLabels.distance + label[route.arriving] / 2
    return route.end - Point(x: direction.x * way, y: direction.y * way)
  }

  static func arrival(of route: EdgeRoute) -> EdgeArrival { route.arrival }
}

extension EdgeRoute {
  /// The last piece of the route along the axes.
  var arrival: EdgeArrival {
    let way = end[arriving] - lastTurn
    var direction = Point.zero
    direction[arriving] = way < 0 ? -1 : 1
    return EdgeArrival(direction: direction, length: abs(way))
  }

  /// Where the last piece begins.
  private var lastTurn: Double {
    switch turns {
    case .atEnd: start[arriving]
    case .bus(let bus): bus
    case .busAndLine(_, let line): line
    }
  }
}
