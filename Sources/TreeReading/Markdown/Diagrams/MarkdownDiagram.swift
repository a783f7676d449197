/// A place in a Markdown text that asks for a picture: a block of code between fences, or a comment
/// that names a file.
package struct MarkdownDiagram: Sendable {
  package let kind: Kind
  /// What follows the word `treediagram`.
  package let words: Range<Int>
  /// The line of the opening fence, or the first of the comment.
  package let opening: Line
  /// The line of the closing fence, or the last of the comment; nil if the block is never closed,
  /// or the comment does not end with its line.
  package internal(set) var closing: Line?
  /// The line `</details>` behind a block that is hidden, or the last of the HTML that goes on
  /// below it, in which no image would be one.
  package internal(set) var endOfDetails: Line?
  /// The image in a line of its own below that shows the picture.
  package internal(set) var image: MarkdownImage?
  /// Whether the line right below is not blank.
  package internal(set) var isFollowedClosely = false

  package enum Kind: Sendable {
    /// The tree is what stands between the fences.
    case block(MarkdownContent)
    /// The tree is in a file, which the first of the words names.
    case comment
  }

  /// A line of the text.
  package struct Line: Equatable, Sendable {
    /// Where it begins.
    package let start: Int
    /// What stands in it behind the block quotes and items that it is in.
    package let text: Range<Int>
    /// Where the next line begins.
    package let next: Int
    /// What another line begins with to be in the same quotes and items, as far indented.
    package let prefix: [UInt8]
    /// Where the text is as editors show it.
    package let position: SourcePosition
  }
}

extension MarkdownDiagram {
  /// The place of a byte in the line of the opening fence, or in the lines of the comment.
  package func position(at offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let before = String(decoding: bytes[opening.text.lowerBound..<offset], as: UTF8.self)
    let lines = before.split(omittingEmptySubsequences: false) { $0.isNewline }
    let start = lines.count == 1 ? opening.position.column : 1
    return SourcePosition(
      line: opening.position.line + lines.count - 1,
      column: start + (lines.last?.unicodeScalars.count ?? 0))
  }
}

extension Source {
  /// Finds all places in a Markdown text that ask for pictures, where CommonMark says they are.
  ///
  /// They are blocks between fences with `treediagram` as the first word behind the opening fence,
  /// and comments such as `<!-- treediagram plan.txt -->` alone in their lines.
  ///
  /// - Returns: the places, in their order, and those that look as if they were meant to be some.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package func markdownDiagrams() -> (diagrams: [MarkdownDiagram], slips: [MarkdownSlip]) {
    var scanner = MarkdownScanner(self, .pages)
    var finder = MarkdownDiagramFinder(bytes)
    while let line = scanner.next() { finder.take(line) }
    finder.finish()
    return (finder.diagrams, finder.slips)
  }
}
