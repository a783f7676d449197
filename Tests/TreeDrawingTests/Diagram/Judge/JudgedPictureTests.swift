import Testing

@testable import TreeDrawing

/// Pictures of random trees in all combinations of layouts, directions, edges and rules.
@Suite struct JudgedPictureTests {
  /// So many trees are drawn in all combinations together.
  static let treeCount = 2_000

  static var seeds: Range<UInt64> {
    Effort.seeds((treeCount + DiagramCombination.all.count - 1) / DiagramCombination.all.count)
  }

  @Test(arguments: DiagramCombination.all)
  func `the picture of any tree is in order`(_ way: DiagramCombination) throws {
    for seed in Self.seeds {
      let input = RandomInput(seed: seed, most: 150, shapes: way.shapes)
      let picture = TreePicture(of: try input.roots(), style: way.style)
      let violations = TreeJudge.violations(in: picture.drawing, of: way.expectation(of: input))
      #expect(violations.prefix(10) == [], "seed \(seed):\n\(input.outline.prefix(3_000))")
    }
  }

  @Test(arguments: DiagramCombination.all)
  func `drawing and judging a large tree take little work for each node`(
    _ way: DiagramCombination
  ) {
    let input = RandomInput(
      count: Effort.size(10_000), seed: 1, shape: way.shapes.first ?? .star, texts: false)
    var calls = 0
    let drawing = Drawing(
      of: Diagram(input.tree, style: way.style) { node -> Text in
        calls += 1
        return Text(input.labels[node])
      })
    let judge = TreeJudge.judged(drawing, way.expectation(of: input))
    #expect(judge.violations.prefix(10) == [])
    #expect(calls == input.parents.count)
    #expect(judge.work < 500 * calls)
  }
}
