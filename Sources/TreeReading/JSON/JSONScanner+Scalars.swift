extension JSONScanner {
  /// Passes over the string that begins at hand.
  @inline(never)
  mutating func string() throws(Fault) -> Lexeme {
    let start = position + 1
    let end = bytes.endOfStringText(from: start, isASCII: true)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else {
      return try unusualString(start, from: end)
    }
    position = end + 1
    return Lexeme(start..<end, .ascii)
  }

  /// Passes over a string, of which nothing before an offset has yet to be looked at.
  @inline(never)
  private mutating func unusualString(_ start: Int, from offset: Int) throws(Fault) -> Lexeme {
    var spelling = Lexeme.Spelling.ascii
    var end = offset
    while true {
      end = bytes.endOfStringText(from: end, isASCII: spelling == .ascii)
      guard end < bytes.count else { throw Fault(JSONSyntaxProblem.unclosedString, at: position) }
      switch bytes[end] {
      case UInt8(ascii: "\""):
        position = end + 1
        return Lexeme(start..<end, spelling)
      case UInt8(ascii: "\\"):
        spelling = .escaped
        end += try escapeLength(at: end)
      case ..<0x20: throw controlFault(at: end)
      default: spelling = .utf8
      }
    }
  }

  private func escapeLength(at start: Int) throws(Fault) -> Int {
    guard start + 1 < bytes.count else {
      throw Fault(JSONSyntaxProblem.unclosedString, at: position)
    }
    switch bytes[start + 1] {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      return 2
    case UInt8(ascii: "u"):
      let digits = bytes[(start + 2)...].prefix(4)
      guard digits.count == 4, digits.allSatisfy(\.isHexDigit) else {
        throw Fault(JSONSyntaxProblem.incompleteEscape, at: start)
      }
      return 6
    default:
      throw Fault(JSONSyntaxProblem.unknownEscape(character(at: start + 1)), at: start)
    }
  }

  /// A line break means that the closing quote is missing; other controls were meant, but not
  /// escaped.
  private func controlFault(at offset: Int) -> Fault {
    bytes[offset].endsLine
      ? Fault(JSONSyntaxProblem.unclosedString, at: position)
      : Fault(JSONSyntaxProblem.controlCharacter(bytes[offset]), at: offset)
  }
}

extension JSONScanner {
  /// Passes over the number that begins at hand; its spelling is kept, its value is of no interest.
  mutating func number() throws(Fault) -> Lexeme {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    let startsWithZero = byte == UInt8(ascii: "0")
    let count = try digits(from: start)
    if startsWithZero, count > 1 { throw Fault(JSONSyntaxProblem.leadingZero, at: start) }
    if byte == UInt8(ascii: ".") {
      position += 1
      try digits(from: start)
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try digits(from: start)
    }
    if continuesWord { throw wordFault(at: start) }
    return Lexeme(start..<position, .ascii)
  }

  /// Passes over one digit or more and counts them.
  @discardableResult
  private mutating func digits(from start: Int) throws(Fault) -> Int {
    let first = position
    while byte.isDigit { position += 1 }
    if position > first { return position - first }
    if continuesWord { throw wordFault(at: start) }
    throw Fault(JSONSyntaxProblem.missingDigit(after: bytes[position - 1]), at: position)
  }

  /// Passes over `true`, `false` or `null`.
  mutating func word(_ word: String) throws(Fault) -> Lexeme {
    let start = position
    while byte.isLetter { position += 1 }
    guard bytes[start..<position].elementsEqual(word.utf8), !continuesWord else {
      throw wordFault(at: start)
    }
    return Lexeme(start..<position, .ascii)
  }
}
