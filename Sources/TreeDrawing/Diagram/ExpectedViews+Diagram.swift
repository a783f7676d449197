extension ExpectedViews {
  /// What a diagram adds if each node is a text with a shape behind it; edge labels come besides.
  /// - Complexity: O(*n*) in the number of nodes.
  init(ofDiagram counts: [Int32], _ style: DiagramStyle, hasRigidNodes: Bool) {
    self = .aroundDiagram
    addNodes(counts.count)
    if !hasRigidNodes { elements += counts.count }
    let leavesOutRows = hasRigidNodes && style.alignment != .box
    let hasRowOfOne = style.arrangement.definition.surroundsOnlyChild(leavesOutRows: leavesOutRows)
    for (position, count) in counts.enumerated() where count > 1 {
      let count = Self.childCount(of: position, counts)
      addParent(ofChildren: count, style.arrangement, hasRow: count > 1 || hasRowOfOne)
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

  /// Adds a column, what is around the children if that makes a difference, and the edges' note.
  ///
  /// In arrangements with columns and sides there is more, which a few tables grow for.
  private mutating func addParent(
    ofChildren count: Int, _ arrangement: Arrangement, hasRow: Bool
  ) {
    stacks += 1
    tidyStacks += hasRow ? 1 : 0
    elements += 1 + (hasRow ? 1 : 0) + (hasRow && arrangement.has(.indented) ? 1 : 0)
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
