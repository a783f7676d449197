/// The lines of a Mermaid mindmap, or the first line of a tree view.
struct MermaidText {
  private let source: Source
  private(set) var position: Int
  /// Whether the lines below are those of a tree view.
  let isTreeView: Bool

  private static let mark = Array("mindmap".utf8)

  /// Passes over what comes before the first node.
  ///
  /// - Throws: `MindmapProblem` if this is another diagram of Mermaid.
  init(_ source: Source) throws(Fault) {
    self.source = source
    let line = OutlineLine(in: source.bytes, at: Self.start(of: source))
    let word = source.bytes[line.label.range].prefix { !$0.isWhiteSpace }
    isTreeView = TreeViewText.marks.contains { word.elementsEqual($0) }
    position = line.next
    guard isTreeView || word.elementsEqual(Self.mark) else {
      let name = String(decoding: word, as: UTF8.self)
      throw Fault(MindmapProblem.otherDiagram(name), at: line.label.start)
    }
  }

  /// Whether a text is not one of PlantUML's: its first line is a word, not asterisks.
  static func isMermaid(_ source: Source) -> Bool {
    let line = OutlineLine(in: source.bytes, at: start(of: source))
    guard let first = source.bytes[line.label.range].first else { return false }
    return !"@*+-#'/!".utf8.contains(first)
  }

  mutating func next() throws(Fault) -> MindmapNode? {
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      if line.label.range.isEmpty || isIgnored(line) { continue }
      let shape = try MermaidShape(in: source.bytes, line.label.range)
      position = max(position, shape.end)
      return MindmapNode(depth: line.indentation.length, label: shape.label)
    }
    return nil
  }

  /// Whether a line is a comment, or says how the node above looks.
  private func isIgnored(_ line: OutlineLine) -> Bool {
    let text = source.bytes[line.label.range]
    guard text.first == UInt8(ascii: "%") || text.first == UInt8(ascii: ":") else { return false }
    return ["%%", "::icon", ":::"].contains { text.starts(with: $0.utf8) }
  }
}

extension MermaidText {
  /// Where the diagram begins: behind front matter, comments and directives.
  private static func start(of source: Source) -> Int {
    var position = FrontMatter.end(in: source) ?? source.textStart
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      let isComment = source.bytes[line.label.range].starts(with: "%%".utf8)
      guard line.label.range.isEmpty || isComment else { break }
      position = line.next
    }
    return position
  }
}
