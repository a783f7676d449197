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
    let style = style.coloring(edges: theme.edge)
    let nodes = NodeStyle(
      theme: theme, labels: labels, shape: shape, edge: style.edge, in: &lowering)
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
    HStack(alignment: .top, spacing: style.spacing.trees) {
      ForEach(each: diagrams) { $0 }
    }
    // Outlines of one point are crisp if they are between whole points.
    .padding(16.5)
    .font(nodes.labels.font)
    .lineHeight(nodes.labels.lineHeight)
    .foregroundStyle(nodes.theme.text)
    .multilineTextAlignment(.center)
    .coordinateSpace(name: "diagram")
    .compositingGroup()
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

  @FixedViewBuilder var body: some View {
    if root.hasEdgeLabels {
      Diagram(root, style: style, firstID: firstID) { [nodes] in
        NodeBox(node: $0, style: nodes)
      } edgeLabel: { [nodes] in
        EdgeLabel(of: $0, style: nodes)
      }
    } else {
      Diagram(root, style: style, firstID: firstID) { [nodes] in NodeBox(node: $0, style: nodes) }
    }
  }
}

extension DiagramStyle {
  fileprivate func coloring(edges color: Color) -> DiagramStyle {
    var style = self
    style.edge.stroke = color
    return style
  }
}

extension Tree<Node> {
  /// Whether any edge has a label.
  fileprivate var hasEdgeLabels: Bool {
    contains { $0.attributes?.values.edge != nil }
  }
}
