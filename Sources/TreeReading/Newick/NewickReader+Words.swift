extension NewickReader {
  /// Passes over white space and comments.
  ///
  /// - Returns: whether anything follows.
  mutating func passSpaceAndComments() throws(Fault) -> Bool {
    while position < source.bytes.count {
      let byte = source.bytes[position]
      if byte == UInt8(ascii: "[") {
        try passComment()
      } else if byte.isWhiteSpace {
        position += 1
      } else {
        return true
      }
    }
    return false
  }

  /// Passes over a comment, which may hold others.
  private mutating func passComment() throws(Fault) {
    let start = position
    var depth = 0
    repeat {
      guard position < source.bytes.count else {
        throw Fault(NewickProblem.unclosedComment, at: start)
      }
      if source.bytes[position] == UInt8(ascii: "[") { depth += 1 }
      if source.bytes[position] == UInt8(ascii: "]") { depth -= 1 }
      position += 1
    } while depth > 0
  }

  mutating func name() throws(Fault) -> Lexeme {
    let quote = source.bytes[position]
    if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") { return try quotedName(quote) }
    if quote == UInt8(ascii: "]") { throw Fault(NewickProblem.closesNoComment, at: position) }
    return word()
  }

  private mutating func quotedName(_ quote: UInt8) throws(Fault) -> Lexeme {
    let start = position + 1
    position = start
    while position < source.bytes.count {
      guard source.bytes[position] == quote else {
        position += 1
        continue
      }
      position += 1
      if position < source.bytes.count, source.bytes[position] == quote {
        position += 1
        continue
      }
      let spelling: Lexeme.Spelling = quote == UInt8(ascii: "'") ? .doubledApostrophes : .doubled
      return Lexeme(start..<(position - 1), spelling)
    }
    throw Fault(NewickProblem.unclosedQuote(quote), at: start - 1)
  }

  /// What stands up to the next sign, without white space at the end.
  private mutating func word() -> Lexeme {
    let start = position
    var end = start
    while position < source.bytes.count, !Self.endsWord(source.bytes[position]) {
      position += 1
      if !source.bytes[position - 1].isWhiteSpace { end = position }
    }
    return Lexeme(start..<end, .utf8)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"), UInt8(ascii: "["), UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// The number behind a colon, as it is spelled and as it is.
  mutating func length(after colon: Int) throws(Fault) -> (text: Lexeme, value: Double) {
    guard try passSpaceAndComments(), !Self.endsWord(source.bytes[position]) else {
      throw Fault(NewickProblem.missingLength, at: colon)
    }
    let text = word()
    guard let value = Double(decimal: source.bytes, in: text.range) else {
      throw Fault(NewickProblem.noNumber(text.text(in: source.bytes)), at: text.start)
    }
    return (text, value)
  }
}

extension Source {
  /// Behind the last byte that is not white space.
  var endOfContent: Int {
    (bytes.lastIndex { !$0.isWhiteSpace } ?? textStart) + 1
  }
}
