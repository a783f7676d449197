/// The nodes of trees that have children, as far as they matter for finding them again.
struct TreeOutline: Hashable, Sendable {
  /// In preorder.
  var nodes: [Node] = []

  /// A node with children.
  struct Node: Hashable, Sendable {
    /// How many nodes are above it.
    var level: Int32
    /// Some bits of a checksum of its label.
    var label: UInt32
    /// Some bits of a checksum of its children's labels, and of which of them have children.
    var children: UInt32

    static let (labelBits, childrenBits) = (24, 18)
  }
}

extension TreeOutline {
  /// Makes the outline of a tree.
  ///
  /// - Parameter root: the tree.
  /// - Complexity: O(*n*), where *n* is the size of the labels.
  init(of root: Tree<TreeDrawing.Node>) {
    var ends: [(position: Int, number: Int)] = []
    var checksums: [UInt64] = []
    for (position, (node, count)) in zip(root.preorder, root.preorderCounts).enumerated() {
      while let end = ends.last, end.position <= position { ends.removeLast() }
      let label = node.label.checksum
      if let parent = ends.last?.number {
        checksums[parent] = (checksums[parent] ^ label ^ (count > 1 ? 1 : 0)).mixed
      }
      guard count > 1 else { continue }
      nodes.append(
        Node(level: Int32(ends.count), label: label.bits(Node.labelBits), children: 0))
      ends.append((position + Int(count), checksums.count))
      checksums.append(0)
    }
    for (number, checksum) in checksums.enumerated() {
      nodes[number].children = checksum.bits(Node.childrenBits)
    }
  }

  /// For each node, the number of the first behind what is below it.
  var ends: [Int] {
    var ends = [Int](repeating: nodes.count, count: nodes.count)
    var open: [Int] = []
    for (number, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].level >= node.level {
        ends[last] = number
        open.removeLast()
      }
      open.append(number)
    }
    return ends
  }
}

extension String {
  /// FNV-1a, 64 bits (Fowler, Noll, Vo).
  fileprivate var checksum: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension UInt64 {
  /// A number in which each bit depends on all of this one.
  fileprivate var mixed: UInt64 {
    var bits = (self ^ (self >> 32)) &* 0xd6e8_feb8_6659_fd93
    bits = (bits ^ (bits >> 32)) &* 0xd6e8_feb8_6659_fd93
    return bits ^ (bits >> 32)
  }

  fileprivate func bits(_ count: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: mixed >> (64 - count))
  }
}
