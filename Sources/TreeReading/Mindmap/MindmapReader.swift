/// Reads mindmaps as Mermaid and PlantUML write them, and lists with other signs or numbers.
///
/// Mermaid's begin with the word `mindmap` or `treeView-beta`, and indentation says what is below
/// what. PlantUML's stand between `@startmindmap` and `@endmindmap`, or `@startwbs` and `@endwbs`,
/// and the number of asterisks does. A node is a child of the nearest one above that is less deep.
struct MindmapReader: ForestReader {
  let source: Source
  private let nodeLimit: Int
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  private var title: Lexeme?
  /// How deep the open nodes are, outermost first.
  private var open: [Int] = []
  /// Where PlantUML is told to draw an arrow, which is no part of the tree.
  private var firstArrow: Int?

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
  }

  mutating func forest() throws(Fault) -> Forest {
    if let marks = DepthMarks(of: source) {
      var text = MarkedText(source, marks)
      while let node = try text.next() { try add(node) }
    } else if MermaidText.isMermaid(source) {
      try takeMermaid()
    } else {
      var text = PlantUMLText(source)
      while let node = try text.next() { try add(node) }
      firstArrow = text.firstArrow
      title = text.title
    }
    guard builder.count > 0 else { throw Fault(MindmapProblem.nothing, at: source.firstContent) }
    return try Forest(builder, attributes, from: source, remarks: remarks).titled(titleText)
  }

  private mutating func takeMermaid() throws(Fault) {
    title = FrontMatter.title(in: source)
    var text = try MermaidText(source)
    guard text.isTreeView else {
      while let node = try text.next() { try add(node) }
      return
    }
    var names = TreeViewText(source, at: text.position)
    while let node = try names.next() { try add(node) }
    title = names.title ?? title
  }

  /// What the picture is called; nil if nothing says it.
  private var titleText: String? {
    guard let title, !title.range.isEmpty else { return nil }
    var decoder = LexemeDecoder(source.bytes)
    return decoder.text(of: title)
  }

  private var remarks: [Remark] {
    firstArrow.map { [source.remark(MindmapProblem.crossArrows, at: $0)] } ?? []
  }

  private mutating func add(_ node: MindmapNode) throws(Fault) {
    while let last = open.last, last >= node.depth {
      open.removeLast()
      builder.close()
    }
    try Fault.check(builder.count, below: nodeLimit, at: node.label.start)
    open.append(node.depth)
    builder.open(node.label)
    if let note = node.note { attributes.add(.note, note, toNodeAt: builder.count - 1) }
  }
}

/// One node of a mindmap; only comparing depths means anything.
struct MindmapNode {
  let depth: Int
  let label: Lexeme
  var note: Lexeme?
}
