/// Cutting the children of a node into columns: consecutive runs, in each of which they hang.
///
/// For a height that no column may reach, the narrowest cut is found child by child; then again for
/// the height that it has, and so on. So every cut is considered, and each step finds one more
/// extent of the frontier.
struct ColumnCuts {
  let table: FrontierTable
  /// The frontiers of the children.
  let lists: [FrontierTable.Place]
  /// The gap above each child in a column, but for the first in it; as many as children.
  let gaps: [Double]
  /// The space before the children of a column.
  let branch: Double
  /// The gap between columns.
  let columnGap: Double
  /// The greatest width.
  let limit: Double
  /// The only number of columns; nil for any but one.
  var count: Int?

  /// Children in columns, with their extent.
  struct Cut: Hashable {
    var width: Double
    var height: Double
    /// How many children are in each column, and how wide they may be there.
    var columns: [Column]
  }

  struct Column: Hashable {
    var count: Int
    var width: Double
    var height: Double
  }
}

extension ColumnCuts {
  /// The frontier of the children in two or more columns.
  func frontier() -> Frontier {
    guard !isLong else { return balancedFrontier() }
    var frontier = Frontier()
    var cut = narrowest(below: .infinity)
    while let found = cut, found.width <= limit + Frontier.tolerance {
      frontier.append(Extent(width: found.width, height: found.height))
      cut = narrowest(below: found.height - Frontier.tolerance)
    }
    return frontier
  }

  /// The columns of an extent, as equally high as possible.
  func cut(width: Double, height: Double) -> Cut? {
    guard !isLong else { return balancedCut(width: width, height: height) }
    let bound = height + Frontier.tolerance
    guard let narrow = narrowest(below: bound) else { return nil }
    guard let even = best(below: bound, { $0.height * $0.height }),
      even.width <= max(width, narrow.width) + Frontier.tolerance
    else { return narrow }
    return even
  }

  /// The narrowest cut whose columns are lower than a bound.
  func narrowest(below bound: Double) -> Cut? {
    best(below: bound) { $0.width + branch + columnGap }
  }
}

extension ColumnCuts {
  /// The end of the cheapest way to put the first children into columns.
  private struct Way {
    var cost = Double.infinity
    /// The child that the last column begins with.
    var start = 0
    /// The row of the table that the way before that is in.
    var row = 0
    var column = Column(count: 0, width: 0, height: 0)
  }

  /// The cut of least cost whose columns are lower than a bound.
  ///
  /// - Parameters:
  ///   - bound: what all heights are below.
  ///   - cost: what a column costs.
  /// - Returns: the cut; nil if there is none.
  /// - Complexity: O(*k* *l*), where *k* is the number of children, and *l* that of those that fit
  ///   into a column.
  private func best(below bound: Double, _ cost: (Column) -> Double) -> Cut? {
    let most = count ?? 2
    // ways[c][j]: the first j children in c columns; the last c stands for that and more.
    var ways = [[Way]](
      repeating: [Way](repeating: Way(), count: lists.count + 1), count: most + 1)
    ways[0][0].cost = 0
    var run = ColumnRun(self)
    for end in 1...lists.count {
      run.clear(before: end)
      while run.children.lowerBound > 0, run.grow(below: bound),
        branch + run.width <= limit + Frontier.tolerance
      {
        let column = Column(count: run.children.count, width: run.width, height: run.height)
        let (price, start) = (cost(column), run.children.lowerBound)
        for number in 1...most {
          relax(&ways, number, end, start, column, price, from: number - 1)
        }
        if count == nil { relax(&ways, most, end, start, column, price, from: most) }
      }
    }
    return cut(along: ways, most)
  }

  private func relax(
    _ ways: inout [[Way]], _ row: Int, _ end: Int, _ start: Int, _ column: Column,
    _ price: Double, from before: Int
  ) {
    let cost = ways[before][start].cost + price
    guard cost < ways[row][end].cost - Frontier.tolerance else { return }
    ways[row][end] = Way(cost: cost, start: start, row: before, column: column)
  }

  private func cut(along ways: [[Way]], _ last: Int) -> Cut? {
    var (row, end) = (last, lists.count)
    guard ways[row][end].cost < .infinity else { return nil }
    var columns: [Column] = []
    while end > 0 {
      let way = ways[row][end]
      columns.append(way.column)
      (row, end) = (way.row, way.start)
    }
    return cut(into: columns.reversed())
  }

  /// The cut that consists of some columns.
  func cut(into columns: [Column]) -> Cut {
    let gaps = columnGap * Double(columns.count - 1)
    return Cut(
      width: columns.reduce(gaps) { $0 + branch + $1.width },
      height: columns.reduce(0) { max($0, $1.height) }, columns: columns)
  }
}
