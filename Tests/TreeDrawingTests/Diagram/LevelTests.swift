import Testing

@testable import TreeDrawing

/// Where levels are if all nodes of a level begin at one line.
@Suite struct LevelTests {
  /// A node 10 points wide, and the label of the edge to it.
  struct Box {
    var height: Double
    var label: Double?
  }

  private static func node(
    _ height: Double, label: Double? = nil, _ children: [Tree<Box>] = []
  ) -> Tree<Box> {
    Tree(Box(height: height, label: label), children: children)
  }

  /// A tall leaf beside a node with two children, one of them a leaf and one with a single leaf.
  private static func tree(label: Double? = nil) -> Tree<Box> {
    node(
      10, [node(50), node(20, [node(10, label: label), node(10, [node(10)])])])
  }

  private func drawn(_ tree: Tree<Box>, aligned: Bool, growth: GrowthDirection = .down)
    -> DrawnTree
  {
    var style = DiagramStyle(growth: growth, arrangement: .tidy)
    (style.hasLayers, style.alignsLeaves) = (true, aligned)
    let diagram = Diagram(
      tree, style: style,
      placedNode: { box, _ in Color.black.frame(width: 10, height: box.height) },
      edgeLabel: tree.contains { $0.label != nil }
        ? { box in Color.white.frame(width: 8, height: box.label ?? 0) } : nil)
    return DrawnTree(Drawing(of: diagram))
  }

  private func tops(_ drawn: DrawnTree) -> [Double] {
    drawn.nodes.sorted { $0.key < $1.key }.map(\.value.frame.top)
  }

  @Test(arguments: [
    (false, [0.0, 42, 42, 124, 124, 166]),
    // All leaves are in the last level, and what has but one is in the level before.
    (true, [0, 136, 42, 136, 94, 136]),
  ])
  func `a level begins below all that is in the one before`(_ aligned: Bool, _ tops: [Double]) {
    #expect(self.tops(drawn(Self.tree(), aligned: aligned)) == tops)
  }

  @Test func `growing up turns levels round`() {
    let drawn = drawn(Self.tree(), aligned: true, growth: .up)
    let bottoms = drawn.nodes.sorted { $0.key < $1.key }.map {
      drawn.size.height - $0.value.frame.bottom
    }
    #expect(bottoms == [0, 136, 42, 136, 94, 136])
  }

  @Test func `a level has room for the labels of the edges to it, and no other`() {
    let tops = tops(drawn(Self.tree(label: 20), aligned: false))
    #expect(tops == [0, 42, 42, 149, 149, 191])
  }

  @Test(arguments: [(false, [26.0, 108, 150]), (true, [26, 78, 120])])
  func `buses are half a gap before the next level, below all nodes of their own`(
    _ aligned: Bool, _ buses: [Double]
  ) {
    let edges = drawn(Self.tree(), aligned: aligned).edges
    // The last edge leads straight down.
    let found = edges.compactMap { path in
      path.lines.first { $0.count > 2 }.map { $0[1].y }
    }
    #expect(Set(found) == Set(buses.prefix(2)))
  }
}
