/// A diagram that chooses among all its arrangements what fits what it is offered.
struct FittingDiagram<A, NodeView: View, LabelView: View>: View {
  let diagram: Diagram<A, NodeView, LabelView>

  /// Tells the layout engine about a view that has the size of the diagram that fits, and makes
  /// that when its size is known.
  func _lower(into lowering: inout ViewLowering) {
    let environment = lowering.environment
    let tree = FittingTree(of: diagram, in: &lowering)
    let fitting = DiagramFitting(diagram, tree, in: environment)
    FittingLayout(size: fitting.size) {
      GeometryReader { proxy in fitting.diagram(in: proxy.size) }
    }
    ._lower(into: &lowering)
  }
}

/// A layout whose size follows from what it is offered, whatever is in it.
private struct FittingLayout: Layout {
  let size: (ProposedViewSize) -> Size

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    size(proposal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// The arrangements of a diagram, and which of them were chosen.
private final class DiagramFitting<A, NodeView: View, LabelView: View> {
  private let diagram: Diagram<A, NodeView, LabelView>
  private let environment: EnvironmentValues
  private let tree: FittingTree
  private lazy var tidy = size(of: diagram.arranged(.tidy))
  /// What was chosen, by its size.
  private var chosen: [Size: Diagram<A, NodeView, LabelView>] = [:]
  /// The sizes, by what was offered.
  private var sizes: [ProposedViewSize: Size] = [:]

  init(
    _ diagram: Diagram<A, NodeView, LabelView>, _ tree: FittingTree,
    in environment: EnvironmentValues
  ) {
    self.diagram = diagram
    self.tree = tree
    self.environment = environment
  }

  /// The size of the diagram that fits an offer.
  func size(_ offer: ProposedViewSize) -> Size {
    if let size = sizes[offer] { return size }
    let diagram = fitted(to: offer)
    let size = size(of: diagram)
    if chosen[size] == nil { chosen[size] = diagram }
    sizes[offer] = size
    return size
  }

  /// The diagram that was chosen and has a size.
  func diagram(in size: Size) -> Diagram<A, NodeView, LabelView> {
    chosen[size] ?? fitted(to: ProposedViewSize(size))
  }

  private func fitted(to offer: ProposedViewSize) -> Diagram<A, NodeView, LabelView> {
    let chooser = FittingChooser(
      tidy: tidy, counts: [diagram.tree.preorderCounts], gaps: ForestGaps(),
      trees: { [self] in [tree] })
    switch chooser.choice(for: offer) {
    case .tidy: return diagram.arranged(.tidy)
    case .list: return diagram.arranged(.list)
    case .mixed(let forest):
      return forest.trees.first.map { diagram.arranged($0, tree) } ?? diagram
    }
  }

  private func size(of diagram: Diagram<A, NodeView, LabelView>) -> Size {
    let view = Surrounded(content: diagram, environment: environment)
    return PreferencePass.layOut(view).finish().size
  }
}

extension Diagram {
  /// The diagram with one arrangement for all nodes that wish none.
  func arranged(_ arrangement: Arrangement) -> Self {
    var diagram = self
    diagram.style.arrangement = arrangement
    return diagram
  }

  /// The diagram with an arrangement that was chosen for each node.
  func arranged(_ fitted: FittedTree, _ tree: FittingTree) -> Self {
    let wishes = nodeLayout.map(self.tree.preorder.map) ?? []
    var diagram = arranged(fitted.nodes[0]?.stage.arrangement ?? .rows)
    diagram.fitted = FittedLayouts(fitted, over: wishes, tree.measures)
    return diagram
  }
}
