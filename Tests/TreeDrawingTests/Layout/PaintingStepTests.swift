import Testing

@testable import TreeDrawing

@Suite struct PaintingStepTests {
  private static let most = PaintingStep.mostOfAKind - 1
  private static let first = ElementID(0)
  private static let last = ElementID(most)

  private static let kinds: [PaintingStep.Kind] = [
    .element(first), .element(ElementID(77)), .element(last), .backdrop(of: first),
    .backdrop(of: last), .outerBackdrop(0), .outerBackdrop(most), .outline(0), .outline(most),
    .mark(first), .mark(last), .end, .beginGroup(first), .beginGroup(last), .endGroup, .faded(0),
    .faded(most), .beginTransform(0), .beginTransform(most), .shaded(0), .shaded(most),
    .image(first), .image(last), .beginClip(0),
    .beginClip(most), .endClip(0), .endClip(most), .beginNote(0), .beginNote(most), .endNote(0),
    .endNote(most),
  ]

  @Test(arguments: kinds) func `a step is found again by its number`(kind: PaintingStep.Kind) {
    #expect(PaintingStep(kind).kind == kind)
  }

  @Test func `steps that stand for something else have other numbers`() {
    #expect(Set(Self.kinds.map { PaintingStep($0) }).count == Self.kinds.count)
  }
}
