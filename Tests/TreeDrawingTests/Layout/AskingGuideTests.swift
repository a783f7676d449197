import Testing

@testable import TreeDrawing

/// Guides that are made of other guides.
@Suite struct AskingGuideTests {
  fileprivate enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate enum End: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }

  /// A view with pairs of guides that ask for each other's inner value, in a column aligned by one.
  private struct Pairs: View {
    let count: Int
    let note: () -> Void

    func _lower(into lowering: inout ViewLowering) {
      pair(count, &lowering)
    }

    private func pair(_ count: Int, _ lowering: inout ViewLowering) {
      guard count > 0 else { return fixed(10, 10)._lower(into: &lowering) }
      let inner = Pairs(count: count - 1, note: note)
      inner
        .alignmentGuide(.middle) {
          note()
          return $0[.end] + 1
        }
        .alignmentGuide(.end) {
          note()
          guard let middle = $0[explicit: .middle] else { return -1_000 }
          return middle + 1
        }
        ._lower(into: &lowering)
    }
  }

  @Test(arguments: [1, 4, 5, 20, 80])
  func `no guide is told that another one is not set which is`(count: Int) {
    var calls = 0
    let pairs = Pairs(count: count) { calls += 1 }
    #expect(LaidOut.explicit(.end, of: pairs) == Double(10 + 2 * count))
    #expect(calls <= 8 * count)
  }

  /// Rows in each other, each with a guide made of that of the row inside.
  private struct Rows: View {
    let depth: Int
    let see: (Double?) -> Void

    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<1) { _ in
          if depth > 1 {
            Rows(depth: depth - 1, see: see).alignmentGuide(.middle) {
              see($0[explicit: .middle])
              return $0[.middle] + 1
            }
          } else {
            fixed(10, 10).alignmentGuide(.middle) { _ in 0 }
          }
        }
      }
    }
  }

  @Test(arguments: [10, 100, 2_000])
  func `a guide made of the same guide inside is told nothing else, at any depth`(depth: Int) {
    var seen: [Double?] = []
    let value = LaidOut.explicit(.middle, of: Rows(depth: depth) { seen.append($0) })
    #expect(value == Double(depth - 1))
    #expect(seen.compactMap { $0 }.sorted() == (0..<(depth - 1)).map(Double.init))
  }
}

/// Guides of containers whose views are offered something else when they are placed.
@Suite struct PlacedGuideTests {
  @Test func `the guide of a pile is that of its views as they are placed`() {
    let pile = ZStack(alignment: .topLeading) {
      Rectangle().alignmentGuide(.middle) { $0.width }.numbered(0)
      fixed(60, 40).layoutPriority(1)
    }
    let column = VStack(alignment: .middle, spacing: 0) {
      pile
      fixed(10, 10).alignmentGuide(.middle) { _ in 0 }.numbered(1)
    }
    let layout = LaidOut(column, proposal: ProposedViewSize(width: 100, height: 100))
    #expect(layout.list == [rect(0, 0, 60, 40), rect(60, 40, 10, 10)])
  }

  @Test func `the guide of a stack is that of its views as they are placed`() {
    enum Foot: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { 0 }
    }
    let foot = VerticalAlignment(Foot.self)
    let row = HStack(spacing: 0) {
      Rectangle().alignmentGuide(foot) { $0.height }.numbered(0)
      fixed(20, 40)
    }
    #expect(LaidOut.explicit(foot, of: row) == 40)
    let outer = HStack(alignment: foot, spacing: 0) {
      row
      fixed(10, 10).numbered(1)
    }
    #expect(LaidOut(outer).list == [rect(0, 0, 10, 50), rect(30, 50, 10, 10)])
  }
}

/// Guides that ask for themselves.
@Suite struct CircularGuideTests {
  fileprivate enum Own: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.own] + 1 }
  }

  fileprivate enum First: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.second] + 1 }
  }

  fileprivate enum Second: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context[.first] + 1 }
  }

  /// A guide whose default is that of the same kind, one level on, for ever.
  fileprivate enum Endless<Inner>: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment(Endless<Inner?>.self)] + 1
    }
  }

  private func told(_ name: String) -> String {
    "the default of the guide \(name) depends on itself; 0 is used instead"
  }

  /// Of two guides that ask for each other, the one is told of that is asked for by the other.
  @Test(arguments: [
    (HorizontalAlignment.own, ["Own"]), (.first, ["Second"]), (.second, ["First"]),
  ])
  func `a guide that depends on itself is 0, and that is reported`(
    guide: HorizontalAlignment, names: [String]
  ) {
    let drawing = Drawing(
      of: VStack(alignment: guide, spacing: 0) {
        fixed(10, 5)
        fixed(20, 5).alignmentGuide(guide) { _ in 7 }
      })
    #expect(drawing.size == Size(width: 20, height: 10))
    #expect(drawing.warnings.map { $0.misuse.description } == names.map(told))
  }

  @Test func `a frame aligned by a guide that depends on itself puts its view at 0`() {
    let alignment = Alignment(horizontal: .own, vertical: .top)
    let layout = LaidOut(fixed(10, 10).numbered(0).frame(width: 50, alignment: alignment))
    #expect(layout.list == [rect(0, 0, 10, 10)])
  }

  @Test func `a default may ask for itself where it was set`() {
    let drawing = Drawing(
      of: VStack(alignment: .first, spacing: 0) {
        fixed(10, 5).alignmentGuide(.second) { _ in 2 }
        fixed(10, 5).alignmentGuide(.first) { _ in 3 }
      })
    #expect(drawing.size == Size(width: 10, height: 10))
    #expect(drawing.warnings == [])
  }

  @Test func `defaults of ever new guides come to an end`() {
    let drawing = onSmallStack {
      Drawing(
        of: VStack(alignment: HorizontalAlignment(Endless<Int>.self), spacing: 0) { fixed(10, 5) }
      ).warnings.map { $0.misuse.description }
    }
    #expect(drawing?.count == 1)
  }
}

extension HorizontalAlignment {
  fileprivate static let middle = HorizontalAlignment(AskingGuideTests.Middle.self)
  fileprivate static let end = HorizontalAlignment(AskingGuideTests.End.self)
  fileprivate static let own = HorizontalAlignment(CircularGuideTests.Own.self)
  fileprivate static let first = HorizontalAlignment(CircularGuideTests.First.self)
  fileprivate static let second = HorizontalAlignment(CircularGuideTests.Second.self)
}
