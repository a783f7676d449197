/// The edges to children that hang below a node, or stand above it, beside a stem.
struct HangingEdges: EdgeRouting {
  let isUp: Bool
  /// From the node's left edge to the stem at most, in points; nil for a stem in the middle.
  let stem: Double?
  var radii = Connector.Radii()

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    var start = Point(x: parent.stem(at: stem), y: isUp ? parent.minY : parent.maxY)
    let end: Point
    var turns = EdgeRoute.Turns.atEnd
    if child.minX >= start.x {
      end = child[.leading]
    } else if stem == nil, child.maxX <= start.x {
      end = child[.trailing]
    } else {
      // An only child is not indented.
      start.x = min(start.x, child.midX)
      end = Point(x: start.x, y: isUp ? child.maxY : child.minY)
      turns = .bus(start.y)
    }
    return EdgeRoute(start: start, end: end, leaving: .vertical, turns: turns)
  }
}

extension Rect {
  /// Where a stem begins on the lower side.
  ///
  /// - Parameter distance: from the left edge, in points, if there is room; nil for the middle.
  /// - Returns: how far right.
  func stem(at distance: Double?) -> Double { minX + min(distance ?? .infinity, width / 2) }
}
