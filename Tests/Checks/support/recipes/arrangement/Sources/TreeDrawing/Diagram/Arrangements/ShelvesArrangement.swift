extension Arrangement {
  /// One under another, without edges.
  public static let shelves = Arrangement(ShelvesArrangement.self)
}

enum ShelvesArrangement: ArrangementDefinition {
  static let name = "shelves"
  static let summary = "one under another, without edges"
  static let traits: ArrangementTraits = .indented
  static let directions = [Growth.down]
  static let growing = "which grows down"
  static let options: ArrangementOptions = []

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    Shelves(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting { NoEdges() }
}

/// A node and, below it, its children's subtrees.
private struct Shelves: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    RegisteredStack(
      alignment: subtree.plan.hanging.column, spacing: subtree.plan.style.spacing.firstHanging
    ) {
      InOrder(isReversed: false, first: subtree.root, second: Shelf(subtree: subtree))
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }
}

/// The subtrees of a node's children.
private struct Shelf: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    RegisteredTidyStack(subtree.plan.hanging.run) { subtree.children(isInRow: false) }
      .padding(subtree.plan.hanging.indent)
      ._lower(into: &lowering)
  }
}

private struct NoEdges: EdgeRouting {
  func joined(_ children: [NodeFrame]) -> [NodeFrame] { [] }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    EdgeRoute(
      start: parent[.bottom], end: child[.top], leaving: .vertical, turns: .bus(parent.maxY))
  }
}
