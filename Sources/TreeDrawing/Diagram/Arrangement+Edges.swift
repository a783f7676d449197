// What arrangements say of edges, one row each.

extension DiagramStyle {
  /// The form of edges to children that stand in a way.
  func edgeForm(_ arrangement: Arrangement, _ growth: Growth) -> EdgeForm {
    // Rows in a mind map go on with its curves.
    let isInMindmap = self.arrangement == .mindmap || growth != self.growth
    let usual =
      arrangement == .tidy && isInMindmap ? Arrangement.mindmap : arrangement
    return edgeForm ?? usual.usualEdgeForm
  }
}

extension Arrangement {
  /// The ways of the edges to children that stand so.
  ///
  /// - Parameters:
  ///   - growth: the direction in which they grow.
  ///   - style: the diagram's style.
  ///   - gap: the gap between the node and its children.
  ///   - nodes: which children are no more than texts in a grid.
  ///   - hangsFromMiddle: whether stems beside indented children begin in the middle of the node.
  /// - Returns: the ways.
  func edgeRoutes(
    _ growth: Growth, _ style: DiagramStyle, _ gap: LevelGap, _ nodes: NodeTable,
    hangsFromMiddle: Bool
  ) -> any EdgeRouting {
    let isUp = growth == .up
    switch self {
    case .auto, .rows, .tidy: return style.rowEdges(growth, gap)
    case .mindmap: return TwoSidedEdges(lastPiece: gap.lastPiece)
    case .hang:
      return HangingEdges(isUp: isUp, stem: hangsFromMiddle ? nil : style.spacing.stem)
    case .columns:
      return ColumnEdges(isUp: isUp, stem: gap.length / 2, branch: style.spacing.branch)
    case .grid:
      return GridEdges(stem: hangsFromMiddle ? nil : style.spacing.gridStem, nodes: nodes)
    case .list: return LineEdges(style.spacing)
    }
  }
}

extension DiagramStyle {
  /// The ways of the edges to children in a row.
  fileprivate func rowEdges(_ growth: Growth, _ gap: LevelGap) -> any EdgeRouting {
    if hasBranches { return BranchEdges(growth: growth) }
    return RowEdges(growth: growth, lastPiece: gap.lastPiece)
  }
}
