/// Steps through a JSON text, strictly by RFC 8259, token by token.
///
///     var scanner = JSONScanner(Array(#"{"a": 1}"#.utf8))
///     while let token = try scanner.next() { ... }  // {, key a, number 1, }
///
/// Commas and colons are checked and passed over. What the values mean is up to the caller. Open
/// brackets are on an explicit stack; nothing recurses.
struct JSONScanner {
  /// How many brackets may be open at a time: memory is the reason, not the stack.
  static let depthLimit = 10_000_000

  let bytes: [UInt8]
  let depthLimit: Int
  /// Whether objects may follow each other, each beginning on a line of its own.
  let allowsSequence: Bool
  var position: Int
  /// The offsets of the brackets that are not closed yet.
  private(set) var open: [Int] = []
  private var expectation = Expectation.value

  private enum Expectation {
    case value
    case firstElementOrEnd
    case firstKeyOrEnd
    case commaOrEnd
  }

  init(
    _ bytes: [UInt8], at start: Int = 0, allowsSequence: Bool = false,
    depthLimit: Int = Self.depthLimit
  ) {
    self.bytes = bytes
    self.allowsSequence = allowsSequence
    self.depthLimit = depthLimit
    position = start
  }

  /// The number of containers that the next token is in.
  var depth: Int { open.count }

  /// The next token; nil behind the end of the text's only, or last, value.
  mutating func next() throws(Fault) -> JSONToken? {
    skipWhiteSpace()
    switch expectation {
    case .value: return try value()
    case .firstElementOrEnd: return byte == UInt8(ascii: "]") ? end(.arrayEnd) : try value()
    case .firstKeyOrEnd: return byte == UInt8(ascii: "}") ? end(.objectEnd) : try key()
    case .commaOrEnd: return try separated()
    }
  }

  /// Passes over the rest of the containers that are deeper than a given depth.
  mutating func skip(to depth: Int) throws(Fault) {
    while open.count > depth, try next() != nil {}
  }
}

extension JSONScanner {
  /// The byte at hand; behind the end a NUL, which is nowhere allowed either.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Whether a closing bracket is what comes next.
  var isAtEndOfContainer: Bool {
    let next = bytes[position...].first { !$0.isWhiteSpace }
    return next == UInt8(ascii: "}") || next == UInt8(ascii: "]")
  }

  @inline(__always)
  mutating func skipWhiteSpace() {
    // Nearly always there is none, which one comparison tells.
    if byte <= UInt8(ascii: " ") { skipSomeWhiteSpace() }
  }

  @inline(never)
  private mutating func skipSomeWhiteSpace() {
    while byte.isWhiteSpace { position += 1 }
  }

  /// Whether, between two objects of a sequence, the second begins here.
  private var beginsNextObject: Bool {
    guard allowsSequence, byte == UInt8(ascii: "{") else { return false }
    let gap = bytes[..<position].reversed().prefix(while: \.isWhiteSpace)
    return gap.contains(where: \.endsLine) && bytes[position - gap.count - 1] == UInt8(ascii: "}")
  }

  private mutating func separated() throws(Fault) -> JSONToken? {
    guard let container = open.last else {
      if position == bytes.count { return nil }
      guard beginsNextObject else { throw textAfterEndFault() }
      return try value()
    }
    let isObject = bytes[container] == UInt8(ascii: "{")
    switch byte {
    case UInt8(ascii: ","):
      position += 1
      skipWhiteSpace()
      return isObject ? try key() : try value()
    case UInt8(ascii: "}") where isObject: return end(.objectEnd)
    case UInt8(ascii: "]") where !isObject: return end(.arrayEnd)
    default: throw separatorFault()
    }
  }

  private mutating func key() throws(Fault) -> JSONToken {
    guard byte == UInt8(ascii: "\"") else { throw keyFault() }
    let lexeme = try string()
    skipWhiteSpace()
    guard byte == UInt8(ascii: ":") else { throw colonFault() }
    position += 1
    expectation = .value
    return JSONToken(kind: .key, lexeme: lexeme)
  }

  private mutating func value() throws(Fault) -> JSONToken {
    switch byte {
    case UInt8(ascii: "{"): return try begin(.objectStart)
    case UInt8(ascii: "["): return try begin(.arrayStart)
    case UInt8(ascii: "\""): return scalar(.string, try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return scalar(.number, try number())
    case UInt8(ascii: "t"): return scalar(.boolean, try word("true"))
    case UInt8(ascii: "f"): return scalar(.boolean, try word("false"))
    case UInt8(ascii: "n"): return scalar(.null, try word("null"))
    default: throw valueFault()
    }
  }
}

extension JSONScanner {
  private mutating func begin(_ kind: JSONToken.Kind) throws(Fault) -> JSONToken {
    guard open.count < depthLimit else {
      throw Fault(JSONSyntaxProblem.tooDeep(limit: depthLimit), at: position)
    }
    open.append(position)
    expectation = kind == .objectStart ? .firstKeyOrEnd : .firstElementOrEnd
    return bracket(kind)
  }

  private mutating func end(_ kind: JSONToken.Kind) -> JSONToken {
    open.removeLast()
    expectation = .commaOrEnd
    return bracket(kind)
  }

  private mutating func bracket(_ kind: JSONToken.Kind) -> JSONToken {
    position += 1
    return JSONToken(kind: kind, lexeme: Lexeme((position - 1)..<position, .ascii))
  }

  private mutating func scalar(_ kind: JSONToken.Kind, _ lexeme: Lexeme) -> JSONToken {
    expectation = .commaOrEnd
    return JSONToken(kind: kind, lexeme: lexeme)
  }
}
