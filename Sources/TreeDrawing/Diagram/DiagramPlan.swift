/// What all subtrees of a diagram have in common.
///
/// It knows neither the type of the tree's values nor that of the node views: the recursion below it
/// is over one concrete type, which the compiler can specialise throughout.
final class DiagramPlan {
  let style: DiagramStyle
  /// Whether no node has another size if it is offered another.
  let hasRigidNodes: Bool
  /// The number of the root; the others follow in preorder.
  private let firstID: Int
  /// The number of nodes in each subtree, in preorder.
  private let counts: [Int32]
  let frames: FrameReporting
  /// What marks the nodes have, but for their numbers.
  private let markKind: Int
  let edgeLabels: EdgeLabels?
  private let nodeLowering: (Int, inout ViewLowering) -> Void
  /// The guides of the levels so far.
  private let guides = DirectCell([LevelGuides]())
  /// The guide that siblings stand on, by its number among those of stacks.
  let siblingGuide: Int

  /// The guides that parents of nodes at a level stand on, by their numbers in the arena.
  struct LevelGuides {
    /// The guide of the column of the parent and its children.
    let column: Int32
    /// The guide that children set.
    let child: Int32
  }

  init(
    style: DiagramStyle, hasRigidNodes: Bool, firstID: Int, counts: [Int32],
    edgeLabels: EdgeLabels?, in lowering: inout ViewLowering,
    lowerNode: @escaping (Int, inout ViewLowering) -> Void
  ) {
    self.style = style
    self.hasRigidNodes = hasRigidNodes
    self.firstID = firstID
    self.counts = counts
    self.edgeLabels = edgeLabels
    nodeLowering = lowerNode
    siblingGuide = lowering.arena.stackGuides.index(of: VerticalAlignment.top.key)
    markKind = lowering.markKind("node", layer: .nodes)
    frames = FrameReporting(in: &lowering, edge: style.edge, labels: edgeLabels)
  }
}

extension DiagramPlan {
  func isLeaf(_ position: Int) -> Bool { counts[position] == 1 }

  /// The number of nodes in a subtree.
  func count(at position: Int) -> Int { Int(counts[position]) }

  /// The number of a node's children.
  func childCount(of position: Int) -> Int {
    var count = 0
    forEachChild(of: position) { _ in count += 1 }
    return count
  }

  private func forEachChild(of position: Int, _ body: (Int) -> Void) {
    var child = position + 1
    while child < position + count(at: position) {
      body(child)
      child += count(at: child)
    }
  }

  /// The gap between a node and its children, which has room for the labels of edges.
  func gap(below position: Int) -> Double {
    guard let edgeLabels else { return style.verticalSpacing }
    var gap = style.verticalSpacing
    forEachChild(of: position) { gap = max(gap, edgeLabels.height(at: $0)) }
    return gap
  }

  /// Tells the layout engine about the view of the node at a position, marked; several are a pile.
  func lowerNode(_ position: Int, into lowering: inout ViewLowering) {
    // The numbers of nodes fit into 32 bits, as there is an element for each.
    lowering.annotate(.mark, payload: markKind, tag: Int32(firstID + position)) { lowering in
      lowering.place.slot = .pile
      nodeLowering(position, &lowering)
    }
  }

  /// The guides that parents of nodes at a level stand on, which is the mean of those that take part in aligning them.
  func guides(level: Int, in lowering: inout ViewLowering) -> LevelGuides {
    while guides.value.count <= level {
      let key = HorizontalAlignment.nodeCenter(level: guides.value.count).key
      let guide = Arena.Guide(key: key) { $0[HorizontalAlignment.center] }
      let column = lowering.arena.stackGuides.append(key)
      let child = lowering.arena.guides.appendIndex(guide)
      guides.value.append(LevelGuides(column: Int32(column), child: Int32(child)))
    }
    return guides.value[level]
  }
}
