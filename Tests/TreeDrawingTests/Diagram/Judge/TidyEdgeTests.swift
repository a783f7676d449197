import Testing

@testable import TreeDrawing

/// Edges in interlocking rows of nodes that differ much in height.
@Suite struct TidyEdgeTests {
  @Test(arguments: Effort.seeds(200))
  func `no edge in interlocking rows touches a node or another's edge`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let input = RandomInput(
      count: Int.random(in: 2...80, using: &random), seed: random.next(),
      shape: RandomInput.Shape.allCases.randomElement(using: &random) ?? .recursive)
    let growth = GrowthDirection.allCases.randomElement(using: &random) ?? .down
    let sizes = input.parents.map { _ in
      Size(width: Self.extent(&random), height: Self.extent(&random))
    }
    var style = DiagramStyle(growth: growth, arrangement: .tidy, edgeForm: .elbow)
    style.alignment = ChildAlignment.allCases.randomElement(using: &random) ?? .outer
    let diagram = Diagram(
      input.tree, style: style,
      placedNode: { node, _ in
        RoundedRectangle(cornerRadius: 4).frame(
          width: sizes[node].width, height: sizes[node].height)
      }, edgeLabel: input.edgeLabels.isEmpty ? nil : { input.edgeLabels[$0].map { Text($0) } })
    var expected = ExpectedTree(parents: input.parents, edgeLabels: input.edgeLabels)
    (expected.growth, expected.arrangement, expected.edgeForm) = (growth, .tidy, .elbow)
    let violations = TreeJudge.violations(in: Drawing(of: diagram), of: expected)
    #expect(violations.prefix(10) == [], "seed \(seed), \(growth), \(style.alignment)")
  }

  /// An even number of points.
  private static func extent(_ random: inout SplitMix64) -> Double {
    Double(Int.random(in: 5...60, using: &random)) * 2
  }
}
