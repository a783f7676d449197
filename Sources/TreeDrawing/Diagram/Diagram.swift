/// A tree of any values, with a view for each node, and lines from nodes to their children.
///
///     Diagram(tree, style: DiagramStyle(growth: .right)) { Text($0.name).padding(8) }
///
/// It is a view like any other: a node and the diagrams of its children, one behind the other in
/// the direction of growth. How the children's diagrams stand, and where the node stands beside
/// them, is the style's choice. Nodes have their ideal size.
public struct Diagram<A, NodeView: View, LabelView: View>: View {
  let tree: Tree<A>
  var style: DiagramStyle
  /// The number of the tree's root.
  let firstID: Int
  let node: (A, NodePlace) -> NodeView
  /// Makes what the edge from the parent says; nil if no edge of the tree says anything.
  let edgeLabel: ((A) -> LabelView)?
  /// What a node wishes; nil if no node wishes anything.
  private(set) var nodeLayout: ((A) -> NodeLayout)?
  /// Where edges join a node; nil if that is the same for all.
  private(set) var nodeJoint: ((A, NodePlace) -> NodeJoint)?
  /// How edges to nodes are painted; nil if all are painted as the style says.
  private(set) var edgePaint: ((A, NodePlace) -> Paint?)?
  /// How its nodes are arranged, chosen so that the whole fits; nil if that was not asked for.
  var fitted: FittedLayouts?

  /// Makes a diagram of a tree, on whose edges there are labels.
  ///
  ///     Diagram(tree) { Text($0.name).padding(8) } edgeLabel: { Text($0.distance) }
  ///
  /// A label stands in its ideal size on the last piece of its edge, near the child. There is room
  /// for it: places of children are wider, and gaps longer, where labels would touch anything.
  ///
  /// - Parameters:
  ///   - tree: what to draw.
  ///   - style: how to arrange it, and how to draw its lines.
  ///   - firstID: the number of the root's mark, which is of the kind `node`; the other nodes
  ///     follow in preorder.
  ///   - node: makes the view of a node from its value.
  ///   - edgeLabel: makes the label of the edge to a node from the node's value; none, if that is
  ///     no view. It is not asked for the root's.
  public init(
    _ tree: Tree<A>, style: DiagramStyle = DiagramStyle(), firstID: Int = 0,
    @ViewBuilder node: @escaping (A) -> NodeView,
    @ViewBuilder edgeLabel: @escaping (A) -> LabelView
  ) {
    self.init(
      tree, style: style, firstID: firstID, placedNode: { value, _ in node(value) },
      edgeLabel: edgeLabel)
  }

  /// Makes a diagram whose nodes' views depend on where they stand, with labels on edges.
  ///
  /// - Parameters:
  ///   - tree: what to draw.
  ///   - style: how to arrange it, and how to draw its lines.
  ///   - firstID: the number of the root's mark, which is of the kind `node`; the other nodes
  ///     follow in preorder.
  ///   - placedNode: makes the view of a node from its value and its place.
  ///   - edgeLabel: makes the label of the edge to a node from the node's value; nil if no edge has
  ///     one.
  public init(
    _ tree: Tree<A>, style: DiagramStyle = DiagramStyle(), firstID: Int = 0,
    @ViewBuilder placedNode: @escaping (A, NodePlace) -> NodeView, edgeLabel: ((A) -> LabelView)?
  ) {
    self.tree = tree
    self.style = style
    self.firstID = firstID
    node = placedNode
    self.edgeLabel = edgeLabel
  }

  /// The tree, in a coordinate space of its own.
  ///
  /// Its nodes' frames and guides stay inside, so that a diagram may stand in a node of another.
  /// All its lines lie under all its nodes, and between what is behind and in front of the diagram.
  public var body: some View {
    WholeTree(diagram: self)
      .coordinateSpace(name: "diagram")
      .preference(key: NodeFrames.self, value: FrameList())
      .hidingAlignmentGuides()
      .compositingGroup()
  }

  /// Tells the layout engine about the body, and how many views to expect.
  public func _lower(into lowering: inout ViewLowering) {
    guard style.arrangement != .auto else { return lowerFitting(into: &lowering) }
    lowering.makeRoom(for: Self.expectedViews(of: tree, style))
    NodeFrames.addColumn(in: &lowering)
    body._lower(into: &lowering)
  }
}

extension Diagram {
  /// Tells it about a diagram that is arranged as fits what it is offered; without an offer, and
  /// where rows are all that there is, it is in tidy rows.
  private func lowerFitting(into lowering: inout ViewLowering) {
    guard style.hasChoice, !lowering.cursor.isOfferedNothing else {
      return arranged(.tidy)._lower(into: &lowering)
    }
    lowering.nest(self) { FittingDiagram(diagram: self)._lower(into: &$0) }
  }
}

extension Diagram where LabelView == EmptyView {
  /// Makes a diagram of a tree, whose edges have no labels.
  ///
  /// - Parameters:
  ///   - tree: what to draw.
  ///   - style: how to arrange it, and how to draw its lines.
  ///   - firstID: the number of the root's mark, which is of the kind `node`; the other nodes
  ///     follow in preorder.
  ///   - node: makes the view of a node from its value.
  public init(
    _ tree: Tree<A>, style: DiagramStyle = DiagramStyle(), firstID: Int = 0,
    @ViewBuilder node: @escaping (A) -> NodeView
  ) {
    self.init(
      tree, style: style, firstID: firstID, placedNode: { value, _ in node(value) },
      edgeLabel: nil)
  }
}

extension Diagram {
  /// Lets nodes wish how they and what is below them are arranged.
  ///
  ///     Diagram(team) { Text($0.name) }
  ///       .nodeLayout { NodeLayout(arrangement: $0.isLarge ? .hang : nil) }
  ///
  /// - Parameter layout: what a node wishes, by its value; nil if no node wishes anything.
  /// - Returns: the diagram with these wishes.
  public func nodeLayout(_ layout: ((A) -> NodeLayout)?) -> Self {
    var diagram = self
    diagram.nodeLayout = layout
    return diagram
  }

  /// Says where edges join nodes that they do not join in the middles of their sides.
  ///
  ///     Diagram(tree) { Text($0.name).background(alignment: .bottom) { Divider() } }
  ///       .nodeJoint { _, _ in .underline }
  ///
  /// - Parameter joint: where edges join a node, by its value and its place; nil if that is the
  ///   same for all.
  /// - Returns: the diagram with these joints.
  public func nodeJoint(_ joint: ((A, NodePlace) -> NodeJoint)?) -> Self {
    var diagram = self
    diagram.nodeJoint = joint
    return diagram
  }

  /// Says how edges are painted that are not painted as the style says.
  ///
  ///     Diagram(tree) { Text($0.name) }
  ///       .edgePaint { item, _ in
  ///         item.isUrgent ? Paint(stroke: .red, style: StrokeStyle(lineWidth: 2.5)) : nil
  ///       }
  ///
  /// Arrowheads have the colour of their edges. The edges from a node to its children that are
  /// painted alike are one path; those in other paints lie over those in the style's.
  ///
  /// - Parameter paint: how the edge to a node is painted, by the node's value and its place; nil
  ///   for the style's paint. It is not asked for the root's.
  /// - Returns: the diagram with edges in these paints.
  public func edgePaint(_ paint: ((A, NodePlace) -> Paint?)?) -> Self {
    var diagram = self
    diagram.edgePaint = paint
    return diagram
  }

  /// What a diagram adds if each node is a text with a shape behind it, and edges have no labels.
  static func expectedViews(of tree: Tree<A>, _ style: DiagramStyle) -> ExpectedViews {
    ExpectedViews(ofDiagram: tree.preorderCounts, style, hasRigidNodes: hasRigidNodes)
  }

  /// Whether no node has another size if it is offered another.
  static var hasRigidNodes: Bool { NodeView.self is any RigidView.Type }
}

/// The tree of a diagram.
private struct WholeTree<A, NodeView: View, LabelView: View>: View {
  let diagram: Diagram<A, NodeView, LabelView>

  func _lower(into lowering: inout ViewLowering) {
    let plan = lowering.own(DiagramPlan(of: diagram, in: &lowering))
    let style = diagram.style
    let own = plan.value.nodes.arrangement(at: 0) ?? style.arrangement
    Subtree(
      position: 0, level: 0, in: own.definition.placeOfRoot,
      arrangement: style.arrangement, growth: style.growth, isInRow: false, plan: plan
    )
    ._lower(into: &lowering)
  }
}
