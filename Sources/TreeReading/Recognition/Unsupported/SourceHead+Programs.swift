extension SourceHead {
  /// What programs print that their first lines, or the beginnings of all lines, leave no doubt of.
  var unsupportedProgram: UnsupportedFormat? {
    guard let first = lines.first.map(text) else { return nil }
    if first.starts(with: "import time:".utf8) { return .importTimes }
    if first.starts(with: "On branch ".utf8) || first.starts(with: "HEAD detached ".utf8) {
      let states = ["Changes ", "Untracked ", "nothing to ", "Your branch ", "Unmerged "]
      return lines.contains { line in states.contains { text(line).starts(with: $0.utf8) } }
        ? .gitStatus : nil
    }
    if areFilesOfStatus { return .gitStatus }
    if ["usage: ", "Usage: "].contains(where: { first.starts(with: $0.utf8) }) {
      let haveOptions = lines.contains { line in
        text(line).contains { "[<".utf8.contains($0) } || text(line).contains(Array(" -".utf8))
      }
      return lines.count > 1 && haveOptions ? .help : nil
    }
    if beginsPatch { return .patch }
    if haveReport { return .flatListing }
    let messages = has(":") ? lines.count { Self.isMessage(text($0)) } : 0
    if messages > 1, messages * 3 >= lines.count * 2 { return .messages }
    return isDiagramOfD2 ? .d2 : nil
  }

  /// Whether lines are as `git status --porcelain=v2` prints them.
  private var areFilesOfStatus: Bool {
    lines.allSatisfy {
      "12u?!#".utf8.contains(text($0)[$0.label.start]) && text($0).dropFirst().first == 0x20
    }
      && lines.contains { text($0).split(separator: 0x20).count { $0.isHash(40...64) } > 1 }
  }

  /// Whether changes of a file begin, as `diff` and `git diff` print them.
  private var beginsPatch: Bool {
    let beginnings = ["diff --git ", "--- ", "Index: "].map { Array($0.utf8) }
    let first = text(lines[0])
    return beginnings.contains { first.starts(with: $0) }
      && lines.contains { text($0).starts(with: "@@ -".utf8) }
  }

  /// Whether names that are not indented end with the report of `tree`.
  private var haveReport: Bool {
    guard isWhole, lines.count > 2, let report = lines.last, ListingCount.isCount(text(report)),
      lines.allSatisfy({ $0.indentation.length == 0 })
    else { return false }
    let before = bytes[..<report.indentation.start].dropLast()
    return before.last?.endsLine ?? false
  }

  /// Whether a line says something of a place, as `src/main.c:12: error`.
  private static func isMessage(_ line: ArraySlice<UInt8>) -> Bool {
    let parts = line.split(
      separator: UInt8(ascii: ":"), maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && !parts[0].isEmpty && !parts[0].contains(0x20)
      && parts[1].wholeNumber != nil && parts[0].contains { $0 == 0x2E || $0 == 0x2F }
  }

  /// Whether there are edges, and braces behind colons or keys that only D2 has.
  private var isDiagramOfD2: Bool {
    let arrow = Array(" -> ".utf8)
    let keys = ["shape: ", "direction: ", "style."].map { Array($0.utf8) }
    guard has(">"), lines.contains(where: { text($0).contains(arrow) }) else { return false }
    return lines.contains { line in
      let text = text(line)
      return text.suffix(3).elementsEqual(": {".utf8) || keys.contains { text.starts(with: $0) }
    }
  }
}
