import Testing

@testable import TreeDrawing

/// Numbers from custom layouts that make no sense: what is used instead, and what is told.
@Suite struct MisusedLayoutTests {
  private func told(_ view: some View) -> Set<String> {
    Set(Drawing(of: view).warnings.map { $0.misuse.description })
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (-.infinity, "-infinite")])
  func `a guide that is nowhere is not set`(value: Double, text: String) {
    let column = VStack(alignment: .leading, spacing: 0) {
      Odd(guide: value) { fixed(10, 10) }.numbered(0)
      fixed(20, 5).numbered(1)
    }
    #expect(LaidOut(column).list == [rect(0, 0, 40, 40), rect(0, 40, 20, 5)])
    #expect(
      told(column) == [
        "explicitAlignment(of: .leading) of a layout came out as \(text) in a view of finite size; "
          + "it is ignored"
      ])
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite")])
  func `gaps that are no finite length are the usual ones`(value: Double, text: String) {
    let column = VStack {
      Odd(gap: value) { fixed(10, 10) }
      fixed(20, 5).numbered(0)
    }
    #expect(LaidOut(column).list == [rect(10, 48, 20, 5)])
    #expect(
      told(column) == [
        "a layout's spacing is \(text), but must be a finite number; 8 is used instead"
      ])
  }

  @Test(arguments: [
    (-5.0, 0.0, "-5", "0 is used instead"), (.infinity, 10, "infinite", "it is ignored"),
    (.nan, 10, "NaN", "it is ignored"),
  ])
  func `an impossible length that a view is placed with is replaced`(
    length: Double, expected: Double, text: String, action: String
  ) {
    let view = Odd(proposal: ProposedViewSize(width: length, height: 7)) { Rectangle().numbered(0) }
    #expect(LaidOut(view).list == [rect(0, 0, expected, 7)])
    #expect(
      told(view) == [
        "place(proposal:) width is \(text), but must be a finite number not less than 0; \(action)"
      ])
  }

  @Test func `a view that is placed nowhere is placed at 0`() {
    let view = Odd(position: Point(x: .nan, y: 3)) { fixed(10, 10).numbered(0) }
    #expect(LaidOut(view).list == [rect(0, 3, 10, 10)])
    #expect(
      told(view) == ["place(at:) x is NaN, but must be a finite number; 0 is used instead"])
    let other = Odd(anchor: UnitPoint(x: 0, y: .infinity)) { fixed(10, 10).numbered(0) }
    #expect(LaidOut(other).list == [rect(0, 0, 10, 10)])
    #expect(
      told(other) == ["place(anchor:) is infinite, but must be a finite number; 0 is used instead"])
  }

  @Test func `a length that is asked about and negative is none`() {
    let seen = Widths()
    let asking = ProposedViewSize(width: -4, height: 2)
    let view = Odd(asking: asking, seen: seen) { Rectangle() }
    #expect(told(view) == [])
    #expect(Set(seen.values) == [0])
  }

  @Test func `infinite places and lengths are all right in an infinite layout`() {
    let row = HStack(spacing: 0) {
      Stretching { Rectangle().alignmentGuide(.top) { _ in 1 } }
      Rectangle()
    }
    #expect(
      Drawing(of: row, proposal: ProposedViewSize(width: 100, height: 50)).warnings == [])
  }

  @Test(
    arguments: [
      .unspecified, ProposedViewSize(width: 100, height: 50),
      ProposedViewSize(width: 5, height: nil),
    ] as [ProposedViewSize])
  func `layouts that hand on what they are offered are not blamed for what stacks try`(
    proposal: ProposedViewSize
  ) {
    let row = HStack(alignment: .mine) {
      Handing { Handing { Text("x").alignmentGuide(.mine) { _ in 5 } } }
      VStack(alignment: .leading) {
        Handing { Handing { fixed(20, 10).alignmentGuide(.mine) { _ in 2 } } }
        Rectangle()
      }
      Rectangle()
    }
    #expect(Drawing(of: row, proposal: proposal).warnings == [])
    #expect(Drawing(of: row.frame(minWidth: 300, minHeight: 50)).warnings == [])
  }
}

extension VerticalAlignment {
  fileprivate static let mine = VerticalAlignment(Mine.self)

  private enum Mine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height }
  }
}

/// Is as large as its view, which it places with the proposal that it was given.
private struct Handing: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

private final class Widths {
  var values: [Double] = []
}

/// 40 by 40 points, and whatever else a test says.
private struct Odd: Layout {
  var guide: Double?
  var gap = 8.0
  var position = Point.zero
  var anchor = UnitPoint.topLeading
  var proposal = ProposedViewSize.unspecified
  var asking = ProposedViewSize.unspecified
  var seen = Widths()

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    for subview in subviews { seen.values.append(subview.dimensions(in: asking).width) }
    return Size(width: 40, height: 40)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(at: position, anchor: anchor, proposal: self.proposal)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    guide == .leading ? self.guide : nil
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(gap) }
}

/// Takes all that it is offered, and puts its views in the middle.
private struct Stretching: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: Point(x: bounds.size.width / 2, y: 0), anchor: .top,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
