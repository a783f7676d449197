extension Pruning {
  /// The trees that are left, with an omission behind siblings if any are not.
  func trees() -> [Tree<Node>] {
    var walk = PruningWalk()
    walk.push(siblings())
    while let step = walk.steps.popLast() {
      switch step {
      case .node(let node):
        walk.builder.open(node.tree.value)
        walk.steps.append(.close)
        if !node.tree.isLeaf { walk.push(siblings(below: node)) }
      case .omission(let count):
        walk.builder.open(Node(omitting: count))
        walk.builder.close()
      case .close: walk.builder.close()
      }
    }
    return walk.builder.forest()
  }
}

/// A walk over what is drawn, in preorder.
private struct PruningWalk {
  var builder = ForestBuilder<Node>()
  var steps: [Step] = []

  enum Step {
    case node(Candidate)
    /// A node in place of so many that are left out.
    case omission(Int)
    case close
  }

  /// Pushes siblings so that the first comes up first, and the omission last.
  mutating func push(_ siblings: Pruning.Siblings) {
    if siblings.omittedCount > 0 { steps.append(.omission(siblings.omittedCount)) }
    steps += siblings.drawn.reversed().map { .node($0) }
  }
}

extension Node {
  /// A node that stands for others that are left out: `+12`.
  fileprivate init(omitting count: Int) {
    self.init(label: "+\(count)", attributes: NodeAttributes(Attributes(omitting: count)))
  }
}
