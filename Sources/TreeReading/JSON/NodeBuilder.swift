/// Builds trees of nodes from labels as they stand in nested JSON.
///
/// Plain labels are made at once, while their bytes are at hand. Others wait until all nodes are
/// known: those that are discarded must not cause warnings.
struct NodeBuilder {
  private let bytes: [UInt8]
  private var nodes = ForestBuilder<Node>()
  private var waiting: [(node: Int, label: Lexeme)] = []
  /// The nodes whose right child came before the left one, behind a slot.
  private var swapped: [Int] = []
  private var hasSlots = false

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

  /// Adds an empty place below the innermost open node.
  mutating func addSlot() {
    hasSlots = true
    nodes.open(.slot)
    nodes.close()
  }

  /// Takes the places below the innermost open node away if all are empty, which makes it a leaf.
  mutating func discardSlotsAlone() {
    if hasSlots { nodes.discardChildren { $0.isSlot } }
  }

  /// Keeps in mind that the children of the innermost open node are a slot, the right one, and the
  /// left one.
  mutating func swapChildren() { swapped.append(innermost) }

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

  /// What is known of discarded nodes is the last that is known: those that go on are ancestors, or
  /// came before.
  private mutating func forgetDiscarded() {
    while let last = waiting.last, last.node >= count { waiting.removeLast() }
    while let last = swapped.last, last >= count { swapped.removeLast() }
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
    let attributes = swapped.isEmpty ? attributes : straightened(attributes)
    for (node, attributes) in try attributes.checked(bytes, &decoder) where node < count {
      nodes[node].take(attributes)
    }
    for (node, label) in waiting { nodes[node].label = decoder.text(of: label) }
    return Forest(
      roots: nodes.forest(), warnings: decoder.flaws.remarks(in: source) + remarks)
  }

  /// Puts left children before right ones, all in one go.
  ///
  /// - Returns: the attributes of the nodes in their new order.
  private mutating func straightened(_ attributes: AttributeTable) -> AttributeTable {
    let total = count
    let order = nodes.replaceChildren(of: Set(swapped)) { $0.dropFirst().reversed() }
    var places = [Int](repeating: 0, count: total)
    for (place, node) in order.enumerated() { places[node] = place }
    waiting = waiting.map { (places[$0.node], $0.label) }
    swapped = []
    return attributes.reordered(order)
  }
}
