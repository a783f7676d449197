/// No edges at all, as where nodes stand so near each other that no line is needed.
struct NoEdges: EdgeRouting {
  func joined(_ children: [NodeFrame]) -> [NodeFrame] { [] }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    EdgeRoute(start: parent[.center], end: child[.center], leaving: .vertical, turns: .atEnd)
  }

  func append(_ lines: FamilyLines, to outlines: inout OutlineTable) {}
}
