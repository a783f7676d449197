/// The second line of a table, which makes one of the line above.
enum MarkdownTable {
  /// Finds the head of a table at the end of a paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: the lines so far, at least one.
  ///   - line: the line below them.
  ///   - bytes: those of the source.
  /// - Returns: the offset of the paragraph's last line, if the two make a table; otherwise nil.
  static func head(of paragraph: Range<Int>, above line: MarkdownLine, in bytes: [UInt8]) -> Int? {
    let text = bytes[line.text]
    let bar = UInt8(ascii: "|")
    guard text.contains(bar), text.contains(UInt8(ascii: "-")),
      text.allSatisfy({ "|-:".utf8.contains($0) || $0.isIndentation })
    else { return nil }
    let end = bytes[paragraph].lastIndex(where: \.endsLine)
    var start = end.map { $0 + 1 } ?? paragraph.lowerBound
    while start < paragraph.upperBound, bytes[start].isIndentation { start += 1 }
    let head = bytes[start..<paragraph.upperBound]
    return head.contains(bar) && cells(head) == cells(text) ? start : nil
  }

  /// How many cells a line has: bars separate them, and may stand at both ends.
  private static func cells(_ text: ArraySlice<UInt8>) -> Int {
    var count = 1
    var isEscaped = false
    for place in text.indices {
      let isBar = text[place] == UInt8(ascii: "|") && !isEscaped
      if isBar, place != text.startIndex, place + 1 != text.endIndex { count += 1 }
      isEscaped = text[place] == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }
}
