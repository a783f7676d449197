/// A set of numbers below a limit, in which the neighbours of a number are found at once.
///
/// Each level has a bit for each word of the level before.
struct NumberSet {
  private var levels: [[UInt64]] = []

  /// Makes an empty set for numbers below a limit.
  init(limit: Int) {
    var count = max(limit, 1)
    repeat {
      count = (count + 63) / 64
      levels.append([UInt64](repeating: 0, count: count))
    } while count > 1
  }
}

extension NumberSet {
  mutating func insert(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] |= 1 << UInt64(number % 64)
      number /= 64
    }
  }

  mutating func remove(_ number: Int) {
    var number = number
    for level in levels.indices {
      levels[level][number / 64] &= ~(1 << UInt64(number % 64))
      guard levels[level][number / 64] == 0 else { return }
      number /= 64
    }
  }

  /// The greatest number that is not greater than another.
  func last(upTo number: Int) -> Int? {
    var number = number
    for level in levels.indices {
      guard number >= 0 else { return nil }
      let bits = levels[level][number / 64] & (~0 >> UInt64(63 - number % 64))
      if bits != 0 { return last(in: number / 64 * 64 + 63 - bits.leadingZeroBitCount, level) }
      number = number / 64 - 1
    }
    return nil
  }

  /// The least number that is not less than another.
  func first(from number: Int) -> Int? {
    var number = number
    for level in levels.indices {
      guard number / 64 < levels[level].count else { return nil }
      let bits = levels[level][number / 64] & (~0 << UInt64(number % 64))
      if bits != 0 { return first(in: number / 64 * 64 + bits.trailingZeroBitCount, level) }
      number = number / 64 + 1
    }
    return nil
  }

  private func last(in word: Int, _ level: Int) -> Int {
    levels[..<level].reversed().reduce(word) { $0 * 64 + 63 - $1[$0].leadingZeroBitCount }
  }

  private func first(in word: Int, _ level: Int) -> Int {
    levels[..<level].reversed().reduce(word) { $0 * 64 + $1[$0].trailingZeroBitCount }
  }
}
