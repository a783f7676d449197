extension PathLine {
  /// Such as `M src/main.c` of `hg status`, `A  +    src/main.c` of `svn status`, or
  /// `>f+++++++++ src/main.c` of `rsync -i`.
  static func marked(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    for width in [1, 7, 11] {
      let path = line.dropFirst(width + 1)
      guard path.count > 0, bytes[path.lowerBound - 1] == 0x20,
        !bytes[path.lowerBound].isIndentation,
        isMark(bytes[line].prefix(width), of: width)
      else { continue }
      return bytes.trimmed(line.prefix(width)).map { PathLine(path: path, note: $0) }
    }
    return nil
  }

  private static func isMark(_ text: ArraySlice<UInt8>, of width: Int) -> Bool {
    guard let first = text.first else { return false }
    if width < 11 {
      return "MADRCI?!X~".utf8.contains(first)
        && text.allSatisfy { " MADRCISTKLB?!X~+*>".utf8.contains($0) }
    }
    return "<>ch.*".utf8.contains(first) && "fdLDS".utf8.contains(text[text.startIndex + 1])
      && text.allSatisfy { $0.isLetter || "<>.*+?".utf8.contains($0) }
  }

  /// Such as `/src/ @ann @bob`, and comments, as in a file called `CODEOWNERS`.
  static func owned(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if bytes[line].first == UInt8(ascii: "#") { return .nothing(line) }
    var words = LineWords(line, in: bytes)
    guard let path = words.next(), bytes[path].contains(where: { "/*.".utf8.contains($0) }),
      let owners = bytes.trimmed(words.rest),
      bytes[owners].split(whereSeparator: \.isIndentation).allSatisfy({
        $0.first == UInt8(ascii: "@")
      })
    else { return nil }
    return PathLine(path: path, note: owners)
  }

  /// Such as `* main` or `  remotes/origin/HEAD -> origin/main`.
  static func ofBranch(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard line.count > 2, "*+ ".utf8.contains(bytes[line.lowerBound]),
      bytes[line.lowerBound + 1] == 0x20, !bytes[line.lowerBound + 2].isIndentation,
      let name = bytes.trimmed(line.dropFirst(2))
    else { return nil }
    let plain = PathLine(path: name).takingTarget(in: bytes)
    let isAlone = !bytes[plain.path].contains(0x20) || bytes[name].starts(with: "(HEAD ".utf8)
    guard isAlone else { return nil }
    return bytes[line.lowerBound] == 0x20
      ? plain : PathLine(path: plain.path, note: line.prefix(1))
  }

  /// Such as ` create mode 100644 src/main.c` or ` rename src/{a.c => b.c} (90%)`.
  static func summarised(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard let kind = words.next(), let second = words.next() else { return nil }
    let count =
      switch String(decoding: bytes[kind], as: UTF8.self) {
      case "create", "delete": 1
      case "mode" where bytes[second].elementsEqual("change".utf8): 3
      case "rename", "copy": 0
      default: -1
      }
    guard count >= 0, count != 1 || bytes[second].elementsEqual("mode".utf8) else { return nil }
    if count == 0 { return renamed(kind, second.lowerBound..<line.upperBound, in: bytes) }
    for _ in 0..<count { _ = words.next() }
    let note = kind.lowerBound..<words.rest.lowerBound
    words.passSpace()
    return words.rest.isEmpty ? nil : PathLine(path: words.rest, note: note)
  }

  /// The path behind `rename`, with how much has stayed as a note.
  private static func renamed(
    _ kind: Range<Int>, _ rest: Range<Int>, in bytes: [UInt8]
  ) -> PathLine? {
    guard let share = bytes.last(" (", in: rest), bytes[rest].last == UInt8(ascii: ")") else {
      return nil
    }
    return PathLine(path: rest.lowerBound..<share, note: kind)
  }
}
