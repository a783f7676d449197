/// The diagrams of trees side by side, with a margin around.
struct ForestDiagram: View {
  let roots: [Tree<Node>]
  let style: DiagramStyle
  let theme: Theme
  let labels: LabelStyle
  /// The shape of nodes that name none.
  let shape: NodeShape

  /// Tells the layout engine about the diagrams, and how many views to expect in all of them.
  func _lower(into lowering: inout ViewLowering) {
    lowering.makeRoom(for: expectedViews)
    let style = style.prepared(for: roots, theme, labels)
    let nodes = NodeStyle(
      theme: theme, labels: labels, shape: shape, diagram: style, in: &lowering)
    StyledForest(roots: roots, style: style, nodes: nodes)._lower(into: &lowering)
  }

  /// What it adds if each node is a label: the diagrams, a row and three views around.
  var expectedViews: ExpectedViews {
    roots.reduce(into: ExpectedViews(elements: 4, stacks: 1)) { views, root in
      views += Diagram<Node, NodeBox, EmptyView>.expectedViews(of: root, style)
    }
  }
}

/// A forest whose nodes' style the layout engine knows.
private struct StyledForest: View {
  let roots: [Tree<Node>]
  let style: DiagramStyle
  let nodes: NodeStyle

  var body: some View {
    trees
      // Outlines of one point are crisp if they are between whole points.
      .padding(16.5)
      .font(nodes.labels.font)
      .lineHeight(nodes.labels.lineHeight)
      .foregroundStyle(nodes.theme.text)
      .multilineTextAlignment(nodes.isSetFromLeft ? .leading : .center)
      .coordinateSpace(name: "diagram")
      .compositingGroup()
  }

  @FixedViewBuilder private var trees: some View {
    if style.arrangement == .list, roots.count > 1, roots.allSatisfy(\.isLeaf) {
      StopList(roots.map(\.value), style: style) { [nodes] in
        NodeBox(node: $0, place: $1, style: nodes)
      }
    } else {
      TreesSideBySide(style: style) { ForEach(each: diagrams) { $0 } }
    }
  }

  /// The trees, numbered on from one to the next.
  private var diagrams: [TreeDiagram] {
    var firstID = 0
    return roots.map { root in
      defer { firstID += root.count }
      return TreeDiagram(root: root, style: style, firstID: firstID, nodes: nodes)
    }
  }
}

/// The diagram of one tree.
private struct TreeDiagram: View {
  let root: Tree<Node>
  let style: DiagramStyle
  let firstID: Int
  let nodes: NodeStyle

  var body: some View {
    Diagram(
      root, style: style, firstID: firstID,
      placedNode: { [nodes] in NodeBox(node: $0, place: $1, style: nodes) },
      edgeLabel: root.hasEdgeLabels ? { [nodes] in EdgeLabel(of: $0, style: nodes) } : nil
    )
    .nodeLayout(root.hasLayouts ? layout : nil)
    .nodeJoint(nodes.hasJoints || root.hasShapes ? nodes.joint : nil)
  }

  private func layout(_ node: Node) -> NodeLayout {
    let values = node.attributes?.values
    var layout = NodeLayout(
      arrangement: values?.layout, side: values?.side, isSlot: node.isSlot, length: node.length)
    if case .count(let count) = values?.columns { layout.columnCount = count }
    return layout
  }
}

extension DiagramStyle {
  /// The style in colours, and in proportion to labels.
  fileprivate func prepared(
    for roots: [Tree<Node>], _ theme: Theme, _ labels: LabelStyle
  ) -> DiagramStyle {
    var style = self
    style.edge.stroke = theme.edge
    style.spacing.listRow *= labels.scale
    style.spacing.listDot *= labels.scale
    style.spacing.listIndent *= labels.scale
    if roots.contains(where: \.hasNotes) { style.spacing.levels = spacing.levelsWithNotes }
    return style
  }
}

extension Tree<Node> {
  /// Whether any edge has a label.
  fileprivate var hasEdgeLabels: Bool { contains { $0.attributes?.values.edge != nil } }

  /// Whether any node has a second line.
  fileprivate var hasNotes: Bool { contains { $0.attributes?.values.note != nil } }

  /// Whether any node names its shape.
  fileprivate var hasShapes: Bool { contains { $0.attributes?.values.shape != nil } }

  /// Whether any node wishes how it is arranged.
  fileprivate var hasLayouts: Bool { contains { $0.attributes != nil || $0.length != nil } }
}
