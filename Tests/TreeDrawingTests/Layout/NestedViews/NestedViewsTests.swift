import Testing

@testable import TreeDrawing

/// How much work the engine has with views in each other: always in proportion to their number.
///
/// Work is counted in steps of measuring, searches for guides and spaces, and calls of closures; so it is the same on
/// every machine.
@Suite struct NestedViewsTests {
  @Test(arguments: NestedViews.all)
  func `work for each level does not grow with their number`(_ nest: NestedViews) {
    let few = Self.stepsPerLevel(of: nest, levels: 100)
    let many = Self.stepsPerLevel(of: nest, levels: 1_000)
    #expect(many <= 1.6 * few + 10, "steps for a level: \(few) of 100, \(many) of 1,000")
  }

  @Test(arguments: NestedViews.all)
  func `work for each level is small`(_ nest: NestedViews) {
    let steps = Self.stepsPerLevel(of: nest, levels: 10)
    #expect(steps <= 1_000, "\(steps) steps for a level")
  }

  static func stepsPerLevel(of nest: NestedViews, levels: Int) -> Double {
    Double(steps(of: nest, levels: levels)) / Double(levels)
  }

  static func steps(of nest: NestedViews, levels: Int) -> Int {
    var pass = PreferencePass.layOut(nest.view(levels: levels), for: nest.proposal)
    return pass.placer.measurer.inquiry.steps + pass.arena.spaces.steps
  }
}
