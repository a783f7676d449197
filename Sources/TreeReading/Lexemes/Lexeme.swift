/// A label as it stands in the source: where its bytes are, and how they spell it.
struct Lexeme: Equatable {
  enum Spelling: UInt64 {
    /// ASCII characters that stand for themselves and that can be shown.
    case ascii
    /// Bytes that are meant to be UTF-8, but may not be, or may hold control characters.
    case utf8
    /// The inside of a JSON string with escapes in it, and otherwise like `utf8`.
    case escaped
    /// What stands between double quotes in a table, with quotes doubled in it, and otherwise like
    /// `utf8`.
    case doubled
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
    /// Nothing in the source: the word “true”.
    case yes
    /// No label at all, but an empty place among siblings.
    case slot
    /// Like `utf8`, with one space for white space of any kind.
    case phrase
  }

  /// There is one for each node, so start, end and spelling share eight bytes: thirty bits, thirty,
  /// and four.
  private let bits: UInt64

  private static let offsetWidth: UInt64 = 30
  private static let offsetMask: UInt64 = 1 << offsetWidth - 1

  /// The most bytes that a source may have for its lexemes to tell where they are: a gigabyte.
  static let sourceLimit = Int(offsetMask)

  @inline(__always)
  init(_ range: Range<Int>, _ spelling: Spelling) {
    bits =
      UInt64(truncatingIfNeeded: range.lowerBound)
      | UInt64(truncatingIfNeeded: range.upperBound) &<< Self.offsetWidth
      | spelling.rawValue &<< (2 * Self.offsetWidth)
  }

  @inline(__always)
  var start: Int { Int(truncatingIfNeeded: bits & Self.offsetMask) }

  @inline(__always)
  var end: Int { Int(truncatingIfNeeded: bits &>> Self.offsetWidth & Self.offsetMask) }

  @inline(__always)
  var spelling: Spelling { Spelling(rawValue: bits &>> (2 * Self.offsetWidth)) ?? .ascii }

  /// Whether the bytes spell the label in a certain way.
  @inline(__always)
  func isSpelled(_ spelling: Spelling) -> Bool {
    bits &>> (2 * Self.offsetWidth) == spelling.rawValue
  }

  /// The value of an attribute that is there because a sign at a place says so.
  static func yes(at place: Int) -> Lexeme { Lexeme(place..<(place + 1), .yes) }

  /// What stands for an empty place among siblings.
  static func slot(at place: Int) -> Lexeme { Lexeme(place..<place, .slot) }

  @inline(__always)
  var isSlot: Bool { isSpelled(.slot) }

  static let empty = Lexeme(0..<0, .ascii)

  @inline(__always)
  var range: Range<Int> { Range(uncheckedBounds: (start, end)) }
}
