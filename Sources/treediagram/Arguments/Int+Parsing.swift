extension Int {
  private static let largest = 1_000_000_000

  /// Reads a whole number, written with digits alone.
  init(parsing word: OSString, from least: Int) throws(ValueProblem) {
    let text = try String(parsing: word)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      throw .isNoCount(text)
    }
    // What does not fit in a number is beyond one bound or the other.
    let number = Int(text) ?? (text.hasPrefix("-") ? .min : .max)
    guard number >= least else { throw .isTooSmall(text, least: least) }
    guard number <= Self.largest else { throw .isTooLarge(text, largest: Self.largest) }
    self = number
  }
}
