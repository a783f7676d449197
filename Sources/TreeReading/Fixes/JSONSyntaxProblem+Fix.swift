extension JSONSyntaxProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    let text = BrokenJSON(bytes: bytes, offset: offset)
    return switch self {
    case .unclosed(_, .element):
      [.replace((text.end - 1)..<text.end, by: text.closingBrackets)]
    case .unclosed(_, let remainder):
      [.insert(remainder.missing + text.closingBrackets, at: text.end)]
    case .mismatchedBracket(_, let open):
      [.replace(text.here, by: String(Unicode.Scalar(Self.closing(of: open.byte))))]
    case .unopenedBracket, .commaAfterEnd, .trailingComma, .missingElement, .plusSign:
      [.remove(text.here)]
    case .missingComma: [.insert(",", at: text.endBefore)]
    case .missingColon where text.byte == UInt8(ascii: "="): [.replace(text.here, by: ":")]
    case .missingColon: [.insert(":", at: text.endBefore)]
    case .unexpectedColon, .unexpected(";"): [.replace(text.here, by: ",")]
    case .missingKey: [.insert("\"\"", at: text.offset)]
    case .keyWithoutValue:
      [.insert(text.byteBefore == UInt8(ascii: ":") ? " null" : ": null", at: text.endBefore)]
    case .unquotedKey(let word): [.replace(text.range(of: word), by: "\"\(word)\"")]
    case .word(let word): [.replace(text.range(of: word), by: Self.meant(by: word))]
    case .comment: [.remove(text.comment)]
    case .quotes(let quote): text.requoted(quote)
    case .leadingZero: [.remove(text.leadingZeros)]
    case .missingLeadingDigit, .missingDigit: [.insert("0", at: text.offset)]
    case .unclosedString: [.insert(text.closingQuote, at: text.endOfString)]
    case .controlCharacter(let byte): [.replace(text.here, by: Self.unicodeEscape(byte))]
    case .unknownEscape, .incompleteEscape: [.insert("\\", at: text.offset)]
    case .nothing, .textAfterEnd, .tooDeep, .keyIsContainer, .invalidByte, .unexpected: []
    }
  }

  private static func unicodeEscape(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// What a word of another language is in JSON: one of its three words, or a string.
  private static func meant(by word: String) -> String {
    let known = word.lowercased()
    if ["true", "false"].contains(known) { return known }
    let isNothing = ["none", "nil", "null", "undefined", "nan", "infinity", "-infinity"]
      .contains(known)
    return isNothing ? "null" : "\"\(word)\""
  }
}

extension JSONSyntaxProblem.Remainder {
  /// What has to be written before brackets can be closed.
  fileprivate var missing: String {
    switch self {
    case .nothing, .element: ""
    case .colon: ": null"
    case .value: " null"
    }
  }
}
