extension SourceHead {
  /// The notation of a text that the beginnings of its lines at the margin leave little doubt of.
  var unsupportedBeginning: UnsupportedFormat? {
    guard let first = lines.first.map(text) else { return nil }
    if let look = UnsupportedFormat.beginnings.first(where: { look in
      look.fits(first) && isCommon(look)
    }) {
      return look.format
    }
    if areRequirements { return .requirements }
    // As git diff --stat writes paths that are longer than there is room for.
    if has("|"), lines.contains(where: { text($0).starts(with: ".../".utf8) }) { return .patch }
    if beginsReport(first) { return .perfReport }
    if isCommentedJSON(first) { return .commentedJSON }
    if has("q"), lines.contains(where: { Self.isDrawnWithLetters(text($0)) }) {
      return .letterBranches
    }
    // The first device has the least number; so have no times in a race.
    if lines.count > 1, first.starts(with: "00".utf8),
      lines.allSatisfy({ Self.isDevice(text($0)) })
    {
      return .devices
    }
    if has(":"), lines.count(where: { Self.hasFraction(text($0)) }) > 1 { return .log }
    return has("{") && lines.count(where: { Self.isFold(text($0)) }) > 1 ? .folds : nil
  }

  /// Whether lines enough, or all, begin so.
  private func isCommon(_ look: LineBeginning) -> Bool {
    switch look.need {
    case .first: true
    case .lines(let count):
      lines.count { $0.indentation.length == 0 && look.fits(text($0)) } >= count
    case .all:
      lines.count > 1
        && lines.allSatisfy { $0.indentation.length == 0 && look.fits(text($0)) }
    }
  }

  /// Whether all lines are as `asttokens==3.0.1`.
  private var areRequirements: Bool {
    has("=") && lines.count > 1
      && lines.allSatisfy { line in
        let text = text(line)
        let sign = text.first(where: { !($0.isLetter || $0.isDigit || "-_.[]".utf8.contains($0)) })
        return sign == UInt8(ascii: "=") && text.contains(Array("==".utf8))
          && !text.contains(where: \.isIndentation)
      }
  }

  /// Whether a share of the time stands above the calls that it was spent in.
  private func beginsReport(_ first: ArraySlice<UInt8>) -> Bool {
    let word = first.prefix { !$0.isIndentation }
    guard word.last == UInt8(ascii: "%"), word.contains(UInt8(ascii: ".")) else { return false }
    return lines.dropFirst().contains { text($0).starts(with: "---".utf8) }
  }

  /// Whether JSON begins behind comments.
  private func isCommentedJSON(_ first: ArraySlice<UInt8>) -> Bool {
    let marks = ["//", "/*", "*"].map { Array($0.utf8) }
    guard marks.prefix(2).contains(where: { first.starts(with: $0) }) else { return false }
    let line = lines.first { line in !marks.contains { text(line).starts(with: $0) } }
    guard let begin = line.flatMap({ text($0).first }) else { return false }
    return begin == UInt8(ascii: "{") && lastByte == UInt8(ascii: "}")
      || begin == UInt8(ascii: "[") && lastByte == UInt8(ascii: "]")
  }

  /// Whether a line is as a terminal draws it that is not told that letters mean lines.
  private static func isDrawnWithLetters(_ line: ArraySlice<UInt8>) -> Bool {
    let rest = line.drop { $0 == UInt8(ascii: "x") || $0 == 0x20 }
    return rest.starts(with: "tqq ".utf8) || rest.starts(with: "mqq ".utf8)
  }

  /// Whether a line begins as `00:1f.0 ` does.
  private static func isDevice(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.prefix { !$0.isIndentation }
    let parts = word.split { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".") }
    return parts.count > 2 && word.endIndex < line.endIndex
      && word.dropLast().last == UInt8(ascii: ".")
      && parts.dropLast().allSatisfy { $0.isHash(2...4) }
  }

  /// Whether a line begins with a time of which it says parts of seconds, perhaps behind a day.
  private static func hasFraction(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isDigit == true else { return false }
    let words = line.prefix(32).split(maxSplits: 2, whereSeparator: \.isIndentation).prefix(2)
    return words.contains { word in
      let shape = word.prefix(12).map { $0.isDigit ? UInt8(ascii: "0") : $0 }
      return ["00:00:00.000", "00:00:00,000"].contains { shape.elementsEqual($0.utf8) }
    }
  }

  /// Whether a line ends with the mark of a fold, and perhaps its level.
  private static func isFold(_ line: ArraySlice<UInt8>) -> Bool {
    let mark = line.last?.isDigit == true ? line.dropLast() : line
    return mark.hasEnding(Array(" {{{".utf8))
  }
}
