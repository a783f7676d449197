/// Diagrams side by side, with a margin around.
struct ForestDiagram: View {
  let roots: [Tree<Node>]
  let style: DiagramStyle
  let nodes: NodeStyle

  init(_ roots: [Tree<Node>], style: DiagramStyle, theme: Theme, labels: LabelStyle) {
    self.roots = roots
    self.style = style.coloring(edges: theme.edge)
    nodes = NodeStyle(theme: theme, labels: labels)
  }

  /// Tells the layout engine about the diagrams, and how many views to expect in all of them.
  func lower(into lowering: inout ViewLowering) {
    lowering.makeRoom(for: expectedViews)
    body.lower(into: &lowering)
  }

  var body: some View {
    HStack(alignment: .top, spacing: style.horizontalSpacing) {
      ForEach(each: numberedRoots) { root in
        if root.tree.hasEdgeLabels {
          Diagram(root.tree, style: style, firstID: root.firstID, node: box, edgeLabel: edgeLabel)
        } else {
          Diagram(root.tree, style: style, firstID: root.firstID, node: box)
        }
      }
    }
    .padding(16)
    .font(nodes.labels.font)
    .multilineTextAlignment(.center)
    .coordinateSpace(name: "diagram")
    .compositingGroup()
  }

  private func box(_ node: Node) -> NodeBox { NodeBox(node: node, style: nodes) }

  private func edgeLabel(_ node: Node) -> EdgeLabel? {
    node.attributes?.values.edge.map { EdgeLabel(text: $0.drawnForm, style: nodes) }
  }
}

extension ForestDiagram {
  /// What it adds if each node is a label: the diagrams, a row and three views around.
  var expectedViews: ExpectedViews {
    roots.reduce(into: ExpectedViews(elements: 4, stacks: 1)) { views, root in
      views += Diagram(root, style: style, node: box).expectedViews
    }
  }

  /// The trees, each with the number of its root: numbers go on from tree to tree.
  private var numberedRoots: [(tree: Tree<Node>, firstID: Int)] {
    var next = 0
    return roots.map { root in
      defer { next += root.count }
      return (root, next)
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
