/// A label as it stands in the source: where its bytes are, and how they spell it.
struct Lexeme: Equatable {
  enum Spelling {
    /// ASCII characters that stand for themselves and that can be shown.
    case ascii
    /// Bytes that are meant to be UTF-8, but may not be, or may hold control characters.
    case utf8
    /// The inside of a JSON string with escapes in it, and otherwise like `utf8`.
    case escaped
    /// What stands between double quotes in a table, with quotes doubled in it, and otherwise like `utf8`.
    case doubled
    /// Nothing in the source: the label is where the range begins, in decimal digits.
    case number
    /// A bracket, which stands for itself and the other of its pair.
    case brackets
    /// Like `utf8`, among what tells a terminal to change colours.
    case terminal
    /// What stands between single quotes, with quotes doubled in it, and otherwise like `utf8`.
    case doubledApostrophes
    /// The inside of a quoted name as Git writes it: with escapes for single bytes.
    case byteEscaped
    /// One process of several, as pstree writes it, whose closing bracket stands elsewhere.
    case unclosed
    /// Like `utf8`, with the inline markup of Markdown.
    case markdown
    /// Where a link of Markdown leads to, with its escapes and entities.
    case markdownTarget
    /// Like `utf8`, with the line breaks of Mermaid, `<br/>`.
    case mermaid
  }

  let start: Int
  // There is one for each node, so the end and the spelling share eight bytes; 48 bits are as much as
  // addresses have.
  private let lowEnd: UInt32
  private let highEnd: UInt16
  let spelling: Spelling

  init(_ range: Range<Int>, _ spelling: Spelling) {
    start = range.lowerBound
    lowEnd = UInt32(truncatingIfNeeded: range.upperBound)
    highEnd = UInt16(truncatingIfNeeded: range.upperBound >> 32)
    self.spelling = spelling
  }

  var end: Int { Int(highEnd) << 32 | Int(lowEnd) }

  /// The label of an index, which stands nowhere.
  static func number(_ number: Int) -> Lexeme { Lexeme(number..<number, .number) }

  /// The label of an array or object, of which one bracket is at a place.
  static func brackets(at place: Int) -> Lexeme { Lexeme(place..<(place + 1), .brackets) }

  static let empty = Lexeme(0..<0, .ascii)

  var range: Range<Int> { start..<end }
}
