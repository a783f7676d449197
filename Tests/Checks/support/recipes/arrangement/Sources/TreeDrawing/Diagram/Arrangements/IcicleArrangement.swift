extension Arrangement {
  /// Boxes without edges, each above those of its children and as wide as they are together.
  public static let icicle = Arrangement(IcicleArrangement.self)
}

enum IcicleArrangement: ArrangementDefinition {
  static let name = "icicle"
  static let summary = "boxes that are as wide as those of their children"
  static let traits: [ArrangementTrait] = [.rows, .filling, .upright, .downward]
  static let options: [ArrangementOption] = []

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    VStack(alignment: .leading, spacing: 0) {
      subtree.root
      HStack(alignment: .top, spacing: 0) { subtree.children(isInRow: false) }
    }
    .fixedSize()
    .edges(of: subtree)
    ._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting { NoEdges() }
}
