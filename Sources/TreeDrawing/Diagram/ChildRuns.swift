extension Subtree {
  /// The node's children in columns of the lengths that it wishes.
  ///
  /// - Returns: the columns, first left; nil if these are not all children.
  var wishedColumns: [Run]? {
    let lengths = plan.nodes[position].fittedColumns
    guard !lengths.isEmpty, lengths.allSatisfy({ $0 > 0 }) else { return nil }
    let sizes = childSizes
    guard lengths.reduce(0, { $0 + Int($1) }) == sizes.count else { return nil }
    var (next, rest) = (position + 1, sizes[...])
    return lengths.map { length in
      defer {
        next += Int32(rest.prefix(Int(length)).reduce(0, +))
        rest = rest.dropFirst(Int(length))
      }
      return Run(first: next, count: length)
    }
  }

  /// The node's children in as many columns as wished, as equally high as their order allows.
  ///
  /// - Parameter count: how many columns; nil for the usual number.
  /// - Returns: the columns, first left.
  /// - Complexity: O(*k* log *n*) in the numbers of children and of nodes below.
  func columns(_ count: Int?) -> [Run] {
    let sizes = childSizes
    let count = max(1, min(count ?? Self.usualCount(for: sizes), sizes.count))
    let height = Self.leastHeight(of: sizes, in: count)
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

  /// The numbers of nodes in the children's subtrees.
  var childSizes: [Int] {
    var sizes: [Int] = []
    plan.nodes.forEachChild(of: position) { sizes.append(Int(plan.nodes.count(at: $0))) }
    return sizes
  }

  /// How many columns make about a square of boxes that are four times as wide as high; fewer, if
  /// they are hardly higher.
  private static func usualCount(for sizes: [Int]) -> Int {
    let square = max(2, Int((Double(sizes.reduce(0, +)) / 4).squareRoot().rounded()))
    let height = leastHeight(of: sizes, in: min(square, sizes.count))
    return max(2, columnCount(of: sizes, upTo: height + height / 8))
  }

  /// The least number of nodes that no column must have more of.
  private static func leastHeight(of sizes: [Int], in count: Int) -> Int {
    var (low, high) = (sizes.max() ?? 0, sizes.reduce(0, +))
    while low < high {
      let middle = (low + high) / 2
      if columnCount(of: sizes, upTo: middle) <= count { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private static func columnCount(of sizes: [Int], upTo height: Int) -> Int {
    var (count, total) = (1, 0)
    for size in sizes {
      if total > 0, total + size > height { (count, total) = (count + 1, 0) }
      total += size
    }
    return count
  }
}
