/// A node and all that is below it: a column of the node and a row of its children's subtrees.
///
/// `DescribedDiagram`, in the tests, is the same with public modifiers.
struct Subtree: View {
  /// The node's position in preorder.
  let position: Int32
  let level: Int32
  /// Whether the node takes part in aligning its parent.
  let alignsParent: Bool
  /// What all subtrees have in common.
  ///
  /// `Siblings` and the whole tree own it. A subtree and the views in it are lowered at once, so
  /// that none outlives them.
  private let uncountedPlan: Uncounted<DiagramPlan>

  private var plan: DiagramPlan {
    @inline(__always) get { uncountedPlan.object }
  }

  @inline(__always)
  init(position: Int32, level: Int32, alignsParent: Bool, plan: DiagramPlan) {
    self.position = position
    self.level = level
    self.alignsParent = alignsParent
    uncountedPlan = Uncounted(plan)
  }

  @FixedViewBuilder var body: some View {
    if plan.isLeaf(position) {
      root
    } else {
      RegisteredStack(
        alignment: plan.columnAlignment(level: level + 1), spacing: plan.gap(below: position)
      ) {
        root
        row
      }
      .background(plan.edgeLabelViews, tag: position)
      .background(plan.edges, tag: position)
    }
  }

  /// Tells the layout engine about the body, and does not postpone it.
  func _lower(into lowering: inout ViewLowering) { body._lower(into: &lowering) }
}

extension Subtree {
  @inline(__always)
  private var root: some View {
    plan.node(at: position)
      .mark(plan.mark, id: plan.firstID &+ Int(position))
      .preference(plan.frame, tag: position)
      .leastWidth(plan.edgeLabels?.roomForChild(at: Int(position)))
      .alignmentGuide(alignsParent ? plan.nodeGuide(level: level) : nil)
  }

  /// The children's subtrees; around a single one of a size that cannot change, a row would change
  /// nothing.
  @FixedViewBuilder private var row: some View {
    @inline(__always) get {
      if plan.hasRigidNodes, plan.hasOneChild(position) {
        children
      } else {
        RegisteredStack(alignment: plan.siblingAlignment, spacing: plan.style.spacing.siblings) {
          children
        }
      }
    }
  }

  @inline(__always)
  private var children: some View {
    Children(parent: position, level: level + 1, plan: uncountedPlan)
  }
}

extension View {
  /// Puts the view in the middle of a place of a least width, if one is given.
  @inline(__always)
  fileprivate func leastWidth(_ width: Double?) -> some View {
    AtLeastAsWide(content: self, width: width)
  }
}

/// That is a column with an empty line and not a flexible frame, which would be sized again for
/// each proposal.
private struct AtLeastAsWide<Content: View>: View {
  let content: Content
  let width: Double?

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let width else { return content._lower(into: &lowering) }
    let alignment = RegisteredAlignment(HorizontalAlignment.center, in: &lowering)
    RegisteredStack(alignment: alignment, spacing: 0) {
      content
      Color.clear.frame(width: width, height: 0)
    }
    ._lower(into: &lowering)
  }
}

/// The subtrees of a node's children.
private struct Children: View {
  let parent: Int32
  let level: Int32
  let plan: Uncounted<DiagramPlan>

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.severalChildren {
      $0.lowerLater(Siblings(below: parent, level: level, plan: plan.object))
    }
  }
}

/// Subtrees beside each other, which are lowered one by one.
private struct Siblings: PendingSource {
  let plan: DiagramPlan
  let level: Int32
  let count: Int32
  private var index: Int32 = 0
  /// The position of the next one.
  private var position: Int32

  init(below parent: Int32, level: Int32, plan: DiagramPlan) {
    self.plan = plan
    self.level = level
    count = plan.childCount(of: parent)
    position = parent + 1
  }

  var isFinished: Bool { index == count }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard !isFinished else { return false }
    let alignsParent = plan.style.alignment.alignsParent(Int(index), of: Int(count))
    Subtree(position: position, level: level, alignsParent: alignsParent, plan: plan)
      ._lower(into: &lowering)
    index += 1
    position += plan.count(at: position)
    return true
  }
}
