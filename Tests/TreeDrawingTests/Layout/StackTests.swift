import Testing

@testable import TreeDrawing

/// Rows and columns: what they offer their views, and where these stand.
@Suite struct StackTests {
  private enum CustomVertical: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
  }
  private enum CustomHorizontal: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
  private let vertical = VerticalAlignment(CustomVertical.self)
  private let horizontal = HorizontalAlignment(CustomHorizontal.self)

  @Test func `a row aligned at the bottom has the bottoms of its views on one line`() {
    let layout = LaidOut(
      HStack(alignment: .bottom, spacing: 8) {
        fixed(20, 10).numbered(0)
        fixed(30, 40).numbered(1)
        fixed(10, 25).numbered(2)
      })
    #expect(layout.size == Size(width: 76, height: 40))
    #expect(layout.list == [rect(0, 30, 20, 10), rect(28, 0, 30, 40), rect(66, 15, 10, 25)])
  }

  @Test func `a column aligned at the left has the left edges of its views on one line`() {
    let layout = LaidOut(
      VStack(alignment: .leading, spacing: 10) {
        fixed(20, 10).numbered(0)
        fixed(30, 20).numbered(1)
      })
    #expect(layout.size == Size(width: 30, height: 40))
    #expect(layout.list == [rect(0, 0, 20, 10), rect(0, 20, 30, 20)])
  }

  @Test func `a row is as long as its views and the spacing between them`() {
    let layout = LaidOut(
      HStack(alignment: .top, spacing: 10) {
        fixed(20, 10).numbered(0)
        fixed(30, 20).numbered(1)
      })
    #expect(layout.size == Size(width: 60, height: 20))
    #expect(layout.list.map(\.minX) == [0, 30])
  }

  @Test func `spacing may be negative`() {
    let layout = LaidOut(
      HStack(spacing: -30) {
        fixed(20, 10).numbered(0)
        fixed(20, 10).numbered(1)
      })
    #expect(layout.size == Size(width: 10, height: 10))
    #expect(layout.list.map(\.minX) == [0, -10])
  }

  @Test func `an empty row takes spacing like any other view`() {
    let layout = LaidOut(
      VStack(spacing: 20) {
        fixed(100, 30)
        HStack {}.numbered(0)
      })
    #expect(layout.size == Size(width: 100, height: 50))
    #expect(layout.list == [rect(50, 50, 0, 0)])
  }

  @Test func `no view takes no spacing`() {
    let layout = LaidOut(
      VStack(spacing: 20) {
        fixed(100, 30)
        EmptyView()
        if false { fixed(1, 1) }
        ForEach(0..<0) { _ in fixed(1, 1) }
        EmptyView().padding(10)
        ForEach(0..<0) { _ in fixed(1, 1) }.padding(10)
        Group {
          EmptyView()
          if false { fixed(1, 1) }
        }
        .padding(10)
      })
    #expect(layout.size == Size(width: 100, height: 30))
  }

  @Test func `flexible views share a row equally`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        Rectangle().numbered(0)
        Rectangle().numbered(1)
        Rectangle().numbered(2)
      }
      .frame(width: 300, height: 100))
    #expect(
      layout.list == [rect(0, 0, 100, 100), rect(100, 0, 100, 100), rect(200, 0, 100, 100)])
  }

  @Test func `a row asked for its ideal offers its children its own height`() {
    let layout = LaidOut(
      HStack(spacing: 5) {
        fixed(30, 10)
        fixed(40, 20)
        Color.black.frame(width: 0).numbered(0)
      })
    #expect(layout.size == Size(width: 80, height: 20))
    #expect(layout.list == [rect(80, 0, 0, 20)])
  }

  @Test func `a row that is offered nothing is as long as its parts need`() {
    let layout = LaidOut(
      HStack(spacing: 5) {
        fixed(10, 10)
        fixed(20, 10)
        fixed(15, 10)
      },
      proposal: ProposedViewSize(width: 0, height: nil))
    #expect(layout.size.width == 55)
  }

  @Test func `a row contains the line that its guides lie on`() {
    let layout = LaidOut(
      HStack(alignment: vertical, spacing: 0) {
        fixed(20, 10).alignmentGuide(vertical) { _ in 16 }.numbered(0)
        fixed(20, 10).alignmentGuide(vertical) { _ in 16 }.numbered(1)
      })
    #expect(layout.size == Size(width: 40, height: 16))
    #expect(layout.list.map(\.minY) == [0, 0])
  }

  @Test func `a column contains the line that its guides lie on`() {
    let layout = LaidOut(
      VStack(alignment: horizontal, spacing: 0) {
        fixed(20, 10).alignmentGuide(horizontal) { _ in 26 }.numbered(0)
        fixed(20, 10).alignmentGuide(horizontal) { _ in 26 }.numbered(1)
      })
    #expect(layout.size == Size(width: 26, height: 20))
    #expect(layout.list.map(\.minX) == [0, 0])
  }

  @Test func `a guide further left moves a view right`() {
    let layout = LaidOut(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4) { i in
          fixed(40, 10).alignmentGuide(.leading) { _ in -10 * Double(i) }.numbered(i)
        }
      })
    #expect(layout.size == Size(width: 70, height: 40))
    #expect(layout.list.map(\.minX) == [0, 10, 20, 30])
  }

  @Test func `a guide further down moves a view up`() {
    let layout = LaidOut(
      HStack(alignment: .top, spacing: 0) {
        fixed(100, 150).alignmentGuide(.top) { _ in 25 }.numbered(0)
        fixed(100, 100).numbered(1)
      })
    #expect(layout.size == Size(width: 200, height: 150))
    #expect(layout.list.map(\.minY) == [0, 25])
  }

  @Test func `where no view sets a custom guide, its default counts`() {
    let layout = LaidOut(
      HStack(alignment: vertical, spacing: 1) {
        fixed(10, 60).numbered(0)
        fixed(10, 120).numbered(1)
        fixed(10, 90).numbered(2)
      })
    #expect(layout.size.height == 120)
    #expect(layout.list.map(\.minY) == [20, 0, 10])
  }

  @Test func `a built-in guide that a view sets replaces the usual one`() {
    let layout = LaidOut(
      VStack(alignment: .center, spacing: 8) {
        fixed(120, 30).numbered(0)
        fixed(200, 20).alignmentGuide(HorizontalAlignment.center) { _ in 50 }.numbered(1)
      })
    #expect(layout.size == Size(width: 210, height: 58))
    #expect(layout.list.map(\.minX) == [0, 10])
  }

  @Test func `a default guide follows another explicit one`() {
    let layout = LaidOut(
      VStack(alignment: horizontal, spacing: 0) {
        fixed(60, 10).numbered(0)
        fixed(60, 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.numbered(1)
      })
    #expect(layout.list.map(\.minX) == [0, 30])
    #expect(layout.size.width == 90)
  }

  @Test func `the least flexible view chooses first`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        Rectangle().numbered(0)
        fixed(70, 10).numbered(1)
        Rectangle().numbered(2)
      },
      proposal: ProposedViewSize(width: 100, height: 20))
    #expect(layout.list.map(\.size.width) == [15, 70, 15])
  }

  @Test func `views of a collection stand between those before and behind it`() {
    let layout = LaidOut(
      HStack(spacing: 0) {
        fixed(1, 1).numbered(0)
        ForEach(0..<2) { i in
          ForEach(0..<2) { j in fixed(1, 1).numbered(1 + 3 * i + j) }
          fixed(1, 1).numbered(3 + 3 * i)
        }
        ForEach(0..<2) { i in
          ForEach(0..<2) { j in fixed(1, 1).numbered(7 + 2 * i + j) }
        }
        fixed(1, 1).numbered(11)
      })
    #expect(layout.list.map(\.minX) == (0...11).map(Double.init))
  }
}
