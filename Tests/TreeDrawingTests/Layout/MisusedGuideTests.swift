import Testing

@testable import TreeDrawing

/// Guides that are nowhere, and coordinate spaces that nobody named.
@Suite struct MisusedGuideTests {
  private enum Bad: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { .nan }
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (-.infinity, "-infinite")])
  func `an explicit guide that is nowhere is not set`(value: Double, told: String) {
    let drawing = Drawing(
      of: VStack(alignment: .leading, spacing: 0) {
        fixed(10, 5).alignmentGuide(.leading) { _ in 3 }.alignmentGuide(.leading) { _ in value }
        fixed(20, 5)
      })
    #expect(drawing.size == Size(width: 23, height: 10))
    #expect(
      drawing.warnings.map { $0.misuse.description } == [
        "alignmentGuide(.leading) came out as \(told) in a view of finite size; it is ignored"
      ])
  }

  @Test func `a default that is no number is 0`() {
    let drawing = Drawing(
      of: HStack(alignment: VerticalAlignment(Bad.self), spacing: 0) {
        fixed(10, 5)
        fixed(10, 7)
      })
    #expect(drawing.size == Size(width: 20, height: 7))
    #expect(
      drawing.warnings.map(\.description) == [
        "the default of the guide Bad came out as NaN in a view of finite size; "
          + "0 is used instead (2 times)"
      ])
  }

  @Test func `a guide may be infinite where the view is`() {
    let drawing = Drawing(
      of: HStack {
        VStack(alignment: .trailing) {
          Rectangle().alignmentGuide(.trailing) { $0.width - $0[HorizontalAlignment.center] }
        }
        Rectangle()
      }, proposal: ProposedViewSize(width: 50, height: 20))
    #expect(drawing.warnings == [])
  }

  @Test func `a guide that is no number where the view is infinite is as if it had not been set`() {
    // Asked how wide it gets, the column has an infinite view whose guide is infinity - infinity.
    let row = HStack(spacing: 0) {
      VStack(alignment: .leading, spacing: 0) {
        Rectangle().alignmentGuide(.leading) { $0.width - $0.width + 2 }
        fixed(10, 10).numbered(0)
      }
      Rectangle().numbered(1)
    }
    let drawing = Drawing(of: row, proposal: ProposedViewSize(width: 50, height: 20))
    #expect(drawing.warnings == [])
    let layout = LaidOut(row, proposal: ProposedViewSize(width: 50, height: 20))
    #expect(layout.list == [rect(2, 10, 10, 10), rect(25, 0, 25, 20)])
  }

  @Test func `a default that is no number where the view is infinite is 0 there`() {
    enum Odd: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double {
        context.width - context.width + 2
      }
    }
    let row = HStack(spacing: 0) {
      VStack(alignment: HorizontalAlignment(Odd.self), spacing: 0) { Rectangle().numbered(0) }
      fixed(10, 10)
    }
    let drawing = Drawing(of: row, proposal: ProposedViewSize(width: 50, height: 20))
    #expect(drawing.warnings == [])
    #expect(drawing.size == Size(width: 50, height: 20))
  }

  private func told(of space: CoordinateSpace) -> [String] {
    struct Spaces: View {
      let space: CoordinateSpace
      var body: some View {
        GeometryReader { proxy in Color.clear.frame(width: proxy.frame(in: space).maxX) }
          .coordinateSpace(name: "inner").coordinateSpace(name: 7).coordinateSpace(name: "inner")
      }
    }
    return Drawing(of: Spaces(space: space)).warnings.map(\.description)
  }

  @Test func `an unknown space is reported with those that are known`() {
    #expect(
      told(of: .named("outer")) == [
        "no view around is named \"outer\" by coordinateSpace(name:); the whole picture's "
          + "coordinates are used instead; known here: \"inner\", 7"
      ])
    #expect(told(of: .named(7)) == [])
    let alone = GeometryReader { proxy in
      Color.clear.frame(width: proxy.frame(in: .named(Axis.vertical)).maxX)
    }
    #expect(
      Drawing(of: alone).warnings.map(\.description) == [
        "no view around is named vertical by coordinateSpace(name:); the whole picture's "
          + "coordinates are used instead; no names are known here"
      ])
  }

  @Test func `names of any type find their spaces`() {
    struct Name: Hashable { let id: Int }
    let text: String = "s"
    let origins = Origins()
    let view = GeometryReader { proxy in
      let _ = origins.note(proxy, .named(Name(id: 1)), .named(Name(id: 2)), .named(text), .named(3))
    }
    .padding(1).coordinateSpace(name: Name(id: 1))
    .padding(2).coordinateSpace(name: Name(id: 2))
    .padding(4).coordinateSpace(name: text)
    .padding(8).coordinateSpace(name: 3)
    #expect(Drawing(of: view).warnings == [])
    #expect(origins.values == [1, 3, 7, 15])
  }

  private final class Origins {
    var values: [Double] = []

    func note(_ proxy: GeometryProxy, _ spaces: CoordinateSpace...) {
      values = spaces.map { proxy.frame(in: $0).minX }
    }
  }
}
