/// Trees from which rules leave nodes out, and whose siblings are sorted and turned round.
///
/// Slots keep their places among siblings when these are sorted, and are turned round with them.
/// They do not count, neither among the children that are drawn nor among what is left out.
struct Pruning {
  let roots: [Tree<Node>]
  private let order: SiblingOrder
  private let isReversed: Bool
  private let sizes: SubtreeSizes
  private var rules: [any PruningRule] = []

  init(_ roots: [Tree<Node>], order: SiblingOrder, isReversed: Bool) {
    self.roots = roots
    self.order = order
    self.isReversed = isReversed
    sizes = SubtreeSizes(of: roots)
  }

  /// What is drawn of siblings, slots included, and how many nodes are left out beside and below
  /// these.
  struct Siblings {
    var drawn: [Candidate] = []
    var omittedCount = 0
  }
}

extension Pruning {
  /// Adds a rule that is asked about what those before it leave.
  mutating func add(_ rule: any PruningRule) { rules.append(rule) }

  /// The roots that are drawn.
  func siblings() -> Siblings {
    remainder(of: NumberedTree.siblings(roots, from: 0), depth: 0)
  }

  /// The children of a node that are drawn.
  func siblings(below parent: Candidate) -> Siblings {
    if parent.size > 1, rules.contains(where: { $0.closes(parent) }) {
      return Siblings(omittedCount: parent.size - 1)
    }
    let children = NumberedTree.siblings(parent.tree.children, from: parent.number + 1)
    return remainder(of: children, depth: parent.depth + 1)
  }

  private func remainder(of siblings: [NumberedTree], depth: Int) -> Siblings {
    let sorted = order.sorted(siblings, sizes)
    var remainder = Siblings()
    var rank = 0
    for sibling in isReversed ? sorted.reversed() : sorted {
      let candidate = Candidate(sibling, size: sizes[sibling], depth: depth, rank: rank)
      if !candidate.isSlot, rules.contains(where: { $0.leavesOut(candidate) }) {
        remainder.omittedCount += candidate.size
      } else {
        remainder.drawn.append(candidate)
        rank += candidate.isSlot ? 0 : 1
      }
    }
    remainder.endWithNode()
    return remainder
  }
}

extension Pruning.Siblings {
  /// Leaves out slots behind the last node, where an omission stands for others.
  fileprivate mutating func endWithNode() {
    guard omittedCount > 0 else { return }
    while drawn.last?.isSlot == true { drawn.removeLast() }
  }
}
