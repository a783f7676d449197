/// Leaves out nodes whose subtrees have too few nodes.
struct LeastSize: PruningRule {
  private let least: Int

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - least: how many nodes a subtree must have.
  ///   - pruning: what is there without the rule.
  /// - Throws: the size of the largest tree, if nothing would be left.
  init(_ least: Int, in pruning: Pruning) throws(SelectionProblem) {
    self.least = least
    let largest = pruning.siblings().drawn.max { $0.size < $1.size }
    if let largest, largest.size < least {
      throw .tooSmall(
        least: least, largest: largest.size, label: largest.tree.value.label,
        isOfRest: pruning.roots.contains { $0.count >= least })
    }
  }

  func leavesOut(_ node: Candidate) -> Bool { node.size < least }
}
