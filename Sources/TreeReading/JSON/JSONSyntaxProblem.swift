/// The problems of texts that break the grammar of JSON.
enum JSONSyntaxProblem: Problem {
  case nothing
  case textAfterEnd
  case commaAfterEnd
  case tooDeep(limit: Int)

  case unclosed(OpenBracket, Remainder)
  case unopenedBracket(UInt8)
  case mismatchedBracket(found: UInt8, open: OpenBracket)

  case trailingComma(before: UInt8)
  case missingComma
  case missingElement
  case missingColon
  case unexpectedColon
  case missingKey
  case keyIsContainer
  case unquotedKey(String)
  case keyWithoutValue

  case comment
  case quotes(Unicode.Scalar)
  case word(String)
  case unexpected(Unicode.Scalar)
  case invalidByte(UInt8)

  case plusSign
  case leadingZero
  case missingLeadingDigit
  case missingDigit(after: UInt8)

  case unclosedString
  case controlCharacter(UInt8)
  case unknownEscape(Unicode.Scalar)
  case incompleteEscape

  /// A bracket that is not closed yet.
  struct OpenBracket: Sendable {
    let byte: UInt8
    let position: SourcePosition
  }

  /// The thing to do to a text that ends too early before its brackets can be closed.
  enum Remainder: String {
    case nothing = ""
    case colon = "write a colon and the value, then "
    case value = "write the value, then "
    case element = "remove the comma or write what should follow it, then "
  }

  static func closing(of bracket: UInt8) -> UInt8 {
    bracket == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
  }
}
