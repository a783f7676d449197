/// What stands between two fences: a text of its own, and where its lines are in the Markdown text.
package struct MarkdownContent: Sendable {
  /// The lines without what makes them part of quotes and items, and without the fence's
  /// indentation; each ends with LF.
  package private(set) var bytes: [UInt8] = []
  package private(set) var origin: SourceOrigin

  /// Makes the content of a block with no lines yet.
  ///
  /// - Parameter fence: the number of the line with the opening fence.
  init(below fence: Int) {
    origin = SourceOrigin(firstLine: fence + 1)
  }

  mutating func append(_ line: MarkdownCursor, indentation: Int, of source: [UInt8]) {
    let code = line.code(from: indentation)
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: code.spaces))
    bytes += source[code.text]
    bytes.append(.newline)
    origin.append(shift: code.text.lowerBound - line.start - code.spaces)
  }
}
