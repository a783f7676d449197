extension SourceHead {
  /// The graph of commits that `git log --graph` draws at the beginning of lines.
  var unsupportedCommit: UnsupportedFormat? {
    let marks = ["|\\", "|/", "| *", "* |"].map { Array($0.utf8) }
    if let first = lines.first, Self.beginsWithCommit(text(first)) { return .commits }
    if lines.count > 1, lines.allSatisfy({ Self.hasHash(text($0)) }) { return .commits }
    if areOneLine || beginsWithHash { return .commits }
    if beginsWithBranches { return .commits }
    guard lines.allSatisfy({ "*|\\/".utf8.contains(text($0).first ?? 0) }),
      lines.contains(where: { text($0).starts(with: "* ".utf8) }),
      lines.contains(where: { line in marks.contains { text(line).starts(with: $0) } })
    else { return nil }
    return .commits
  }

  /// Whether a line is as `git log` prints it above each commit, after an asterisk or not.
  private static func beginsWithCommit(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: UInt8(ascii: " "))
    let rest = words.first?.elementsEqual("*".utf8) == true ? words.dropFirst() : words[...]
    guard let first = rest.first, first.elementsEqual("commit".utf8) else { return false }
    return rest.dropFirst().first.map { $0.count >= 40 && $0.allSatisfy(\.isHexDigit) } ?? false
  }

  /// Whether the first line is as `git log --oneline` prints it, and files stand below.
  var beginsWithHash: Bool {
    guard let first = lines.first, lines.count > 1 else { return false }
    let words = text(first).split(maxSplits: 1, whereSeparator: \.isIndentation)
    guard words.count == 2, Self.isMixedHash(words[0]) else { return false }
    return lines.dropFirst().contains { Self.isChange(text($0)) }
  }

  /// Whether a line names a file, or what has changed in it.
  private static func isChange(_ line: ArraySlice<UInt8>) -> Bool {
    let parts = line.split(maxSplits: 1, whereSeparator: \.isIndentation)
    let isPath = parts.count == 1 && line.contains { $0 == 0x2F || $0 == 0x2E }
    return isPath || line.first == UInt8(ascii: ":") && line.contains(UInt8(ascii: "\t"))
      || line.contains(Array(" | ".utf8)) || line.contains(Array(" changed, ".utf8))
      || parts.first?.count == 1 && line.contains(UInt8(ascii: "\t"))
  }

  /// Whether all lines begin with a name of as many hexadecimal digits, and letters are among those
  /// of most: some commits have none.
  private var areOneLine: Bool {
    guard lines.count > 1 else { return false }
    let words = lines.map { text($0).prefix { !$0.isIndentation } }
    guard zip(words, lines).allSatisfy({ $0.isHash(7...40) && $0.endIndex < $1.label.end }),
      Set(words.map(\.count)).count == 1
    else { return false }
    let mixed = words.count(where: Self.isMixedHash)
    return mixed * 2 >= lines.count
      && mixed + words.count { $0.allSatisfy(\.isDigit) } == lines.count
  }

  private static func isMixedHash(_ word: ArraySlice<UInt8>) -> Bool {
    word.isHash(7...40) && word.contains(where: \.isDigit) && word.contains(where: \.isLetter)
  }

  /// Whether names of branches stand above a line of dashes, as `git show-branch` prints them.
  private var beginsWithBranches: Bool {
    let branches = lines.prefix { "*!".utf8.contains(text($0).first ?? 0) }
    guard let rule = lines.dropFirst(branches.count).first.map(text), branches.count > 1 else {
      return false
    }
    return rule.count == branches.count && rule.allSatisfy { $0 == UInt8(ascii: "-") }
  }

  /// Whether a line begins with the name of a commit, as `git log --oneline` prints, or has one
  /// behind its first word, as `git branch -v` does.
  private static func hasHash(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.drop { "*^+ ".utf8.contains($0) }.split(
      maxSplits: 2, whereSeparator: \.isIndentation)
    return words.count > 1
      && words.prefix(2).contains(where: isMixedHash)
  }

  /// What `ls -l` prints before its names, or `ls -s` between `total` and the last.
  var unsupportedFileMode: UnsupportedFormat? {
    if lines.prefix(3).contains(where: { Self.beginsWithMode(text($0)) }) { return .fileModes }
    guard let first = lines.first.map(text), first.starts(with: "total ".utf8),
      first.dropFirst(6).fileSize != nil, lines.count > 1
    else { return nil }
    return lines.dropFirst().allSatisfy { text($0).first?.isDigit == true } ? .fileModes : nil
  }

  /// Whether a line begins as `drwxr-xr-x 2 ` does.
  private static func beginsWithMode(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    return words.count > 2 && ModeColumns.isMode(words[0])
  }
}
