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
