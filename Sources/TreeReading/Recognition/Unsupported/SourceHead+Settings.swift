extension SourceHead {
  /// Settings such as `key = value` in all lines, below `[sections]` perhaps; or a log or a family,
  /// by how its lines begin.
  var unsupportedSetting: UnsupportedFormat? {
    guard let first = lines.first.map(text) else { return nil }
    if first.elementsEqual("0 HEAD".utf8) { return .gedcom }
    if first.starts(with: "#!/".utf8) { return .code }
    if haveSeveralPairs { return .pairs }
    if has("="), areSettings { return areTOML ? .toml : .ini }
    if isOntology { return .obo }
    if has("["), lines.count > 1, lines.allSatisfy({ Self.beginsWithLevel(text($0)) }) {
      return .log
    }
    if lines.count > 1, lines.allSatisfy({ Self.beginsWithTime(text($0)) }) { return .log }
    if lines.count > 1, lines.allSatisfy({ Self.isCall(text($0)) }) { return .log }
    return areMostlyComments ? .ini : nil
  }

  /// Whether several lines are settings, and the others sections, comments or in lists.
  ///
  /// Without sections and comments none may be indented more than the first, and something must be
  /// as in no list of everyday: a sign in a key, no space around the sign for equality, or all
  /// values as in TOML.
  private var areSettings: Bool {
    var settings = 0
    var isInList = false
    var isMarked = false
    for line in lines {
      let text = text(line)
      if isInList {
        isInList = text.first != UInt8(ascii: "]")
      } else if Self.isSetting(text) {
        settings += 1
        isInList = text.last == UInt8(ascii: "[")
        isMarked = isMarked || Self.looksGenerated(text)
      } else if Self.isSectionOrComment(text) {
        isMarked = true
      } else {
        return false
      }
    }
    guard settings > 1 else { return false }
    let areFlat = lines.allSatisfy { $0.indentation.length == lines[0].indentation.length }
    return lines.contains { Self.isSectionOrComment(text($0)) } || areFlat && (isMarked || areTOML)
  }

  /// Whether a setting has signs in its key, or no space before the sign for equality.
  private static func looksGenerated(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.prefix { $0 != UInt8(ascii: "=") }
    return key.last?.isIndentation == false || key.contains { "_./@:-".utf8.contains($0) }
  }

  /// Whether all lines hold several pairs such as `NAME="sda"`.
  private var haveSeveralPairs: Bool {
    let sign = Array("=\"".utf8)
    return has("=") && has("\"")
      && lines.allSatisfy { line in
        let key = text(line).prefix { $0 != sign[0] }
        return !key.contains(where: \.isIndentation)
          && line.label.range.count { bytes[$0...].starts(with: sign) } > 1
      }
  }

  /// Whether all values are as TOML has them: texts in quotes, numbers, words for yes and no, and
  /// lists.
  private var areTOML: Bool {
    var isInList = false
    return lines.allSatisfy { line in
      let text = text(line)
      if isInList {
        isInList = text.first != UInt8(ascii: "]")
        return true
      }
      isInList = text.last == UInt8(ascii: "[")
      guard let sign = text.firstIndex(of: UInt8(ascii: "=")), Self.isSetting(text) else {
        return true
      }
      guard let value = text[(sign + 1)...].first(where: { !$0.isIndentation }) else {
        return false
      }
      return value.isDigit || "\"'[{+-".utf8.contains(value)
        || ["true", "false"].contains { text.hasEnding(Array($0.utf8)) }
    }
  }

  /// Whether more than half of the lines are comments, and the others are not indented.
  private var areMostlyComments: Bool {
    guard has("#") else { return false }
    let comments = lines.count { text($0).first == UInt8(ascii: "#") }
    return comments * 2 > lines.count && comments < lines.count && lines.count > 3
  }

  /// Whether a line is a call and what it gave, as `strace` prints.
  private static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    return !name.isEmpty && line[name.endIndex...].first == UInt8(ascii: "(")
      && line.contains(Array(") = ".utf8))
  }

  private static func isSetting(_ line: ArraySlice<UInt8>) -> Bool {
    let key = line.prefix { $0.isLetter || $0.isDigit || "_-./:@".utf8.contains($0) }
    let rest = line[key.endIndex...].drop(while: \.isIndentation)
    return key.first?.isDigit == false && rest.first == UInt8(ascii: "=")
      && !"=>".utf8.contains(rest.dropFirst().first ?? 0)
  }

  /// Whether there are terms as ontologies of OBO have them.
  private var isOntology: Bool {
    let term = Array("[Term]".utf8)
    return has("[") && lines.contains { text($0).elementsEqual(term) }
      && lines.contains { text($0).starts(with: "id: ".utf8) }
  }

  /// Whether a line begins as `[INFO] ` does.
  private static func beginsWithLevel(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    return levels.contains { line[..<end].dropFirst().elementsEqual($0.utf8) }
  }

  private static let levels = [
    "TRACE", "DEBUG", "INFO", "NOTICE", "WARN", "WARNING", "ERROR", "FATAL", "CRITICAL",
  ]

  private static func isSectionOrComment(_ line: ArraySlice<UInt8>) -> Bool {
    line.first == UInt8(ascii: "[") && line.last == UInt8(ascii: "]")
      || "#;".utf8.contains(line.first ?? 0)
  }

  /// Whether a line begins with a day and a time, as `2026-01-31 10:00:00` or `Jan  1 10:00:00`, or
  /// has them in brackets.
  static func beginsWithTime(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.first == UInt8(ascii: "[") ? line.dropFirst() : line
    let shape = text.prefix(17).map { byte in
      byte.isDigit ? UInt8(ascii: "0") : byte.isLetter ? UInt8(ascii: "a") : byte
    }
    let shapes = ["0000-00-00 00:00:", "0000-00-00a00:00", "aaa  0 00:00:00 ", "aaa 00 00:00:00 "]
    if shapes.contains(where: { shape.starts(with: $0.utf8) }) { return true }
    return isUptime(line) || hasTimeOfServer(line)
  }

  /// Whether a line begins as `[    0.004000] ` does.
  private static func isUptime(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let time = line[..<end].dropFirst().drop { $0 == 0x20 }
    return time.count > 6 && time.contains(0x2E) && time.allSatisfy { $0.isDigit || $0 == 0x2E }
  }

  /// Whether a line holds a time such as `[22/Nov/2026:19:00:01 +0000]`.
  private static func hasTimeOfServer(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = line.firstIndex(of: UInt8(ascii: "[")) else { return false }
    let shape = line[(start + 1)...].prefix(17).map { byte in
      byte.isDigit ? UInt8(ascii: "0") : byte.isLetter ? UInt8(ascii: "a") : byte
    }
    return shape.elementsEqual("00/aaa/0000:00:00".utf8)
  }
}
