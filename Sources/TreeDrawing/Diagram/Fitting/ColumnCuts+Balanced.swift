// Very many children. To look at every cut of these for every width would take too long, and gains
// little: columns are about equally high however they are cut. So for each number of columns they
// are cut where the highest is lowest, in some of the widths that children have. What is lower than
// all of these is looked for in every cut again, which takes few steps, since columns are short.
extension ColumnCuts {
  /// How many children are looked at in every cut.
  static let greatestExactCount = 64
  /// With how many children every cut is looked at that is lower than where the highest is lowest;
  /// with more, one child more or less is less than a hundredth of a column.
  private static let greatestRefinedCount = 1_024
  private static let (mostWidths, mostColumns) = (16, 64)

  var isLong: Bool { lists.count > Self.greatestExactCount }

  func balancedFrontier() -> Frontier {
    var extents = balancedCuts().map { Extent(width: $0.width, height: $0.height) }
    while let lowest = extents.lazy.map(\.height).min(), lists.count <= Self.greatestRefinedCount,
      let cut = narrowest(below: lowest - Frontier.tolerance),
      cut.width <= limit + Frontier.tolerance
    {
      extents.append(Extent(width: cut.width, height: cut.height))
    }
    return Frontier(of: extents)
  }

  func balancedCut(width: Double, height: Double) -> Cut? {
    let cut = balancedCuts().first {
      $0.width <= width + Frontier.tolerance && $0.height <= height + Frontier.tolerance
    }
    return cut ?? narrowest(below: height + Frontier.tolerance)
  }

  private func balancedCuts() -> [Cut] {
    commonWidths().flatMap { cuts(within: $0) }
  }

  /// Widths that columns may have: from that in which all children have room.
  private func commonWidths() -> [Double] {
    let least = lists.reduce(0) { max($0, table[$1].first?.width ?? 0) }
    var widths: Set<Double> = [least]
    for list in lists {
      for extent in table[list] where extent.width > least && branch + extent.width <= limit {
        widths.insert(extent.width)
      }
    }
    let sorted = widths.sorted()
    let step = max(1, sorted.count / Self.mostWidths)
    return stride(from: 0, to: sorted.count, by: step).map { sorted[$0] }
  }

  /// A cut for each number of columns, all of whose children have room in one width.
  private func cuts(within width: Double) -> [Cut] {
    let extents = lists.compactMap { table[$0].lowest(within: width) }
    guard extents.count == lists.count else { return [] }
    var ends = [0.0]
    for (gap, extent) in zip(gaps, extents) {
      ends.append(ends[ends.count - 1] + gap + extent.height)
    }
    var cuts: [Cut] = []
    for number in count.map({ $0...$0 }) ?? 2...Self.mostColumns {
      let cut = self.cut(into: columns(number, extents, ends))
      guard cut.width <= limit + Frontier.tolerance else { break }
      cuts.append(cut)
    }
    return cuts
  }

  /// The children in so many columns, the highest as low as possible.
  private func columns(_ number: Int, _ extents: [Extent], _ ends: [Double]) -> [Column] {
    let highest = extents.reduce(0) { max($0, $1.height) }
    var (low, high) = (highest, max(highest, ends[extents.count]))
    while high - low > 0.5 {
      let middle = (low + high) / 2
      if starts(upTo: middle, ends).count <= number { high = middle } else { low = middle }
    }
    let starts = starts(upTo: high, ends)
    return zip(starts, starts.dropFirst() + [extents.count]).map { start, end in
      Column(
        count: end - start,
        width: extents[start..<end].reduce(0) { max($0, $1.width) },
        height: ends[end] - ends[start] - gaps[start])
    }
  }

  /// The children that columns begin with which are no higher than a length.
  private func starts(upTo height: Double, _ ends: [Double]) -> [Int] {
    var starts: [Int] = []
    var start = 0
    while start < lists.count {
      starts.append(start)
      let limit = ends[start] + gaps[start] + height + Frontier.tolerance
      var (low, high) = (start + 1, lists.count)
      while low < high {
        let middle = (low + high + 1) / 2
        if ends[middle] <= limit { low = middle } else { high = middle - 1 }
      }
      start = low
    }
    return starts
  }
}
