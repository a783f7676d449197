extension [LinePiece] {
  /// What rounding may add to a sum of advances, in points.
  static let rounding = 1e-6

  /// How many lines they fill, each as full as a width allows.
  private func lineCount(within limit: Double) -> Int {
    var count = 0
    forEachLine(within: limit) { _ in count += 1 }
    return count
  }

  /// Puts pieces on lines, as many on each as a width allows, but at least one.
  private func forEachLine(within limit: Double, _ body: (Range<Int>) -> Void) {
    var start = 0
    var width = 0.0
    for (index, piece) in enumerated() {
      let longer = width + piece.width
      if index > start, piece.beginsLine || longer + piece.hyphenWidth > limit + Self.rounding {
        body(start..<index)
        start = index
        width = piece.width + piece.spacesWidth
      } else {
        width = longer + piece.spacesWidth
      }
    }
    if start < count { body(start..<count) }
  }

  /// The lines, each as full as a width allows, without the spaces at their ends.
  func lines(within limit: Double) -> [Substring] {
    var lines: [Substring] = []
    forEachLine(within: limit) { range in
      guard let first = self[range].first, let last = self[range].last else { return }
      lines.append(first.text.base[first.text.startIndex..<last.text.endIndex])
    }
    return lines
  }

  /// The least width in which they fill no more lines than in the one that is given.
  ///
  /// It is looked for by halving, to a hundredth of a point; below the widest piece there is
  /// nothing to gain.
  ///
  /// - Complexity: O(*n*), where *n* is the number of pieces, times the number of halvings, which
  ///   is 40 at most.
  func narrowest(within limit: Double) -> Double {
    let count = lineCount(within: limit)
    var low = Swift.min(reduce(0) { Swift.max($0, $1.widthAtEnd) }, limit)
    guard lineCount(within: low) > count else { return low }
    var high = limit
    for _ in 0..<40 where high - low > 0.01 {
      let middle = (low + high) / 2
      if lineCount(within: middle) > count { low = middle } else { high = middle }
    }
    return high
  }
}
