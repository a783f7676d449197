/// Reads mindmaps as Mermaid and PlantUML write them.
///
/// Mermaid's begin with the word `mindmap`, and indentation says what is below what. PlantUML's
/// stand between `@startmindmap` and `@endmindmap`, or `@startwbs` and `@endwbs`, and the number of
/// asterisks does. In both, a node is a child of the nearest one above that is less deep.
struct MindmapReader: ForestReader {
  let source: Source
  private let nodeLimit: Int
  private var builder = ForestBuilder<Lexeme>()
  /// How deep the open nodes are, outermost first.
  private var open: [Int] = []
  /// Where PlantUML is told to draw an arrow, which is no part of the tree.
  private var firstArrow: Int?

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
  }

  mutating func forest() throws(Fault) -> Forest {
    if MermaidText.isMermaid(source) {
      var text = try MermaidText(source)
      while let node = try text.next() { try add(node) }
    } else {
      var text = PlantText(source)
      while let node = try text.next() { try add(node) }
      firstArrow = text.firstArrow
    }
    guard builder.count > 0 else { throw Fault(MindmapProblem.nothing, at: source.firstContent) }
    return Forest(builder, from: source, remarks: remarks)
  }

  private var remarks: [Remark] {
    firstArrow.map { [source.remark(MindmapProblem.crossArrows, at: $0)] } ?? []
  }

  private mutating func add(_ node: MindmapNode) throws(Fault) {
    while let last = open.last, last >= node.depth {
      open.removeLast()
      builder.close()
    }
    guard builder.count < nodeLimit else {
      throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: node.label.start)
    }
    open.append(node.depth)
    builder.open(node.label)
  }
}

/// One node of a mindmap; only comparing depths means anything.
struct MindmapNode {
  let depth: Int
  let label: Lexeme
}
