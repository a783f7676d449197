/// Reads Newick, the nested parentheses that phylogenies are written in: `((a,b)c:1.5,'d e')f;`.
///
/// A node is a name, or a list of nodes in parentheses with a name behind it; both may have a
/// branch length behind a colon. Names may be empty or in quotes, in which the quotation mark is
/// written twice. Comments in square brackets may stand anywhere but inside names. A semicolon ends
/// each tree.
struct NewickReader: ForestReader {
  let source: Source
  private let showsLengths: Bool
  private let nodeLimit: Int
  var position: Int
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  /// The branch lengths of the nodes so far, as far as the last that has one; negative for none.
  private var lengths: [Double] = []
  /// The places of lengths that cannot be drawn.
  private var unusable: [Int] = []
  /// The parentheses that are open, and the nodes whose children they hold.
  private var open: [(offset: Int, node: Int, isNamed: Bool)] = []
  /// The node that a name or a length belongs to: the last that was begun or ended.
  private var current: Current = .none

  /// The last thing that was read, as far as it tells what may come next.
  private enum Current: Equatable {
    /// No tree is begun.
    case none
    /// A node must follow, though it may be nothing.
    case awaited
    /// The node of a number, which has neither name nor length if the number of the step is small.
    case node(Int, Step)
  }

  private enum Step { case listed, named, measured }

  init(_ source: Source, _ options: ReadingOptions, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    showsLengths = options.showsLengths
    position = source.textStart
  }

  mutating func forest() throws(Fault) -> Forest {
    while try passSpaceAndComments() {
      switch source.bytes[position] {
      case UInt8(ascii: "("): try openList()
      case UInt8(ascii: ")"): try closeList()
      case UInt8(ascii: ","): try separate()
      case UInt8(ascii: ";"): try endTree()
      case UInt8(ascii: ":"): try takeLength()
      default: try takeName()
      }
    }
    try endText()
    return try Forest(builder, attributes, lengths: lengths, from: source, remarks: remarks)
  }

  /// A word on branches that are drawn shorter or longer than they are said to be.
  private var remarks: [Remark] {
    guard let first = unusable.first else { return [] }
    return [source.remark(NewickProblem.unusableLengths(source.places(at: unusable)), at: first)]
  }
}

extension NewickReader {
  private mutating func openList() throws(Fault) {
    var isNamed = false
    switch current {
    case .none, .awaited: try openNode(.empty, at: position)
    // A name before the outermost parenthesis is that of the root, as some programs write it.
    case .node(_, .named) where open.isEmpty: isNamed = true
    case .node: throw Fault(NewickProblem.missingComma, at: position)
    }
    open.append((position, builder.count - 1, isNamed))
    current = .awaited
    position += 1
  }

  private mutating func closeList() throws(Fault) {
    try endNode()
    guard let list = open.popLast() else {
      throw Fault(NewickProblem.closesNothing, at: position)
    }
    current = .node(list.node, list.isNamed ? .named : .listed)
    position += 1
  }

  private mutating func separate() throws(Fault) {
    guard !open.isEmpty else { throw Fault(NewickProblem.outsideComma, at: position) }
    try endNode()
    current = .awaited
    position += 1
  }

  private mutating func endTree() throws(Fault) {
    if let list = open.last {
      let problem = NewickProblem.earlyEnd(list: source.position(at: list.offset))
      throw Fault(problem, at: position)
    }
    guard current != .none else { throw Fault(NewickProblem.emptyTree, at: position) }
    try endNode()
    current = .none
    position += 1
  }

  /// The semicolon behind the last tree may be missing.
  private mutating func endText() throws(Fault) {
    if let list = open.last {
      let problem = NewickProblem.unclosed(list: source.position(at: list.offset))
      throw Fault(problem, at: source.endOfContent)
    }
    if builder.count == 0 { throw Fault(NewickProblem.nothing, at: source.firstContent) }
  }

  /// Ends the node at hand; where one is awaited and nothing is written, it has no name.
  private mutating func endNode() throws(Fault) {
    if current == .awaited { try openNode(.empty, at: position) }
    builder.close()
  }

  private mutating func openNode(_ label: Lexeme, at offset: Int) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: offset)
    builder.open(label)
  }
}

extension NewickReader {
  private mutating func takeName() throws(Fault) {
    let start = position
    let name = try name()
    switch current {
    case .none, .awaited:
      try openNode(name, at: start)
      current = .node(builder.count - 1, .named)
    case .node(let node, .listed):
      builder.replaceValue(name)
      current = .node(node, .named)
    case .node: throw Fault(NewickProblem.missingComma, at: start)
    }
  }

  private mutating func takeLength() throws(Fault) {
    let colon = position
    switch current {
    case .none, .awaited:
      try openNode(.empty, at: position)
      current = .node(builder.count - 1, .measured)
    case .node(let node, .listed), .node(let node, .named):
      current = .node(node, .measured)
    case .node: throw Fault(NewickProblem.secondLength, at: position)
    }
    position += 1
    let (text, length) = try length(after: colon)
    guard case .node(let node, _) = current else { return }
    if showsLengths { attributes.add(.edge, text, toNodeAt: node) }
    setLength(length, at: text.start, ofNodeAt: node)
  }

  /// Keeps the length of a node's branch, 0 for one that cannot be drawn.
  private mutating func setLength(_ length: Double, at offset: Int, ofNodeAt node: Int) {
    let isUsable = BranchLength.range.contains(length)
    if !isUsable { unusable.append(offset) }
    while lengths.count <= node { lengths.append(-1) }
    lengths[node] = isUsable ? length.magnitude : 0
  }
}
