extension LexemeDecoder {
  /// The text with every two quotation marks in a row made one.
  mutating func undoubledText(_ range: Range<Int>, of quote: UInt8) -> String {
    var result = ""
    var start = range.lowerBound
    while let mark = bytes[start..<range.upperBound].firstIndex(of: quote) {
      result += text(start..<(mark + 1))
      start = min(mark + 2, range.upperBound)
    }
    return result + text(start..<range.upperBound)
  }

  /// The text of a name that Git has quoted, where `\303\251` stands for the bytes of an é.
  mutating func unquotedText(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    var position = range.lowerBound
    while position < range.upperBound {
      let escape = ByteEscape(in: bytes, at: position, end: range.upperBound)
      result.append(escape?.value ?? bytes[position])
      position += escape?.length ?? 1
    }
    return amendedText(of: result, at: range.lowerBound, isVerbatim: false)
  }
}

/// An escape that stands for one byte, as in the programming language C.
private struct ByteEscape {
  let value: UInt8
  let length: Int

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "t"): 0x09,
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "v"): 0x0B, UInt8(ascii: "f"): 0x0C,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C,
  ]

  init?(in bytes: [UInt8], at start: Int, end: Int) {
    guard bytes[start] == UInt8(ascii: "\\"), start + 1 < end else { return nil }
    if let value = Self.letters[bytes[start + 1]] {
      self.value = value
      length = 2
      return
    }
    let digits = bytes[(start + 1)..<min(start + 4, end)].prefix { $0 & 0b1111_1000 == 0x30 }
    guard digits.count == 3, digits[start + 1] < UInt8(ascii: "4") else { return nil }
    value = digits.reduce(0) { $0 &* 8 &+ ($1 & 0b111) }
    length = 4
  }
}
