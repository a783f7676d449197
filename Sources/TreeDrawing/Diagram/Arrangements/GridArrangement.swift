/// A node and, below it and indented, its children in columns of lines.
struct GridArrangement: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let (plan, isCentred) = (subtree.plan, subtree.hangsFromMiddle)
    let hanging = plan.hanging
    RegisteredStack(
      alignment: isCentred ? hanging.centred : hanging.column,
      spacing: plan.style.spacing.firstHanging
    ) {
      subtree.root.alignmentGuide(subtree.isInRow && !isCentred ? hanging.node : nil)
      RegisteredTidyStack(plan.lists.columns) { Columns(subtree: subtree) }
        .padding(isCentred ? plan.lists.branch : plan.lists.indent)
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
    let plan = subtree.plan
    let wished = plan.nodes[subtree.position].columnCount ?? plan.style.columnCount
    for column in subtree.gridColumns(wished) {
      RegisteredTidyStack(plan.lists.run) {
        subtree.children(column, arrangement: .grid, growth: subtree.growth, isInRow: false)
      }
      ._lower(into: &lowering)
    }
  }
}

extension Subtree {
  /// The node's children in columns of equal height, all but the last; they are leaves.
  fileprivate func gridColumns(_ wished: Int?) -> [Run] {
    let total = plan.nodes.childCount(of: position)
    let usual = max(1, Int((Double(total) / 4).squareRoot().rounded()))
    let count = max(1, min(Int32(clamping: wished ?? usual), total))
    let height = (total + count - 1) / count
    return stride(from: 0, to: total, by: Int(height)).map {
      Run(first: position + 1 + $0, count: min(height, total - $0))
    }
  }
}
