/// The edges to children that are as far away as the tree says: they part at the node itself.
struct BranchEdges: EdgeRouting {
  let growth: GrowthDirection
  var radii: Connector.Radii { Connector.Radii(besideEnd: 5) }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    EdgeRoute(
      start: parent[growth.start], end: child[growth.end], leaving: growth.axis.crossing,
      turns: .atEnd)
  }
}
