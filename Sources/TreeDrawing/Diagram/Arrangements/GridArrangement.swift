/// A node and, below it and indented, its children in columns of lines.
struct GridArrangement: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let isCentred = subtree.hangsFromMiddle
    let hanging = subtree.plan.hanging
    RegisteredStack(
      alignment: isCentred ? hanging.centred : hanging.column,
      spacing: subtree.plan.style.spacing.firstHanging
    ) {
      subtree.root.alignmentGuide(subtree.isInRow && !isCentred ? hanging.node : nil)
      RegisteredTidyStack(subtree.plan.lists.cells) { Columns(subtree: subtree) }
        .padding(isCentred ? subtree.plan.lists.branch : subtree.plan.lists.indent)
        .alignmentGuide(isCentred ? hanging.line : nil)
        .hidingAlignmentGuides(subtree.isInRow && !isCentred)
    }
    .edges(of: subtree, hangsFromMiddle: isCentred)
    ._lower(into: &lowering)
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    let wished = subtree.plan.nodes[subtree.position].columnCount ?? subtree.plan.style.columnCount
    for column in subtree.gridColumns(wished) {
      RegisteredTidyStack(subtree.plan.lists.run) {
        subtree.children(column, arrangement: .grid, growth: subtree.growth, isInRow: false)
      }
      ._lower(into: &lowering)
    }
  }
}

extension Subtree {
  /// The node's children in columns of equal height, all but the last; they are leaves.
  fileprivate func gridColumns(_ wished: Int?) -> [Run] {
    let wished = plan.nodes[position].gridColumnCounts.first.map(Int.init) ?? wished
    let total = plan.nodes.childCount(of: position)
    let usual = max(1, Int((Double(total) / 4).squareRoot().rounded()))
    let count = max(1, min(Int32(clamping: wished ?? usual), total))
    let height = (total + count - 1) / count
    return stride(from: 0, to: total, by: Int(height)).map {
      Run(first: position + 1 + $0, count: min(height, total - $0))
    }
  }
}
