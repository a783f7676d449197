extension JSONSyntaxProblem {
  var wording: Wording {
    switch self {
    case .textAfterEnd:
      Wording(
        cause: "the JSON value ends before this, but the text goes on",
        remedy: "remove the rest, or put all values into one array: [..., ...]")
    case .commaAfterEnd:
      Wording(
        cause: "the JSON value ends before this comma",
        remedy: "remove the comma, or put all values into one array: [..., ...]")
    case .tooDeep(let limit):
      Wording(
        cause: "more than \(limit) brackets are open here",
        remedy: "draw a part of the tree")
    case .nothing:
      Wording(cause: "there is no JSON value", remedy: "write an object, {...}, or an array, [...]")
    case .unclosed(let bracket, let remainder):
      Wording(
        cause: "the text ends, but \(Self.name(bracket)) is not closed",
        remedy: remainder.rawValue + "close it with \(Self.closingText(bracket))")
    case .mismatchedBracket(let found, let bracket):
      Wording(
        cause: "\(Self.text(found)) cannot close \(Self.name(bracket))",
        remedy: "close that first, with \(Self.closingText(bracket))")
    case .unopenedBracket(let found):
      Wording(cause: "\(Self.text(found)) closes nothing", remedy: "remove it")
    case .trailingComma(let bracket):
      Wording(
        cause: "nothing follows this comma but \(Self.text(bracket))", remedy: "remove the comma")
    case .missingComma:
      Wording(cause: "a comma is missing before this", remedy: "separate the two with a comma")
    case .missingElement:
      Wording(cause: "nothing stands before this comma", remedy: "remove the comma")
    case .missingColon:
      Wording(
        cause: "a colon is missing between key and value", remedy: #"write "key": value"#)
    case .unexpectedColon:
      Wording(
        cause: "this colon does not follow a key",
        remedy: #"put keys and values into an object: {"key": value}"#)
    case .unquotedKey(let word):
      Wording(
        cause: "the key '\(word.quotable)' is not in double quotes",
        remedy: "write \"\(word.quotable)\"")
    case .keyWithoutValue:
      Wording(cause: "the key before this has no value", remedy: #"write "key": value"#)
    case .keyIsContainer:
      Wording(cause: "a key must be a string", remedy: #"write "key": before this"#)
    case .missingKey:
      Wording(cause: "there is no key before this colon", remedy: #"write "key": value"#)
    case .plusSign:
      Wording(cause: "a number has no plus sign in JSON", remedy: "remove the +")
    case .leadingZero:
      Wording(
        cause: "a number has no leading zeros in JSON",
        remedy: "remove them, or put the number in double quotes to keep them")
    case .missingLeadingDigit:
      Wording(cause: "a digit is missing before the decimal point", remedy: "write 0 before it")
    case .missingDigit(let byte):
      Wording(
        cause: "a digit is missing after '\(Self.text(byte))'", remedy: "complete the number")
    case .unclosedString:
      Wording(
        cause: "this string is not closed on its line",
        remedy: #"close it with ", and write \n for a line break in it"#)
    case .controlCharacter(let byte):
      Wording(
        cause: "\(Self.name(ofControl: byte)) cannot stand in a string as it is",
        remedy: "write \(Self.escape(byte))")
    case .unknownEscape(let letter):
      Wording(
        cause: "\\\(letter.escapedIfInvisible) means nothing in a JSON string",
        remedy: #"write \\ for a backslash; \" \/ \b \f \n \r \t \u0000 are the other escapes"#)
    case .incompleteEscape:
      Wording(
        cause: #"\u must be followed by four hexadecimal digits"#,
        remedy: #"write, for example, \u00E9, or \\ for a backslash"#)
    case .comment:
      Wording(cause: "JSON has no comments", remedy: "remove it")
    case .quotes(let quote):
      Wording(
        cause: "strings are quoted with \" in JSON, not with \(quote)",
        remedy: "write \" on both sides")
    case .word(let word):
      Wording(cause: "'\(word.quotable)' is not a JSON value", remedy: Self.remedy(for: word))
    case .unexpected(let character):
      Wording(
        cause: "\(Self.name(of: character)) cannot stand here",
        remedy: character == ";"
          ? "write a comma" : "remove it, or put it into a string, in double quotes")
    case .invalidByte(let byte):
      Wording(
        cause: "the byte 0x\(String(byte, radix: 16, uppercase: true)) cannot stand here",
        remedy: "remove it, and save the text as UTF-8")
    }
  }

  /// Such as “the [ at 3:14”.
  private static func name(_ bracket: OpenBracket) -> String {
    "the \(text(bracket.byte)) at \(bracket.position)"
  }

  private static func closingText(_ bracket: OpenBracket) -> String {
    text(closing(of: bracket.byte))
  }

  private static func text(_ byte: UInt8) -> String { String(Unicode.Scalar(byte)) }
}

extension JSONSyntaxProblem {
  private static func name(ofControl byte: UInt8) -> String {
    byte == UInt8(ascii: "\t") ? "a tab" : "the character \(Unicode.Scalar(byte).codePoint)"
  }

  private static func escape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte == UInt8(ascii: "\t") ? #"\t"# : #"\u00"# + (byte < 16 ? "0" : "") + digits
  }
}

extension JSONSyntaxProblem {
  private static func remedy(for word: String) -> String {
    let known = word.lowercased()
    if ["true", "false", "null"].contains(known) { return "write \(known)" }
    if ["none", "nil", "undefined"].contains(known) { return "write null" }
    return "put it in double quotes: \"\(word.quotable)\""
  }

  /// The character in quotes if it can be seen, and its code point if it is not ASCII.
  private static func name(of character: Unicode.Scalar) -> String {
    let isPlain = character.escapedIfInvisible == String(character)
    if character.isASCII, isPlain { return "'\(character)'" }
    let isVisible = isPlain && !character.properties.isWhitespace
    return isVisible ? "'\(character)' (\(character.codePoint))" : character.codePoint
  }
}
