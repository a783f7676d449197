/// What all subtrees of a diagram have in common.
///
/// It knows neither the type of the tree's values nor that of the node views: the recursion below
/// it is over one concrete type, which the compiler can specialise throughout.
final class DiagramPlan {
  let style: DiagramStyle
  /// Whether no node has another size if it is offered another.
  let hasRigidNodes: Bool
  /// The number of the root; the others follow in preorder.
  let firstID: Int
  /// The number of nodes in each subtree, in preorder.
  private let counts: [Int32]
  private let nodeLowering: (Int, inout ViewLowering) -> Void
  let edgeLabels: EdgeLabels?

  let mark: RegisteredMark
  let frame: RegisteredPreference
  let edges: RegisteredOutlines
  let edgeLabelViews: RegisteredBackground?
  let siblingAlignment: RegisteredAlignment
  /// The guides of all levels below the root.
  private let guides: [LevelGuides]

  /// Registers what is the same for all nodes, in the coordinate space that frames are relative to.
  ///
  /// - Parameters:
  ///   - diagram: the tree and how to draw it.
  ///   - lowering: where it stands.
  init<A, NodeView: View, LabelView: View>(
    of diagram: Diagram<A, NodeView, LabelView>, in lowering: inout ViewLowering
  ) {
    let values = diagram.tree.preorder
    let edgeLabels = diagram.edgeLabel.map { EdgeLabels(of: values, $0, in: &lowering) }
    style = diagram.style
    hasRigidNodes = Diagram<A, NodeView, LabelView>.hasRigidNodes
    firstID = diagram.firstID
    counts = diagram.tree.preorderCounts
    nodeLowering = { [node = diagram.node] position, lowering in
      node(values[position])._lower(into: &lowering)
    }
    self.edgeLabels = edgeLabels
    mark = RegisteredMark("node", layer: .nodes, in: &lowering)
    frame = NodeFrames.registeredFrame(in: &lowering)
    edges = Edges.registeredOutlines(diagram.style.edge, in: &lowering)
    edgeLabelViews = edgeLabels.map { Edges.registeredLabels($0, in: &lowering) }
    siblingAlignment = RegisteredAlignment(.top, in: &lowering)
    guides = Self.guides(of: counts, in: &lowering)
  }
}

extension DiagramPlan {
  func isLeaf(_ position: Int32) -> Bool { counts[Int(position)] == 1 }

  /// The number of nodes in a subtree.
  func count(at position: Int32) -> Int32 { counts[Int(position)] }

  func hasOneChild(_ position: Int32) -> Bool {
    count(at: position) == count(at: position + 1) + 1
  }

  /// The number of a node's children.
  func childCount(of position: Int32) -> Int32 {
    var count: Int32 = 0
    forEachChild(of: position) { _ in count += 1 }
    return count
  }

  private func forEachChild(of position: Int32, _ body: (Int32) -> Void) {
    var child = position + 1
    while child < position + count(at: position) {
      body(child)
      child += count(at: child)
    }
  }

  /// The gap between a node and its children, which has room for the labels of edges.
  func gap(below position: Int32) -> Double {
    guard let edgeLabels else { return style.spacing.levels }
    var gap = style.spacing.levels
    forEachChild(of: position) { gap = max(gap, edgeLabels.height(at: Int($0))) }
    return gap
  }

  /// What the columns of nodes above a level line up by.
  func columnAlignment(level: Int32) -> RegisteredAlignment { guides[Int(level) - 1].column }

  /// What the nodes of a level set that take part in aligning their parents.
  func nodeGuide(level: Int32) -> RegisteredGuide { guides[Int(level) - 1].node }

  /// The view of the node at a position.
  @inline(__always)
  func node(at position: Int32) -> some View {
    PlannedNode(position: position, plan: Uncounted(self))
  }

  private struct PlannedNode: View {
    let position: Int32
    let plan: Uncounted<DiagramPlan>

    @inline(__always)
    func _lower(into lowering: inout ViewLowering) {
      plan.object.nodeLowering(Int(position), &lowering)
    }
  }

  private static func guides(
    of counts: [Int32], in lowering: inout ViewLowering
  ) -> [LevelGuides] {
    var guides: [LevelGuides] = []
    for level in 0..<depth(counts) {
      guides.append(LevelGuides(level: level + 1, in: &lowering))
    }
    return guides
  }

  /// The number of levels below a tree's root, from the number of nodes in each subtree.
  private static func depth(_ counts: [Int32]) -> Int {
    // The positions behind the subtrees that the node at hand is in.
    var ends: [Int] = []
    var depth = 0
    for (position, count) in counts.enumerated() where count > 1 {
      while let end = ends.last, end <= position { ends.removeLast() }
      ends.append(position + Int(count))
      depth = max(depth, ends.count)
    }
    return depth
  }
}
