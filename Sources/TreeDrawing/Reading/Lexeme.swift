/// A label as it stands in the source: where its bytes are, and how they spell it.
struct Lexeme: Equatable {
  enum Spelling {
    /// ASCII characters that stand for themselves and that can be shown.
    case ascii
    /// Bytes that are meant to be UTF-8, but may not be, or may hold control characters.
    case utf8
    /// The inside of a JSON string with escapes in it, and otherwise like `utf8`.
    case escaped
  }

  let start: Int
  let end: Int
  let spelling: Spelling

  init(_ range: Range<Int>, _ spelling: Spelling) {
    start = range.lowerBound
    end = range.upperBound
    self.spelling = spelling
  }

  static let empty = Lexeme(0..<0, .ascii)

  var range: Range<Int> { start..<end }
}
