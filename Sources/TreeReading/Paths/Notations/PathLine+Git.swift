extension PathLine {
  /// Such as `?? docs/`, ` M src/main.c` or `R  old.c -> new.c`; `## main` says the branch.
  static func ofStatus(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let text = bytes[line]
    if text.starts(with: "## ".utf8) { return .nothing(line) }
    let signs = text.prefix(2)
    guard text.count > 3, signs.allSatisfy({ " MADRCUT?!".utf8.contains($0) }),
      signs.contains(where: { $0 != 0x20 }), text[line.lowerBound + 2] == 0x20,
      text[line.lowerBound + 3] != 0x20
    else { return nil }
    let start = line.lowerBound + 3
    guard signs.contains(where: { "RC".utf8.contains($0) }),
      let arrow = bytes.first(" -> ", in: start..<line.upperBound)
    else { return PathLine(path: start..<line.upperBound, note: bytes.trimmed(line.prefix(2))) }
    return PathLine(
      path: (arrow + 4)..<line.upperBound, note: bytes.trimmed(line.lowerBound..<(arrow + 3)))
  }

  /// Such as `M`, a tab and `src/main.c`; renamed files have a number, and a path before.
  static func changed(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard let letter = line.first, "MADRCTUXB".utf8.contains(bytes[letter]) else { return nil }
    let parts = bytes[line].split(separator: UInt8(ascii: "\t"))
    let isMoved = "RC".utf8.contains(bytes[letter])
    guard let path = parts.last, let sign = parts.first, parts.count == (isMoved ? 3 : 2),
      sign.dropFirst().allSatisfy(\.isDigit)
    else { return nil }
    return PathLine(path: path.indices, note: line.lowerBound..<(path.startIndex - 1))
  }

  /// Such as `10`, a tab, `2`, a tab and `src/main.c`; `-` stands for both in binary files.
  static func counted(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let parts = bytes[line].split(separator: UInt8(ascii: "\t"), maxSplits: 2)
    guard parts.count == 3, let added = lineCount(parts[0]), let removed = lineCount(parts[1])
    else { return nil }
    return PathLine(
      path: parts[2].indices, note: line.lowerBound..<(parts[2].startIndex - 1),
      size: added + removed)
  }

  private static func lineCount(_ text: ArraySlice<UInt8>) -> Double? {
    text.elementsEqual("-".utf8) ? 0 : text.wholeNumber
  }

  /// Such as `src/main.c | 10 ++--`; the last line counts the files.
  static func inHistogram(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if bytes[line].contains(Array(" changed, ".utf8)) { return .nothing(line) }
    guard let bar = line.last(where: { bytes[$0] == UInt8(ascii: "|") }) else { return nil }
    var words = LineWords((bar + 1)..<line.upperBound, in: bytes)
    guard let first = words.next(), let path = bytes.trimmed(line.lowerBound..<bar) else {
      return nil
    }
    let size = bytes[first].wholeNumber
    let isBinary = bytes[first].elementsEqual("Bin".utf8)
    guard isBinary || size != nil && bytes[words.rest].allSatisfy({ " +-".utf8.contains($0) })
    else { return nil }
    return PathLine(path: path, note: bytes.trimmed((bar + 1)..<line.upperBound), size: size)
  }

  /// Such as `100644 blob`, a hash, perhaps a size, a tab and a path.
  static func ofObject(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard line.count > 48, bytes[line].prefix(6).allSatisfy({ (0x30...0x37).contains($0) }),
      bytes[line.lowerBound + 6] == 0x20,
      let tab = line.first(where: { bytes[$0] == UInt8(ascii: "\t") })
    else { return nil }
    let words = bytes[line.lowerBound..<tab].split(separator: 0x20)
    guard (3...4).contains(words.count), words[1...2].contains(where: { $0.isHash(40...64) })
    else { return nil }
    let size = words.count == 4 ? words[3].wholeNumber : nil
    return PathLine(
      path: (tab + 1)..<line.upperBound, note: line.lowerBound..<tab, size: size)
  }

  /// Such as `/srv/project  a168e49 [main]`.
  static func ofWorktree(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let sign = UInt8(ascii: "/")
    guard let open = line.last(where: { bytes[$0] == UInt8(ascii: "[") || bytes[$0] == 0x28 }),
      bytes[line].first == sign, let words = bytes.trimmed(line.lowerBound..<open)
    else { return nil }
    if bytes[open..<line.upperBound].elementsEqual("(bare)".utf8) {
      return PathLine(path: words, note: open..<line.upperBound)
    }
    guard let space = words.last(where: { bytes[$0] == 0x20 }),
      bytes[(space + 1)..<words.upperBound].isHash(7...64),
      let path = bytes.trimmed(words.lowerBound..<space)
    else { return nil }
    return PathLine(path: path, note: (space + 1)..<line.upperBound)
  }
}

extension [UInt8] {
  /// A range without white space at its ends; nil if there is nothing else.
  func trimmed(_ range: Range<Int>) -> Range<Int>? {
    guard let start = range.first(where: { !self[$0].isIndentation }),
      let last = range.last(where: { !self[$0].isIndentation })
    else { return nil }
    return start..<(last + 1)
  }
}
