extension ExpectedViews {
  /// What a diagram adds if each node is a text with a shape behind it; edge labels come besides.
  ///
  /// - Parameters:
  ///   - counts: the number of nodes in each subtree, in preorder.
  ///   - style: how they are arranged.
  /// - Complexity: O(*n*) in the number of nodes.
  init(ofDiagram counts: [Int32], _ style: DiagramStyle) {
    self = .aroundDiagram
    addNodes(counts.count)
    for (position, count) in counts.enumerated() where count > 1 {
      addParent(ofChildren: Self.childCount(of: position, counts), style.arrangement)
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

  /// Adds a column, a row if there are several children, its padding, and the edges' note.
  private mutating func addParent(ofChildren count: Int, _ arrangement: Arrangement) {
    let rowCount = count > 1 ? 1 : 0
    stacks += 1
    tidyStacks += rowCount
    elements += 1 + (arrangement == .hang ? 2 * rowCount : rowCount)
    annotations += 1
    outlines += 1
    connectors += count
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
