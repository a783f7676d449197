/// The lines of a mindmap or a work breakdown structure of PlantUML.
struct PlantText {
  private let source: Source
  private var position: Int

  /// What begins lines that say how the picture looks.
  private static let directives = [
    "@", "'", "!", "skinparam", "scale", "title", "caption", "left side", "right side",
    "top to bottom", "left to right", "hide", "show",
  ]
  /// What begins several lines that are not nodes, and what ends them.
  private static let blocks = [
    ("<style>", "</style>"), ("/'", "'/"), ("legend", "endlegend"), ("header", "endheader"),
    ("footer", "endfooter"),
  ]

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
      if !passDirective(line) { throw Fault(MindmapProblem.noSign, at: line.label.start) }
    }
    return nil
  }

  /// Passes over a line that is no node, and over the block that it may begin.
  ///
  /// - Returns: whether it is such a line.
  private mutating func passDirective(_ line: OutlineLine) -> Bool {
    let text = source.bytes[line.label.range]
    if Self.directives.contains(where: { text.starts(with: $0.utf8) }) { return true }
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

extension PlantText {
  private mutating func node(in line: OutlineLine, sign: UInt8) throws(Fault) -> MindmapNode {
    let bytes = source.bytes
    var start = line.label.start
    while start < line.label.end, bytes[start] == sign { start += 1 }
    let depth = line.indentation.length + start - line.label.start
    start = PlantLabel.start(in: bytes, start..<line.label.end)
    if start < line.label.end, bytes[start] == UInt8(ascii: ":") {
      return MindmapNode(depth: depth, label: try paragraph(from: start))
    }
    while start < line.label.end, bytes[start].isIndentation { start += 1 }
    let end = PlantLabel.end(in: bytes, start..<line.label.end)
    return MindmapNode(depth: depth, label: Lexeme(start..<end, .utf8))
  }

  /// A label of several lines, from a colon to a semicolon at the end of a line.
  private mutating func paragraph(from colon: Int) throws(Fault) -> Lexeme {
    var position = colon + 1
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      guard source.bytes[line.label.range].last == UInt8(ascii: ";") else { continue }
      self.position = position
      return Lexeme((colon + 1)..<(line.label.end - 1), .utf8)
    }
    throw Fault(MindmapProblem.unclosedParagraph, at: colon)
  }
}

/// What may stand around the text of a node of PlantUML.
private enum PlantLabel {
  /// Passes over a colour in brackets, the sign for no box, and the signs for sides.
  static func start(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var start = range.lowerBound
    while start < range.upperBound {
      switch bytes[start] {
      case UInt8(ascii: "_"), UInt8(ascii: "<"), UInt8(ascii: ">"): start += 1
      case UInt8(ascii: "["):
        let end = bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: "]"))
        guard let end, bytes[start + 1] == UInt8(ascii: "#") else { return start }
        start = end + 1
      default: return start
      }
    }
    return start
  }

  /// Leaves a stereotype such as `<<green>>` at the end out.
  static func end(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    guard bytes[range].hasEnding(Array(">>".utf8)) else { return range.upperBound }
    var start = range.upperBound - 2
    while start > range.lowerBound + 1, bytes[start - 1] != UInt8(ascii: "<") { start -= 1 }
    guard start > range.lowerBound + 1, bytes[start - 2] == UInt8(ascii: "<") else {
      return range.upperBound
    }
    start -= 2
    while start > range.lowerBound, bytes[start - 1].isIndentation { start -= 1 }
    return start
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasEnding(_ bytes: [UInt8]) -> Bool {
    suffix(bytes.count).elementsEqual(bytes)
  }
}
