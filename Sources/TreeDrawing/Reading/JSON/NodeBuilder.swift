/// Builds trees of nodes from labels as they stand in nested JSON.
///
/// Plain labels are made at once, while their bytes are at hand. Others wait until all nodes are
/// known: those that are discarded must not cause warnings.
struct NodeBuilder {
  private let bytes: [UInt8]
  private var nodes = ForestBuilder<Node>()
  private var waiting: [(node: Int, label: Lexeme)] = []

  init(_ source: Source, limit: Int) {
    bytes = source.bytes
    nodes.reserve(forBytes: bytes.count, limit: limit)
  }

  /// The number of nodes so far.
  var count: Int { nodes.count }

  /// The number of nodes that are not closed.
  var depth: Int { nodes.depth }

  /// The place in preorder of the innermost open node.
  var innermost: Int { nodes.innermost }

  /// Whether there are nodes below the innermost open one.
  var hasChildren: Bool { nodes.hasChildren }
}

extension NodeBuilder {
  /// Starts a node below the innermost open one, or a new root; it is labelled later.
  mutating func open() { nodes.open(Node(label: "")) }

  /// Labels the innermost open node, which has no label so far.
  mutating func setLabel(_ label: Lexeme) {
    if label.isSpelled(.ascii) {
      nodes.update { $0.label = String(label.range, of: bytes) }
    } else {
      waiting.append((innermost, label))
    }
  }

  /// Ends the innermost open node.
  mutating func close() { nodes.close() }

  /// Takes the innermost open node away, with all that is below it.
  mutating func discard() {
    nodes.discard()
    forgetDiscarded()
  }

  /// Takes all that is below the innermost open node away.
  mutating func discardChildren() {
    nodes.discardChildren()
    forgetDiscarded()
  }

  /// Labels of discarded nodes are the last that wait: those that go on are ancestors, or came
  /// before.
  private mutating func forgetDiscarded() {
    while let last = waiting.last, last.node >= count { waiting.removeLast() }
  }

  /// Makes what was read of all nodes so far.
  ///
  /// - Parameters:
  ///   - attributes: what the nodes carry.
  ///   - source: what the labels are from.
  ///   - remarks: more warnings.
  /// - Returns: the trees, and what had to be amended.
  /// - Throws: the first attribute whose value is wrong.
  mutating func forest(
    _ attributes: AttributeTable, from source: Source, remarks: [Remark]
  ) throws(Fault) -> Forest {
    var decoder = LexemeDecoder(bytes)
    for (node, attributes) in try attributes.checked(bytes, &decoder) where node < count {
      nodes[node].attributes = attributes
    }
    for (node, label) in waiting { nodes[node].label = decoder.text(of: label) }
    return Forest(
      roots: nodes.forest(), warnings: decoder.flaws.remarks(in: source) + remarks)
  }
}
