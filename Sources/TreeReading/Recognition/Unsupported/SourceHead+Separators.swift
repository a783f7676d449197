extension SourceHead {
  /// What speaks for a table without a column of parents: in all lines, none of them indented, the
  /// same number of tabs, semicolons, bars or commas.
  ///
  /// What ends a line separates nothing, and a comma as in prose is too common to say anything.
  var separatorEvidence: Evidence? {
    let rows = (isWhole ? lines[...] : lines.dropLast()).filter { !Self.isRule(text($0)) }
    guard rows.count > 1, rows.allSatisfy({ $0.indentation.length == 0 }) else { return nil }
    for separator in Separator.allCases where hasAny(of: CollectionOfOne(separator.byte)) {
      let places = separator.places(in: rows.map(text))
      guard let count = places.first?.count, count > 0, places.allSatisfy({ $0.count == count })
      else { continue }
      let isTable =
        switch separator {
        case .comma: areColumns(places, count)
        case .semicolon: places.joined().contains(where: isTight)
        case .tab, .bar: true
        }
      if isTable { return .possible(.separators(separator)) }
    }
    return nil
  }

  /// Whether commas are more than those of prose: several in each of three lines, or none with a
  /// space behind it.
  private func areColumns(_ places: [[Int]], _ count: Int) -> Bool {
    if count > 1, places.count > 2 { return true }
    return count + places.count > 3 && places.joined().allSatisfy(isTight)
  }

  /// Whether a comma has no space behind it and is in no number.
  private func isTight(_ comma: Int) -> Bool {
    let next = comma + 1 < bytes.count ? bytes[comma + 1] : .newline
    return !next.isIndentation && !(next.isDigit && bytes[comma - 1].isDigit)
  }

  /// Whether a line is drawn between the rows of a table.
  private static func isRule(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 2 && line.allSatisfy { "-+=|: ".utf8.contains($0) }
  }
}

/// What stands between the columns of a table.
enum Separator: CaseIterable, Sendable {
  case tab, semicolon, bar, comma

  var plural: String {
    switch self {
    case .tab: "tabs"
    case .semicolon: "semicolons"
    case .bar: "bars"
    case .comma: "commas"
    }
  }

  var byte: UInt8 {
    switch self {
    case .tab: UInt8(ascii: "\t")
    case .semicolon: UInt8(ascii: ";")
    case .bar: UInt8(ascii: "|")
    case .comma: UInt8(ascii: ",")
    }
  }

  /// Where it stands in some lines, not counting what is in quotes, nor the first or the last byte
  /// of each if it begins or ends the first.
  fileprivate func places(in lines: [ArraySlice<UInt8>]) -> [[Int]] {
    let isStart = lines.first?.first == byte
    let isEnd = lines.first?.last == byte
    return lines.map { places(in: $0.dropFirst(isStart ? 1 : 0).dropLast(isEnd ? 1 : 0)) }
  }

  private func places(in line: ArraySlice<UInt8>) -> [Int] {
    var isQuoted = line.first == UInt8(ascii: "\"")
    return line.indices.filter { index in
      if line[index] == UInt8(ascii: "\""), index > line.startIndex { isQuoted.toggle() }
      return line[index] == byte && !isQuoted
    }
  }
}
