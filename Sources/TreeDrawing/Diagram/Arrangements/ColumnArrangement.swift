/// A node and, next to it under a bus, its children's subtrees in columns, each a run of subtrees
/// that hang on a line.
struct ColumnArrangement: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let growth = subtree.plan.directions[subtree.growth]
    RegisteredStack(alignment: growth.column, spacing: subtree.gap) {
      InOrder(
        isReversed: !growth.growth.hasNodeFirst, first: subtree.root,
        second: RegisteredTidyStack(style) { Columns(subtree: subtree) })
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }

  private var style: RegisteredTidyStyle {
    subtree.plan.fitted?.columns(below: subtree.position) ?? subtree.plan.hanging.runs
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    let wished = subtree.plan.nodes[subtree.position].columnCount ?? subtree.plan.style.columnCount
    for column in subtree.wishedColumns ?? subtree.columns(wished) {
      RegisteredTidyStack(subtree.plan.hanging.run) {
        subtree.children(
          column, arrangement: .hang, growth: subtree.growth, isInRow: false,
          isReversed: !subtree.growth.hasNodeFirst)
      }
      .padding(subtree.plan.hanging.branch)
      .alignmentGuide(subtree.plan.hanging.line)
      ._lower(into: &lowering)
    }
  }
}
