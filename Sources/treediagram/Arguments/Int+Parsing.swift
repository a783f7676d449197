internal import TreeDrawing

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

extension Int {
  /// Reads a number of bytes as `head -c` takes it: `K`, `M` and `G`, or `KiB`, `MiB` and `GiB`,
  /// are 1,024 times more each, and `KB`, `MB` and `GB` 1,000 times.
  init(parsingSize word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    let unit = text.dropFirst(digits.count)
    guard !digits.isEmpty, let factor = Self.unitFactor(unit.uppercased()) else {
      throw .isNoSize(text)
    }
    let (size, isTooLarge) = (Int(digits) ?? .max).multipliedReportingOverflow(by: factor)
    guard size > 0 || isTooLarge else { throw .isTooSmall(text, least: 1) }
    guard !isTooLarge, size <= 1 << 30 else { throw .isTooLargeSize(text, largest: "1G") }
    // A gigabyte is one more than places have room for.
    self = Swift.min(size, Source.sizeLimit)
  }

  private static func unitFactor(_ unit: String) -> Int? {
    let letters = ["K", "M", "G"]
    guard let power = letters.firstIndex(where: { unit.hasPrefix($0) }) else {
      return unit.isEmpty || unit == "B" ? 1 : nil
    }
    switch unit.dropFirst() {
    case "", "IB": return 1 << (10 * (power + 1))
    case "B": return [1_000, 1_000_000, 1_000_000_000][power]
    default: return nil
    }
  }
}
