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

  /// The turns of a route, as coordinates along the axis on which the route comes to them.
  enum Turns: Hashable, Sendable {
    /// One corner: along the first axis until it is level with the end.
    case atEnd
    /// Two corners: at a bus, which it follows until it is level with the end.
    case bus(Double)
    /// Three corners: at a bus, and at a line that leads past several children.
    case busAndLine(Double, Double)
  }
}

extension EdgeRoute {
  /// The axis along which it comes to the child.
  var arriving: Axis {
    if case .bus = turns { leaving } else { leaving.crossing }
  }
}
