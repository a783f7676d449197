/// A text in double quotes, with the escapes of JSON.
struct QuotedText {
  /// Behind the closing quote.
  let end: Int
  let hasEscapes: Bool

  /// Passes over a text.
  ///
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - start: the offset of the opening quote.
  /// - Throws: `BracketProblem` if it is not closed, or if an escape is none.
  init(in bytes: [UInt8], at start: Int) throws(Fault) {
    var position = start + 1
    var hasEscapes = false
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        hasEscapes = true
        position += try Self.escapeLength(in: bytes, at: position)
      } else {
        position += 1
      }
    }
    guard position < bytes.count else { throw Fault(BracketProblem.unclosedQuote, at: start) }
    end = position + 1
    self.hasEscapes = hasEscapes
  }

  /// Whether a text is closed before the bracket ends that it stands in, and its word with it.
  ///
  /// Treebanks have quotation marks as words, of which one closes a bracket far away.
  ///
  /// - Complexity: O(*n*), where *n* is the distance of the next quote.
  static func isClosed(in bytes: [UInt8], at start: Int, within brackets: BracketPair) -> Bool {
    var depth = 0
    var position = start + 1
    while position < bytes.count, depth >= 0 {
      switch bytes[position] {
      case UInt8(ascii: "\""):
        return position + 1 == bytes.count || brackets.endsWord(bytes[position + 1])
      case UInt8(ascii: "\\"): position += 1
      case brackets.opening: depth += 1
      case brackets.closing: depth -= 1
      default: break
      }
      position += 1
    }
    return false
  }

  private static func escapeLength(in bytes: [UInt8], at start: Int) throws(Fault) -> Int {
    guard start + 1 < bytes.count else { return 1 }
    let letter = bytes[start + 1]
    if letter == UInt8(ascii: "u") {
      let digits = bytes[(start + 2)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else {
        throw Fault(BracketProblem.wrongEscape, at: start)
      }
      return 6
    }
    guard "\"\\/bfnrt".utf8.contains(letter) else {
      throw Fault(BracketProblem.wrongEscape, at: start)
    }
    return 2
  }
}
