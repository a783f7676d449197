import Testing

@testable import TreeDrawing

/// Grids below some nodes of random trees, some of which end in other arrangements again.
@Suite struct PinnedGridTests {
  /// A tree, how nodes of it stand, and what is expected of it.
  private struct Sample {
    let input: RandomInput
    let wishes: [Arrangement?]
    let style: DiagramStyle

    init(seed: UInt64, _ arrangement: Arrangement) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 2...80, using: &random)
      let shapes = [RandomInput.Shape.recursive, .wide, .caterpillar, .binary]
      input = RandomInput(
        count: count, seed: random.next(), shape: shapes.randomElement(using: &random) ?? .wide,
        texts: false)
      let choices = [nil, nil, Arrangement.grid, .grid, .hang]
      wishes = (0..<count).map { _ in choices.randomElement(using: &random) ?? nil }
      var style = DiagramStyle(arrangement: arrangement)
      style.hangsOnBothSides = seed % 2 == 0 && arrangement != .columns
      self.style = style
    }

    var drawing: Drawing {
      Drawing(
        of: Diagram(
          input.tree, style: style,
          placedNode: { [labels = input.labels] node, place in
            PlainNode(text: labels[node], isInList: place.arrangement == .list)
          }
        )
        .nodeLayout { [wishes] in NodeLayout(arrangement: wishes[$0]) })
    }

    var expectation: ExpectedTree {
      var expected = ExpectedTree(parents: input.parents)
      expected.arrangement = style.arrangement
      expected.edgeForm = .elbow
      expected.hangsOnBothSides = style.hangsOnBothSides
      for (node, parent) in input.parents.enumerated() {
        let outer = parent.map { (expected.pins[$0] ?? style.arrangement).forGrandchildren }
        expected.pins[node] = wishes[node] ?? outer ?? style.arrangement
      }
      return expected
    }
  }

  @Test(arguments: Effort.seeds(200), [Arrangement.rows, .tidy, .hang, .columns, .grid])
  func `the picture is in order`(_ seed: UInt64, _ arrangement: Arrangement) {
    let sample = Sample(seed: seed, arrangement)
    let violations = TreeJudge.violations(in: sample.drawing, of: sample.expectation)
    #expect(violations.prefix(5) == [], "seed \(seed)")
  }
}
