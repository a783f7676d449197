/// Leaves out all but the nodes whose labels match a pattern, and those above them.
struct MatchingLabels: PruningRule {
  /// By number, how many nodes before it match.
  private let matchesBefore: [Int32]

  /// Looks at all labels.
  ///
  /// - Throws: the first pattern that matches none of them.
  /// - Complexity: O(*n*) for one short pattern, where *n* is the number of nodes.
  init(_ patterns: [String], in roots: [Tree<Node>]) throws(SelectionProblem) {
    var tally = MatchTally(patterns)
    for root in roots {
      for node in root.preorder { tally.count(node) }
    }
    if let pattern = tally.unmatched {
      throw .unmatched(UnmatchedPattern(pattern, in: roots))
    }
    matchesBefore = tally.matchesBefore
  }

  func leavesOut(_ node: Candidate) -> Bool {
    matchesBefore[node.number] == matchesBefore[node.number + node.tree.count]
  }
}

/// Counts the nodes that match.
private struct MatchTally {
  private let patterns: [LabelPattern]
  private var hasMatch: [Bool]
  /// One more than nodes were counted.
  private(set) var matchesBefore: [Int32] = [0]

  init(_ patterns: [String]) {
    self.patterns = patterns.map(LabelPattern.init)
    hasMatch = Array(repeating: false, count: patterns.count)
  }

  mutating func count(_ node: Node) {
    let isMatch = !node.isSlot && matches(node.label)
    matchesBefore.append((matchesBefore.last ?? 0) + (isMatch ? 1 : 0))
  }

  private mutating func matches(_ label: String) -> Bool {
    let label = FoldedLabel(label)
    var isMatch = false
    for number in patterns.indices where !isMatch || !hasMatch[number] {
      guard patterns[number].matches(label) else { continue }
      hasMatch[number] = true
      isMatch = true
    }
    return isMatch
  }

  /// The first pattern that nothing matches.
  var unmatched: LabelPattern? { zip(patterns, hasMatch).first { !$0.1 }?.0 }
}
