extension SourceHead {
  /// Whether all is in brackets as JSON is, or each line, and keys are in it, though it may be no
  /// sound JSON.
  var isInBrackets: Bool {
    jsonEvidence != nil && has(":") && (has("{") || has("\""))
      && lastByte == JSONSyntaxProblem.closing(of: firstByte)
      && unsupportedSetting == nil
  }

  /// What speaks for JSON: the first byte, though a checklist begins with a bracket as well.
  var jsonEvidence: Evidence? {
    guard firstByte == UInt8(ascii: "{") || firstByte == UInt8(ascii: "[") else { return nil }
    guard !beginsWithTag, bracketEvidence == nil, newickEvidence == nil, !isLog,
      !isSections
    else { return nil }
    return .certain(.firstCharacter(Unicode.Scalar(firstByte)))
  }

  /// Whether a box to tick or a tag in brackets begins the first line, and words follow it, as in
  /// `[x] Milk` and `[Bug] Crash`.
  private var beginsWithTag: Bool {
    let line = text(lines[0])
    guard let end = line.prefix(Self.longestTag).firstIndex(where: { "]}".utf8.contains($0) })
    else { return false }
    let tag = line[..<end].dropFirst()
    let rest = line[end...].dropFirst()
    return tag.allSatisfy { $0.isLetter || $0.isDigit || " -_".utf8.contains($0) }
      && rest.first?.isIndentation == true
  }

  private static let longestTag = 32

  /// Whether a name in brackets and settings follow each other.
  private var isSections: Bool {
    lines.count > 1 && text(lines[0]).last == UInt8(ascii: "]") && unsupportedSetting != nil
  }

  /// Whether the first two lines begin with times in brackets.
  private var isLog: Bool {
    lines.count > 1 && lines.prefix(2).allSatisfy { Self.beginsWithTime(text($0)) }
  }
}

extension Source {
  /// How many tokens are tried; few outlines get as far as the third.
  private static let tokensTried = 64

  /// Whether the beginning is sound JSON, and the last byte closes its first.
  func looksLikeJSON(at start: Int) -> Bool {
    let last = bytes.last { !$0.isWhiteSpace }
    guard bytes[start] == UInt8(ascii: "{") || bytes[start] == UInt8(ascii: "["),
      last == JSONSyntaxProblem.closing(of: bytes[start])
    else { return false }
    var scanner = JSONScanner(bytes, at: start)
    do {
      for _ in 0..<Self.tokensTried {
        guard try scanner.next() != nil else { return true }
      }
      return true
    } catch {
      return false
    }
  }
}
