/// The form of the lines between nodes.
public enum EdgeForm: String, CaseIterable, Hashable, Sendable {
  /// Straight from one node to the other.
  case straight
  /// Along the axes: edges of one node part in sharp corners, and turn to children in round ones.
  case elbow
  /// In one swing, leaving nodes and coming to children as an elbow does.
  case curve
}

extension EdgeForm {
  /// What the form is, one type for each.
  var geometry: any EdgeGeometry.Type {
    switch self {
    case .straight: StraightEdge.self
    case .elbow: Elbow.self
    case .curve: CurvedEdge.self
    }
  }

  /// What the form is, for the help.
  package var summary: String { geometry.summary }
}

/// What a form of edges makes of their routes.
protocol EdgeGeometry {
  /// What the form is, for the help.
  static var summary: String { get }

  /// How the line goes.
  static var line: Connector.Form { get }

  /// How much wider than the label of its edge the place of a child is, across its growth, so that
  /// labels of siblings do not touch.
  static var widening: Double { get }

  /// The least gap between a node and a child whose edge has a label.
  ///
  /// - Parameters:
  ///   - label: the label's extent along the growth, in points.
  ///   - levels: the gap where edges have no labels, in points.
  /// - Returns: the gap in points.
  static func gap(forLabel label: Double, levels: Double) -> Double

  /// Where the middle of a label of a size stands.
  static func labelMiddle(on route: EdgeRoute, _ label: Size) -> Point

  /// The direction in which an edge comes to the child, and how far at most it does so straight.
  static func arrival(of route: EdgeRoute) -> EdgeArrival
}

/// The last piece of an edge.
struct EdgeArrival: Hashable, Sendable {
  /// The direction in which it comes to the child, as a way of 1 point.
  var direction: Point
  /// How far it goes so, in points.
  var length: Double
}
