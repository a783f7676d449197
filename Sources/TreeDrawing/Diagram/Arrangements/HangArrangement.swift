/// A node and, below it and indented, its children's subtrees one under another, beside a stem.
///
/// An only child is not indented, so that a chain does not drift away.
struct HangArrangement: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    if subtree.plan.style.hangsOnBothSides, !subtree.plan.nodes.hasOneChild(subtree.position) {
      BothSidesArrangement(subtree: subtree)._lower(into: &lowering)
    } else {
      RegisteredStack(alignment: subtree.plan.hanging.column, spacing: subtree.hangingGap) {
        InOrder(
          isReversed: !subtree.growth.hasNodeFirst,
          first: subtree.root.alignmentGuide(subtree.isInRow ? subtree.plan.hanging.node : nil),
          second: hanging.hidingAlignmentGuides(subtree.isInRow))
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    }
  }

  @FixedViewBuilder private var hanging: some View {
    @inline(__always) get {
      if subtree.plan.nodes.hasOneChild(subtree.position) {
        subtree.children(isInRow: false)
      } else {
        RegisteredTidyStack(subtree.plan.hanging.run) {
          subtree.children(isInRow: false, isReversed: !subtree.growth.hasNodeFirst)
        }
        .padding(subtree.plan.hanging.indent)
      }
    }
  }
}
