/// The lines of a mindmap or a work breakdown structure of PlantUML.
struct PlantUMLText {
  private let source: Source
  private var position: Int

  /// What begins lines that say how the picture looks.
  private static let directives = [
    "@", "'", "!", "skin", "scale", "title", "caption", "left side", "right side",
    "top to bottom", "left to right", "right to left", "bottom to top", "hide", "show",
  ]
  /// What begins several lines that are not nodes, and what ends them.
  private static let blocks = [
    ("<style>", "</style>"), ("/'", "'/"), ("legend", "endlegend"), ("header", "endheader"),
    ("footer", "endfooter"),
  ]
  /// What may say before a header or a footer where it is.
  private static let sides = ["left ", "center ", "right "]

  /// The first line that draws an arrow between nodes, which is passed over.
  private(set) var firstArrow: Int?
  /// What the picture is called, if a line says it.
  private(set) var title: Lexeme?

  init(_ source: Source) {
    self.source = source
    position = source.textStart
  }

  mutating func next() throws(Fault) -> MindmapNode? {
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      guard let first = source.bytes[line.label.range].first else { continue }
      if "*+-#".utf8.contains(first) { return try node(in: line, sign: first) }
      if PlantUMLArrow.isArrow(source.bytes[line.label.range]) {
        firstArrow = firstArrow ?? line.label.start
      } else if !passDirective(line) {
        throw Fault(MindmapProblem.noSign, at: line.label.start)
      }
    }
    return nil
  }

  /// Passes over a line that is no node, and over the block that it may begin.
  ///
  /// - Returns: whether it is such a line.
  private mutating func passDirective(_ line: OutlineLine) -> Bool {
    var text = source.bytes[line.label.range]
    if text.starts(with: "title ".utf8) {
      title = Lexeme((text.startIndex + 6)..<text.endIndex, .utf8)
      return true
    }
    if Self.directives.contains(where: { text.starts(with: $0.utf8) }) { return true }
    if let side = Self.sides.first(where: { text.starts(with: $0.utf8) }) {
      text = text.dropFirst(side.utf8.count)
    }
    guard let block = Self.blocks.first(where: { text.starts(with: $0.0.utf8) }) else {
      return false
    }
    // A header or footer may be one line, if text follows.
    if text.count > block.0.utf8.count, block.0.utf8.first != UInt8(ascii: "/"),
      block.0 != "<style>"
    {
      return true
    }
    passBlock(from: line, to: Array(block.1.utf8))
    return true
  }

  private mutating func passBlock(from first: OutlineLine, to end: [UInt8]) {
    var line = first
    while !source.bytes[line.label.range].hasEnding(end), position < source.bytes.count {
      line = OutlineLine(in: source.bytes, at: position)
      position = line.next
    }
  }
}

extension PlantUMLText {
  private mutating func node(in line: OutlineLine, sign: UInt8) throws(Fault) -> MindmapNode {
    let bytes = source.bytes
    var start = line.label.start
    let signs = sign == UInt8(ascii: "#") ? "#" : "*+-"
    while start < line.label.end, signs.utf8.contains(bytes[start]) { start += 1 }
    let depth = line.indentation.length + start - line.label.start
    start = PlantUMLLabel.start(in: bytes, start..<line.label.end)
    if start < line.label.end, bytes[start] == UInt8(ascii: ":") {
      return MindmapNode(depth: depth, label: try paragraph(from: start))
    }
    while start < line.label.end, bytes[start].isIndentation { start += 1 }
    let end = PlantUMLLabel.end(in: bytes, start..<line.label.end)
    let label = PlantUMLLabel.withoutAlias(start..<end, in: bytes)
    return MindmapNode(depth: depth, label: Lexeme(label, .utf8))
  }

  /// A label of several lines, from a colon to a semicolon at the end of a line.
  private mutating func paragraph(from colon: Int) throws(Fault) -> Lexeme {
    var position = colon + 1
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let end = PlantUMLLabel.end(in: source.bytes, line.label.range)
      guard end > colon + 1, source.bytes[end - 1] == UInt8(ascii: ";") else { continue }
      self.position = position
      return Lexeme((colon + 1)..<(end - 1), .utf8)
    }
    throw Fault(MindmapProblem.unclosedParagraph, at: colon)
  }
}
