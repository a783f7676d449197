extension SourceHead {
  /// Whether text that is no part of a list, of code or of markup is indented, so that it may be an
  /// outline below headings, which Markdown has no nodes for.
  ///
  /// - Parameter lines: those behind front matter.
  /// - Returns: whether there is such text.
  func haveOutlineBelowHeadings(_ lines: [MarkdownLine]) -> Bool {
    var state = IndentedText()
    return lines.contains { state.take($0, in: bytes) }
  }
}

/// The text between headings, line by line.
private struct IndentedText {
  /// What ends the code at hand; nil outside of code.
  private var fence: ArraySlice<UInt8>?
  /// Where the text of the item at hand begins, in columns; nil outside of items.
  private var item: Int?
  /// How long lines are that are hardly labels, in bytes.
  private static let lengthOfProse = 60

  private var isInMarkup = false
  private var isInCode = false

  /// Takes a line.
  ///
  /// - Returns: whether it is indented text.
  mutating func take(_ line: MarkdownLine, in bytes: [UInt8]) -> Bool {
    let text = bytes[line.text]
    let isBehindBlank = hasBlankAbove(line, in: bytes)
    if let fence {
      if text.elementsEqual(fence) { self.fence = nil }
      return false
    }
    if let mark = ["```", "~~~"].first(where: { text.starts(with: $0.utf8) }) {
      fence = Array(mark.utf8)[...]
      return false
    }
    if isInMarkup, !isBehindBlank { return false }
    isInMarkup = text.first == UInt8(ascii: "<")
    if let marker = MarkdownMarker(in: bytes, line) {
      item = marker.content
      return false
    }
    if line.column == 0 {
      if isBehindBlank || line.heading(in: bytes) != nil { item = nil }
      isInCode = false
      return false
    }
    isInCode = line.column >= 4 && (isBehindBlank || isInCode)
    return item == nil && !isInCode && !isInMarkup && !isMarked(text)
      && text.count < Self.lengthOfProse
  }

  /// Whether a line begins as one that may be indented: a heading, a quotation, a table, or the
  /// definition of a link.
  private func isMarked(_ text: ArraySlice<UInt8>) -> Bool {
    text.first.map { "#>|[:=-\"'(".utf8.contains($0) } ?? true
  }

  private func hasBlankAbove(_ line: MarkdownLine, in bytes: [UInt8]) -> Bool {
    let before = bytes[..<line.text.lowerBound].reversed().drop(while: \.isIndentation)
    let ends = before.prefix(4).filter { $0 != .carriageReturn }.prefix(2)
    return before.first?.endsLine == true && ends.allSatisfy(\.endsLine)
  }
}
