/// Arranging trees, which stand in lines below each other, so that all fit together.
struct ForestFitting: Sendable {
  private let trees: [FittingTree]
  /// All arrangements of each tree.
  private let fittings: [Fitting]
  /// The frontiers of the trees.
  private let table: FrontierTable
  private let lists: [FrontierTable.Place]
  private let gaps: ForestGaps
  private let limit: Double

  /// Finds all arrangements.
  ///
  /// - Parameters:
  ///   - trees: what is known of the trees.
  ///   - gaps: the gaps between them.
  ///   - limit: the greatest width that matters, in points.
  init(_ trees: [FittingTree], gaps: ForestGaps, limit: Double) {
    self.trees = trees
    self.gaps = gaps
    self.limit = limit
    fittings = trees.map { Fitting($0.nodes, $0.measures, limit: limit) }
    var table = FrontierTable(boxes: [])
    lists = fittings.map { table.add($0.whole) }
    self.table = table
  }
}

/// The gaps between the trees of a forest, in points.
struct ForestGaps: Sendable {
  /// Between trees in a line.
  var trees = 0.0
  /// Between lines.
  var lines = 0.0
}

/// A tree, and what is known of its nodes before it is arranged.
struct FittingTree: Sendable {
  let nodes: NodeTable
  var measures: FittingMeasures
}

/// The arrangements of trees together.
struct FittedForest: Sendable {
  let trees: [FittedTree]
  /// How many trees are in each line, from top to bottom.
  let lines: [Int]
  let size: Size
}

extension ForestFitting {
  /// Whether there is any arrangement; there is none if nodes keep what others rule out.
  var isPossible: Bool { lists.allSatisfy { !$0.isEmpty } }

  /// The lowest arrangement that is no wider than a length, or else the lowest of the narrowest.
  func lowest(within width: Double) -> FittedForest {
    // Beyond the limit, the least width is known, but not the least height there.
    let narrowest = lists.reduce(0) { max($0, table[$1].first?.width ?? 0) }
    guard narrowest <= limit + Frontier.tolerance else {
      return ForestFitting(trees, gaps: gaps, limit: narrowest).forest(in: narrowest)
    }
    return forest(in: width)
  }

  /// The arrangement that is smallest if it is scaled to fit into a size.
  ///
  /// Trees stand in one line, or each in its own.
  func smallest(in size: Size) -> FittedForest {
    let row = FrontierMerge.row(
      lists, gaps: gaps.trees * Double(lists.count - 1), limit: limit, in: table)
    let column = FrontierMerge.column(
      lists, gaps: gaps.lines * Double(lists.count - 1), least: 0, limit: limit, in: table)
    let inRow = row.extents.min { $0.size.scale(in: size) < $1.size.scale(in: size) }
    let inColumn = column.extents.min { $0.size.scale(in: size) < $1.size.scale(in: size) }
    guard let inRow, lists.count > 1 || inColumn == nil,
      inRow.size.scale(in: size) <= inColumn?.size.scale(in: size) ?? .infinity
    else {
      return forest(lists.indices.map { $0..<($0 + 1) }, within: inColumn?.width ?? size.width)
    }
    return forest([lists.indices], within: inRow.width)
  }
}

extension ForestFitting {
  /// The trees in lines of a width, as low as possible together.
  private func forest(in width: Double) -> FittedForest {
    forest(lines(within: width), within: width)
  }

  private func forest(_ lines: [Range<Int>], within width: Double) -> FittedForest {
    var trees: [FittedTree] = []
    var size = Size(width: 0, height: gaps.lines * Double(lines.count - 1))
    for line in lines {
      let extents = extents(of: line, within: width)
      trees += zip(line, extents).map { FittedTree($1, of: fittings[$0]) }
      let gaps = gaps.trees * Double(line.count - 1)
      size.width = max(size.width, extents.reduce(gaps) { $0 + $1.width })
      size.height += extents.reduce(0) { max($0, $1.height) }
    }
    return FittedForest(trees: trees, lines: lines.map(\.count), size: size)
  }

  /// The extents of the trees of a line.
  private func extents(of line: Range<Int>, within width: Double) -> [Extent] {
    let height = height(of: line, within: width) ?? .infinity
    return line.map { tree in
      let own = table[lists[tree]]
      let best = line.count > 1 ? own.narrowest(within: height) : own.lowest(within: width)
      return best ?? own.first ?? Extent(width: 0, height: 0)
    }
  }

  /// How many trees are in a line at most.
  private static var longestLine: Int { 40 }

  /// The trees in lines that are as low as possible together.
  ///
  /// - Complexity: O(*k*) in the number of trees.
  private func lines(within width: Double) -> [Range<Int>] {
    var ways: [(height: Double, start: Int)] = [(-gaps.lines, 0)]
    for end in lists.indices.map({ $0 + 1 }) {
      var best = (height: Double.infinity, start: end - 1)
      for start in stride(from: end - 1, through: max(0, end - Self.longestLine), by: -1) {
        guard let height = height(of: start..<end, within: width) else { break }
        let total = ways[start].height + gaps.lines + height
        if total <= best.height + Frontier.tolerance { best = (total, start) }
      }
      ways.append(best)
    }
    var lines: [Range<Int>] = []
    while let end = lines.last?.lowerBound ?? Optional(lists.count), end > 0 {
      lines.append(ways[end].start..<end)
    }
    return lines.reversed()
  }

  /// How high a line is; nil if it has several trees and is too wide.
  private func height(of line: Range<Int>, within width: Double) -> Double? {
    guard line.count > 1 else {
      let own = table[lists[line.lowerBound]]
      return (own.lowest(within: width) ?? own.first)?.height
    }
    let gaps = gaps.trees * Double(line.count - 1)
    let narrowest = line.reduce(gaps) { $0 + (table[lists[$1]].first?.width ?? 0) }
    guard narrowest <= width + Frontier.tolerance else { return nil }
    // Trees that have no choice, such as single nodes, of which there may be very many.
    guard line.contains(where: { lists[$0].count > 1 }) else {
      return line.reduce(0) { max($0, table[lists[$1]].first?.height ?? 0) }
    }
    let frontier = FrontierMerge.row(Array(lists[line]), gaps: gaps, limit: width, in: table)
    return frontier.extents.last?.height
  }
}
