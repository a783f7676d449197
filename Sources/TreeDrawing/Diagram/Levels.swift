/// Where the levels of a tree begin along its growth, if all nodes of a level begin at one line.
struct Levels {
  /// From where the root begins to where each level does, and the one after the last, in points.
  private var starts = [0.0]
  private let gap: Double
  private let alignsLeaves: Bool

  /// Finds where levels begin.
  ///
  /// - Parameters:
  ///   - nodes: the tree.
  ///   - sizes: the nodes' sizes, in preorder.
  ///   - style: the diagram's style.
  ///   - gap: the gap between levels, in points.
  init(of nodes: NodeTable, sizes: [Size?], _ style: DiagramStyle, gap: Double) {
    self.gap = gap
    alignsLeaves = style.alignsLeaves
    var lengths: [Double] = []
    for (level, size) in zip(nodes.levels, sizes) {
      while lengths.count <= level { lengths.append(0) }
      lengths[level] = max(lengths[level], size?[style.growth.axis] ?? 0)
    }
    for (level, length) in lengths.enumerated() { starts.append(starts[level] + length + gap) }
  }
}

extension Levels {
  /// How long the place of a node is along the growth, in points.
  ///
  /// - Parameters:
  ///   - level: the node's level.
  ///   - isAtEnd: whether it reaches to the end of the last level.
  /// - Returns: the length.
  func length(at level: Int, isAtEnd: Bool) -> Double {
    starts[isAtEnd ? starts.count - 1 : level + 1] - starts[level] - gap
  }

  /// Whether a node stands at the end of the last level.
  func isAtEnd(isLeaf: Bool) -> Bool { isLeaf && alignsLeaves }
}

extension NodeTable {
  /// How many nodes are above each, in preorder.
  var levels: [Int] {
    // The positions behind the subtrees that the node at hand is in.
    var ends: [Int32] = []
    return (0..<size).map { position in
      while let end = ends.last, end <= position { ends.removeLast() }
      defer { ends.append(position + count(at: position)) }
      return ends.count
    }
  }

  /// Where each node stands, in preorder, if nodes stand as a style says.
  func places(_ style: DiagramStyle) -> [NodePlace] {
    var open: [(end: Int32, below: Arrangement)] = []
    return (0..<size).map { position in
      while let last = open.last, last.end <= position { open.removeLast() }
      let (outer, level) = (open.last?.below, open.count)
      let own = arrangement(at: position) ?? outer?.below ?? style.arrangement
      open.append((position + count(at: position), own))
      return NodePlace(arrangement: outer ?? own, level: level, isLeaf: isLeaf(position))
    }
  }
}

extension View {
  /// Gives a node the place that its level has, if levels have one.
  @inline(__always)
  func placed(inLevelOf subtree: Subtree) -> some View {
    PlacedInLevel(content: self, subtree: subtree)
  }
}

private struct PlacedInLevel<Content: View>: View {
  let content: Content
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    guard let levels = subtree.plan.levels else { return content._lower(into: &lowering) }
    let isAtEnd = levels.isAtEnd(isLeaf: subtree.plan.nodes.isLeaf(subtree.position))
    let length = levels.length(at: Int(subtree.level), isAtEnd: isAtEnd)
    let isAtStart = subtree.growth.hasNodeFirst != isAtEnd
    switch subtree.growth.axis {
    case .vertical:
      content.frame(height: length, alignment: isAtStart ? .top : .bottom)._lower(into: &lowering)
    case .horizontal:
      content.frame(width: length, alignment: isAtStart ? .leading : .trailing)
        ._lower(into: &lowering)
    }
  }
}
