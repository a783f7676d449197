/// Steps through the rows of a table, by RFC 4180, whatever separates its columns.
///
/// A field in double quotes may hold separators, line ends, and quotes, which are doubled. White
/// space around a field is not part of it, unless it is in the quotes. A quote inside a field that
/// does not begin with one is a character like any other. Lines that are blank are no rows.
struct TableScanner {
  let bytes: [UInt8]
  let separator: UInt8
  /// Whether a separator stands before the first field and behind the last, and lines between rows.
  let isFramed: Bool
  /// Where the text stands in another, whose places faults tell.
  private let origin: SourceOrigin?
  private(set) var position: Int

  init(
    _ bytes: [UInt8], at start: Int, of origin: SourceOrigin?, separator: UInt8,
    isFramed: Bool = false
  ) {
    self.bytes = bytes
    self.origin = origin
    self.separator = separator
    self.isFramed = isFramed
    position = start
  }

  /// Reads the next row.
  ///
  /// - Parameter fields: replaced by the row's.
  /// - Returns: whether there was one.
  /// - Throws: a quote that is not closed, or text behind one that is.
  mutating func next(_ fields: inout [Lexeme]) throws(Fault) -> Bool {
    fields.removeAll(keepingCapacity: true)
    skipLines()
    guard position < bytes.count else { return false }
    if isFramed, byte == separator { position += 1 }
    repeat {
      fields.append(try field())
      position += 1
    } while position <= bytes.count && bytes[position - 1] == separator
    position = min(position, bytes.count)
    if isFramed, fields.count > 1, fields.last?.range.isEmpty == true { fields.removeLast() }
    return true
  }

  /// Passes over lines that are blank or between rows.
  private mutating func skipLines() {
    while true {
      while position < bytes.count, byte.isWhiteSpace, byte != separator { position += 1 }
      guard isFramed || separator == TableFrame.bar, position < bytes.count,
        TableFrame.isNoRow(in: bytes, at: position)
      else {
        return
      }
      position = OutlineLine(in: bytes, at: position).next
    }
  }

  /// The byte at hand; behind the end a line end.
  private var byte: UInt8 { position < bytes.count ? bytes[position] : .newline }

  private var isAtEndOfField: Bool { byte == separator || byte.endsLine }

  private mutating func skipSpace() {
    while byte.isIndentation, byte != separator { position += 1 }
  }

  private mutating func field() throws(Fault) -> Lexeme {
    skipSpace()
    guard byte == UInt8(ascii: "\"") else { return plainField() }
    let start = position
    let field = try quotedField()
    skipSpace()
    guard isAtEndOfField else {
      let isInLineAbove = bytes[start..<position].contains(where: \.endsLine)
      let opened = isInLineAbove ? SourcePosition(of: start, in: bytes, origin) : nil
      throw Fault(TableProblem.textAfterQuote(opened: opened), at: position)
    }
    return field
  }

  private mutating func plainField() -> Lexeme {
    let start = position
    var end = position
    var spelling = Lexeme.Spelling.ascii
    while !isAtEndOfField {
      if byte &- 0x20 >= 0x5F { spelling = .utf8 }
      position += 1
      if !bytes[position - 1].isIndentation { end = position }
    }
    return Lexeme(start..<end, spelling)
  }

  private mutating func quotedField() throws(Fault) -> Lexeme {
    let quote = position
    var spelling = Lexeme.Spelling.ascii
    position += 1
    while position < bytes.count {
      if byte == UInt8(ascii: "\"") {
        position += 1
        guard position < bytes.count, byte == UInt8(ascii: "\"") else {
          return Lexeme((quote + 1)..<(position - 1), spelling)
        }
        spelling = .doubled
      } else if byte &- 0x20 >= 0x5F, spelling == .ascii {
        spelling = .utf8
      }
      position += 1
    }
    throw Fault(TableProblem.unclosedQuote, at: quote)
  }
}
