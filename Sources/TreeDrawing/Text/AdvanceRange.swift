/// Consecutive code points that count with the same advance.
struct AdvanceRange {
  let codePoints: ClosedRange<UInt32>
  let em: Double

  /// Makes a range that counts with an advance in em.
  init(_ codePoints: ClosedRange<UInt32>, _ em: Double) {
    self.codePoints = codePoints
    self.em = em
  }
}

extension [AdvanceRange] {
  /// The advance of a character, in em, if one of these sorted ranges has it.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of ranges.
  func advance(of scalar: Unicode.Scalar) -> Double? {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      let range = self[middle]
      if range.codePoints.contains(scalar.value) { return range.em }
      if scalar.value < range.codePoints.lowerBound { high = middle } else { low = middle + 1 }
    }
    return nil
  }
}
