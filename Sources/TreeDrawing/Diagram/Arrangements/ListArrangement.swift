/// A node in a line and, in lines below it, all that is below the node, indented.
///
/// At the root, the lines can be broken into columns.
struct ListArrangement: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    if subtree.level == 0, subtree.plan.style.listColumnCount > 1 {
      RegisteredStack(
        alignment: subtree.plan.hanging.column, spacing: subtree.plan.style.spacing.listColumnsBelow
      ) {
        subtree.root
        RegisteredTidyStack(subtree.plan.lists.columns) { Columns(subtree: subtree) }
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    } else {
      RegisteredStack(alignment: subtree.plan.hanging.column, spacing: 0) {
        subtree.root.alignmentGuide(subtree.isInRow ? subtree.plan.hanging.node : nil)
        RegisteredTidyStack(subtree.plan.lists.run) { subtree.children(isInRow: false) }
          .padding(subtree.plan.lists.indent)
          .hidingAlignmentGuides(subtree.isInRow)
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    }
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    for column in subtree.columns(subtree.plan.style.listColumnCount) {
      RegisteredTidyStack(subtree.plan.lists.run) {
        subtree.children(column, arrangement: .list, growth: subtree.growth, isInRow: false)
      }
      .padding(subtree.plan.lists.indent)
      ._lower(into: &lowering)
    }
  }
}
