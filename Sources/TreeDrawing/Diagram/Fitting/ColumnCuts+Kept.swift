// Columns whose lengths are known: only how wide each is must be found.
extension ColumnCuts {
  /// The frontier of columns of some lengths.
  func frontier(_ lengths: [Int32]) -> Frontier {
    var columns = FrontierTable(boxes: [])
    let places = runs(lengths).map { columns.add(frontier(of: $0)) }
    let gaps = Double(places.count) * (branch + columnGap) - columnGap
    return FrontierMerge.row(places, gaps: gaps, limit: limit, in: columns)
  }

  /// The narrowest columns of some lengths that are no higher than a length.
  func cut(_ lengths: [Int32], height: Double) -> Cut {
    cut(
      into: runs(lengths).map { run in
        let extents = frontier(of: run).extents
        let extent = extents.narrowest(within: height) ?? extents.last
        return Column(count: run.count, width: extent?.width ?? 0, height: extent?.height ?? 0)
      })
  }

  /// The frontier of one column.
  private func frontier(of run: Range<Int>) -> Frontier {
    let gaps = gaps[run].dropFirst().reduce(0, +)
    return FrontierMerge.column(
      Array(lists[run]), gaps: gaps, least: 0, limit: limit - branch, in: table)
  }

  private func runs(_ lengths: [Int32]) -> [Range<Int>] {
    var start = 0
    return lengths.map { length in
      defer { start += Int(length) }
      return start..<(start + Int(length))
    }
  }
}
