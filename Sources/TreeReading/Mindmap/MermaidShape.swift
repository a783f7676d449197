/// A node of a Mermaid mindmap: its text, freed of the identifier and of the brackets that shape
/// it.
struct MermaidShape {
  let label: Lexeme
  /// Where the node ends; a text in quotes may go over several lines.
  let end: Int

  /// Opening and closing brackets; those that begin with others come first.
  private static let brackets = [
    ("([", "])"), ("((", "))"), ("{{", "}}"), ("))", "(("), ("[", "]"), ("(", ")"), (")", "("),
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
    guard let end = Self.end(of: pair.closing, in: bytes, from: inside) else {
      self.init(Lexeme(line, .mermaid), line.upperBound)
      return
    }
    self.init(Lexeme(inside..<end, .mermaid), max(end + pair.closing.count, line.upperBound))
  }

  /// Where the closing brackets of a text are, which may be in a line below; nil if something else
  /// than a comment stands behind them.
  private static func end(of closing: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    var position = start
    var isFirstLine = true
    while position < bytes.count {
      guard let bracket = bytes[position...].firstIndex(where: { "()[]{}".utf8.contains($0) })
      else { return nil }
      let behind = bytes[bracket...].dropFirst(closing.count).drop(while: \.isIndentation)
      let isAtEnd = behind.first.map(\.endsLine) ?? true || behind.starts(with: "%%".utf8)
      if bytes[bracket...].starts(with: closing), isAtEnd { return bracket }
      isFirstLine = isFirstLine && bytes[position..<bracket].allSatisfy { !$0.endsLine }
      guard isFirstLine else { return nil }
      position = bracket + 1
    }
    return nil
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
