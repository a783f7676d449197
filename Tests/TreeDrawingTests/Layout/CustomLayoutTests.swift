import Testing

@testable import TreeDrawing

/// Containers made with the `Layout` protocol.
@Suite struct CustomLayoutTests {
  @Test func `views stand where the layout puts them`() {
    let layout = LaidOut(
      Staircase {
        fixed(10, 20).numbered(0)
        fixed(30, 5).numbered(1)
      })
    #expect(layout.size == Size(width: 40, height: 25))
    #expect(layout.list == [rect(0, 0, 10, 20), rect(10, 20, 30, 5)])
  }

  @Test(arguments: [
    (UnitPoint.topLeading, Point(x: 50, y: 40)), (.center, Point(x: 40, y: 30)),
    (.bottomTrailing, Point(x: 30, y: 20)),
  ]) func `a view stands on its anchor`(anchor: UnitPoint, origin: Point) {
    let layout = LaidOut(Pinned(anchor: anchor) { fixed(20, 20).numbered(0) })
    #expect(layout.list == [Rect(origin: origin, size: Size(width: 20, height: 20))])
  }

  @Test func `a view that is not placed stands in the middle`() {
    let layout = LaidOut(Unplaced { fixed(20, 10).numbered(0) })
    #expect(layout.list == [rect(40, 45, 20, 10)])
  }

  @Test func `a layout in a stack is measured like any view`() {
    let row = HStack(spacing: 0) {
      Halves {
        Rectangle().numbered(0)
        Rectangle().numbered(1)
      }
      fixed(20, 10).numbered(2)
    }
    let layout = LaidOut(row, proposal: ProposedViewSize(width: 120, height: 30))
    #expect(layout.list == [rect(0, 0, 50, 30), rect(50, 0, 50, 30), rect(100, 10, 20, 10)])
  }

  @Test func `a layout sees priorities and values`() {
    var seen: [String] = []
    let listener = Listener { seen = $0 }
    let view = listener {
      fixed(1, 1).padding(3).layoutPriority(2).layoutValue(key: Name.self, value: "a")
      fixed(1, 1)
    }
    _ = Drawing(of: view)
    #expect(seen == ["a 2.0 7.0", "none 0.0 1.0"])
  }

  @Test func `a view without a layout value has the key's default, even if that could be nil`() {
    var seen: [Double?] = []
    let weighing = Weighing { seen = $0 }
    let view = weighing {
      fixed(1, 1)
      fixed(1, 1).layoutValue(key: Weight.self, value: nil)
      fixed(1, 1).layoutValue(key: Weight.self, value: 7)
    }
    _ = Drawing(of: view)
    #expect(seen == [5, nil, 7])
  }

  @Test func `custom guides of the views are merged where they are placed`() {
    let view = Staircase {
      fixed(10, 20).alignmentGuide(.third) { _ in 1 }
      fixed(30, 5).alignmentGuide(.third) { _ in 3 }.alignmentGuide(.leading) { _ in 3 }
    }
    #expect(LaidOut.explicit(.third, of: view) == 7.0)
    #expect(LaidOut.explicit(.leading, of: view) == nil)
  }

  @Test func `a layout may say its guides itself`() {
    let view = Pinned(anchor: .top) { fixed(20, 20) }
    #expect(LaidOut.explicit(.third, of: view.padding(4)) == 11)
    #expect(LaidOut.explicit(.leading, of: view.padding(4)) == 9)
  }

  @Test func `a stack without spacing keeps the gaps that layouts want`() {
    let row = HStack {
      fixed(10, 10).numbered(0)
      Pinned(anchor: .topLeading) { EmptyView() }.numbered(1)
      fixed(10, 10).numbered(2)
    }
    #expect(LaidOut(row).list.map(\.minX) == [0, 30, 150])
  }

  @Test func `flexible views share a column that is written as a layout`() {
    for depth in [1, 5, 40] {
      let view = Nested(depth: depth)
      let layout = LaidOut(view, proposal: ProposedViewSize(width: 100, height: 80))
      #expect(layout.size == Size(width: 100, height: 80))
      #expect(layout.frames[0] == rect(0, 0, 100, 80))
    }
  }

  @Test func `nested layouts are asked a number of times that does not grow`() {
    let counts = [10, 100, 1_000].map { depth in
      let counter = Counter()
      _ = Drawing(
        of: Nested(depth: depth, counter: counter),
        proposal: ProposedViewSize(width: 100, height: 80))
      return Double(counter.calls) / Double(depth)
    }
    #expect(counts.allSatisfy { $0 < 12 }, "calls for each layout: \(counts)")
  }
}

extension HorizontalAlignment {
  fileprivate static let third = HorizontalAlignment(Third.self)

  private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
  }
}

private enum Name: LayoutValueKey {
  static var defaultValue: String { "none" }
}

private enum Weight: LayoutValueKey {
  static var defaultValue: Double? { 5 }
}

/// Notes the weights of its views.
private struct Weighing: Layout {
  let note: ([Double?]) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    note(subviews.map { $0[Weight.self] })
    return .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Each view begins at the lower right corner of the one before.
private struct Staircase: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) {
      Size(width: $0.width + $1.width, height: $0.height + $1.height)
    }
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var corner = bounds.origin
    for subview in subviews {
      let size = subview.dimensions(in: .unspecified)
      subview.place(at: corner, proposal: .unspecified)
      corner = Point(x: corner.x + size.width, y: corner.y + size.height)
    }
  }
}

/// 100 by 100 points, with a view pinned to a place.
private struct Pinned: Layout {
  let anchor: UnitPoint

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      let place = Point(x: bounds.minX + 50, y: bounds.minY + 40)
      subview.place(at: place, anchor: anchor, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    guide == .leading ? 5 : 7
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing { ViewSpacing(20) }
}

private struct Unplaced: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    Size(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}

/// Takes what it is offered and halves it.
private struct Halves: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let half = Size(width: bounds.size.width / 2, height: bounds.size.height)
    for (index, subview) in subviews.enumerated() {
      let corner = Point(x: bounds.minX + half.width * Double(index), y: bounds.minY)
      subview.place(at: corner, proposal: ProposedViewSize(half))
    }
  }
}

/// Notes what it sees of its views.
private struct Listener: Layout {
  let heard: ([String]) -> Void

  func makeCache(subviews: Subviews) -> [Size] { subviews.map { $0.sizeThatFits(.unspecified) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]) -> Size {
    heard(zip(subviews, cache).map { "\($0[Name.self]) \($0.priority) \($1.width)" })
    return .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [Size]
  ) {}
}

private final class Counter {
  var calls = 0
}

/// Gives its view all that it is offered, after looking how it stretches and shrinks.
private struct Filling: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    counter.calls += 1
    let least = subviews.map { $0.sizeThatFits(ProposedViewSize(.zero)).width }
    let size = subviews.map { $0.sizeThatFits(proposal) }
    return Size(
      width: max(least.max() ?? 0, size.map(\.width).max() ?? 0),
      height: size.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
  }
}

/// Layouts in each other, around a rectangle.
private struct Nested: View {
  let depth: Int
  var counter = Counter()

  var body: some View {
    Filling(counter: counter) {
      ForEach(0..<1) { _ in
        if depth > 1 {
          Nested(depth: depth - 1, counter: counter)
        } else {
          Rectangle().numbered(0)
        }
      }
    }
  }
}
