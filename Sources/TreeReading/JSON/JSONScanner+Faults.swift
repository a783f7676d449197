// What a writer of JSON probably did where the text breaks the grammar. Nothing here is called
// before that, so it may look back and forth at leisure.

extension JSONScanner {
  /// The fault where a value should begin.
  func valueFault() -> Fault {
    if position == bytes.count { return endFault() }
    if let fault = notationFault() { return fault }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return bracketFault()
    case UInt8(ascii: ","):
      let follows = previousByte == UInt8(ascii: ":")
      return fault(follows ? .keyWithoutValue : .missingElement)
    case UInt8(ascii: "+"): return fault(.plusSign)
    case UInt8(ascii: ".") where nextByte.isDigit: return fault(.missingLeadingDigit)
    default: return continuesWord ? wordFault(at: position) : unexpectedFault()
    }
  }

  /// The fault where a key should begin.
  func keyFault() -> Fault {
    if position == bytes.count { return endFault() }
    if let fault = notationFault() { return fault }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return bracketFault()
    case UInt8(ascii: ","): return fault(.missingElement)
    case UInt8(ascii: ":"): return fault(.missingKey)
    case UInt8(ascii: "{"), UInt8(ascii: "["): return fault(.keyIsContainer)
    default: return continuesWord ? fault(.unquotedKey(word(at: position))) : unexpectedFault()
    }
  }

  /// The fault where a colon should stand.
  func colonFault() -> Fault {
    if position == bytes.count { return endFault(.colon) }
    if isComment { return fault(.comment) }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"): return fault(.keyWithoutValue)
    default: return fault(.missingColon)
    }
  }

  /// The fault where a comma or a closing bracket should stand.
  func separatorFault() -> Fault {
    if position == bytes.count { return endFault() }
    if isComment { return fault(.comment) }
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return bracketFault()
    case UInt8(ascii: ":"): return fault(.unexpectedColon)
    case UInt8(ascii: ";"), UInt8(ascii: "="): return unexpectedFault()
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "{"), UInt8(ascii: "["):
      return fault(.missingComma)
    default: return continuesWord ? fault(.missingComma) : unexpectedFault()
    }
  }

  /// The fault where one bracket more should open than may be.
  func depthFault() -> Fault { fault(.tooDeep(limit: depthLimit)) }

  /// The fault where nothing should follow.
  func textAfterEndFault() -> Fault {
    if isComment { return fault(.comment) }
    let isBracket = byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    if isBracket { return bracketFault() }
    return fault(byte == UInt8(ascii: ",") ? .commaAfterEnd : .textAfterEnd)
  }

  /// The fault of a word that JSON has no meaning for.
  func wordFault(at start: Int) -> Fault {
    Fault(JSONSyntaxProblem.word(word(at: start)), at: start)
  }
}

extension JSONScanner {
  private func fault(_ problem: JSONSyntaxProblem) -> Fault { Fault(problem, at: position) }

  /// The text ends too early: told behind its last character, rather than on an empty last line.
  private func endFault(_ remainder: JSONSyntaxProblem.Remainder? = nil) -> Fault {
    guard let bracket = innermostBracket else { return fault(.nothing) }
    let problem = JSONSyntaxProblem.unclosed(openBracket(bracket), remainder ?? remainderAtEnd)
    return Fault(problem, at: (previousOffset ?? 0) + 1)
  }

  private var remainderAtEnd: JSONSyntaxProblem.Remainder {
    switch previousByte {
    case UInt8(ascii: ":"): .value
    case UInt8(ascii: ","): .element
    default: .nothing
    }
  }

  /// Faults that are as likely for a key as for a value.
  private func notationFault() -> Fault? {
    if isComment { return fault(.comment) }
    let character = character(at: position)
    return ["'", "‘", "’", "“", "”", "`"].contains(character) ? fault(.quotes(character)) : nil
  }

  private func bracketFault() -> Fault {
    guard let bracket = innermostBracket else { return fault(.unopenedBracket(byte)) }
    if JSONSyntaxProblem.closing(of: bytes[bracket]) != byte {
      return fault(.mismatchedBracket(found: byte, open: openBracket(bracket)))
    }
    if previousByte == UInt8(ascii: ":") { return fault(.keyWithoutValue) }
    return Fault(JSONSyntaxProblem.trailingComma(before: byte), at: previousOffset)
  }

  private func openBracket(_ offset: Int) -> JSONSyntaxProblem.OpenBracket {
    .init(byte: bytes[offset], position: SourcePosition(of: offset, in: bytes, origin))
  }

  private func unexpectedFault() -> Fault {
    let character = character(at: position)
    return fault(
      character == "\u{FFFD}" ? .invalidByte(byte) : .unexpected(character))
  }
}

extension JSONScanner {
  private var nextByte: UInt8 { position + 1 < bytes.count ? bytes[position + 1] : 0 }

  /// The offset of the last byte before the position that is not white space.
  private var previousOffset: Int? {
    bytes[..<position].lastIndex { !$0.isWhiteSpace }
  }

  private var previousByte: UInt8? { previousOffset.map { bytes[$0] } }

  private var isComment: Bool {
    byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "/") && (nextByte == byte || nextByte == UInt8(ascii: "*"))
  }

  /// Whether the byte at hand could belong to a word or number as other languages have them.
  var continuesWord: Bool {
    byte.isLetter || byte.isDigit || "_$.+-".utf8.contains(byte)
  }

  private func word(at start: Int) -> String {
    var rest = self
    rest.position = start
    while rest.continuesWord { rest.position += 1 }
    return String(decoding: bytes[start..<rest.position], as: UTF8.self)
  }

  func character(at offset: Int) -> Unicode.Scalar {
    let sequence = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    return sequence.unicodeScalars.first ?? "\u{FFFD}"
  }
}
