/// A sequence of bytes that a terminal acts upon instead of showing it: a colour, or where a link
/// leads.
enum TerminalEscape {
  static let start: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// How long a sequence is.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - start: the offset of an escape character.
  ///   - end: where the line ends.
  /// - Returns: the number of bytes, or nil if what begins there is no sequence that ends.
  static func length(in bytes: [UInt8], at start: Int, end: Int) -> Int? {
    guard start + 1 < end else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "["): return control(in: bytes, at: start, end: end)
    case UInt8(ascii: "]"): return command(in: bytes, at: start, end: end)
    case 0x20...0x2F: return start + 2 < end ? 3 : nil
    default: return nil
    }
  }

  /// Parameters and intermediate bytes, then one final byte.
  private static func control(in bytes: [UInt8], at start: Int, end: Int) -> Int? {
    var position = start + 2
    while position < end, 0x20...0x3F ~= bytes[position] { position += 1 }
    guard position < end, 0x40...0x7E ~= bytes[position] else { return nil }
    return position + 1 - start
  }

  /// Everything up to a bell, or to another escape with a backslash.
  private static func command(in bytes: [UInt8], at start: Int, end: Int) -> Int? {
    var position = start + 2
    while position < end {
      if bytes[position] == bell { return position + 1 - start }
      if bytes[position] == Self.start {
        let isEnd = position + 1 < end && bytes[position + 1] == UInt8(ascii: "\\")
        return isEnd ? position + 2 - start : nil
      }
      position += 1
    }
    return nil
  }
}

extension LexemeDecoder {
  /// The text without what is meant for a terminal.
  mutating func uncolouredText(_ range: Range<Int>) -> String {
    var result = ""
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      let length =
        bytes[position] == TerminalEscape.start
        ? TerminalEscape.length(in: bytes, at: position, end: range.upperBound) : nil
      guard let length else {
        position += 1
        continue
      }
      result += text(start..<position)
      position += length
      start = position
    }
    return result + text(start..<range.upperBound)
  }
}
