/// The edges to children in columns: they part at a bus, and follow a line beside each column.
struct ColumnEdges: EdgeRouting {
  let isUp: Bool
  /// From the node to the bus, in points.
  let stem: Double
  /// From the line beside a column to the children in it, in points.
  let branch: Double

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    let start = parent[isUp ? .top : .bottom]
    let bus = start.y + (isUp ? -stem : stem)
    return EdgeRoute(
      start: start, end: child[.leading], leaving: .vertical,
      turns: .busAndLine(bus, child.minX - branch))
  }
}
