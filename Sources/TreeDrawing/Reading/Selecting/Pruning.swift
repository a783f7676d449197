/// Sorts, turns round and cuts trees, from the roots down.
///
/// Slots keep their places among siblings when these are sorted, and are turned round with them.
/// They do not count, neither among the children that are drawn nor among what is left out.
struct Pruning {
  private let selection: Selection
  private let sizes: SubtreeSizes
  private var builder = ForestBuilder<Node>()
  private var steps: [Step] = []

  private enum Step {
    case node(NumberedTree, depth: Int)
    /// A node in place of so many that are left out.
    case omission(Int)
    case close
  }

  init(_ selection: Selection, of roots: [Tree<Node>]) {
    self.selection = selection
    sizes = SubtreeSizes(of: roots)
    push(NumberedTree.siblings(roots, from: 0), depth: 0)
  }

  /// The trees that are left.
  mutating func pruned() -> [Tree<Node>] {
    while let step = steps.popLast() {
      switch step {
      case .node(let node, let depth): take(node, depth)
      case .omission(let count):
        builder.open(Node(omitting: count))
        builder.close()
      case .close: builder.close()
      }
    }
    return builder.forest()
  }

  private mutating func take(_ node: NumberedTree, _ depth: Int) {
    builder.open(node.tree.value)
    steps.append(.close)
    if node.tree.isLeaf { return }
    if depth == selection.maxDepth {
      steps.append(.omission(sizes[node] - 1))
    } else {
      push(NumberedTree.siblings(node.tree.children, from: node.number + 1), depth: depth + 1)
    }
  }

  /// Pushes siblings so that the first comes up first, and what is left out last.
  private mutating func push(_ siblings: [NumberedTree], depth: Int) {
    let sorted = selection.order.sorted(siblings, sizes)
    let ordered = selection.isReversed ? sorted.reversed() : sorted
    let kept = ordered.prefix(keptCount(of: ordered))
    let rest = ordered.dropFirst(kept.count).reduce(0) { $0 + sizes[$1] }
    if rest > 0 { steps.append(.omission(rest)) }
    steps += kept.reversed().map { .node($0, depth: depth) }
  }

  /// How many places are drawn of those of siblings: all, or those up to the last child that is.
  private func keptCount(of places: [NumberedTree]) -> Int {
    guard let limit = selection.maxChildren else { return places.count }
    var count = 0
    return places.firstIndex { place in
      if !place.tree.value.isSlot { count += 1 }
      return count > limit
    } ?? places.count
  }
}

extension Node {
  /// A node that stands for others that are left out: `+12`.
  fileprivate init(omitting count: Int) {
    self.init(label: "+\(count)", attributes: NodeAttributes(Attributes(omitting: count)))
  }
}
