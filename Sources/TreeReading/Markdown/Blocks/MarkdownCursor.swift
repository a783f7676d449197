/// A line of Markdown, and how far into it the containers reach that it goes on with or begins.
struct MarkdownCursor {
  /// Where the line begins.
  let start: Int
  /// What is left of the line; its column is counted from the line's beginning.
  private(set) var line: MarkdownLine
  /// The column where what is in the innermost container begins.
  private(set) var base = 0
  /// The white space before what is left: where it begins, and in which column.
  private var space: (offset: Int, column: Int)
  private let bytes: [UInt8]

  init(in bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    line = MarkdownLine(in: bytes, at: start)
    space = (start, 0)
  }

  /// What is left of the line, its column counted from that of the innermost container.
  var inner: MarkdownLine { MarkdownLine(line, from: base) }

  /// Whether nothing is left.
  var isBlank: Bool { line.isBlank }

  /// Goes on behind the sign of a block quote; false if there is none.
  mutating func enterQuote() -> Bool {
    guard inner.isQuotation(in: bytes) else { return false }
    pass(1)
    let isSpaced = space.offset < bytes.count && bytes[space.offset].isIndentation
    base = space.column + (isSpaced ? 1 : 0)
    return true
  }

  /// Goes on with what is in an item; false if the line is not indented as far as it must be.
  mutating func enterItem(_ width: Int, least: Int) -> Bool {
    guard line.column - base >= least else { return false }
    base += width
    return true
  }

  /// Goes on behind the marker of an item.
  ///
  /// - Returns: how far the item's content is indented from what the item is in.
  mutating func enterItem(_ marker: MarkdownMarker) -> Int {
    let outer = base
    pass(marker.length)
    base = marker.content
    return base - outer
  }

  private mutating func pass(_ count: Int) {
    space = (line.text.lowerBound + count, line.column + count)
    line = MarkdownLine(line, behind: count, in: bytes)
  }

  /// Where the text of the line ends with all its white space.
  var end: Int {
    var end = line.text.upperBound
    while end < bytes.count, bytes[end].isIndentation { end += 1 }
    return end
  }

  /// What is left of the line without indentation up to a column, as a block of code shows it.
  ///
  /// - Parameter column: counted from that of the innermost container.
  /// - Returns: where the text is, and how many spaces of a tab come before it.
  func code(from column: Int) -> (spaces: Int, text: Range<Int>) {
    var (offset, reached) = space
    while reached < base + column, offset < bytes.count, bytes[offset].isIndentation {
      reached = MarkdownLine.column(after: offset..<(offset + 1), in: bytes, from: reached)
      offset += 1
    }
    return (max(reached - base - column, 0), offset..<max(end, offset))
  }
}
