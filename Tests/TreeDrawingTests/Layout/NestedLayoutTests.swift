import Testing

@testable import TreeDrawing

/// Custom layouts in each other, on a thread with a small stack: how often each is called.
@Suite struct NestedLayoutTests {
  /// What a layout asks its view, besides what it passes on, and when.
  enum Question: CaseIterable {
    case nothing
    case baselineWhilePlacing
    case baselineWhileSizing
    case markWhilePlacing
    case threeSizes
    case spacing
    case guideItself
    case guideTwice
  }

  /// How the stack around all layouts lines them up.
  enum Around: CaseIterable {
    case center
    case baseline
    case mark
  }

  @Test(arguments: Question.allCases, Around.allCases)
  func `a layout is called a number of times that does not grow with depth`(
    question: Question, around: Around
  ) {
    let calls = [10, 100, 1_000].map { depth in
      let calls = onSmallStack {
        let counter = Counter()
        _ = Drawing(of: Row(depth: depth, question: question, around: around, counter: counter))
        return counter.calls
      }
      return Double(calls ?? .max) / Double(depth)
    }
    #expect(calls.allSatisfy { $0 < 20 }, "calls for each layout: \(calls)")
  }

  @Test(arguments: [1, 9, 100])
  func `a baseline is found through layouts`(depth: Int) {
    let row = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Nest(depth: depth, question: .nothing, counter: Counter()).padding(.top, 7)
      Text("y").numbered(0)
    }
    #expect(LaidOut(row).frames[0]?.minY == 7)
  }

  @Test(arguments: [1, 9, 100])
  func `the gaps that a layout wants are passed on by those around it`(depth: Int) {
    let row = HStack {
      Nest(depth: depth, question: .spacing, counter: Counter())
      fixed(1, 1).numbered(0)
    }
    let text = LaidOut(Text("x")).size.width
    #expect(LaidOut(row).frames[0]?.minX == text + 31)
  }
}

private final class Counter {
  var calls = 0
}

private struct Row: View {
  let depth: Int
  let question: NestedLayoutTests.Question
  let around: NestedLayoutTests.Around
  let counter: Counter

  var body: some View {
    HStack(alignment: alignment) {
      Nest(depth: depth, question: question, counter: counter)
      Text("y")
    }
  }

  private var alignment: VerticalAlignment {
    switch around {
    case .center: .center
    case .baseline: .firstTextBaseline
    case .mark: .mark
    }
  }
}

private struct Nest: View {
  let depth: Int
  let question: NestedLayoutTests.Question
  let counter: Counter

  var body: some View {
    Pass(question: question, isInnermost: depth == 1, counter: counter) {
      if depth > 1 {
        Nest(depth: depth - 1, question: question, counter: counter)
      } else {
        Text("x").alignmentGuide(.mark) { _ in 5 }
      }
    }
  }
}

/// Passes everything on to its view.
private struct Pass: Layout {
  let question: NestedLayoutTests.Question
  let isInnermost: Bool
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    counter.calls += 1
    if question == .baselineWhileSizing {
      _ = subviews[0].dimensions(in: proposal)[.firstTextBaseline]
    }
    if question == .threeSizes {
      _ = subviews[0].sizeThatFits(ProposedViewSize(.zero))
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: .infinity, height: .infinity))
    }
    return subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    counter.calls += 1
    let dimensions = subviews[0].dimensions(in: proposal)
    if question == .baselineWhilePlacing { _ = dimensions[.firstTextBaseline] }
    if question == .markWhilePlacing { _ = dimensions[explicit: .mark] }
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Void
  ) -> Double? {
    counter.calls += 1
    let view = subviews[0].dimensions(in: proposal)
    switch question {
    case .guideItself: return view[explicit: guide]
    case .guideTwice: return view[explicit: guide] == nil ? nil : view[guide]
    default: return subviews.mergedGuide(guide.key, in: bounds, proposal)
    }
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    counter.calls += 1
    guard question == .spacing else { return ViewSpacing() }
    return isInnermost ? ViewSpacing(31) : subviews[0].spacing
  }
}

extension VerticalAlignment {
  fileprivate static let mark = VerticalAlignment(Mark.self)

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.height / 4 }
  }
}
