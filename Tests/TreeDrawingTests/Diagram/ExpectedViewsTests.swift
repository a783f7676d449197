import Testing

@testable import TreeDrawing

/// If more came than was expected, tables would be copied; if less, memory would be taken in vain.
@Suite struct ExpectedViewsTests {
  private static let trees = (1...40).map { seed in
    var random = SplitMix64(seed: UInt64(seed))
    return Tree<Int>.random(count: Int.random(in: 1...50, using: &random), using: &random)
  }

  private static func expect(
    _ expected: ExpectedViews, of view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var pass = PreferencePass.layOut(view)
    // The element around everything is nobody's.
    let found = ExpectedViews(
      elements: pass.arena.tree.elements.count - 1,
      annotations: pass.arena.tree.annotations.count,
      texts: pass.arena.picture.texts.entries.count, stacks: pass.arena.parameters.stacks.count,
      tidyStacks: pass.arena.parameters.tidyStacks.count,
      outlines: pass.arena.picture.outlines.count,
      connectors: pass.arena.picture.outlines.connectors.count)
    #expect("\(found)" == "\(expected)", sourceLocation: sourceLocation)
  }

  /// Those of which it is known exactly.
  private static let arrangements = [Arrangement.rows, .tidy, .hang, .list]

  @Test(arguments: arrangements)
  func `what a diagram of boxes with texts adds is known before`(arrangement: Arrangement) {
    let style = DiagramStyle(arrangement: arrangement)
    for tree in Self.trees {
      let diagram = Diagram(tree, style: style) { Text("\($0)").background(.white) }
      Self.expect(type(of: diagram).expectedViews(of: tree, style), of: diagram)
    }
  }

  @Test(arguments: arrangements)
  func `what a forest of labels adds is known before`(arrangement: Arrangement) {
    let forest = ForestDiagram(
      roots: Self.trees.map { $0.map { Node(label: "\($0)") } },
      options: PictureOptions(style: DiagramStyle(arrangement: arrangement)))
    Self.expect(forest.expectedViews, of: forest)
  }
}
