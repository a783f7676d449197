extension ExpectedViews {
  /// What a diagram of a tree is going to add, unless there is more in its nodes than a text.
  ///
  /// - Complexity: O(*n*) in the number of nodes.
  init<A>(of tree: Tree<A>, _ alignment: ChildAlignment) {
    let counts = tree.preorderCounts
    let parents = counts.count { $0 > 1 }
    let ofOne = zip(counts, counts.dropFirst()).count { $0 == $1 + 1 }
    let rows = parents - ofOne
    let guides = alignment.mostPulling(nodes: counts.count, parents: parents, rows: rows)
    elements = counts.count + parents + rows + guides
    // A node says its frame and its mark, and has a box; a parent has lines.
    notes = 3 * counts.count + parents
    texts = counts.count
    stacks = parents + rows
    lines = counts.count
  }
}

extension ChildAlignment {
  /// How many nodes have a say in where their parents stand, at most.
  fileprivate func mostPulling(nodes: Int, parents: Int, rows: Int) -> Int {
    switch self {
    case .mean: nodes
    case .outer, .middle: parents + rows
    case .first, .last: parents
    case .box: 0
    }
  }
}
