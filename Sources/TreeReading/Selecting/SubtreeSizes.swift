/// A tree, and the number of its root in the preorder of a forest.
struct NumberedTree {
  let tree: Tree<Node>
  let number: Int

  /// Trees that stand one behind the other, the first of which has a number.
  static func siblings(_ trees: [Tree<Node>], from number: Int) -> [Self] {
    var next = number
    return trees.map { tree in
      defer { next += tree.count }
      return Self(tree: tree, number: next)
    }
  }
}

/// How many nodes subtrees have, slots not counted.
struct SubtreeSizes {
  /// By number, how many slots come before it in preorder; empty if there are none at all.
  private var slotsBefore: [Int] = []

  /// Counts the slots of a forest.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init(of roots: [Tree<Node>]) {
    guard roots.contains(where: { $0.contains(where: \.isSlot) }) else { return }
    var count = 0
    for root in roots {
      for node in root.preorder {
        slotsBefore.append(count)
        if node.isSlot { count += 1 }
      }
    }
    slotsBefore.append(count)
  }

  /// The number of nodes in a subtree.
  subscript(node: NumberedTree) -> Int {
    let total = node.tree.count
    guard !slotsBefore.isEmpty else { return total }
    return total - (slotsBefore[node.number + total] - slotsBefore[node.number])
  }
}
