/// The picture of one or several trees, which stand side by side.
package struct TreePicture {
  let roots: [Tree<Node>]
  let drawing: Drawing
  let labels: LabelStyle
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool

  /// Lays trees out.
  ///
  /// - Parameters:
  ///   - roots: the trees, first left.
  ///   - style: how to arrange them.
  ///   - labels: how to write their labels.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package init(
    of roots: [Tree<Node>], style: DiagramStyle = DiagramStyle(),
    labels: LabelStyle = LabelStyle()
  ) {
    self.roots = roots
    self.labels = labels
    hasAttributes = roots.contains { $0.contains { $0.attributes != nil } }
    drawing = Drawing(of: ForestDiagram(roots: roots, style: style, theme: .light, labels: labels))
  }
}

extension TreePicture {
  /// The size in bytes of the labels' font, if the document carries all of it only because they have characters that
  /// its rules join.
  package var sizeOfWholeFont: Int? {
    labels.font.face.file?.isEmbedded == true ? drawing.sizeOfWholeFont : nil
  }
}

/// Diagrams side by side, with a margin around.
private struct ForestDiagram: View {
  let roots: [Tree<Node>]
  let style: DiagramStyle
  let theme: Theme
  let labels: LabelStyle

  /// Tells the layout engine about the diagrams, and how many views to expect in all of them.
  func _lower(into lowering: inout ViewLowering) {
    lowering.makeRoom(for: ExpectedViews(of: roots, style.alignment, hasRigidNodes: true))
    body._lower(into: &lowering)
  }

  var body: some View {
    HStack(alignment: .top, spacing: style.horizontalSpacing) {
      ForEach(each: diagrams) { $0 }
    }
    .padding(16)
    .font(labels.font)
    .multilineTextAlignment(.center)
    .coordinateSpace(name: "diagram")
    .compositingGroup()
  }

  private var diagrams: [Diagram<Node, NodeBox>] {
    var id = 0
    let look = NodeLook(theme: theme, labels: labels)
    return roots.map { root in
      defer { id += root.count }
      var diagram = Diagram(root, style: style) { NodeBox(node: $0, look: look) }
      diagram.firstID = id
      if root.hasEdgeLabels { diagram.edgeLabel = edgeLabel }
      return diagram
    }
  }

  private func edgeLabel(_ node: Node) -> EdgeLabel? {
    node.attributes?.values.edge.map { EdgeLabel(text: $0.drawnForm, theme: theme, labels: labels) }
  }
}

extension Tree<Node> {
  /// Whether any edge has a label.
  fileprivate var hasEdgeLabels: Bool {
    contains { $0.attributes?.values.edge != nil }
  }
}
