extension SourceHead {
  /// Columns that are held apart by spaces, as many programs print them.
  var unsupportedColumn: UnsupportedFormat? {
    guard lines.count > 1 else { return nil }
    let haveGaps = lines.contains { gaps($0) > 0 }
    let areColumns =
      isHeading(lines[0]) || haveGaps && (areAligned || areMostlyAligned || areNumbers)
      || isUnderlined || haveEqualWords || beginWithNumbers
    return areColumns ? .columns : nil
  }

  /// Whether a line has names in capitals, spaces between them, and numbers below, as `ps` prints.
  private func isHeading(_ line: OutlineLine) -> Bool {
    guard ListingNoise.isHeading(text(line)) else { return false }
    let rows = lines.dropFirst().count { other in
      gaps(other) > 0
        || text(other).contains(where: \.isDigit) && text(other).contains(where: \.isIndentation)
    }
    return rows * 2 >= lines.count - 1
  }

  /// Whether there are three columns or more in every line, and nothing is below another.
  private var areAligned: Bool {
    areSignificant && Set(lines.map(\.indentation.length)).count == 1
      && lines.allSatisfy { gaps($0) > 1 }
  }

  /// Whether there are more than three lines, or numbers in those, as in few lists of everyday.
  private var areSignificant: Bool {
    lines.count > 3
      || lines.count > 2 && lines.contains { text($0).contains(where: \.isDigit) }
  }

  /// Whether most lines have three columns, or all of many two.
  private var areMostlyAligned: Bool {
    let flat = lines.count { $0.indentation.length == 0 }
    guard flat * 10 >= lines.count * 9 else { return false }
    let rows = lines.count { gaps($0) > 1 }
    if areSignificant, rows * 3 >= lines.count * 2 { return true }
    if areSignificant, rows > 2, rows * 2 >= lines.count { return true }
    if lines.count == 2 { return lines.allSatisfy { gaps($0) > 2 } }
    guard lines.count > 3, lines.allSatisfy({ gaps($0) > 0 && !beginsWithNumber($0) }) else {
      return false
    }
    return lines.count > 7 || Set(lines.map(secondColumn)).count == 1
  }

  /// Where the text begins behind the first gap of a line, in bytes.
  private func secondColumn(_ line: OutlineLine) -> Int {
    let text = text(line)
    let gap = text.indices.first { index in
      text[index].isIndentation && index + 1 < text.endIndex && text[index + 1].isIndentation
    }
    return text[(gap ?? text.startIndex)...].prefix(while: \.isIndentation).endIndex
      - text.startIndex
  }

  private func beginsWithNumber(_ line: OutlineLine) -> Bool {
    bytes[line.label.start].isDigit || "-*+(".utf8.contains(bytes[line.label.start])
  }

  /// Whether numbers stand in columns below one or two lines.
  private var areNumbers: Bool {
    let rows = lines.count { line in
      guard gaps(line) > 0 else { return false }
      let words = text(line).split(whereSeparator: \.isIndentation)
      return words.count > 3 && words.count { $0.first?.isDigit == true } * 2 >= words.count
    }
    return rows > 0 && rows + 2 >= lines.count || rows * 2 > lines.count
  }

  /// Whether nearly all lines have the same number of words, more than sentences happen to have.
  private var haveEqualWords: Bool {
    guard lines.allSatisfy({ $0.indentation.length == 0 }) else { return false }
    var counts: [Int: Int] = [:]
    for line in lines {
      counts[text(line).split(whereSeparator: \.isIndentation).count, default: 0] += 1
    }
    guard let most = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return false
    }
    if most.value == lines.count {
      return most.key > 5 && lines.count > 2 || most.key == 5 && lines.count > 4
    }
    return lines.count > 7 && most.key > 3 && most.value * 5 >= lines.count * 4
  }

  /// Whether all lines begin with numbers as only machines count them: addresses, places on a disk
  /// or in memory, or times at which something is to be done.
  private var beginWithNumbers: Bool {
    guard lines.count > 1,
      lines.allSatisfy({ $0.indentation.length == lines[0].indentation.length })
    else { return false }
    let starts = lines.map { text($0).prefix { !$0.isIndentation } }
    guard zip(starts, lines).allSatisfy({ $0.endIndex < $1.label.end }) else { return false }
    let numbers = starts.compactMap(\.wholeNumber)
    if numbers.count == lines.count, numbers.count > 2 {
      let haveNames = lines.contains { text($0).contains { "./:=".utf8.contains($0) } }
      let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
      return (haveNames || range < 9999) && numbers.contains { $0 > 9999 }
    }
    return starts.allSatisfy(Self.isRange) || starts.allSatisfy(Self.isAddress)
      || lines.allSatisfy { Self.isSchedule(text($0)) }
  }

  /// Such as `7f00a000-7f00b000`.
  private static func isRange(_ word: ArraySlice<UInt8>) -> Bool {
    let parts = word.split(separator: UInt8(ascii: "-"))
    return parts.count == 2 && parts.allSatisfy { $0.isHash(8...16) }
  }

  /// Such as `127.0.0.1` or `::1`.
  private static func isAddress(_ word: ArraySlice<UInt8>) -> Bool {
    let numbers = word.split(separator: 0x2E)
    if numbers.count == 4 { return numbers.allSatisfy { $0.wholeNumber.map { $0 < 256 } ?? false } }
    return word.count { $0 == UInt8(ascii: ":") } > 1
      && word.allSatisfy { $0.isHexDigit || $0 == UInt8(ascii: ":") }
  }

  /// Such as `0 5 * * 1 /usr/bin/backup`.
  private static func isSchedule(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(whereSeparator: \.isIndentation)
    return words.count > 5 && line.contains(UInt8(ascii: "*"))
      && words.prefix(5).allSatisfy { $0.allSatisfy { $0.isDigit || "*/,-".utf8.contains($0) } }
  }

  /// Whether the second line has dashes below each name of the first.
  private var isUnderlined: Bool {
    let dashes = text(lines[1])
    return dashes.contains(UInt8(ascii: " "))
      && dashes.allSatisfy { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") }
      && dashes.split(separator: UInt8(ascii: " ")).allSatisfy { $0.count > 2 }
  }

  /// How often two spaces or more stand between words.
  func gaps(_ line: OutlineLine) -> Int {
    var count = 0
    var spaces = 0
    for byte in text(line) {
      spaces = byte.isIndentation ? spaces + 1 : 0
      if spaces == 2 { count += 1 }
    }
    return count
  }
}
