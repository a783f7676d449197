extension Diagram where LabelView == EmptyView {
  /// Makes a diagram whose nodes' views depend on where they stand.
  ///
  ///     Diagram(tree) { item, place in
  ///       if place.isLeaf { Text(item.name) } else { Text(item.name).bold() }
  ///     }
  ///
  /// - Parameters:
  ///   - tree: what to draw.
  ///   - style: how to arrange it, and how to draw its lines.
  ///   - firstID: the number of the root's mark, which is of the kind `node`; the other nodes
  ///     follow in preorder.
  ///   - placedNode: makes the view of a node from its value and its place.
  public init(
    _ tree: Tree<A>, style: DiagramStyle = DiagramStyle(), firstID: Int = 0,
    @ViewBuilder placedNode: @escaping (A, NodePlace) -> NodeView
  ) {
    self.init(tree, style: style, firstID: firstID, placedNode: placedNode, edgeLabel: nil)
  }
}
