/// The roof over a line of words, in place of edges: a triangle from the node to the corners of the
/// first and the last word.
struct RoofEdges: EdgeRouting {
  let growth: GrowthDirection
  var isOneFigure: Bool { true }

  /// The way on which labels of edges stand.
  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    EdgeRoute(
      start: parent[growth.start], end: child[growth.end], leaving: growth.axis, turns: .atEnd)
  }

  func append(_ lines: FamilyLines, to outlines: inout OutlineTable) {
    guard let words = lines.children.boundingBox?.relative(to: lines.origin) else { return }
    let top = lines.root[growth.start]
    let (first, last) = words.corners(facing: growth)
    let corners = [top, first, last, top]
    outlines.append(3) { side(corners[$0], corners[$0 + 1]) }
  }

  private func side(_ start: Point, _ end: Point) -> Connector {
    Connector(start: start, end: end, leaving: growth.axis, turns: .atEnd, form: .straight)
  }
}

extension [NodeFrame] {
  /// The smallest rectangle with all frames in it; nil if there are none.
  fileprivate var boundingBox: Rect? {
    first.map { first in dropFirst().reduce(first.rect) { $0.union($1.rect) } }
  }
}

extension Rect {
  /// The corners on the side that a node is on whose children grow in a direction.
  fileprivate func corners(facing growth: GrowthDirection) -> (Point, Point) {
    switch growth {
    case .down: (self[.topLeading], self[.topTrailing])
    case .up: (self[.bottomLeading], self[.bottomTrailing])
    case .right: (self[.topLeading], self[.bottomLeading])
    case .left: (self[.topTrailing], self[.bottomTrailing])
    }
  }
}
