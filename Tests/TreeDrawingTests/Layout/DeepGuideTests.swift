import Testing

@testable import TreeDrawing

/// Guides that are asked for through many views.
@Suite struct DeepGuideTests {
  fileprivate enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  /// Piles, aligned by built-in guides or by the custom one, around a view that sets it.
  private struct Piles: View {
    let depth: Int
    let alignment: Alignment
    let note: () -> Void

    var body: some View {
      ZStack(alignment: alignment) {
        ForEach(0..<1) { _ in
          if depth > 1 {
            Piles(depth: depth - 1, alignment: alignment, note: note).padding(.leading, 1)
          } else {
            fixed(10, 10).alignmentGuide(.mark) { _ in
              note()
              return 3
            }
          }
        }
      }
    }
  }

  /// Views whose guides each ask for the guide of the view inside.
  private struct Asking: View {
    let depth: Int

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<1) { _ in
          if depth > 1 {
            Asking(depth: depth - 1).alignmentGuide(.mark) { $0[.mark] + 1 }
          } else {
            fixed(10, 10).alignmentGuide(.mark) { _ in 0 }
          }
        }
      }
    }
  }

  @Test(arguments: [1, 10, 3_000])
  func `a guide is found through piles that do not ask for it`(depth: Int) {
    let piles = Piles(depth: depth, alignment: .center) {}
    #expect(LaidOut.explicit(.mark, of: piles) == 3 + Double(depth - 1))
  }

  @Test func `a guide that each of many piles asks for is worked out a few times`() {
    var calls = 0
    let alignment = Alignment(horizontal: .mark, vertical: .top)
    _ = Drawing(of: Piles(depth: 1_000, alignment: alignment) { calls += 1 })
    #expect(calls < 20)
  }

  @Test(arguments: [1, 7, 8, 9, 10, 40, 3_000])
  func `a guide may be made of the guides of the views inside, at any depth`(depth: Int) {
    #expect(LaidOut.explicit(.mark, of: Asking(depth: depth)) == Double(depth - 1))
  }

  @Test func `a guide's kind may combine otherwise, before the container moves it`() {
    enum Doubling: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { 0 }
      static func combineExplicit(
        childValue: Double, _ index: Int, into parentValue: inout Double?
      ) {
        parentValue = parentValue.map { 2 * $0 + childValue } ?? childValue
      }
    }
    let guide = VerticalAlignment(Doubling.self)
    let row = HStack(alignment: .top, spacing: 0) {
      fixed(10, 10).alignmentGuide(guide) { _ in 3 }
      fixed(10, 10).alignmentGuide(guide) { _ in 5 }
    }
    #expect(LaidOut.explicit(guide, of: row.padding(.top, 100)) == 111)
  }
}

extension HorizontalAlignment {
  fileprivate static let mark = HorizontalAlignment(DeepGuideTests.Mark.self)
}
