/// The line from a node along the texts of a grid.
struct GridEdges: EdgeRouting {
  /// From the node's left edge to the line, in points; nil for a line in the middle.
  let stem: Double?

  /// The line leads to the lowest text, past all others.
  func joined(_ children: [NodeFrame]) -> [NodeFrame] {
    children.max { $0.rect.maxY < $1.rect.maxY }.map { [$0] } ?? []
  }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    let x = parent.stem(at: stem)
    return EdgeRoute(
      start: Point(x: x, y: parent.maxY), end: Point(x: x, y: child.maxY), leaving: .vertical,
      turns: .atEnd)
  }
}
