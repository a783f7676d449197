/// A node and all that is below it, arranged as the node or one above it says.
///
/// `DescribedDiagram`, in the tests, is the same with public modifiers.
struct Subtree: View {
  /// The node's position in preorder.
  let position: Int32
  /// How what is below the node stands, unless it says otherwise.
  let arrangement: Arrangement
  /// Whether what is around asks where the node's middle is.
  let isInRow: Bool
  /// What all subtrees have in common.
  ///
  /// `Siblings` and the whole tree own it. A subtree and the views in it are lowered at once, so
  /// that none outlives them.
  private let uncountedPlan: Uncounted<DiagramPlan>

  var plan: DiagramPlan {
    @inline(__always) get { uncountedPlan.object }
  }

  @inline(__always)
  init(position: Int32, arrangement: Arrangement, isInRow: Bool, plan: DiagramPlan) {
    self.position = position
    self.arrangement = plan.nodes.arrangement(at: position) ?? arrangement
    self.isInRow = isInRow
    uncountedPlan = Uncounted(plan)
  }

  /// Tells the layout engine about the node and all below it, and does not postpone it.
  func _lower(into lowering: inout ViewLowering) {
    guard !plan.nodes.isLeaf(position) else { return root._lower(into: &lowering) }
    switch arrangement {
    case .rows, .tidy: RowArrangement(subtree: self)._lower(into: &lowering)
    case .hang: HangArrangement(subtree: self)._lower(into: &lowering)
    case .columns: ColumnArrangement(subtree: self)._lower(into: &lowering)
    case .grid, .list, .mindmap: RowArrangement(subtree: self)._lower(into: &lowering)
    }
  }
}

extension Subtree {
  /// The node itself.
  @inline(__always)
  var root: some View { PlannedRoot(subtree: self) }

  /// The subtrees of the node's children.
  @inline(__always)
  func children(isInRow: Bool) -> some View {
    children(position + 1, count: plan.nodes.childCount(of: position), isInRow: isInRow)
  }

  /// The subtrees of some of the node's children.
  ///
  /// - Parameters:
  ///   - first: the position of the first of them.
  ///   - count: how many there are.
  ///   - isInRow: whether what is around them asks where their nodes' middles are.
  @inline(__always)
  func children(_ first: Int32, count: Int32, isInRow: Bool) -> some View {
    Children(
      first: first, count: count, arrangement: arrangement, isInRow: isInRow,
      plan: uncountedPlan)
  }
}

extension View {
  /// Draws the edges from a subtree's node to its children behind the view, which is the subtree.
  @inline(__always)
  func edges(of subtree: Subtree) -> some View {
    background(subtree.plan.edgeLabelViews, tag: subtree.position)
      .background(subtree.plan.edges, tag: subtree.position)
  }
}

/// A node, which can be found again unless it is an empty place.
private struct PlannedRoot: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let (plan, position) = (subtree.plan, subtree.position)
    if plan.nodes.isSlot(position) {
      plan.node(at: position)._lower(into: &lowering)
    } else {
      plan.node(at: position)
        .mark(plan.mark, id: plan.firstID &+ Int(position))
        .preference(plan.frame, tag: position)
        .leastLength(
          plan.edgeLabels?.roomForChild(at: Int(position)), along: plan.style.growth.axis.crossing
        )
        ._lower(into: &lowering)
    }
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
    let isWide = axis == .horizontal
    lowering.zStack {
      content._lower(into: &$0)
      Color.clear.frame(width: isWide ? length : 0, height: isWide ? 0 : length)
        ._lower(into: &$0)
    }
  }
}

/// The subtrees of some children of a node.
private struct Children: View {
  let first: Int32
  let count: Int32
  let arrangement: Arrangement
  let isInRow: Bool
  let plan: Uncounted<DiagramPlan>

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.severalChildren {
      $0.lowerLater(
        Siblings(
          position: first, rest: count, arrangement: arrangement, isInRow: isInRow,
          plan: plan.object))
    }
  }
}

/// Subtrees beside each other, which are lowered one by one.
private struct Siblings: PendingSource {
  /// The position of the next one.
  var position: Int32
  /// How many there still are.
  var rest: Int32
  let arrangement: Arrangement
  let isInRow: Bool
  let plan: DiagramPlan

  var isFinished: Bool { rest == 0 }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard !isFinished else { return false }
    Subtree(position: position, arrangement: arrangement, isInRow: isInRow, plan: plan)
      ._lower(into: &lowering)
    rest -= 1
    position += plan.nodes.count(at: position)
    return true
  }
}
