/// A node of a Mermaid mindmap: its text, freed of the identifier and of the brackets that shape
/// it.
struct MermaidShape {
  let label: Lexeme
  /// Where the node ends; a text in quotes may go over several lines.
  let end: Int

  /// Opening and closing brackets; those that begin with others come first.
  private static let brackets = [
    ("((", "))"), ("{{", "}}"), ("))", "(("), ("[", "]"), ("(", ")"), (")", "("),
  ].map { (opening: Array($0.utf8), closing: Array($1.utf8)) }

  /// Takes a node apart.
  ///
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - line: where the line's text is.
  /// - Throws: `MindmapProblem` if a quotation is not closed.
  init(in bytes: [UInt8], _ line: Range<Int>) throws(Fault) {
    let start = bytes[line].firstIndex { "()[{".utf8.contains($0) }
    let pair = start.flatMap { start in
      Self.brackets.first { bytes[start..<line.upperBound].starts(with: $0.opening) }
    }
    guard let start, let pair else {
      self.init(Lexeme(line, .mermaid), line.upperBound)
      return
    }
    let inside = start + pair.opening.count
    if inside < line.upperBound, bytes[inside] == UInt8(ascii: "\"") {
      try self.init(quotedAt: inside, in: bytes)
      return
    }
    let end = line.upperBound - pair.closing.count
    let isClosed = end >= inside && bytes[end..<line.upperBound].elementsEqual(pair.closing)
    self.init(Lexeme(isClosed ? inside..<end : line, .mermaid), line.upperBound)
  }

  private init(_ label: Lexeme, _ end: Int) {
    self.label = label
    self.end = end
  }

  /// Takes a text in quotes, or in quotes and backquotes, which is Markdown.
  private init(quotedAt start: Int, in bytes: [UInt8]) throws(Fault) {
    var inside = start + 1
    guard let quote = bytes[inside...].firstIndex(of: UInt8(ascii: "\"")) else {
      throw Fault(MindmapProblem.unclosedQuote, at: start)
    }
    let isMarkdown =
      quote > inside + 1 && bytes[inside] == UInt8(ascii: "`")
      && bytes[quote - 1] == UInt8(ascii: "`")
    if isMarkdown { inside += 1 }
    let label = Lexeme(inside..<(quote - (isMarkdown ? 1 : 0)), isMarkdown ? .markdown : .mermaid)
    let end = bytes[quote...].firstIndex(where: \.endsLine) ?? bytes.count
    self.init(label, end)
  }
}
