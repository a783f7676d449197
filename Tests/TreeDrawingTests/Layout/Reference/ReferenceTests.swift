import Testing

@testable import TreeDrawing

/// The engine against the rules written down plainly, on random views.
@Suite struct ReferenceTests {
  @Test(arguments: Effort.blocks(10_000))
  func `random views are laid out by the rules`(_ seeds: Range<UInt64>) {
    for seed in seeds {
      var maker = ViewMaker(seed: seed)
      let view = maker.root(depth: 4)
      guard ReferenceComparison(view).difference != nil else { continue }
      let smallest = view.shrunk { ReferenceComparison($0).difference != nil }
      let difference = ReferenceComparison(smallest).difference ?? ""
      withKnownIssue("a container in a row by baselines that is offered an infinite height") {
        Issue.record("seed \(seed): \(difference) in \(smallest)")
      } when: {
        Self.knownSeeds.contains(seed)
      }
    }
  }

  /// Where the engine and the rules are known to differ, and nobody knows yet which is right.
  private static let knownSeeds: Set<UInt64> = [8_649]
}
