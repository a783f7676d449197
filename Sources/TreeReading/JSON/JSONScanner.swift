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
  /// Where the text stands in another, whose places faults tell.
  let origin: SourceOrigin?
  var position: Int
  /// The offsets of the brackets that are not closed yet; there may be as many as there are bytes.
  private var open: [UInt32] = []
  private var expectation = Expectation.value
  /// What may come behind a value in the innermost open bracket.
  private var expectationBehindValue = Expectation.end

  private enum Expectation {
    case value
    case firstElementOrEnd
    case commaOrArrayEnd
    case firstKeyOrEnd
    case commaOrObjectEnd
    /// Nothing, or the next object of a sequence.
    case end
  }

  init(
    _ bytes: [UInt8], at start: Int = 0, of origin: SourceOrigin? = nil,
    allowsSequence: Bool = false, depthLimit: Int = Self.depthLimit
  ) {
    self.bytes = bytes
    self.origin = origin
    self.allowsSequence = allowsSequence
    self.depthLimit = depthLimit
    position = start
  }

  /// The number of containers that the next token is in.
  var depth: Int { open.count }

  /// The offset of the innermost open bracket.
  var innermostBracket: Int? { open.last.map(Int.init) }

  /// The next token; nil behind the end of the text's only, or last, value.
  mutating func next() throws(Fault) -> JSONToken? {
    switch expectation {
    case .value: return try value()
    case .firstElementOrEnd, .commaOrArrayEnd: return try nextElement() ?? passed(.arrayEnd)
    case .firstKeyOrEnd, .commaOrObjectEnd:
      guard let key = try nextKey() else { return passed(.objectEnd) }
      return JSONToken(kind: .key, lexeme: key)
    case .end: return try nextRoot()
    }
  }

  /// Passes over the rest of the containers that are deeper than a given depth.
  mutating func skip(to depth: Int) throws(Fault) {
    while open.count > depth, try next() != nil {}
  }

  /// The strings in the array that was just begun, which is passed over; nothing else in it counts.
  mutating func strings() throws(Fault) -> [Lexeme] { try values { $0 == .string } }

  /// The strings, numbers and the like in the array that was just begun, which is passed over.
  mutating func labels() throws(Fault) -> [Lexeme] { try values(where: \.isLabel) }

  private mutating func values(
    where isTaken: (JSONToken.Kind) -> Bool
  ) throws(Fault) -> [Lexeme] {
    let inside = depth
    var values: [Lexeme] = []
    while depth >= inside, let token = try next() {
      if isTaken(token.kind), depth == inside, !token.lexeme.range.isEmpty {
        values.append(token.lexeme)
      }
    }
    return values
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

  /// Whether an object begins next.
  var isAtObject: Bool {
    bytes[position...].first { !$0.isWhiteSpace } == UInt8(ascii: "{")
  }

  /// Whether the key that comes next is one of JSON Schema.
  var isAtSchema: Bool {
    let key = bytes[position...].drop(while: \.isWhiteSpace).dropFirst()
    return Self.schemaKeys.contains { key.starts(with: $0) }
  }

  private static let schemaKeys = [
    "type", "$ref", "$id", "title", "description", "properties", "anyOf", "oneOf", "allOf", "enum",
    "const", "format", "required", "additionalProperties",
  ].map { Array("\($0)\"".utf8) }

  /// Passes over white space, and gives the byte behind it.
  @inline(__always)
  private mutating func byteAfterSpace() -> UInt8 {
    // Nearly always there is none, which one comparison tells.
    let byte = self.byte
    return byte > UInt8(ascii: " ") ? byte : byteBehindWhiteSpace()
  }

  @inline(never)
  private mutating func byteBehindWhiteSpace() -> UInt8 {
    position = bytes.endOfWhiteSpace(from: position)
    return byte
  }

  /// Whether, between two objects of a sequence, the second begins here.
  private var beginsNextObject: Bool {
    guard allowsSequence, byte == UInt8(ascii: "{") else { return false }
    let gap = bytes[..<position].reversed().prefix(while: \.isWhiteSpace)
    return gap.contains(where: \.endsLine) && bytes[position - gap.count - 1] == UInt8(ascii: "}")
  }

  private mutating func nextRoot() throws(Fault) -> JSONToken? {
    let byte = byteAfterSpace()
    if position == bytes.count { return nil }
    guard beginsNextObject else { throw textAfterEndFault() }
    return try value(from: byte)
  }
}

// What follows is most of the work of reading JSON, and inlined for those who know what is next:
// each call of a function that can throw takes a quarter as many instructions as a token.

extension JSONScanner {
  /// The key of the innermost object's next member; nil if it has no more, and then it ends.
  @inline(__always)
  mutating func nextKey() throws(Fault) -> Lexeme? {
    guard let byte = try nextItem(before: UInt8(ascii: "}"), behindItem: .commaOrObjectEnd) else {
      return nil
    }
    return try key(from: byte)
  }

  /// What the innermost array's next element begins with; nil if it has no more, and then it ends.
  @inline(__always)
  mutating func nextElement() throws(Fault) -> JSONToken? {
    guard let byte = try nextItem(before: UInt8(ascii: "]"), behindItem: .commaOrArrayEnd) else {
      return nil
    }
    return try value(from: byte)
  }

  /// The first byte of the next member or element; nil if the bracket that closes them comes first.
  @inline(__always)
  private mutating func nextItem(
    before bracket: UInt8, behindItem: Expectation
  ) throws(Fault) -> UInt8? {
    let byte = byteAfterSpace()
    if byte == bracket {
      end()
      return nil
    }
    return expectation == behindItem ? try byteBehindComma(byte) : byte
  }

  /// What the value behind a key, or the outermost one, begins with.
  @inline(__always)
  mutating func value() throws(Fault) -> JSONToken {
    try value(from: byteAfterSpace())
  }

  /// What the value with the byte at hand begins with.
  @inline(__always)
  private mutating func value(from byte: UInt8) throws(Fault) -> JSONToken {
    switch byte {
    case UInt8(ascii: "\""): return scalar(.string, try string())
    case UInt8(ascii: "{"): return try begin(.objectStart)
    case UInt8(ascii: "["): return try begin(.arrayStart)
    default: return try unusualValue()
    }
  }

  @inline(never)
  private mutating func unusualValue() throws(Fault) -> JSONToken {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return scalar(.number, try number())
    case UInt8(ascii: "t"): return scalar(.boolean, try word("true"))
    case UInt8(ascii: "f"): return scalar(.boolean, try word("false"))
    case UInt8(ascii: "n"): return scalar(.null, try word("null"))
    default: throw valueFault()
    }
  }

  @inline(__always)
  private mutating func key(from byte: UInt8) throws(Fault) -> Lexeme {
    guard byte == UInt8(ascii: "\"") else { throw keyFault() }
    let lexeme = try string()
    guard byteAfterSpace() == UInt8(ascii: ":") else { throw colonFault() }
    position += 1
    expectation = .value
    return lexeme
  }

  @inline(__always)
  private mutating func byteBehindComma(_ byte: UInt8) throws(Fault) -> UInt8 {
    guard byte == UInt8(ascii: ",") else { throw separatorFault() }
    position += 1
    return byteAfterSpace()
  }

  @inline(__always)
  private mutating func begin(_ kind: JSONToken.Kind) throws(Fault) -> JSONToken {
    guard open.count < depthLimit else { throw depthFault() }
    open.append(UInt32(truncatingIfNeeded: position))
    let isObject = kind == .objectStart
    expectation = isObject ? .firstKeyOrEnd : .firstElementOrEnd
    expectationBehindValue = isObject ? .commaOrObjectEnd : .commaOrArrayEnd
    position += 1
    return passed(kind)
  }

  @inline(__always)
  private mutating func end() {
    open.removeLast()
    expectationBehindValue =
      if let outer = open.last {
        bytes[Int(outer)] == UInt8(ascii: "{") ? .commaOrObjectEnd : .commaOrArrayEnd
      } else {
        .end
      }
    expectation = expectationBehindValue
    position += 1
  }

  /// The token of a bracket that has just been passed over.
  @inline(__always)
  private func passed(_ bracket: JSONToken.Kind) -> JSONToken {
    JSONToken(kind: bracket, lexeme: Lexeme((position - 1)..<position, .ascii))
  }

  @inline(__always)
  private mutating func scalar(_ kind: JSONToken.Kind, _ lexeme: Lexeme) -> JSONToken {
    expectation = expectationBehindValue
    return JSONToken(kind: kind, lexeme: lexeme)
  }
}
