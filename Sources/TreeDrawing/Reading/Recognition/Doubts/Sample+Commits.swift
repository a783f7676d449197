extension Sample {
  /// The graph of commits that `git log --graph` draws at the beginning of lines.
  var commitResemblance: ForeignFormat? {
    let marks = ["|\\", "|/", "| *", "* |"].map { Array($0.utf8) }
    if let first = lines.first, Self.beginsWithCommit(text(first)) { return .commits }
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

  /// What `ls -l` prints before its names.
  var fileModeResemblance: ForeignFormat? {
    lines.prefix(3).contains { Self.beginsWithMode(text($0)) } ? .fileModes : nil
  }

  /// Whether a line begins as `drwxr-xr-x 2 ` does.
  private static func beginsWithMode(_ line: ArraySlice<UInt8>) -> Bool {
    let kinds = "-dlbcpsD"
    let rights = ["r-", "w-", "xsS-", "r-", "w-", "xsS-", "r-", "w-", "xtT-"]
    guard line.count > 10, zip(line, [kinds] + rights).allSatisfy({ $1.utf8.contains($0) }) else {
      return false
    }
    let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
    return words.count > 2
      && (words[1].allSatisfy(\.isDigit) || words[1].contains(UInt8(ascii: "/")))
  }
}
