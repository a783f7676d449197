extension PathLine {
  /// Such as `drwxr-xr-x ./src` or `755 ann ./main.c`: words before a path that begins with a slash
  /// or a point, the first of them no word of a language.
  static func behindColumns(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard let first = words.next(), isMachineWord(bytes[first]) else { return nil }
    for _ in 0..<4 {
      let end = words.rest.lowerBound
      words.passSpaces()
      if isRooted(bytes[words.rest]) {
        return PathLine(path: words.rest, note: first.lowerBound..<end)
      }
      guard let word = words.next(), !bytes[word].contains(where: { ":\"[(*".utf8.contains($0) })
      else { return nil }
    }
    return nil
  }

  /// Whether a word is a mode, or has a digit in it and does not begin a path.
  private static func isMachineWord(_ word: ArraySlice<UInt8>) -> Bool {
    ModeColumns.isMode(word)
      || word.contains(where: \.isDigit) && !"./".utf8.contains(word.first ?? 0)
        && !word.contains { ":\"[(*".utf8.contains($0) }
  }

  private static func isRooted(_ text: ArraySlice<UInt8>) -> Bool {
    // A slash between spaces is none of a path.
    guard text.dropFirst().first?.isIndentation != true else { return false }
    return ["/", "./", "../"].contains { text.starts(with: $0.utf8) }
      || text.elementsEqual(".".utf8)
  }

  /// Such as `./main.c`, a tab and `12`, or `src/main.c,12,3`, or `./main.c 12`; the first line may
  /// name the columns.
  static func beforeColumns(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let start = line.first { bytes[$0] == UInt8(ascii: "\t") || bytes[$0] == UInt8(ascii: ",") }
    guard let start else { return beforeNumbers(line, in: bytes) }
    let values = bytes[start..<line.upperBound].split { $0 == bytes[start] }.map(isNumber)
    if values.contains(true), !values.contains(false), start > line.lowerBound {
      return PathLine(
        path: line.lowerBound..<start, note: (start + 1)..<line.upperBound,
        size: bytes[(start + 1)..<line.upperBound].prefix { $0 != bytes[start] }.wholeNumber)
    }
    let isFirst = bytes[..<line.lowerBound].allSatisfy { $0.isWhiteSpace || $0 >= 0x80 }
    let isHeader = isFirst && !values.contains(true) && !bytes[line].contains(PathStyle.slash)
    return isHeader ? .nothing(line) : nil
  }

  /// Such as `./main.c 12`, or `src/main.c   100   90%`.
  private static func beforeNumbers(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var end = line.upperBound
    while let space = bytes[line.lowerBound..<end].lastIndex(where: \.isIndentation),
      isNumber(bytes[(space + 1)..<end]), space > line.lowerBound
    {
      end = space
      guard bytes[space - 1].isIndentation else { break }
      while end > line.lowerBound, bytes[end - 1].isIndentation { end -= 1 }
    }
    guard end < line.upperBound, let path = bytes.trimmed(line.lowerBound..<end),
      path.lowerBound == line.lowerBound, let note = bytes.trimmed(end..<line.upperBound)
    else { return nil }
    return PathLine(
      path: path, note: note, size: bytes[note].prefix { !$0.isIndentation }.wholeNumber)
  }

  /// Such as `12`, `1.5` or `90%`.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    word.first?.isDigit == true && word.allSatisfy { $0.isDigit || ".%".utf8.contains($0) }
  }

  /// What stands below `FullName` and a line of dashes, as PowerShell prints it.
  static func fullName(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let text = bytes[line]
    let isHeading =
      text.allSatisfy { $0 == UInt8(ascii: "-") || $0.isIndentation }
      || text.starts(with: "FullName".utf8)
    if isHeading { return .nothing(line) }
    return text.contains(PathStyle.backslash) ? bytes.trimmed(line).map { PathLine(path: $0) } : nil
  }

  /// A row between `Archive:` and the sums, as `unzip -l` prints it.
  static func inArchive(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard let first = words.next() else { return nil }
    guard let size = bytes[first].wholeNumber else {
      return "A-L".utf8.contains(bytes[first.lowerBound]) ? .nothing(line) : nil
    }
    guard let day = words.next(), let time = words.next(),
      bytes[day].count(where: { $0 == UInt8(ascii: "-") }) == 2,
      bytes[time].contains(UInt8(ascii: ":"))
    else { return .nothing(line) }
    words.passSpaces()
    guard !words.rest.isEmpty else { return nil }
    return PathLine(path: words.rest, note: first.lowerBound..<time.upperBound, size: size)
  }
}
