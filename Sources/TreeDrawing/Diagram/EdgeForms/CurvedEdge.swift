/// Edges in one swing, with labels in the child's half.
enum CurvedEdge: EdgeGeometry {
  static let summary = "in one swing"

  /// The parameter of the curve at the middle of a label.
  ///
  /// There, about three quarters of the way across the growth are done, and two thirds along it.
  private static let labelPart = 0.66

  static var line: Connector.Form { .curved }

  static var widening: Double { 1 / labelPart }

  static func gap(forLabel label: Double, levels: Double) -> Double {
    (label / 2 + EdgeLabels.distance) / (1 - labelPart)
  }

  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point {
    Connector(route, line, radii: Connector.Radii()).pointOfCurve(at: labelPart)
  }

  /// A curve is nearly straight on the last half of its last piece.
  static func arrival(of route: EdgeRoute) -> EdgeArrival {
    var arrival = route.arrival
    arrival.length /= 2
    return arrival
  }
}
