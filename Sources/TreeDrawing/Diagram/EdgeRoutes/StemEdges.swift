/// The edges to children that begin at different lines: they part at a bus that is as far from the
/// node as its level says.
struct StemEdges: EdgeRouting {
  let growth: GrowthDirection
  /// From the node to the bus, in points.
  let stem: Double

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    let start = parent[growth.start]
    let bus = start[growth.axis] + (growth.hasNodeFirst ? stem : -stem)
    return EdgeRoute(
      start: start, end: child[growth.end], leaving: growth.axis, turns: .bus(bus))
  }
}
