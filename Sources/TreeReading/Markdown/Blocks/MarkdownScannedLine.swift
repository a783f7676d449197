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
    /// The first line of a paragraph.
    case paragraph(MarkdownRole)
    /// A further line of a paragraph.
    case continuation
    case heading(rank: Int, text: Range<Int>, MarkdownRole)
    /// A line that makes a heading of the paragraph above.
    case underline(rank: Int)
    /// A line that makes a table of the last line above, which begins so.
    case table(head: Int)
    /// A line of HTML.
    case html(isFirst: Bool)
    /// A row of so many signs that begins code.
    case fence(length: Int)
    /// A line of code between fences, of which the first is indented so far.
    case code(indentation: Int)
    case closingFence
    /// A rule, code that is indented, a marker with nothing behind it, or what is passed over.
    case other
  }
}

/// What a heading or a paragraph is to an outline of the text.
enum MarkdownRole {
  /// One that is in no item.
  case plain
  /// What an item says, at its beginning.
  case label
  /// Another one in an item.
  case passed
  /// A quotation or a table, which no line below is in.
  case outside
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
