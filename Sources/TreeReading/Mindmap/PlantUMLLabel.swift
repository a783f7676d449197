/// The signs around the text of a node of PlantUML.
enum PlantUMLLabel {
  /// Passes over a colour in brackets, an alias in parentheses, the sign for no box, and the signs
  /// for sides.
  static func start(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound {
      switch bytes[start] {
      case UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: ">"): start += 1
      case UInt8(ascii: "["):
        let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
        guard let end, bytes[start + 1] == UInt8(ascii: "#") else { return start }
        start = end + 1
      case UInt8(ascii: "("):
        let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ")"))
        guard let end, end + 1 < range.upperBound, isAlias(bytes[(start + 1)..<end]) else {
          return start
        }
        start = end + 1
      default: return start
      }
    }
    return start
  }

  /// Leaves a stereotype such as `<<green>>` at the end out.
  static func end(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    guard bytes[range].hasEnding(Array(">>".utf8)) else { return range.upperBound }
    var start = range.upperBound - 2
    while start > range.lowerBound + 1, bytes[start - 1] != UInt8(ascii: "<") { start -= 1 }
    guard start > range.lowerBound + 1, bytes[start - 2] == UInt8(ascii: "<") else {
      return range.upperBound
    }
    start -= 2
    while start > range.lowerBound, bytes[start - 1].isIndentation { start -= 1 }
    return start
  }

  /// Leaves out the quotes around a text, and the alias behind them, as in `"a b" as c`.
  static func withoutAlias(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    let quote = UInt8(ascii: "\"")
    let text = bytes[range]
    guard text.first == quote, let end = text.lastIndex(of: quote), end > range.lowerBound + 1,
      text[end...].dropFirst().starts(with: " as ".utf8), isAlias(text[end...].dropFirst(5))
    else { return range }
    return (range.lowerBound + 1)..<end
  }

  private static func isAlias(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
  }
}

/// A line such as `b1 -> b2`, which draws an arrow across a work breakdown structure.
enum PlantUMLArrow {
  static func isArrow(_ line: ArraySlice<UInt8>) -> Bool {
    let from = line.prefix(while: isName)
    let behind = line[from.endIndex...].drop(while: \.isIndentation)
    let arrow = behind.prefix { "-.<>".utf8.contains($0) }
    let to = behind[arrow.endIndex...].drop(while: \.isIndentation)
    let isLine = arrow.count > 1 && arrow.contains { $0 == 0x2D || $0 == 0x2E }
    return !from.isEmpty && isLine && to.first.map(isName) ?? false
  }

  private static func isName(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_")
  }
}

extension ArraySlice<UInt8> {
  func hasEnding(_ bytes: [UInt8]) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}
