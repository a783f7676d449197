/// A rule that leaves nodes out, each with all that is below it.
protocol PruningRule {
  /// Whether a node is left out.
  ///
  /// It is asked about nodes that no rule before it leaves out, as are all above them.
  func leavesOut(_ node: Candidate) -> Bool

  /// Whether all that is below a node is left out.
  ///
  /// It says what `leavesOut` would say of each child, without looking at them.
  func closes(_ node: Candidate) -> Bool
}

extension PruningRule {
  func leavesOut(_ node: Candidate) -> Bool { false }
  func closes(_ node: Candidate) -> Bool { false }
}

/// A node that may be drawn, and where it would stand.
struct Candidate {
  let tree: Tree<Node>
  /// The number in the preorder of the forest.
  let number: Int
  /// How many nodes its subtree has in the input, slots not counted.
  let size: Int
  /// How many nodes are above it.
  let depth: Int
  /// How many of its siblings are drawn before it.
  let rank: Int

  init(_ tree: NumberedTree, size: Int, depth: Int, rank: Int) {
    self.tree = tree.tree
    number = tree.number
    self.size = size
    self.depth = depth
    self.rank = rank
  }

  /// Whether it is an empty place, which alone has no size.
  var isSlot: Bool { size == 0 }
}
