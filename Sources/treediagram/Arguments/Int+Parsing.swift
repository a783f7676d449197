extension Int {
  /// Reads a whole number, written with digits alone.
  init(parsing word: OSString, in range: ClosedRange<Int>) throws(ValueProblem) {
    let text = try String(parsing: word)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw .isNoCount(text)
    }
    // What does not fit in a number is beyond one bound or the other.
    let number = Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    guard number >= range.lowerBound else { throw .isTooSmall(text, least: range.lowerBound) }
    guard number <= range.upperBound else { throw .isTooLarge(text, largest: range.upperBound) }
    self = number
  }

  /// Reads a whole number that has no bound but one that nothing reaches.
  init(parsing word: OSString, from least: Int) throws(ValueProblem) {
    try self.init(parsing: word, in: least...1_000_000_000)
  }
}
