import Testing

@testable import TreeDrawing

@Suite struct PaintingStepTests {
  private static let most = PaintingStep.mostOfAKind - 1

  private static let kinds: [PaintingStep.Kind] = [
    .element(0), .element(77), .element(most), .backdrop(of: 0), .backdrop(of: most),
    .outerBackdrop(0), .outerBackdrop(most), .outline(0), .outline(most), .mark(0), .mark(most),
    .end, .beginGroup(0), .beginGroup(most), .endGroup, .faded(0), .faded(most),
  ]

  @Test(arguments: kinds) func `a step is found again by its number`(kind: PaintingStep.Kind) {
    #expect(PaintingStep(kind).kind == kind)
  }

  @Test func `steps that stand for something else have other numbers`() {
    #expect(Set(Self.kinds.map { PaintingStep($0) }).count == Self.kinds.count)
  }
}
