extension SourceHead {
  /// What speaks for a mindmap: the word or the sign that it begins with, or growing rows of
  /// asterisks.
  var mindmapEvidence: Evidence? {
    let beginnings = ["@startmindmap", "@startwbs"]
    for line in linesBehindComments(lines[...]).prefix(1)
    where beginnings.contains(where: { text(line).starts(with: $0.utf8) }) {
      return .certain(.startOfPlantUML)
    }
    if let first = diagramLines.first {
      let word = text(first).prefix { !$0.isIndentation }
      let isAlone = word.count == text(first).count
      let isMark = TreeViewText.marks.prefix(isAlone ? 2 : 1).contains { word.elementsEqual($0) }
      if isMark { return .certain(.startOfTreeView) }
    }
    if isMermaidMindmap { return .certain(.startOfMermaid) }
    if hasGrowingAsterisks { return .certain(.asterisks) }
    return depthMarks.map { .possible($0.areNumbers ? .depthNumbers : .depthSigns) }
  }

  /// Whether a line says `mindmap` alone, behind front matter and comments, and one root follows
  /// it.
  private var isMermaidMindmap: Bool {
    let lines = diagramLines
    guard let first = lines.first, text(first).elementsEqual("mindmap".utf8),
      let root = lines.dropFirst().first
    else { return false }
    let depth = first.indentation.length
    if root.indentation.length > depth { return true }
    let others = lines.dropFirst(2)
    let place = root.indentation.length
    let hasShape = text(root).contains { "([{".utf8.contains($0) }
    return others.allSatisfy { $0.indentation.length > place } && (!others.isEmpty || hasShape)
  }

  private var diagramLines: ArraySlice<OutlineLine> {
    linesBehindFrontMatter.drop { text($0).starts(with: "%%".utf8) }
  }

  /// Whether lines that are not indented begin with one asterisk and with two.
  private var hasGrowingAsterisks: Bool {
    let depths = lines.map { line in
      let depth = text(line).prefix { $0 == UInt8(ascii: "*") }.count
      let rest = text(line).dropFirst(depth)
      let isNode = rest.first.map { $0 == 0x20 || "[_:<>".utf8.contains($0) } ?? true
      return line.indentation.length == 0 && isNode ? depth : 0
    }
    return depths.first == 1 && depths.contains(2) && depths.allSatisfy { $0 > 0 }
  }
}
