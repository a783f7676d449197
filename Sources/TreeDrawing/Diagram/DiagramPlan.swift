/// What all subtrees of a diagram have in common.
///
/// It knows neither the type of the tree's values nor that of the node views: the recursion below
/// it is over one concrete type, which the compiler can specialise throughout. It cannot be copied,
/// which would be much work for each node.
struct DiagramPlan: ~Copyable {
  let style: DiagramStyle
  let nodes: NodeTable
  /// All arrangements by their numbers.
  let arrangements = Arrangement.definitions
  /// The number of the root; the others follow in preorder.
  let firstID: Int
  /// Whether no node has another size if it is offered another, or sets guides.
  let hasRigidNodes: Bool
  private let nodeLowering: (Int, NodePlace, inout ViewLowering) -> Void
  let edgeLabels: EdgeLabels?

  let mark: RegisteredMark
  private let joints: NodeJoints
  /// Where edges join a node, if that is not the same for all.
  private let nodeJoint: ((Int, NodePlace) -> NodeJoint)?
  /// How edges are painted that have a paint of their own, if there are any.
  let edgePaints: EdgePaints?
  let edges: EdgeTable
  /// What is registered for the direction of most nodes, and for each of the others.
  private let direction: RegisteredDirection
  private let others: [RegisteredDirection]
  /// Where levels begin, if all nodes of a level begin at one line.
  let levels: Levels?
  /// How long edges are, if the tree says that.
  let lengths: BranchLengths?
  let hanging: RegisteredHanging
  let lists: RegisteredLists
  /// The rows of nodes whose arrangement was chosen so that the whole fits, if it was.
  let fitted: RegisteredFittedRows?

  /// Registers what is the same for all nodes, in the coordinate space that frames are relative to.
  ///
  /// - Parameters:
  ///   - diagram: the tree and how to draw it.
  ///   - lowering: where it stands.
  init<A, NodeView: View, LabelView: View>(
    of diagram: Diagram<A, NodeView, LabelView>, in lowering: inout ViewLowering
  ) {
    let values = diagram.tree.preorder
    let edgeLabels = diagram.edgeLabel.flatMap { EdgeLabels(of: values, $0, in: &lowering) }
    let style = diagram.style.making(roomFor: edgeLabels)
    let nodes = diagram.nodes(values, style)
    let hasRigidNodes = Diagram<A, NodeView, LabelView>.hasRigidNodes && !nodes.fillPlaces(style)
    let gap = LevelGap(greatestIn: style, edgeLabels).length
    (self.style, self.nodes, self.edgeLabels) = (style, nodes, edgeLabels)
    (firstID, self.hasRigidNodes) = (diagram.firstID, hasRigidNodes)
    nodeLowering = diagram.nodeLowering(of: values)
    mark = RegisteredMark("node", layer: .nodes, in: &lowering)
    nodeJoint = diagram.nodeJoint.map { joint in { joint(values[$0], $1) } }
    levels = Self.levels(of: diagram, values, nodes, style, edgeLabels, in: &lowering)
    lengths = style.hasBranches ? BranchLengths(of: nodes, style) : nil
    joints = NodeJoints(style, lengths, in: &lowering)
    edgePaints = Self.edgePaints(of: diagram, nodes, lengths, in: &lowering)
    edges = EdgeTable(style, nodes, hangsFromMiddles: nodeJoint != nil) { [levels, edgePaints] in
      RegisteredEdges(EdgePlan($0, edgeLabels, levels, edgePaints), in: &lowering)
    }
    let directions = nodes.directions(style).map {
      RegisteredDirection($0, style, gap: gap, hasRigidNodes: hasRigidNodes, in: &lowering)
    }
    (direction, others) = (directions[0], Array(directions.dropFirst()))
    hanging = RegisteredHanging(style, hasRigidNodes: hasRigidNodes, in: &lowering)
    lists = RegisteredLists(style.spacing, in: &lowering)
    fitted = Self.fitted(diagram, style, gap: gap, hasRigidNodes, in: &lowering)
  }
}

extension Diagram {
  fileprivate func nodeLowering(
    of values: [A]
  ) -> (Int, NodePlace, inout ViewLowering) -> Void {
    { [node] position, place, lowering in
      node(values[position], place)._lower(into: &lowering)
    }
  }

  /// The nodes and what they wish.
  fileprivate func nodes(_ values: [A], _ style: DiagramStyle) -> NodeTable {
    NodeTable(
      counts: tree.preorderCounts,
      layouts: fitted?.layouts ?? nodeLayout.map(values.map) ?? [], style)
  }
}

extension DiagramPlan {
  /// What is registered for subtrees that grow in a direction.
  @inline(__always)
  func growing(_ growth: GrowthDirection) -> RegisteredDirection {
    direction.growth == growth ? direction : others.first { $0.growth == growth } ?? direction
  }

  /// Whether a row around a single subtree would change nothing.
  var leavesOutRows: Bool { hasRigidNodes && style.alignment != .box && !isFitted }

  /// Whether arrangements were chosen so that the whole fits.
  var isFitted: Bool { fitted != nil }

  private static func levels<A, NodeView: View, LabelView: View>(
    of diagram: Diagram<A, NodeView, LabelView>, _ values: [A], _ nodes: NodeTable,
    _ style: DiagramStyle, _ labels: EdgeLabels?, in lowering: inout ViewLowering
  ) -> Levels? {
    guard style.hasLayers || style.alignsLeaves, !style.hasBranches else { return nil }
    let views = zip(values, nodes.places(style, firstID: diagram.firstID)).lazy.map {
      diagram.node($0, $1)
    }
    return Levels(of: nodes, sizes: lowering.idealSizes(of: views), style, labels)
  }

  private static func fitted<A, NodeView: View, LabelView: View>(
    _ diagram: Diagram<A, NodeView, LabelView>, _ style: DiagramStyle, gap: Double,
    _ hasRigidNodes: Bool, in lowering: inout ViewLowering
  ) -> RegisteredFittedRows? {
    guard let widths = diagram.fitted?.widths else { return nil }
    let guide = NodeGuide.key(along: .horizontal, isMiddle: hasRigidNodes)
    return RegisteredFittedRows(
      widths: widths, row: .row(style.growth, style, gap: gap, guide, interlocks: false),
      columns: .runs(style, guide), in: &lowering)
  }

  /// Whether edges join all nodes alike.
  var hasOneJoint: Bool { nodeJoint == nil }

  /// Where edges join the node at a position.
  @inline(__always)
  func joint(at position: Int32, _ place: NodePlace) -> NodeJoint {
    nodeJoint.map { $0(Int(position), place) } ?? .frame
  }

  /// What says where edges join the node at a position.
  @inline(__always)
  func registeredJoint(
    at position: Int32, _ place: NodePlace, _ growth: GrowthDirection
  ) -> RegisteredPreference {
    joints.joint(joint(at: position, place), place, growth)
  }

  /// The edge to the node at a position, if edges have lengths.
  @inline(__always)
  func branchPlace(at position: Int32) -> BranchPlace? {
    lengths?.place(at: Int(position))
  }

  /// Lowers the view of the node at a position, in its ideal size unless it fills its place.
  @inline(__always)
  func lowerNode(
    at position: Int32, _ place: NodePlace, into lowering: inout ViewLowering
  ) {
    guard !hasRigidNodes else {
      let outer = lowering.cursor.isOfferedNothing
      lowering.cursor.isOfferedNothing = true
      nodeLowering(Int(position), place, &lowering)
      lowering.cursor.isOfferedNothing = outer
      return
    }
    guard !place.arrangement.has(.filling) else {
      return lowering.zStack { nodeLowering(Int(position), place, &$0) }
    }
    lowering.fixedSize {
      $0.cursor.slot = .zStack
      nodeLowering(Int(position), place, &$0)
    }
  }
}
