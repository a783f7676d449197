/// The attributes that a reader has met, as places in the source, for those nodes that have any.
///
/// As labels are, values are decoded and checked when the tree is complete, by `Forest`; so those
/// of nodes that were read and dropped cost nothing and cannot be wrong. Nodes are told by their
/// number in preorder, which is the count of the builder's nodes before them.
///
///     builder.open(label)
///     attributes.add(.fill, value, toNodeAt: builder.count - 1)
struct AttributeTable {
  private var entries: [Entry] = []
  /// Whether the nodes are data, in which icons are often the names of pictures, and weights
  /// numbers, which mean nothing.
  private let isOfData: Bool

  init(isOfData: Bool = false) {
    self.isOfData = isOfData
  }

  fileprivate struct Entry {
    let node: Int
    let name: ValueName
    let value: Lexeme
  }
}

extension AttributeTable {
  var isEmpty: Bool { entries.isEmpty }

  /// Stores an attribute; of several of the same name, the last counts.
  mutating func add(_ name: AttributeName, _ value: Lexeme, toNodeAt node: Int) {
    add(.attribute(name), value, toNodeAt: node)
  }

  /// Stores an attribute or a field.
  mutating func add(_ name: ValueName, _ value: Lexeme, toNodeAt node: Int) {
    entries.append(Entry(node: node, name: name, value: value))
  }

  /// The attributes of the nodes when these stand in another order.
  ///
  /// - Parameter nodes: the numbers that the nodes have had so far, in their new order.
  /// - Returns: a table for nodes that are numbered in the order of the array.
  func reordered(_ nodes: [Int]) -> Self {
    var ends = [Int](repeating: 0, count: (nodes.max() ?? -1) + 1)
    for (index, entry) in entries.enumerated() { ends[entry.node] = index + 1 }
    var table = Self(isOfData: isOfData)
    table.entries.reserveCapacity(entries.count)
    for (number, node) in nodes.enumerated() {
      var start = ends[node]
      while start > 0, entries[start - 1].node == node { start -= 1 }
      for entry in entries[start..<ends[node]] {
        table.entries.append(Entry(node: number, name: entry.name, value: entry.value))
      }
    }
    return table
  }

  /// Removes the attributes of a node and all after it, because the builder has discarded them.
  mutating func discard(from node: Int) {
    while let last = entries.last, last.node >= node { entries.removeLast() }
  }
}

extension AttributeTable {
  /// Decodes and checks all attributes, those of each node together.
  ///
  /// - Parameters:
  ///   - bytes: the source's.
  ///   - decoder: keeps account of what had to be replaced in texts that are shown.
  /// - Returns: the nodes' numbers, in ascending order, and their attributes.
  /// - Throws: the first value that is wrong, in the order of nodes, with its place.
  /// - Complexity: O(*n* log *n*), where *n* is the number of attributes.
  func checked(
    _ bytes: [UInt8], _ decoder: inout LexemeDecoder
  ) throws(Fault) -> [(node: Int, attributes: Attributes)] {
    var strict = LexemeDecoder(bytes, keepsUnshowable: true)
    var result: [(node: Int, attributes: Attributes)] = []
    var rest = inOrderOfNodes[...]
    while let node = rest.first?.node {
      var attributes = Attributes()
      while let entry = rest.first, entry.node == node {
        rest.removeFirst()
        let value = entry.value
        guard case .attribute(let name) = entry.name else {
          entry.setField(to: decoder.text(of: value), in: &attributes)
          continue
        }
        if isOfData, name.isSomethingElse(strict.text(of: value)) { continue }
        let text = name.isFreeText ? decoder.text(of: value) : strict.text(of: value)
        try entry.set(name, to: text, in: &attributes)
      }
      result.append((node, attributes))
    }
    return result
  }

  /// The attributes of objects of JSON come when these end, children first.
  private var inOrderOfNodes: [Entry] {
    let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { $0.node <= $1.node }
    guard !isInOrder else { return entries }
    // The order in which they were stored breaks ties, which sorting alone need not keep.
    return entries.enumerated()
      .sorted { ($0.element.node, $0.offset) < ($1.element.node, $1.offset) }.map(\.element)
  }
}

extension AttributeTable.Entry {
  fileprivate func setField(to text: String, in attributes: inout Attributes) {
    switch name {
    case .attribute: break
    case .field(let number): attributes.setField(Int(number), to: text)
    case .furtherPart(let number): attributes.extendField(Int(number), by: text)
    }
  }

  fileprivate func set(
    _ name: AttributeName, to text: String, in attributes: inout Attributes
  ) throws(Fault) {
    do {
      try attributes.set(name, to: text)
    } catch {
      throw Fault(error, at: value.start)
    }
  }
}

extension AttributeName {
  /// Whether a value in data means something else by that name.
  fileprivate func isSomethingElse(_ value: String) -> Bool {
    switch self {
    case .icon: value.count != 1
    case .link: value.contains("://") || value.first.map { "/#".contains($0) } == true
    case .weight: LabelWeight(rawValue: value) == nil
    default: false
    }
  }
}
