/// Sorts, turns round and cuts trees, from the roots down.
struct Pruning {
  private let selection: Selection
  private var builder = ForestBuilder<Node>()
  private var steps: [Step] = []

  private enum Step {
    case node(Tree<Node>, depth: Int)
    /// A node in place of so many that are left out.
    case omission(Int)
    case close
  }

  init(_ selection: Selection) {
    self.selection = selection
  }

  /// The trees that are left.
  mutating func pruned(_ roots: [Tree<Node>]) -> [Tree<Node>] {
    push(roots, depth: 0)
    while let step = steps.popLast() {
      switch step {
      case .node(let tree, let depth): take(tree, depth)
      case .omission(let count):
        builder.open(Node(omitting: count))
        builder.close()
      case .close: builder.close()
      }
    }
    return builder.forest()
  }

  private mutating func take(_ tree: Tree<Node>, _ depth: Int) {
    builder.open(tree.value)
    steps.append(.close)
    if tree.isLeaf { return }
    if depth == selection.maxDepth {
      steps.append(.omission(tree.count - 1))
    } else {
      push(tree.children, depth: depth + 1)
    }
  }

  /// Pushes siblings so that the first comes up first, and what is left out last.
  private mutating func push(_ siblings: [Tree<Node>], depth: Int) {
    let sorted = selection.order.sorted(siblings)
    let ordered = selection.isReversed ? sorted.reversed() : sorted
    let kept = ordered.prefix(selection.maxChildren ?? ordered.count)
    let rest = ordered.dropFirst(kept.count).reduce(0) { $0 + $1.count }
    if rest > 0 { steps.append(.omission(rest)) }
    steps += kept.reversed().map { .node($0, depth: depth) }
  }
}

extension Node {
  /// A node that stands for others that are left out: `+12`.
  fileprivate init(omitting count: Int) {
    self.init(label: "+\(count)", attributes: NodeAttributes(Attributes(omitting: count)))
  }
}
