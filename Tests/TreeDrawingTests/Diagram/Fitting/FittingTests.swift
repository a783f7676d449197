import Testing

@testable import TreeDrawing

@Suite struct FittingTests {
  /// All trees of a number of nodes, as the numbers of nodes in all subtrees.
  private static func shapes(_ count: Int) -> [[Int32]] {
    guard count > 1 else { return [[1]] }
    return forests(count - 1).map { [Int32(count)] + $0 }
  }

  private static func forests(_ count: Int) -> [[Int32]] {
    guard count > 0 else { return [[]] }
    return (1...count).flatMap { first in
      shapes(first).flatMap { tree in forests(count - first).map { tree + $0 } }
    }
  }

  /// A tree whose nodes have random sizes.
  private static func measured(
    _ counts: [Int32], _ random: inout SplitMix64
  ) -> (FittingTree, SizedNode) {
    let boxes = counts.map { _ in
      Size(width: Double(2 * Int.random(in: 5...60, using: &random)), height: 34)
    }
    let cells = boxes.map { Size(width: $0.width - 8, height: 20) }
    let measures = FittingMeasures(
      boxes: boxes, cells: zip(counts, cells).map { $0 == 1 ? $1 : nil }, spacing: DiagramSpacing())
    func node(_ position: Int) -> SizedNode {
      var children: [SizedNode] = []
      var next = position + 1
      while next < position + Int(counts[position]) {
        children.append(node(next))
        next += Int(counts[next])
      }
      return SizedNode(box: boxes[position], cell: cells[position], children: children)
    }
    let nodes = NodeTable(counts: counts, layouts: [], DiagramStyle(arrangement: .rows))
    return (FittingTree(nodes: nodes, measures: measures), node(0))
  }

  @Test(arguments: 1...7) func `no arrangement of a small tree is lower`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for counts in Self.shapes(count) {
      let (tree, root) = Self.measured(counts, &random)
      let all = PlainFitting(root: root, spacing: DiagramSpacing()).sizes
      let whole = Fitting(tree.nodes, tree.measures, limit: .infinity).whole.extents
      for width in Set(all.map(\.width)).sorted() {
        let least = all.lazy.filter { $0.width <= width }.map(\.height).min()
        #expect(whole.lowest(within: width)?.height == least, "\(counts), width \(width)")
      }
      let narrowest = all.map(\.width).min()
      #expect(whole.first?.width == narrowest, "\(counts)")
    }
  }

  @Test(arguments: 2...7) func `a limit of the width leaves what is within it as it is`(
    count: Int
  ) {
    var random = SplitMix64(seed: UInt64(100 + count))
    for counts in Self.shapes(count) {
      let (tree, _) = Self.measured(counts, &random)
      let all = Fitting(tree.nodes, tree.measures, limit: .infinity).whole.extents
      for limit in [120.0, 200, 300] {
        let some = Fitting(tree.nodes, tree.measures, limit: limit).whole.extents
        let within = all.filter { $0.width <= limit }
        #expect(some.filter { $0.width <= limit }.map(\.size) == within.map(\.size))
        #expect(!some.isEmpty)
      }
    }
  }
}
