extension PathLine {
  /// Such as `4.0K`, a tab and `src`, or ` 12 src/main.c`; `total` sums them up, and a time may
  /// stand between tabs.
  static func sized(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard var note = words.next(), let size = bytes[note].fileSize, let sign = words.rest.first
    else { return nil }
    if let end = endOfTime(words.rest, in: bytes) {
      note = note.lowerBound..<end
      words = LineWords(end..<line.upperBound, in: bytes)
    }
    if bytes[sign] == UInt8(ascii: "\t") { words.passSpace() } else { words.passSpaces() }
    guard bytes[sign] == UInt8(ascii: "\t") ? !words.rest.isEmpty : words.restIsPath else {
      return nil
    }
    if bytes[words.rest].elementsEqual("total".utf8) { return .nothing(line) }
    return PathLine(path: words.rest, note: note, size: size)
  }

  /// Where a day, and perhaps a time, ends between two tabs; nil if there is none.
  private static func endOfTime(_ rest: Range<Int>, in bytes: [UInt8]) -> Int? {
    let text = bytes[rest].dropFirst()
    guard text.prefix(5).map(\.isDigit) == [true, true, true, true, false] else { return nil }
    return text.firstIndex(of: UInt8(ascii: "\t"))
  }

  /// Such as `d ./src` or `f 12 ./main.c`.
  static func ofKind(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard let kind = words.next(), kind.count == 1, kind.lowerBound == line.lowerBound,
      "dflpsbcD".utf8.contains(bytes[kind.lowerBound])
    else { return nil }
    var note = kind
    var size: Double?
    var rest = words
    if let number = rest.next(), let value = bytes[number].wholeNumber, !rest.rest.isEmpty {
      note = kind.lowerBound..<number.upperBound
      size = value
      words = rest
    }
    words.passSpace()
    guard words.restIsPath else { return nil }
    return PathLine(path: words.rest, note: note, size: size)
  }

  /// Such as a sum of 64 digits, two spaces and `src/main.c`; `cksum` prints a number and a size,
  /// and BSD's programs `MD5 (src/main.c) = ` and the sum.
  static func withChecksum(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if let end = bytes.last(") = ", in: line), let start = bytes.first(" (", in: line),
      start + 2 < end,
      bytes[(end + 4)..<line.upperBound].isHash(32...128)
    {
      return PathLine(path: (start + 2)..<end, note: (end + 4)..<line.upperBound)
    }
    var words = LineWords(line, in: bytes)
    guard let sum = words.next() else { return nil }
    if bytes[sum].wholeNumber != nil { return summed(words, from: sum.lowerBound) }
    guard bytes[sum].isHash(32...128), words.rest.count > 2,
      bytes[words.rest.lowerBound] == 0x20, " *".utf8.contains(bytes[words.rest.lowerBound + 1])
    else { return nil }
    return PathLine(path: words.rest.dropFirst(2), note: sum)
  }

  /// Such as `123456 12 src/main.c`, behind the first number.
  private static func summed(_ line: LineWords, from start: Int) -> PathLine? {
    var words = line
    guard let word = words.next(), let size = words.bytes[word].wholeNumber else { return nil }
    words.passSpace()
    guard words.restIsPath else { return nil }
    return PathLine(path: words.rest, note: start..<word.upperBound, size: size)
  }

  /// Such as `./a` or `./b -> a`.
  static func linked(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    let text = bytes[line]
    if ListingCount.isCount(text) { return .nothing(line) }
    let isRooted = ["/", "./", "../"].contains { text.starts(with: $0.utf8) }
    guard isRooted || text.elementsEqual(".".utf8) else { return nil }
    return PathLine(path: line).takingTarget(in: bytes)
  }

  /// Such as `./main.c: C source`, or `src/main.c:3` as `grep -c` counts.
  static func described(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard let colon = line.first(where: { bytes[$0] == UInt8(ascii: ":") }),
      colon > line.lowerBound, colon + 1 < line.upperBound
    else { return nil }
    if let count = bytes[(colon + 1)..<line.upperBound].wholeNumber {
      return PathLine(
        path: line.lowerBound..<colon, note: (colon + 1)..<line.upperBound, size: count)
    }
    guard bytes[colon + 1].isIndentation,
      let note = bytes.trimmed((colon + 1)..<line.upperBound)
    else { return nil }
    return PathLine(path: line.lowerBound..<colon, note: note)
  }

  /// Such as `main;draw;fill 12`.
  static func ofStack(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    guard let space = line.last(where: { bytes[$0] == 0x20 }), space > line.lowerBound,
      let size = bytes[(space + 1)..<line.upperBound].wholeNumber
    else { return nil }
    return PathLine(
      path: line.lowerBound..<space, note: (space + 1)..<line.upperBound, size: size)
  }
}
