/// A part of a grid, below or above others.
enum GridBlock {
  /// Texts in columns.
  case cells([Subtree.Run])
  /// A child that is a box, by its position, and what is below it.
  case box(Int32)
}

extension Subtree {
  /// The node's children as they stand in a grid, from top to bottom.
  var gridBlocks: [GridBlock] {
    let runs = gridRuns
    var counts = gridColumnCounts(of: runs.filter(isCells).map(\.count))[...]
    return runs.map { run in
      guard isCells(run) else { return .box(run.first) }
      return .cells(columns(of: run, counts.popFirst() ?? 1))
    }
  }

  /// Those of the children that are texts in runs, each of the others alone.
  private var gridRuns: [Run] {
    var runs: [Run] = []
    plan.nodes.forEachChild(of: position) { child in
      if plan.nodes.isCell(child), let last = runs.last, isCells(last) {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(first: child, count: 1))
      }
    }
    return runs
  }

  private func isCells(_ run: Run) -> Bool { plan.nodes.isCell(run.first) }

  /// In how many columns blocks of some numbers of texts stand.
  private func gridColumnCounts(of sizes: [Int32]) -> [Int32] {
    let wish = plan.nodes[position]
    if wish.fittedColumns.count == sizes.count,
      zip(wish.fittedColumns, sizes).allSatisfy({ $0 > 0 && $0 <= $1 })
    {
      return wish.fittedColumns
    }
    let wished = wish.columnCount ?? plan.style.columnCount
    return sizes.map { size in
      let usual = Int((Double(size) / 4).squareRoot().rounded())
      return max(1, min(Int32(clamping: wished ?? usual), size))
    }
  }

  /// Texts in a number of columns that are equally high, all but the last.
  private func columns(of run: Run, _ count: Int32) -> [Run] {
    let height = (run.count + count - 1) / count
    return stride(from: 0, to: run.count, by: Int(height)).map {
      Run(first: run.first + $0, count: min(height, run.count - $0))
    }
  }
}
