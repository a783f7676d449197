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
      Issue.record("seed \(seed): \(difference) in \(smallest)")
    }
  }
}
