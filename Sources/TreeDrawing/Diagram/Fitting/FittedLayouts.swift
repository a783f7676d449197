/// What the nodes of a diagram wish, with arrangements that were chosen so that the whole fits.
struct FittedLayouts: Sendable {
  /// What nodes wish, in preorder.
  let layouts: [NodeLayout]
  /// The widths of the nodes' places in rows, in preorder.
  let widths: [Double]

  /// Adds what was chosen to what nodes wish themselves.
  init(_ tree: FittedTree, over wishes: [NodeLayout], _ measures: FittingMeasures) {
    layouts = tree.nodes.indices.map { position in
      var layout = wishes.isEmpty ? NodeLayout() : wishes[position]
      guard let node = tree.nodes[position] else { return layout }
      layout.arrangement = node.stage.arrangement
      layout.fittedColumns = node.columns
      return layout
    }
    widths = layouts.indices.map { measures.rowWidth(Int32($0)) }
  }
}
