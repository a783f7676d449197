/// The nodes of a tree by their position in preorder, without their values.
struct NodeTable {
  /// The number of nodes in each subtree.
  private let counts: [Int32]
  /// What nodes wish; empty if none wishes anything.
  private let layouts: [NodeLayout]

  init(counts: [Int32], layouts: [NodeLayout]) {
    self.counts = counts
    self.layouts = layouts
  }
}

extension NodeTable {
  /// The number of nodes.
  var size: Int32 { Int32(counts.count) }

  func isLeaf(_ position: Int32) -> Bool { counts[Int(position)] == 1 }

  /// The number of nodes in a subtree.
  func count(at position: Int32) -> Int32 { counts[Int(position)] }

  func hasOneChild(_ position: Int32) -> Bool {
    count(at: position) == count(at: position + 1) + 1
  }

  /// The number of a node's children.
  func childCount(of position: Int32) -> Int32 {
    var count: Int32 = 0
    forEachChild(of: position) { _ in count += 1 }
    return count
  }

  func forEachChild(of position: Int32, _ body: (Int32) -> Void) {
    var child = position + 1
    while child < position + count(at: position) {
      body(child)
      child += count(at: child)
    }
  }

  /// What a node wishes.
  subscript(position: Int32) -> NodeLayout {
    layouts.isEmpty ? NodeLayout() : layouts[Int(position)]
  }

  /// How the diagrams of a node's children stand if it says so itself.
  func arrangement(at position: Int32) -> Arrangement? {
    layouts.isEmpty ? nil : layouts[Int(position)].arrangement
  }

  /// Whether the children of any node stand in an arrangement.
  func uses(_ arrangement: Arrangement, unlessTold usual: Arrangement) -> Bool {
    usual == arrangement || layouts.contains { $0.arrangement == arrangement }
  }

  /// Whether a node is an empty place.
  func isSlot(_ position: Int32) -> Bool {
    layouts.isEmpty ? false : layouts[Int(position)].isSlot
  }
}
