extension JSONSyntaxProblem: FixableProblem {
  func fix(at offset: Int, in bytes: [UInt8]) -> [TextEdit] {
    let text = BrokenJSON(bytes: bytes, offset: offset)
    return switch self {
    case .unclosed, .unopenedBracket, .mismatchedBracket: bracketFix(text)
    case .commaAfterEnd, .trailingComma, .missingElement, .missingComma, .missingColon,
      .unexpectedColon, .missingKey, .keyWithoutValue, .unexpected:
      separatorFix(text)
    case .unquotedKey, .comment, .quotes, .word: wordFix(text)
    case .plusSign, .leadingZero, .missingLeadingDigit, .missingDigit: numberFix(text)
    case .unclosedString, .controlCharacter, .unknownEscape, .incompleteEscape: stringFix(text)
    case .nothing, .textAfterEnd, .tooDeep, .keyIsContainer, .invalidByte: []
    }
  }

  private func bracketFix(_ text: BrokenJSON) -> [TextEdit] {
    switch self {
    case .unclosed(_, let remainder):
      let end = TextEdit.insert(remainder.missing + text.closingBrackets, at: text.end)
      guard remainder == .element else { return [end] }
      return [.replace((text.end - 1)..<text.end, by: text.closingBrackets)]
    case .mismatchedBracket(_, let open):
      return [
        .replace(text.here, by: String(Unicode.Scalar(Self.closing(of: open.byte))))
      ]
    default: return [.remove(text.here)]
    }
  }

  private func separatorFix(_ text: BrokenJSON) -> [TextEdit] {
    switch self {
    case .missingComma: [.insert(",", at: text.endBefore)]
    case .missingColon where text.byte == UInt8(ascii: "="): [.replace(text.here, by: ":")]
    case .missingColon: [.insert(":", at: text.endBefore)]
    case .unexpectedColon, .unexpected(";"): [.replace(text.here, by: ",")]
    case .missingKey: [.insert("\"\"", at: text.offset)]
    case .keyWithoutValue:
      [.insert(text.byteBefore == UInt8(ascii: ":") ? " null" : ": null", at: text.endBefore)]
    case .unexpected: []
    default: [.remove(text.here)]
    }
  }

  private func wordFix(_ text: BrokenJSON) -> [TextEdit] {
    switch self {
    case .unquotedKey(let word): return [.replace(text.range(of: word), by: "\"\(word)\"")]
    case .word(let word): return [.replace(text.range(of: word), by: Self.meant(by: word))]
    case .comment: return [.remove(text.comment)]
    case .quotes(let quote): return text.requoted(quote)
    default: return []
    }
  }

  /// What a word of another language is in JSON: one of its three words, or a string.
  private static func meant(by word: String) -> String {
    switch word.lowercased() {
    case "true": "true"
    case "false": "false"
    case "none", "nil", "null", "undefined", "nan", "infinity", "-infinity": "null"
    default: "\"\(word)\""
    }
  }

  private func numberFix(_ text: BrokenJSON) -> [TextEdit] {
    switch self {
    case .plusSign: [.remove(text.here)]
    case .leadingZero: [.remove(text.leadingZeros)]
    default: [.insert("0", at: text.offset)]
    }
  }

  private func stringFix(_ text: BrokenJSON) -> [TextEdit] {
    switch self {
    case .unclosedString: return [.insert(text.closingQuote, at: text.endOfString)]
    case .controlCharacter(let byte):
      let digits = String(byte, radix: 16)
      return [
        .replace(text.here, by: "\\u" + String(repeating: "0", count: 4 - digits.count) + digits)
      ]
    default: return [.insert("\\", at: text.offset)]
    }
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
