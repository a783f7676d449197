/// A tree drawn from the top down: each node over its children, joined to them by lines.
///
///     Diagram(tree) { Text($0).padding(8) }
///
/// It is a view like any other: a column of the node and a row of the diagrams below it. Which
/// children say where the parent stands, by an alignment guide, is the style's choice.
public struct Diagram<A, NodeView: View>: View {
  let tree: Tree<A>
  let style: DiagramStyle
  let node: (A) -> NodeView
  /// The number of the tree's root.
  var firstID = 0
  /// What the edge from the parent says; nil if no edge of the tree says anything.
  var edgeLabel: ((A) -> EdgeLabel?)?

  /// Makes a diagram of a tree.
  ///
  /// - Parameters:
  ///   - tree: what to draw.
  ///   - style: how to arrange it.
  ///   - node: makes the view of a node from its value.
  public init(
    _ tree: Tree<A>, style: DiagramStyle = DiagramStyle(),
    @ViewBuilder node: @escaping (A) -> NodeView
  ) {
    self.tree = tree
    self.style = style
    self.node = node
  }

  /// The tree, in a coordinate space of its own.
  ///
  /// Its nodes' frames and guides stay inside, so that a diagram may stand in a node of another. All its
  /// lines lie under all its nodes, and between what is behind and in front of the diagram.
  public var body: some View {
    WholeTree(diagram: self)
      .coordinateSpace(name: "diagram")
      .preference(key: NodeFrames.self, value: FrameList())
      .hidingAlignmentGuides()
      .compositingGroup()
  }

  /// Tells the layout engine about the body, and how many views to expect.
  public func _lower(into lowering: inout ViewLowering) {
    lowering.makeRoom(
      for: ExpectedViews(of: [tree], style.alignment, hasRigidNodes: Self.hasRigidNodes))
    NodeFrames.addColumn(in: &lowering)
    body._lower(into: &lowering)
  }

  private static var hasRigidNodes: Bool { NodeView.self is any RigidView.Type }

  fileprivate func plan(in lowering: inout ViewLowering) -> DiagramPlan {
    let values = tree.preorder
    let edgeLabel = edgeLabel.map { label in
      { (position: Int) in position == 0 ? nil : label(values[position]) }
    }
    return DiagramPlan(
      style: style, hasRigidNodes: Self.hasRigidNodes, firstID: firstID,
      counts: tree.preorderCounts, edgeLabel: edgeLabel,
      in: &lowering
    ) { [node] position, lowering in
      node(values[position])._lower(into: &lowering)
    }
  }
}

/// The tree of a diagram.
private struct WholeTree<A, NodeView: View>: View {
  let diagram: Diagram<A, NodeView>

  func _lower(into lowering: inout ViewLowering) {
    let plan = diagram.plan(in: &lowering)
    Subtree(position: 0, level: 0, isPulling: false, plan: plan)._lower(into: &lowering)
  }
}
