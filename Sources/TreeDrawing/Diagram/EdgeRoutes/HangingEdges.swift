/// The edges to children that hang below a node, or stand above it, beside a stem.
struct HangingEdges: EdgeRouting {
  let isUp: Bool
  /// From the node's left edge to the stem, in points; nil for a stem in the middle.
  let stem: Double?
  var radii = Connector.Radii()

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    let x = stem.map { parent.minX + $0 } ?? parent.midX
    let start = Point(x: x, y: isUp ? parent.minY : parent.maxY)
    let end =
      if child.minX >= x {
        child[.leading]
      } else if child.maxX <= x {
        child[.trailing]
      } else {
        // An only child is not indented.
        Point(x: x, y: isUp ? child.maxY : child.minY)
      }
    return EdgeRoute(start: start, end: end, leaving: .vertical, turns: .atEnd)
  }
}
