/// Reads one block of attributes from its opening brace.
///
///     block = "{" *space pair *( 1*space pair ) *space "}"
///     pair  = key *space "=" *space value
///     value = JSON string / 1*( any character but space, tab, ", { and } )
struct OutlineBlockScanner {
  private let bytes: [UInt8]
  private let start: Int
  private let end: Int
  private var position: Int
  private var pairs: [OutlineBlock.Pair] = []

  init(_ bytes: [UInt8], at start: Int, end: Int) {
    self.bytes = bytes
    self.start = start
    self.end = end
    position = start + 1
  }

  /// Reads the block, if it is one.
  ///
  /// - Parameter innerEnd: the offset of the last closing brace before the one at the end, if any:
  ///   where pairs break off before it, that may be what closes the brace, so that all is text.
  /// - Returns: the block, or nil if the text is none and need not be.
  /// - Throws: what is wrong, if the first key is known, or some are and others are not.
  mutating func block(innerEnd: Int?) throws(Fault) -> OutlineBlock? {
    do {
      try takePairs()
    } catch {
      let isInside = error.problem is JSONSyntaxProblem || position > innerEnd ?? start
      guard isInside, pairs.first?.role != nil else { return nil }
      throw error.with(.blockMayBeText)
    }
    guard position + 1 == end, pairs.contains(where: { $0.role != nil }) else { return nil }
    try refuseUnknownKeys()
    return OutlineBlock(start: start, pairs: pairs)
  }
}

extension OutlineBlockScanner {
  private mutating func takePairs() throws(Fault) {
    skipSpace()
    while byte != UInt8(ascii: "}") { try takePair() }
  }

  private mutating func takePair() throws(Fault) {
    let key = key()
    guard key.end > key.start else { throw Fault(OutlineBlockProblem.noKey, at: position) }
    skipSpace()
    guard byte == UInt8(ascii: "=") else {
      throw Fault(OutlineBlockProblem.noEqualsSign(key.text(in: bytes)), at: key.start)
    }
    position += 1
    let role = OutlineBlock.Role(key, in: bytes)
    // Known before the value is, so that a broken value of a known key is a fault.
    pairs.append(OutlineBlock.Pair(key: key, role: role, value: .empty))
    skipSpace()
    pairs[pairs.count - 1] = OutlineBlock.Pair(key: key, role: role, value: try value(of: key))
    guard byte == UInt8(ascii: "}") || byte.isIndentation else {
      throw Fault(OutlineBlockProblem.noSpace, at: position)
    }
    skipSpace()
  }

  private mutating func key() -> Lexeme {
    let start = position
    if byte.isLetter { position += 1 }
    while position > start,
      byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    {
      position += 1
    }
    return Lexeme(start..<position, .ascii)
  }

  private mutating func value(of key: Lexeme) throws(Fault) -> Lexeme {
    if byte == UInt8(ascii: "\"") {
      var scanner = JSONScanner(bytes, at: position)
      let value = try scanner.string()
      position = scanner.position
      return value
    }
    let start = position
    while position < end, !byte.isIndentation, !isDelimiter(byte) { position += 1 }
    guard position > start else {
      throw Fault(OutlineBlockProblem.noValue(key.text(in: bytes)), at: position)
    }
    return Lexeme(start..<position, .utf8)
  }

  /// Every key must be known, and be there once.
  private func refuseUnknownKeys() throws(Fault) {
    if let pair = pairs.first(where: { $0.role == nil }) {
      throw Fault(OutlineBlockProblem.unknownKey(pair.key.text(in: bytes)), at: pair.key.start)
        .with(.blockMayBeText)
    }
    for (index, pair) in pairs.enumerated()
    where pairs[..<index].contains(where: { $0.role == pair.role }) {
      throw Fault(OutlineBlockProblem.repeatedKey(pair.key.text(in: bytes)), at: pair.key.start)
    }
  }

  /// The byte at hand; behind the end a NUL, which is nowhere allowed either.
  private var byte: UInt8 { position < end ? bytes[position] : 0 }

  private mutating func skipSpace() {
    while byte.isIndentation { position += 1 }
  }

  private func isDelimiter(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}

extension OutlineBlock.Role {
  fileprivate init?(_ key: Lexeme, in bytes: [UInt8]) {
    if bytes[key.range].elementsEqual("label".utf8) {
      self = .label
    } else if let name = AttributeName(key, in: bytes) {
      self = .attribute(name)
    } else {
      return nil
    }
  }
}
