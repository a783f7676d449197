/// The lines of a list with signs or numbers before them that say how deep they are.
struct MarkedText {
  private let source: Source
  private let marks: DepthMarks
  private var position: Int
  private var isBehindRoot = false

  init(_ source: Source, _ marks: DepthMarks) {
    self.source = source
    self.marks = marks
    position = source.textStart
  }

  mutating func next() throws(Fault) -> MindmapNode? {
    while position < source.bytes.count {
      let line = OutlineLine(in: source.bytes, at: position)
      position = line.next
      let text = source.bytes[line.label.range]
      if text.isEmpty { continue }
      if DepthMarks.ends(text) { return nil }
      let isRoot = marks.hasPlainRoot && !isBehindRoot
      isBehindRoot = true
      if isRoot { return MindmapNode(depth: 0, label: line.label) }
      guard let place = marks.place(text) else {
        throw Fault(MindmapProblem.noMark, at: text.startIndex)
      }
      return MindmapNode(
        depth: place.depth + 1, label: Lexeme(place.label..<text.endIndex, line.label.spelling))
    }
    return nil
  }
}
