/// Lines around a listing that are no part of it.
enum ListingNoise {
  private static let beginnings = [
    "```", "~~~", "npm ERR!", "npm error", "npm WARN", "npm warn", "yarn list v", "Done in ",
    "Legend: ", "\u{2728}  Done in ",
  ].map { Array($0.utf8) }
  /// What begins and ends comments around listings in source code.
  private static let frames = ["/*", "/**", "*/", "<!--", "-->", "\"\"\"", "'''"].map {
    Array($0.utf8)
  }
  private static let prompts = ["$ ", "% ", "PS> ", "\u{276F} "].map { Array($0.utf8) }

  /// Whether a line is a fence of Markdown, what npm, Yarn and pnpm say around their trees, or
  /// begins or ends a comment.
  static func isComplaint(_ line: ArraySlice<UInt8>) -> Bool {
    beginnings.contains { line.starts(with: $0) } || frames.contains { line.elementsEqual($0) }
  }

  /// Whether a line is the command that printed the listing, behind a prompt.
  static func isPrompt(_ line: ArraySlice<UInt8>) -> Bool {
    if prompts.contains(where: { line.starts(with: $0) }) { return true }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard words.count == 2, let sign = words[0].last, "$#%>".utf8.contains(sign) else {
      return false
    }
    return words[0].contains { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "\\") }
  }

  /// Whether a line says what follows.
  static func endsWithColon(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 1 && line.last == UInt8(ascii: ":")
  }

  /// Whether a line has words, and a point behind the last.
  static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    line.last == UInt8(ascii: ".") && line.count { $0 == 0x20 } > 1
  }

  /// Whether a line has words in capitals alone, as a title or the names of columns.
  static func isTitle(_ line: ArraySlice<UInt8>) -> Bool {
    let names = line.split(whereSeparator: \.isIndentation)
    return names.count > 1
      && names.allSatisfy { name in
        name.contains(where: \.isLetter)
          && name.allSatisfy { $0 < UInt8(ascii: "a") && !$0.isDigit || "%:/".utf8.contains($0) }
      }
  }

  /// Whether a line has names of columns in capitals, with spaces between them.
  static func isHeading(_ line: ArraySlice<UInt8>) -> Bool {
    let names = line.split(whereSeparator: \.isIndentation)
    let hasGap = zip(line, line.dropFirst()).contains { $0.isIndentation && $1.isIndentation }
    return hasGap && names.count > 1
      && names.allSatisfy { name in
        name.contains(where: \.isLetter) && !name.contains { $0 >= UInt8(ascii: "a") }
      }
  }
}
