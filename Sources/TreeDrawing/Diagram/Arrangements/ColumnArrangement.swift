/// A node and, below it under a bus, its children's subtrees in columns.
struct ColumnArrangement: View {
  let subtree: Subtree

  private var parts: HangingParts {
    @inline(__always) get { subtree.plan.hangingParts }
  }

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let growth = subtree.plan.growthParts
    RegisteredStack(alignment: growth.column, spacing: subtree.plan.gap(below: subtree.position)) {
      InOrder(
        isReversed: !growth.growth.hasNodeFirst, first: subtree.root,
        second: RegisteredTidyStack(parts.runs) { Columns(subtree: subtree, parts: parts) })
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }
}

/// The columns, each a run of subtrees that hang on a line.
private struct Columns: View {
  let subtree: Subtree
  let parts: HangingParts

  func _lower(into lowering: inout ViewLowering) {
    for column in subtree.columns {
      RegisteredTidyStack(parts.run) {
        subtree.children(column.first, count: column.count, isInRow: false)
      }
      .padding(parts.branch)
      .alignmentGuide(parts.line)
      ._lower(into: &lowering)
    }
  }
}

extension Subtree {
  /// Some children that follow each other.
  struct Run {
    /// The position of the first.
    var first: Int32
    var count: Int32 = 0
  }

  /// The node's children in as many columns as wished, as equally high as their order allows.
  fileprivate var columns: [Run] {
    let sizes = childSizes
    let wished = plan.nodes[position].columnCount ?? plan.style.columnCount ?? usualCount(sizes)
    let height = leastHeight(of: sizes, in: max(1, min(wished, sizes.count)))
    var columns = [Run(first: position + 1)]
    var (next, total) = (position + 1, 0)
    for size in sizes {
      if total > 0, total + size > height {
        columns.append(Run(first: next))
        total = 0
      }
      columns[columns.count - 1].count += 1
      total += size
      next += Int32(size)
    }
    return columns
  }

  private var childSizes: [Int] {
    var sizes: [Int] = []
    plan.nodes.forEachChild(of: position) { sizes.append(Int(plan.nodes.count(at: $0))) }
    return sizes
  }

  /// How many columns make a run of boxes that are about four times as wide as high a square.
  private func usualCount(_ sizes: [Int]) -> Int {
    max(2, Int((Double(sizes.reduce(0, +)) / 4).squareRoot().rounded()))
  }

  /// The least number of nodes that no column must have more of.
  ///
  /// - Complexity: O(*k* log *n*) in the numbers of children and of nodes.
  private func leastHeight(of sizes: [Int], in count: Int) -> Int {
    var (low, high) = (sizes.max() ?? 0, sizes.reduce(0, +))
    while low < high {
      let middle = (low + high) / 2
      if columnCount(of: sizes, upTo: middle) <= count { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func columnCount(of sizes: [Int], upTo height: Int) -> Int {
    var (count, total) = (1, 0)
    for size in sizes {
      if total > 0, total + size > height { (count, total) = (count + 1, 0) }
      total += size
    }
    return count
  }
}
