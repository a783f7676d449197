extension ExpectedViews {
  /// What diagrams of trees are going to add, unless there is more in their nodes than a text.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  init<A>(of trees: [Tree<A>], _ alignment: ChildAlignment, hasRigidNodes: Bool) {
    for tree in trees { add(tree.preorderCounts, alignment, hasRigidNodes) }
  }

  /// Adds what a diagram of a tree will add, of which the number of nodes in each subtree is known.
  private mutating func add(
    _ counts: [Int32], _ alignment: ChildAlignment, _ hasRigidNodes: Bool
  ) {
    let parents = counts.count { $0 > 1 }
    let ofOne = zip(counts, counts.dropFirst()).count { $0 == $1 + 1 }
    let rows = hasRigidNodes ? parents - ofOne : parents
    let guides = alignment.mostPulling(
      nodes: counts.count, parents: parents, families: parents - ofOne)
    let around = 8  // The modifiers of the whole diagram, and some more.
    elements += counts.count + parents + rows + guides + around
    // A node says its frame and its mark, and has a box; a parent has lines.
    annotations += 3 * counts.count + parents + around
    texts += counts.count
    stacks += parents + rows
    lines += counts.count
  }
}

extension ChildAlignment {
  /// How many nodes have a say in where their parents stand, at most.
  ///
  /// - Parameters:
  ///   - nodes: how many nodes there are.
  ///   - parents: how many have children.
  ///   - families: how many have more than one.
  /// - Returns: how many nodes set a guide.
  fileprivate func mostPulling(nodes: Int, parents: Int, families: Int) -> Int {
    switch self {
    case .mean: nodes
    case .outer, .middle: parents + families
    case .first, .last: parents
    case .box: 0
    }
  }
}
