internal import TreeDrawing

/// Children in a grid that have children themselves, for which a grid has no place.
struct GridProblem: Error, Equatable {
  /// The label of the node that says so; nil if it is the main layout.
  let wishingNode: String?
  /// The label of the child.
  let child: String
}

extension GridProblem {
  /// Finds the first such child; nil if there is none.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - arrangement: the main layout.
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  init?(in roots: [Tree<Node>], _ arrangement: Arrangement) {
    guard arrangement == .grid || roots.contains(where: { $0.wishes(.grid) }) else {
      return nil
    }
    var pending = roots.reversed().map {
      (tree: $0, wish: NodeWish(arrangement: arrangement, node: nil))
    }
    while let (tree, outer) = pending.popLast() {
      let wish = tree.value.wish ?? outer
      let children = tree.children
      if wish.arrangement == .grid, let child = children.first(where: { !$0.isLeaf }) {
        self.init(wishingNode: wish.node, child: child.value.label)
        return
      }
      pending += children.reversed().map { ($0, wish) }
    }
    return nil
  }
}

/// A layout, and the label of the node that wishes it.
private struct NodeWish {
  let arrangement: Arrangement
  let node: String?
}

extension Node {
  fileprivate var wish: NodeWish? {
    attributes?.values.layout.map { NodeWish(arrangement: $0, node: label) }
  }
}

extension GridProblem: Problem {
  var wording: Wording {
    let child = OSString(child.utf8).quoted
    guard let wishingNode else {
      return Wording(
        cause: "\(child) has children, for which '--layout grid' has no place; "
          + "use --layout columns or hang")
    }
    return Wording(
      cause: "\(child) has children, for which the grid of \(OSString(wishingNode.utf8).quoted) "
        + "has no place; write layout=columns or layout=hang")
  }
}
