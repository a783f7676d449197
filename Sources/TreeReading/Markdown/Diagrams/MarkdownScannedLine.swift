/// A line of Markdown, and what it is.
struct MarkdownScannedLine {
  /// Counted from 1.
  let number: Int
  let kind: Kind
  let cursor: MarkdownCursor
  /// The number of the innermost block quote or list item that it is in, 0 if it is in none.
  let container: Int
  /// What another line begins with to be in the same place; only of fences and the beginning of
  /// HTML.
  let prefix: [UInt8]

  enum Kind: Equatable {
    case blank
    /// A line of a paragraph.
    case text(isFirst: Bool)
    /// A line of HTML.
    case html(isFirst: Bool)
    /// A row of so many signs that begins code.
    case fence(length: Int)
    /// A line of code between fences, of which the first is indented so far.
    case code(indentation: Int)
    case closingFence
    /// A heading, a rule, code that is indented, or a marker with nothing behind it.
    case other
  }
}

extension MarkdownScannedLine {
  /// What stands in the line behind the containers that it is in.
  var text: Range<Int> { cursor.line.text }

  var place: MarkdownDiagram.Line {
    MarkdownDiagram.Line(
      start: cursor.start, text: text, next: cursor.line.next, prefix: prefix,
      // What stands before the text is in ASCII.
      position: SourcePosition(line: number, column: text.lowerBound - cursor.start + 1))
  }
}
