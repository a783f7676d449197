extension ExpectedViews {
  /// What a diagram adds if each node is a text with a shape behind it; edge labels come besides.
  ///
  /// - Parameters:
  ///   - counts: the number of nodes in each subtree, in preorder.
  ///   - alignment: which children their parents are centred over.
  ///   - hasRigidNodes: whether no proposal changes a node's size.
  /// - Complexity: O(*n*) in the number of nodes.
  init(ofDiagram counts: [Int32], _ alignment: ChildAlignment, hasRigidNodes: Bool) {
    self = .aroundDiagram
    addNodes(counts.count)
    for (position, count) in counts.enumerated() where count > 1 {
      addParent(ofChildren: Self.childCount(of: position, counts), alignment, hasRigidNodes)
    }
  }

  /// A named space, a group of layers and a barrier for guides; a cleared preference.
  private static var aroundDiagram: ExpectedViews { ExpectedViews(elements: 3, annotations: 1) }

  /// Adds the views of nodes; their frames, marks and shapes are annotations.
  private mutating func addNodes(_ count: Int) {
    elements += count
    annotations += 3 * count
    texts += count
  }

  /// Adds a column, a row if it makes a difference, the children's guides, and the edges' note.
  private mutating func addParent(
    ofChildren count: Int, _ alignment: ChildAlignment, _ hasRigidNodes: Bool
  ) {
    let stackCount = count > 1 || !hasRigidNodes ? 2 : 1
    stacks += stackCount
    elements += stackCount + alignment.guideCount(ofChildren: count)
    annotations += 1
    lines += count
  }

  /// The number of children of the node at a position.
  private static func childCount(of position: Int, _ counts: [Int32]) -> Int {
    let end = position + Int(counts[position])
    var (child, count) = (position + 1, 0)
    while child < end {
      child += Int(counts[child])
      count += 1
    }
    return count
  }
}
