/// Looks for the nodes that an id, a path of labels or a label means, where there are few to look
/// for; `NodeNames` finds the same for many.
struct RootSearch {
  private let wanted: String
  private let path: [UInt8]
  private let roots: [Tree<Node>]
  /// How much of the path leads to a node, at most, and what is there.
  private var farthest: (start: Int, place: MissingRoot.Place)

  init(for wanted: String, in roots: [Tree<Node>]) {
    self.wanted = wanted
    self.roots = roots
    path = Array(wanted.drawnForm.utf8)
    farthest = (0, MissingRoot.Place(parent: nil, siblings: roots))
  }

  /// The nodes with the id, or if there are none those at the path, in the order of the input; or
  /// else the only one with the label.
  ///
  /// - Parameter option: the option that asks for them.
  /// - Returns: one node or several.
  /// - Throws: where the path leaves the tree, or which nodes have the label.
  /// - Complexity: O(*n*), where *n* is the size of the input: as a node has one parent, its label
  ///   is compared with one part of the path at most.
  func found(option: String) throws(SelectionProblem) -> [NumberedTree] {
    let named = named
    guard named.isEmpty else { return named }
    var search = self
    let found = search.followPath()
    guard found.isEmpty else { return found }
    let labelled = labelled
    guard labelled.count < 2 else {
      throw .ambiguous(NodeNames(of: roots).choice(of: labelled.map(\.number)), name: wanted)
    }
    guard labelled.isEmpty else { return labelled }
    throw .missing(search.missing(option: option))
  }

  /// The nodes with the label.
  private var labelled: [NumberedTree] {
    let label = wanted.drawnForm
    let all = roots.lazy.flatMap(\.subtrees).enumerated()
    return all.filter { !$0.element.value.isSlot && $0.element.value.label.drawnForm == label }
      .map { NumberedTree(tree: $0.element, number: $0.offset) }
  }

  /// The nodes with the id.
  private var named: [NumberedTree] {
    let all = roots.lazy.flatMap(\.subtrees).enumerated()
    return all.filter { $0.element.value.attributes?.values.id == wanted }.map {
      NumberedTree(tree: $0.element, number: $0.offset)
    }
  }

  /// What is there instead, when the path was followed.
  ///
  /// - Parameter option: the option that asks for it; nil for any node, also by its label alone.
  /// - Returns: what is missing.
  func missing(option: String?) -> MissingRoot {
    MissingRoot(
      path: path, start: farthest.start, place: farthest.place, roots: roots, option: option)
  }

  /// Labels may hold slashes, so that there can be several ways to cut the path up.
  mutating func followPath() -> [NumberedTree] {
    var found: [NumberedTree] = []
    var pending = NumberedTree.siblings(roots, from: 0).reversed().map { (node: $0, start: 0) }
    while let (node, start) = pending.popLast() {
      let tree = node.tree
      guard !tree.value.isSlot, let end = end(of: tree.value.label, at: start) else { continue }
      if end == path.count {
        found.append(node)
      } else if path[end] == UInt8(ascii: "/") {
        let children = tree.children
        if end + 1 > farthest.start {
          farthest = (end + 1, MissingRoot.Place(parent: tree.value.label, siblings: children))
        }
        let numbered = NumberedTree.siblings(children, from: node.number + 1)
        pending += numbered.reversed().map { ($0, end + 1) }
      }
    }
    return found
  }

  /// Where a label ends in the path that starts at a place there, if it does.
  private func end(of label: String, at start: Int) -> Int? {
    let rest = path[start...]
    let drawn = label.drawnForm.utf8
    return rest.starts(with: drawn) ? start + drawn.count : nil
  }
}
