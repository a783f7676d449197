/// The edges to children that stand in a row: all leave the node at one point and part at a bus.
struct RowEdges: EdgeRouting {
  let growth: GrowthDirection
  /// How far before the children the bus is, in points.
  let lastPiece: Double

  @inline(__always)
  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    EdgeRoute.route(from: parent, to: child, growth: growth, lastPiece: lastPiece)
  }
}

extension EdgeRoute {
  /// The way from a node to a child in a row, which all begin at one line.
  ///
  /// - Parameters:
  ///   - parent: the node's frame.
  ///   - child: the child's frame.
  ///   - growth: the direction from one to the other.
  ///   - lastPiece: how far before the child the bus is, in points.
  /// - Returns: the way.
  @inline(__always)
  static func route(
    from parent: Rect, to child: Rect, growth: GrowthDirection, lastPiece: Double
  ) -> EdgeRoute {
    let (start, end) = (parent[growth.start], child[growth.end])
    let bus = end[growth.axis] - (growth.hasNodeFirst ? lastPiece : -lastPiece)
    return EdgeRoute(start: start, end: end, leaving: growth.axis, turns: .bus(bus))
  }
}
