/// Leaves out all but some nodes with the largest subtrees; of equal ones, the first are drawn.
///
/// A parent has a larger subtree than its children, so that all above a node that is drawn are
/// drawn too.
struct LargestSubtrees: PruningRule {
  /// The numbers of nodes that are drawn; nil if all are.
  private let chosen: Set<Int>?

  /// Looks for the largest subtrees, from the roots down.
  ///
  /// - Parameters:
  ///   - count: how many nodes to draw.
  ///   - pruning: what is there without the rule.
  /// - Complexity: O(*k* log *k*), where *k* is the number of nodes that are drawn and of their
  ///   children: what is below others is not looked at.
  init(_ count: Int, in pruning: Pruning) {
    var queue = PriorityQueue<Candidate, SizeRank>()
    queue.insert(pruning.siblings())
    var chosen: Set<Int> = []
    while chosen.count < count, let (node, _) = queue.popFirst() {
      chosen.insert(node.number)
      if !node.tree.isLeaf { queue.insert(pruning.siblings(below: node)) }
    }
    self.chosen = queue.isEmpty ? nil : chosen
  }

  func leavesOut(_ node: Candidate) -> Bool { chosen?.contains(node.number) == false }
}

/// The order in which nodes are chosen.
private struct SizeRank: Comparable {
  let size: Int
  let number: Int

  init(_ node: Candidate) {
    size = node.size
    number = node.number
  }

  static func < (one: Self, other: Self) -> Bool {
    one.size == other.size ? one.number < other.number : one.size > other.size
  }
}

extension PriorityQueue<Candidate, SizeRank> {
  fileprivate mutating func insert(_ siblings: Pruning.Siblings) {
    for node in siblings.drawn where !node.isSlot { insert(node, priority: SizeRank(node)) }
  }
}
