/// How many nodes a picture leaves out.
package struct LeftOutNodes {
  private let count: Int
  /// How many there are with those.
  private let total: Int

  /// Counts what trees leave out; nil if that is nothing.
  ///
  /// - Parameter roots: the trees as they are drawn, with omissions.
  package init?(of roots: [Tree<Node>]) {
    var (left, drawn) = (0, 0)
    for node in roots.lazy.flatMap(\.preorder) {
      if let count = node.attributes?.values.omittedCount {
        left += count
      } else if !node.isSlot {
        drawn += 1
      }
    }
    guard left > 0 else { return nil }
    count = left
    total = left + drawn
  }
}

extension LeftOutNodes: Problem {
  package var wording: Wording {
    Wording(cause: "\(count) of \(total) nodes \(count == 1 ? "is" : "are") left out")
  }
}
