/// Texts of a grid in columns that are equally long, all but the last.
struct CellColumns {
  let cells: ArraySlice<Size>
  /// The gap between columns, in points.
  let gap: Double

  /// The frontier of the texts in any number of columns.
  ///
  /// - Parameters:
  ///   - limit: the greatest width; one extent is found that is wider, if all are.
  ///   - count: the only number of columns; nil for any.
  /// - Returns: the extents.
  func frontier(limit: Double, count: Int?) -> Frontier {
    if let count { return Frontier(of: [extent(count)]) }
    let narrowest = cells.reduce(.infinity) { min($0, $1.width) }
    let widest = cells.reduce(0) { max($0, $1.width) }
    var extents = [extent(1)]
    for count in 2..<max(cells.count + 1, 2) {
      guard widest + Double(count - 1) * (gap + narrowest) <= limit else { break }
      guard columnCount(count) == count else { continue }
      let next = extent(count)
      if next.width <= limit + Frontier.tolerance { extents.append(next) }
    }
    return Frontier(of: extents)
  }

  /// The least number of columns that has an extent.
  func count(width: Double, height: Double) -> Int {
    let most = cells.count
    return (1...max(most, 1)).first { count in
      guard columnCount(count) == count else { return false }
      let extent = extent(count)
      return extent.width <= width + Frontier.tolerance
        && extent.height <= height + Frontier.tolerance
    } ?? 1
  }

  /// How long columns are, if so many are wished.
  private func length(_ count: Int) -> Int {
    let count = max(1, min(count, cells.count))
    return (cells.count + count - 1) / count
  }

  /// How many columns there are, if so many are wished.
  private func columnCount(_ wished: Int) -> Int {
    let length = length(wished)
    return (cells.count + length - 1) / length
  }

  private func extent(_ count: Int) -> Extent {
    let length = length(count)
    var (width, height) = (-gap, 0.0)
    for start in stride(from: cells.startIndex, to: cells.endIndex, by: length) {
      let column = cells[start..<min(start + length, cells.endIndex)]
      width += gap + column.reduce(0) { max($0, $1.width) }
      height = max(height, column.reduce(0) { $0 + $1.height })
    }
    return Extent(width: width, height: height)
  }
}
