internal import TreeDrawing

extension Double {
  /// Reads a decimal number, written with digits and at most one point whatever the locale.
  init(parsing text: Substring, upTo largest: Int) throws(ValueProblem) {
    guard text.first != "-" || !text.dropFirst().isDecimal else {
      throw .isNegative(String(text))
    }
    guard text.isDecimal, let number = Double(text) else { throw .isNoNumber(String(text)) }
    guard number <= Double(largest) else { throw .isTooLarge(String(text), largest: largest) }
    self = number
  }
}

extension LabelWidth {
  /// Reads the length of a line, in points, which there must be one of, or that there is no limit.
  init(parsing word: OSString) throws(ValueProblem) {
    let text = try String(parsing: word)
    guard text != "none" else {
      self = .unlimited
      return
    }
    let width = try Double(parsing: text[...], upTo: 10_000)
    guard width >= 1 else { throw .isTooSmall(text, least: 1) }
    self = .points(width)
  }
}

extension Substring {
  /// Whether there are digits, perhaps around or beside one point, and nothing else.
  fileprivate var isDecimal: Bool {
    let points = utf8.count { $0 == UInt8(ascii: ".") }
    let digits = utf8.count { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    return digits > 0 && points <= 1 && points + digits == utf8.count
  }
}
