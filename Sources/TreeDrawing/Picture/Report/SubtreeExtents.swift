/// How far subtrees reach to the left and to the right.
struct SubtreeExtents {
  private let nodes: [ReportedNode]
  /// The left and right sides of all that is below each node, itself included.
  private var sides: [(left: Double, right: Double)]
  /// For each node, where the nodes below it end in the list.
  private var ends: [Int]

  /// Measures the subtrees of nodes in preorder.
  init(_ nodes: [ReportedNode]) {
    self.nodes = nodes
    sides = nodes.map { ($0.frame.minX, $0.frame.maxX) }
    ends = nodes.indices.map { $0 + 1 }
    var open: [Int] = []
    for (number, node) in nodes.enumerated() {
      while let last = open.last, nodes[last].level >= node.level { close(&open) }
      open.append(number)
    }
    while !open.isEmpty { close(&open) }
  }

  private mutating func close(_ open: inout [Int]) {
    guard let node = open.popLast(), let parent = open.last else { return }
    sides[parent].left = min(sides[parent].left, sides[node].left)
    sides[parent].right = max(sides[parent].right, sides[node].right)
    ends[parent] = max(ends[parent], ends[node])
  }

  /// The share of the width from which on what is below a node is looked at instead of the node.
  private static let forcingShare = 0.9

  /// The widest of the subtrees that stand beside each other where the tree spreads.
  ///
  /// - Parameters:
  ///   - count: how many at most.
  ///   - width: that of the picture, in points.
  /// - Returns: the subtrees, the widest first.
  func widest(_ count: Int, in width: Double) -> [(node: Int, width: Double)] {
    var siblings = siblings(from: 0, to: nodes.count)
    while let first = siblings.first, first.width >= Self.forcingShare * width {
      let inner = self.siblings(from: first.node + 1, to: ends[first.node])
      guard !inner.isEmpty else { break }
      siblings = inner
    }
    return Array(siblings.prefix(count))
  }

  /// The subtrees of a run of the list, the widest first.
  private func siblings(from start: Int, to end: Int) -> [(node: Int, width: Double)] {
    var siblings: [(node: Int, width: Double)] = []
    var node = start
    while node < end {
      siblings.append((node, sides[node].right - sides[node].left))
      node = ends[node]
    }
    return siblings.enumerated().sorted {
      ($1.element.width, $0.offset) < ($0.element.width, $1.offset)
    }.map(\.element)
  }
}
