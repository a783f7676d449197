/// A node in a line and, in lines below it, all that is below the node, indented.
///
/// At the root, the lines can be broken into columns.
struct ListArrangement: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let plan = subtree.plan
    if subtree.level == 0, plan.style.listColumnCount > 1 {
      RegisteredStack(
        alignment: plan.hanging.column, spacing: plan.style.spacing.listColumnsBelow
      ) {
        subtree.root
        RegisteredTidyStack(plan.lists.columns) { Columns(subtree: subtree) }
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    } else {
      RegisteredStack(alignment: plan.hanging.column, spacing: 0) {
        subtree.root
        RegisteredTidyStack(plan.lists.run) { subtree.children(isInRow: false) }
          .padding(plan.lists.indent)
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    }
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    let plan = subtree.plan
    for column in subtree.columns(plan.style.listColumnCount) {
      RegisteredTidyStack(plan.lists.run) {
        subtree.children(column, arrangement: .list, growth: subtree.growth, isInRow: false)
      }
      .padding(plan.lists.indent)
      ._lower(into: &lowering)
    }
  }
}
