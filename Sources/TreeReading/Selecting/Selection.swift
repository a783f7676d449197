/// The part of the trees to draw, and the order of siblings.
///
///     let selection = Selection(maxDepth: 1, maxNodes: 100, order: .size)
///     try selection.applied(to: roots)
///
/// First the root is looked for, then siblings are sorted, then turned round. After that nodes are
/// left out, each with all that is below it:
///
/// 1. `patterns`, `folds`, `minSize` and `maxDepth` do so independently of each other. Sizes are
///    those of the trees that were read, whatever is left out.
/// 2. `maxChildren` counts the siblings that these leave, in the order that is drawn.
/// 3. `maxNodes` chooses from what all others leave, so that as many are drawn as it says.
///
/// So each node is drawn, or counted once: by the one omission behind its drawn siblings, or behind
/// those of the highest node above it that is left out.
package struct Selection: Hashable, Sendable {
  /// What to draw: an id, labels from a root down joined by slashes, or a label that no other node
  /// has; nil for everything.
  package var root: String?
  /// Patterns of which labels match one that are drawn, as are the nodes above them; none for all.
  package var patterns: [String] = []
  /// What to draw without what is below: nodes named as in `root`, in the trees that it leaves.
  package var folds: [String] = []
  /// How many nodes a subtree has that is drawn, at least; nil for any number.
  package var minSize: Int?
  /// How many levels below the roots are drawn; nil for all.
  package var maxDepth: Int?
  /// How many siblings are drawn, roots included; nil for all.
  package var maxChildren: Int?
  /// How many nodes are drawn, those with the largest subtrees; nil for all.
  package var maxNodes: Int?
  /// By what siblings are sorted.
  package var order = SiblingOrder.none
  /// Whether siblings stand the other way round.
  package var isReversed = false
}

extension Selection {
  /// All trees, as they are.
  package static let all = Self()

  /// The trees to draw.
  ///
  /// - Parameter roots: the trees that were read.
  /// - Returns: at least one tree, if there was one.
  /// - Throws: what is asked for and not there.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes, if neither root nor folds are
  ///   asked for by long paths, nor labels by long patterns.
  package func applied(to roots: [Tree<Node>]) throws(SelectionProblem) -> [Tree<Node>] {
    var found = roots
    if let root {
      found = try RootSearch(for: root, in: roots).found(option: "--root").map(\.tree)
    }
    guard changesTrees else { return found }
    var pruning = Pruning(found, order: order, isReversed: isReversed)
    try add(to: &pruning)
    return pruning.trees()
  }

  private var changesTrees: Bool {
    order != .none || isReversed || !patterns.isEmpty || !folds.isEmpty
      || [minSize, maxDepth, maxChildren, maxNodes].contains { $0 != nil }
  }

  /// Adds the rules that are asked for; those that need to know what others leave come behind them.
  private func add(to pruning: inout Pruning) throws(SelectionProblem) {
    if !patterns.isEmpty { pruning.add(try MatchingLabels(patterns, in: pruning.roots)) }
    if !folds.isEmpty { pruning.add(try FoldedNodes(folds, in: pruning.roots)) }
    if let minSize { pruning.add(try LeastSize(minSize, in: pruning)) }
    if let maxDepth { pruning.add(DepthLimit(maxDepth)) }
    if let maxChildren { pruning.add(SiblingLimit(maxChildren)) }
    if let maxNodes { pruning.add(LargestSubtrees(maxNodes, in: pruning)) }
  }
}
