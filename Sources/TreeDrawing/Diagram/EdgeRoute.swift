/// The way of an edge from a node to its child along the axes, by turns along one and the other.
///
/// It is what an arrangement says of an edge; its form makes a line of it.
struct EdgeRoute: Hashable, Sendable {
  /// Where it leaves the node.
  var start: Point
  /// Where it meets the child.
  var end: Point
  /// The axis along which it leaves the node.
  var leaving: Axis
  /// Where it turns on its way.
  var turns: Turns

  typealias Turns = Connector.Turns
}

extension EdgeRoute {
  /// The axis along which it comes to the child.
  var arriving: Axis {
    if case .bus = turns { leaving } else { isStraight ? leaving : leaving.crossing }
  }

  /// Whether it has no corner, though it could have one at its end.
  var isStraight: Bool {
    turns == .atEnd && start[leaving.crossing] == end[leaving.crossing]
  }
}

extension Connector {
  /// A line along a route.
  @inline(__always)
  init(_ route: EdgeRoute, _ form: Form, radii: Radii) {
    self.init(
      start: route.start, end: route.end, leaving: route.leaving, turns: route.turns, form: form,
      radii: radii)
  }
}
