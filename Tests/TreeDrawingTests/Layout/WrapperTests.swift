import Testing

@testable import TreeDrawing

/// Views that wrap one other: padding, frames, backgrounds, and views on top of each other.
@Suite struct WrapperTests {
  @Test func `negative padding sticks out of a frame`() {
    let layout = LaidOut(Rectangle().numbered(0).padding(-10).frame(width: 75.5, height: 16))
    #expect(layout.size == Size(width: 75.5, height: 16))
    #expect(layout.list == [rect(-10, -10, 95.5, 36)])
  }

  @Test func `a view larger than its frame is centred and not clipped`() {
    let layout = LaidOut(fixed(100, 100).numbered(0).frame(width: 50, height: 50))
    #expect(layout.size == Size(width: 50, height: 50))
    #expect(layout.list == [rect(-25, -25, 100, 100)])
  }

  @Test func `a frame leaves the length that it does not fix to the view`() {
    #expect(LaidOut(fixed(40, 20).frame(width: 100)).size == Size(width: 100, height: 20))
    #expect(LaidOut(Rectangle().frame(height: 3)).size == Size(width: 10, height: 3))
  }

  @Test func `padding takes from what is offered, never more than all`() {
    let proposal = ProposedViewSize(width: 30, height: 5)
    let layout = LaidOut(Rectangle().numbered(0).padding(5), proposal: proposal)
    #expect(layout.size == Size(width: 30, height: 10))
    #expect(layout.list == [rect(5, 5, 20, 0)])
  }

  @Test func `a view of fixed size ignores what is offered`() {
    let proposal = ProposedViewSize(width: 30, height: 30)
    #expect(
      LaidOut(Rectangle().fixedSize(), proposal: proposal).size == Size(width: 10, height: 10))
    let wide = Rectangle().fixedSize(horizontal: false, vertical: true)
    #expect(LaidOut(wide, proposal: proposal).size == Size(width: 30, height: 10))
  }

  /// A view with a badge, whose centre is to be on a corner.
  struct Badged: View {
    let isInFront: Bool

    var body: some View {
      if isInFront {
        fixed(100, 40).overlay(alignment: .topTrailing) { badge }
      } else {
        fixed(100, 40).background(alignment: .topTrailing) { badge }
      }
    }

    private var badge: some View {
      fixed(20, 20)
        .alignmentGuide(.top) { $0.height / 2 }
        .alignmentGuide(.trailing) { $0.width / 2 }
        .numbered(0)
    }
  }

  @Test(arguments: [true, false])
  func `an overlay and a background stand where both views' guides say`(isInFront: Bool) {
    let layout = LaidOut(Badged(isInFront: isInFront))
    #expect(layout.size == Size(width: 100, height: 40))
    #expect(layout.list == [rect(90, -10, 20, 20)])
  }

  @Test func `an overlay is painted over its view, a background under it`() {
    let view = Color.white.frame(width: 9, height: 9)
      .overlay { Color.black }
      .background { Color(rgb: 0x123456) }
    let fills = Drawing(of: view).layers.flatMap(\.items).compactMap { item -> Color? in
      guard case .shape(_, let paint) = item else { return nil }
      return paint.fill
    }
    #expect(fills == [Color(rgb: 0x123456), .white, .black])
  }

  @Test func `no view has neither an overlay nor a background`() {
    let layout = LaidOut(
      VStack(spacing: 5) {
        fixed(1, 1)
        EmptyView().overlay { fixed(9, 9) }
        EmptyView().background { fixed(9, 9) }
      })
    #expect(layout.size == Size(width: 1, height: 1))
  }

  @Test func `a background is offered the view's size`() {
    let layout = LaidOut(fixed(60, 20).background { Rectangle().numbered(0) })
    #expect(layout.list == [rect(0, 0, 60, 20)])
  }

  @Test func `a bare shape in a background goes by the view's guides too`() {
    let layout = LaidOut(
      fixed(60, 20).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        .background { Rectangle().numbered(0) })
    #expect(layout.list == [rect(-30, 0, 60, 20)])
  }

  @Test func `several views in a background are piled up and centred`() {
    let layout = LaidOut(
      fixed(100, 40).background(alignment: .bottom) {
        fixed(20, 20).numbered(0)
        fixed(40, 10).numbered(1)
      })
    #expect(layout.list == [rect(40, 20, 20, 20), rect(30, 25, 40, 10)])
  }

  @Test func `piled views cover what their aligned frames cover`() {
    let layout = LaidOut(
      ZStack(alignment: .bottomLeading) {
        fixed(100, 50).numbered(0)
        fixed(50, 100).numbered(1)
      })
    #expect(layout.size == Size(width: 100, height: 100))
    #expect(layout.list == [rect(0, 50, 100, 50), rect(0, 0, 50, 100)])
  }

  @Test func `piled views stand where their custom guides meet`() {
    enum Custom: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> Double { 0 }
    }
    let horizontal = HorizontalAlignment(Custom.self)
    let vertical = VerticalAlignment(Custom.self)
    let layout = LaidOut(
      ZStack(alignment: Alignment(horizontal: horizontal, vertical: vertical)) {
        fixed(20, 10).alignmentGuide(horizontal) { _ in 3 }.alignmentGuide(vertical) { _ in 4 }
          .numbered(0)
        fixed(30, 40).alignmentGuide(horizontal) { _ in 12 }.alignmentGuide(vertical) { _ in 8 }
          .numbered(1)
      })
    #expect(layout.size == Size(width: 30, height: 40))
    #expect(layout.list == [rect(9, 4, 20, 10), rect(0, 0, 30, 40)])
  }

  @Test func `a custom view is what its body is, and may be several views`() {
    struct Pair: View {
      var body: some View {
        fixed(10, 10).numbered(0)
        fixed(20, 10).numbered(1)
      }
    }
    #expect(
      LaidOut(HStack(spacing: 5) { Pair() }).list == [rect(0, 0, 10, 10), rect(15, 0, 20, 10)])
    #expect(LaidOut(Pair().padding(3)).list == [rect(8, 3, 10, 10), rect(3, 3, 20, 10)])
  }
}
