/// Leaves out all but the nodes whose labels match a pattern, or whose id or path it is, and those
/// above them.
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
    if !tally.unmatched.isEmpty { try tally.countNamed(in: roots) }
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

  /// The patterns that no label matches.
  var unmatched: [LabelPattern] { zip(patterns, hasMatch).filter { !$0.1 }.map(\.0) }

  /// Counts the nodes whose ids or paths are patterns that no label matches.
  ///
  /// - Throws: the first pattern that means no node.
  mutating func countNamed(in roots: [Tree<Node>]) throws(SelectionProblem) {
    let names = NodeNames(of: roots)
    var steps = Array(repeating: Int32(0), count: matchesBefore.count)
    for pattern in unmatched {
      let numbers = names.numbers(ofIdOrPath: pattern.text)
      guard !numbers.isEmpty else { throw .unmatched(UnmatchedPattern(pattern, in: roots)) }
      for number in numbers where matchesBefore[number] == matchesBefore[number + 1] {
        steps[number + 1] = 1
      }
    }
    var sum: Int32 = 0
    for number in matchesBefore.indices {
      sum += steps[number]
      matchesBefore[number] += sum
    }
  }
}
