import Testing

@testable import TreeDrawing

/// Nodes below which children stand otherwise than in the rest of the diagram.
@Suite struct PinnedArrangementTests {
  /// A node over two wide leaves, and one over what is arranged by a wish.
  private static let tree = Tree(
    "root",
    children: [
      Tree("a", children: [Tree("wide leaf"), Tree("wide leaf")]),
      Tree("wish", children: [Tree("c"), Tree("d"), Tree("e")]),
    ])

  @Test(arguments: [
    (Arrangement.hang, GrowthDirection.down), (.hang, .up), (.columns, .down), (.columns, .up),
    (.list, .down), (.grid, .down),
  ]) func `rows that interlock keep off the lines in what stands otherwise`(
    _ arrangement: Arrangement, _ growth: GrowthDirection
  ) {
    var style = DiagramStyle(growth: growth, arrangement: .tidy)
    style.spacing.branch = 60
    style.spacing.listIndent = 60
    let diagram = Diagram(Self.tree, style: style) { text in
      Text(text).padding(7).frame(height: 34).background(.white, in: Rectangle())
    }
    .nodeLayout { NodeLayout(arrangement: $0 == "wish" ? arrangement : nil) }
    var expected = ExpectedTree(parents: [nil, 0, 1, 1, 0, 4, 4, 4])
    expected.growth = growth
    expected.arrangement = .tidy
    expected.pins = [4: arrangement]
    expected.edgeForm = .elbow
    let violations = TreeJudge.violations(in: Drawing(of: diagram), of: expected)
    #expect(violations.filter { $0.contains("passes through") || $0.contains("overlap") } == [])
  }
}
