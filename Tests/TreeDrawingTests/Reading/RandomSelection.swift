@testable import TreeReading

/// Trees whose nodes are all different, with slots before some.
func randomForest(_ random: inout SplitMix64) -> [Tree<Node>] {
  var builder = ForestBuilder<Node>()
  for number in 0..<Int.random(in: 1...60, using: &random) {
    while builder.depth > 0, Int.random(in: 0..<5, using: &random) < 2 { builder.close() }
    if builder.depth > 0, Int.random(in: 0..<4, using: &random) == 0 {
      builder.open(.slot)
      builder.close()
    }
    let prefix = ["", "a", "é", "/", "a/b"].randomElement(using: &random) ?? ""
    builder.open(Node(label: "\(prefix)\(number)"))
  }
  return builder.forest()
}

extension Selection {
  /// A selection in which each rule is as likely there as not, and which leaves something.
  static func random(from roots: [Tree<Node>], _ random: inout SplitMix64) -> Selection {
    var selection = Selection(
      folds: folds(in: roots, &random),
      maxDepth: Bool.random(using: &random) ? Int.random(in: 0...4, using: &random) : nil,
      maxChildren: Bool.random(using: &random) ? Int.random(in: 1...4, using: &random) : nil,
      maxNodes: Bool.random(using: &random) ? Int.random(in: 1...30, using: &random) : nil,
      order: SiblingOrder.allCases.randomElement(using: &random) ?? .none,
      isReversed: Bool.random(using: &random))
    let patterns = ["1", "?", "A*", "*3*", "É", "/?", "a/b1?"].filter { pattern in
      Int.random(in: 0..<6, using: &random) == 0
        && Self.leavesSomething(of: roots) {
          $0.patterns = [pattern]
        }
    }
    selection.patterns = patterns
    let minSize = Int.random(in: 1...6, using: &random)
    if Bool.random(using: &random),
      Self.leavesSomething(of: roots, { ($0.patterns, $0.minSize) = (patterns, minSize) })
    {
      selection.minSize = minSize
    }
    return selection
  }

  private static func leavesSomething(
    of roots: [Tree<Node>], _ change: (inout Selection) -> Void
  ) -> Bool {
    var selection = Selection()
    change(&selection)
    return (try? selection.applied(to: roots)) != nil
  }

  /// The paths of some nodes.
  private static func folds(in roots: [Tree<Node>], _ random: inout SplitMix64) -> [String] {
    var folds: [String] = []
    var pending = roots.map { (tree: $0, path: $0.value.label) }
    while let (tree, path) = pending.popLast() {
      if Int.random(in: 0..<40, using: &random) == 0 { folds.append(path) }
      pending += tree.children.filter { !$0.value.isSlot }.map { ($0, path + "/" + $0.value.label) }
    }
    return folds
  }
}
