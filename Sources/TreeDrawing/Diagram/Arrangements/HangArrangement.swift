/// A node and, below it and indented, its children's subtrees one under another.
///
/// An only child is not indented, so that a chain does not drift away.
struct HangArrangement: View {
  let subtree: Subtree

  private var parts: HangingParts {
    @inline(__always) get { subtree.plan.hangingParts }
  }

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    RegisteredStack(alignment: parts.column, spacing: subtree.plan.style.spacing.firstHanging) {
      subtree.root.alignmentGuide(subtree.isInRow ? parts.node : nil)
      hanging.hidingAlignmentGuides(subtree.isInRow)
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }

  @FixedViewBuilder private var hanging: some View {
    @inline(__always) get {
      if subtree.plan.nodes.hasOneChild(subtree.position) {
        subtree.children(isInRow: false)
      } else {
        RegisteredTidyStack(parts.run) { subtree.children(isInRow: false) }
          .padding(parts.indent)
      }
    }
  }
}
