/// A node and all that is below it, arranged as the node or one above it says.
///
/// `DescribedDiagram`, in the tests, is the same with public modifiers.
struct Subtree: View {
  /// The node's position in preorder.
  let position: Int32
  /// How many nodes are above the node.
  let level: Int32
  /// How the node and its siblings stand.
  let outerArrangement: Arrangement
  /// How what is below the node stands.
  let arrangement: Arrangement
  /// The direction in which it grows.
  let growth: GrowthDirection
  /// Whether what is around asks where the node's middle is.
  let isInRow: Bool
  /// The lowering owns what it refers to.
  let uncountedPlan: Uncounted<DiagramPlan>

  /// What all subtrees have in common.
  var plan: DiagramPlan {
    @inline(__always) unsafeAddress { uncountedPlan.place }
  }

  @inline(__always)
  init(
    position: Int32, level: Int32, in outerArrangement: Arrangement, arrangement: Arrangement,
    growth: GrowthDirection, isInRow: Bool, plan: Uncounted<DiagramPlan>
  ) {
    self.position = position
    self.level = level
    self.outerArrangement = outerArrangement
    let wish = plan.value.nodes.arrangement(at: position) ?? arrangement
    self.arrangement = wish.supported(in: growth, isAtRoot: level == 0)
    self.growth = growth
    self.isInRow = isInRow
    uncountedPlan = plan
  }

  /// Tells the layout engine about the node and all below it, and does not postpone it.
  func _lower(into lowering: inout ViewLowering) {
    if level > 0, let lengths = plan.lengths {
      lower(behind: lengths, into: &lowering)
    } else {
      lowerWithoutLength(into: &lowering)
    }
  }

  /// Tells it about that, whatever the length of the edge from the parent.
  func lowerWithoutLength(into lowering: inout ViewLowering) {
    guard !plan.nodes.isLeaf(position) else {
      guard outerArrangement.has(.rows) else { return root._lower(into: &lowering) }
      return root.placed(inLevelOf: self)._lower(into: &lowering)
    }
    plan.arrangements[Int(arrangement.number)].lower(self, into: &lowering)
  }
}

extension Subtree {
  /// The node itself.
  @inline(__always)
  var root: some View { PlannedRoot(subtree: self) }

  /// Where the node stands.
  @inline(__always)
  var place: NodePlace {
    let isInGrid = outerArrangement.has(.texts) && !plan.nodes.isCell(position)
    return NodePlace(
      id: plan.firstID &+ Int(position),
      arrangement: isInGrid
        ? outerArrangement.placeOfChild(isCell: false) : outerArrangement,
      level: Int(level), isLeaf: plan.nodes.isLeaf(position),
      isUnderRoof: plan.nodes.isUnderRoof(position), isInGrid: isInGrid,
      branch: plan.branchPlace(at: position))
  }

  /// The subtrees of the node's children, or some of them, arranged and growing as it is unless in
  /// another way; reversed ones have a stack to themselves.
  @inline(__always)
  func children(
    _ run: Run? = nil, arrangement: Arrangement? = nil, isInRow: Bool, isReversed: Bool = false
  ) -> some View {
    Children(
      source: Siblings(
        run ?? Run(first: position + 1, count: plan.nodes.childCount(of: position)), of: self,
        arrangement: arrangement ?? self.arrangement, isInRow: isInRow, isReversed: isReversed))
  }

  /// The subtrees of some of the node's children, in any order, which grow in a direction.
  func children(at positions: [Int32], growth: GrowthDirection) -> some View {
    Children(
      source: ListedSiblings(
        rest: positions[...], level: level + 1, arrangement: arrangement, growth: growth,
        plan: uncountedPlan))
  }

  /// The subtree of a child that is a box in a grid: it hangs, and below it is a grid.
  func box(at child: Int32) -> Subtree {
    Subtree(
      position: child, level: level + 1, in: arrangement, arrangement: arrangement,
      growth: growth, isInRow: false, plan: uncountedPlan)
  }

  /// Some children of a node that follow each other.
  struct Run {
    /// The position of the first.
    var first: Int32
    var count: Int32 = 0
  }
}

extension View {
  /// Draws the edges from a subtree's node to its children behind the view, which is the subtree.
  ///
  /// - Parameters:
  ///   - subtree: the subtree.
  ///   - hangsFromMiddle: whether the stem of an indented run begins in the middle of the node.
  /// - Returns: the subtree with its edges.
  @inline(__always)
  func edges(of subtree: Subtree, hangsFromMiddle: Bool = false) -> some View {
    let edges = subtree.plan.edges[subtree.arrangement, subtree.growth]
    return WithEdges(
      content: self, edges: hangsFromMiddle ? edges.fromMiddle : edges.usual,
      tag: subtree.position)
  }

  /// Draws a roof over a subtree's leaves, or the edges to its children, behind the view.
  @inline(__always)
  func roofOrEdges(of subtree: Subtree) -> some View {
    let hasRoof = subtree.plan.nodes.hasRoof(subtree.position)
    return WithEdges(
      content: self,
      edges: hasRoof
        ? subtree.plan.edges.roof(subtree.growth)
        : subtree.plan.edges[subtree.arrangement, subtree.growth].usual,
      tag: subtree.position)
  }
}

extension Subtree {
  /// Whether the node is not made as wide as others of a run, since it is no box.
  fileprivate var keepsItsWidth: Bool {
    !plan.hasOneJoint && plan.joint(at: position, place) == .middles
  }
}

/// A node, which can be found again unless it is an empty place.
private struct PlannedRoot: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let (position, place) = (subtree.position, subtree.place)
    let node = PlannedNode(subtree: subtree, place: place)
    if subtree.plan.nodes.isSlot(position) {
      node._lower(into: &lowering)
    } else {
      node.mark(subtree.plan.mark, id: subtree.plan.firstID &+ Int(position))
        .preference(
          subtree.plan.registeredJoint(at: position, place, subtree.growth), tag: position
        )
        .leastLength(
          subtree.roomForEdgeLabel, along: subtree.growth.axis.crossing
        )
        .padding(subtree.keepsItsWidth ? subtree.plan.hanging.noSpace : nil)
        ._lower(into: &lowering)
    }
  }
}

/// The view of a node.
private struct PlannedNode: View {
  let subtree: Subtree
  let place: NodePlace

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    subtree.plan.lowerNode(at: subtree.position, place, into: &lowering)
  }
}

extension View {
  /// Puts the view in the middle of a place of a least length along an axis, if one is given.
  @inline(__always)
  fileprivate func leastLength(_ length: Double?, along axis: Axis) -> some View {
    AtLeastAsLong(content: self, length: length, axis: axis)
  }
}

private struct AtLeastAsLong<Content: View>: View {
  let content: Content
  let length: Double?
  let axis: Axis

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let length else { return content._lower(into: &lowering) }
    lower(atLeast: length, into: &lowering)
  }

  @inline(never)
  private func lower(atLeast length: Double, into lowering: inout ViewLowering) {
    let isWide = axis == .horizontal
    lowering.zStack {
      content._lower(into: &$0)
      Color.clear.frame(width: isWide ? length : 0, height: isWide ? 0 : length)
        ._lower(into: &$0)
    }
  }
}
