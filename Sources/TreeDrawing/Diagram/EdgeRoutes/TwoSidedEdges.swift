/// The edges to children in rows on both sides of a node.
struct TwoSidedEdges: EdgeRouting {
  /// How far before the children each bus is, in points.
  let lastPiece: Double

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    let growth: GrowthDirection = child.midX < parent.midX ? .left : .right
    return EdgeRoute.route(from: parent, to: child, growth: growth, lastPiece: lastPiece)
  }
}
