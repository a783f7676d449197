extension PathLine {
  /// A folder that ends with a colon, or a name in it.
  static func inFolder(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if isFolder(line, in: bytes) {
      return PathLine(path: line.dropLast(), isFolder: true)
    }
    return entry(line, in: bytes)
  }

  /// What `ls -l` and `tar tv` print, perhaps with folders that end with a colon between.
  static func withMode(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    if isFolder(line, in: bytes) { return PathLine(path: line.dropLast(), isFolder: true) }
    return isTotal(bytes[line]) ? .nothing(line) : ModeColumns.line(line, in: bytes)
  }

  /// Whether a line ends with a colon, and is the first or stands behind a blank one.
  static func isFolder(_ line: Range<Int>, in bytes: [UInt8]) -> Bool {
    guard line.count > 1, bytes[line.upperBound - 1] == UInt8(ascii: ":") else { return false }
    let before = bytes[..<line.lowerBound]
    let ends = before.suffix(4).filter { $0 != .carriageReturn }.suffix(2)
    if ends.elementsEqual([.newline, .newline]) { return true }
    // What is left is a byte order mark, or nothing.
    guard let last = before.lastIndex(where: { !$0.isWhiteSpace }) else { return true }
    return last == 2 && before.starts(with: [0xEF, 0xBB, 0xBF])
  }

  /// A name in a folder, with or without what `ls -l` says of it.
  private static func entry(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine {
    if isTotal(bytes[line]) { return .nothing(line) }
    return ModeColumns.line(line, in: bytes) ?? PathLine(path: line)
  }

  /// Whether a line says how many blocks a folder takes, as above what `ls -l` prints.
  static func isTotal(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: 0x20)
    return words.count == 2 && words[0].elementsEqual("total".utf8) && words[1].fileSize != nil
  }
}

/// The columns before a name that begin with a mode such as `drwxr-xr-x`.
enum ModeColumns {
  private static let kinds = "-.dlbcpsDh"
  private static let rights = ["r-", "w-", "xsS-", "r-", "w-", "xsS-", "r-", "w-", "xtT-"]
  /// How many columns there are at most up to the time of day.
  private static let columnLimit = 12

  /// Takes a line apart; nil if it does not begin with a mode, or if no day comes behind it.
  static func line(_ line: Range<Int>, in bytes: [UInt8]) -> PathLine? {
    var words = LineWords(line, in: bytes)
    guard let mode = mode(in: &words) else { return nil }
    var columns = [mode]
    while columns.count < columnLimit, let word = words.next() {
      columns.append(word)
      guard let place = placeOfSize(columns.map { bytes[$0] }) else { continue }
      passZone(in: &words)
      words.passSpace()
      guard !words.rest.isEmpty else { return nil }
      let note = bytes.trimmed(line.lowerBound..<words.rest.lowerBound)
      let plain = PathLine(path: words.rest, note: note, size: bytes[columns[place]].fileSize)
      return plain.takingTarget(in: bytes, behind: arrows(bytes[mode.lowerBound]))
    }
    return nil
  }

  /// Whether a word says the kind of a file and who may do what with it.
  static func isMode(_ word: ArraySlice<UInt8>) -> Bool {
    (10...11).contains(word.count)
      && zip(word, [kinds] + rights).allSatisfy { $1.utf8.contains($0) }
  }

  /// Takes the mode, which has two numbers before it if `find -ls` has printed it.
  private static func mode(in words: inout LineWords) -> Range<Int>? {
    for _ in 0..<3 {
      guard let word = words.next() else { return nil }
      if isMode(words.bytes[word]) { return word }
      guard words.bytes[word].wholeNumber != nil else { return nil }
    }
    return nil
  }

  /// What stands before the targets of a kind of file.
  private static func arrows(_ kind: UInt8) -> [String] {
    switch kind {
    case UInt8(ascii: "l"): [" -> "]
    case UInt8(ascii: "h"): [" link to "]
    default: []
    }
  }

  /// The number of the column with the size, if the last is a time or a year behind a day.
  private static func placeOfSize(_ columns: [ArraySlice<UInt8>]) -> Int? {
    guard columns.count > 3, let last = columns.last else { return nil }
    let before = columns[columns.count - 2]
    if isTime(last) {
      let isOneWord = before.count { $0 == UInt8(ascii: "-") } == 2
      let place = columns.count - (isOneWord ? 3 : 4)
      return place > 0 ? place : nil
    }
    let days = [before, columns[columns.count - 3]].map(isDay)
    guard last.count == 4, last.wholeNumber != nil, days[0] != days[1], columns.count > 4 else {
      return nil
    }
    return columns.count - 4
  }

  private static func isTime(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: ":"))
    return parts.count > 1 && parts.allSatisfy { $0.first?.isDigit == true } && parts[0].count < 3
  }

  private static func isDay(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.prefix(while: \.isDigit)
    return (1...2).contains(digits.count) && word.count - digits.count < 2
  }

  /// Passes over the zone of a time, such as `+0000`.
  private static func passZone(in words: inout LineWords) {
    var rest = words
    guard let zone = rest.next(), zone.count == 5, !rest.rest.isEmpty,
      "+-".utf8.contains(words.bytes[zone.lowerBound]),
      words.bytes[zone].dropFirst().allSatisfy(\.isDigit)
    else { return }
    words = rest
  }
}
