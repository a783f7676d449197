/// Arranging subtrees beside or below each other, each in one of its extents.
///
/// Beside each other, widths add up and heights are made equal: from the highest possible height
/// down, each subtree takes the narrowest extent that is no higher, and only those change that are
/// too high. Below each other, the axes are exchanged. So as many sums are looked at as there are
/// extents, however many ways there are to combine them.
struct FrontierMerge {
  private let table: FrontierTable
  /// What each subtree has taken, as an index in the table.
  private var taken: [Int32]
  private let lists: [FrontierTable.Place]
  /// The subtrees as a heap, that which must change next on top.
  private var heap: [Int32]
  private let isHorizontal: Bool
  /// The sum of the lengths along which subtrees follow each other.
  private var total: Double
}

extension FrontierMerge {
  /// Arranges subtrees beside each other.
  ///
  /// - Parameters:
  ///   - lists: the frontiers of the subtrees; none is empty.
  ///   - gaps: the sum of the gaps between them.
  ///   - limit: the greatest width.
  ///   - table: where the frontiers are.
  /// - Returns: their frontier, as far as it is within the limit.
  /// - Complexity: O(*m* log *k*) in the numbers of extents and of subtrees.
  static func row(
    _ lists: [FrontierTable.Place], gaps: Double, limit: Double, in table: FrontierTable
  ) -> Frontier {
    var merge = FrontierMerge(lists, gaps, isHorizontal: true, table)
    var frontier = Frontier()
    while merge.total <= limit + Frontier.tolerance {
      frontier.append(Extent(width: merge.total, height: merge.greatest))
      guard merge.advance() else { break }
    }
    return frontier
  }

  /// Arranges subtrees below each other.
  ///
  /// - Parameters:
  ///   - lists: the frontiers of the subtrees; none is empty.
  ///   - gaps: the sum of the gaps between them.
  ///   - least: a width that narrower arrangements gain nothing from.
  ///   - limit: the greatest width; one arrangement is found that is wider, if none is not.
  ///   - table: where the frontiers are.
  /// - Returns: their frontier.
  static func column(
    _ lists: [FrontierTable.Place], gaps: Double, least: Double, limit: Double,
    in table: FrontierTable
  ) -> Frontier {
    var merge = FrontierMerge(lists, gaps, isHorizontal: false, table)
    var frontier = Frontier()
    var canAdvance = true
    while merge.greatest > limit + Frontier.tolerance, canAdvance { canAdvance = merge.advance() }
    frontier.appendNarrower(Extent(width: merge.greatest, height: merge.total))
    while merge.greatest > least, canAdvance, merge.advance() {
      frontier.appendNarrower(Extent(width: merge.greatest, height: merge.total))
    }
    frontier.reverse()
    return frontier
  }

  private init(
    _ lists: [FrontierTable.Place], _ gaps: Double, isHorizontal: Bool, _ table: FrontierTable
  ) {
    self.table = table
    self.lists = lists
    self.isHorizontal = isHorizontal
    taken = lists.map { isHorizontal ? $0.lowerBound : $0.upperBound - 1 }
    heap = lists.indices.map(Int32.init)
    total = gaps
    for extent in taken { total += length(of: extent) }
    for index in stride(from: heap.count / 2 - 1, through: 0, by: -1) { sift(index) }
  }
}

extension FrontierMerge {
  /// The greatest length across that along which subtrees follow each other.
  private var greatest: Double { across(heap[0]) }

  /// Lets all subtrees that are as long across as the longest take shorter extents.
  ///
  /// - Returns: whether all could.
  private mutating func advance() -> Bool {
    let bound = greatest
    var before: [(subtree: Int, extent: Int32)] = []
    while greatest >= bound - Frontier.tolerance {
      let subtree = Int(heap[0])
      guard let next = next(after: taken[subtree], of: subtree) else {
        for (subtree, extent) in before { take(extent, for: subtree) }
        return false
      }
      before.append((subtree, taken[subtree]))
      take(next, for: subtree)
      sift(0)
    }
    return true
  }

  private func next(after extent: Int32, of subtree: Int) -> Int32? {
    let next = isHorizontal ? extent + 1 : extent - 1
    return lists[subtree].contains(next) ? next : nil
  }

  private mutating func take(_ extent: Int32, for subtree: Int) {
    total += length(of: extent) - length(of: taken[subtree])
    taken[subtree] = extent
  }

  private func length(of extent: Int32) -> Double {
    let extent = table.extents[Int(extent)]
    return isHorizontal ? extent.width : extent.height
  }

  private func across(_ subtree: Int32) -> Double {
    let extent = table.extents[Int(taken[Int(subtree)])]
    return isHorizontal ? extent.height : extent.width
  }

  private mutating func sift(_ index: Int) {
    var index = index
    while 2 * index + 1 < heap.count {
      var child = 2 * index + 1
      if child + 1 < heap.count, across(heap[child + 1]) > across(heap[child]) { child += 1 }
      guard across(heap[child]) > across(heap[index]) else { return }
      heap.swapAt(child, index)
      index = child
    }
  }
}
