/// Where a text breaks the grammar of JSON.
///
/// Brackets that are open elsewhere are given by their offsets.
enum JSONSyntaxProblem: Problem {
  case nothing
  case textAfterEnd
  case commaAfterEnd
  case tooDeep(limit: Int)

  case unclosed(bracket: Int, Remainder)
  case unopenedBracket(UInt8)
  case mismatchedBracket(found: UInt8, open: Int)

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

  /// What must be done to a text that ends too early before its brackets can be closed.
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
