import Testing

@testable import TreeDrawing

/// In which order the views of a stack choose their lengths, and what is left for the others.
@Suite struct StackSharingTests {
  /// A view from 10 to 30 points long beside an endless one, in 100 points.
  private static func widths(priority: Double) -> [Double] {
    let row = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 10, maxWidth: 30).numbered(0)
      Rectangle().layoutPriority(priority).numbered(1)
    }
    return LaidOut(row, proposal: ProposedViewSize(width: 100, height: 10)).list.map(\.size.width)
  }

  @Test func `of views of one priority the less flexible one chooses first`() {
    #expect(Self.widths(priority: 0) == [30, 70])
  }

  @Test func `a view of a higher priority chooses first, however flexible it is`() {
    #expect(Self.widths(priority: 1) == [10, 90])
  }

  @Test func `a view of a lower priority chooses last, and is left its least length meanwhile`() {
    let row = HStack(spacing: 0) {
      Rectangle().frame(minWidth: 10, maxWidth: 30).layoutPriority(-1).numbered(0)
      Rectangle().frame(maxWidth: 80).numbered(1)
    }
    let layout = LaidOut(row, proposal: ProposedViewSize(width: 100, height: 10))
    #expect(layout.list.map(\.size.width) == [20, 80])
  }

  @Test func `of an infinite length infinitely much is left, whatever views take`() {
    let endless = StackSharing.Flexibility(least: 0, greatest: .infinity, priority: 0)
    var sharing = StackSharing(.infinity, among: [endless, endless])
    while sharing.next() != nil { sharing.take(.infinity) }
    #expect(sharing.shares == [.infinity, .infinity])
  }

  @Test func `a row of endless views is endless where an infinite length is offered`() {
    var size: Size?
    let asking = Asking { size = $0.sizeThatFits(ProposedViewSize(width: .infinity, height: 10)) }
    _ = Drawing(
      of: asking.callAsFunction {
        HStack(spacing: 0) {
          Rectangle()
          Rectangle()
        }
      })
    #expect(size == Size(width: .infinity, height: 10))
  }
}

/// Asks its only view something.
private struct Asking: Layout {
  let ask: (LayoutSubview) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.forEach(ask)
    return .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
