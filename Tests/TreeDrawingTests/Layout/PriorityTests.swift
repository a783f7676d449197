import Testing
import TreeDrawing

/// Which wrappers hand a layout priority on, and which value a custom layout sees.
@Suite struct PriorityTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let priority: Double
    /// What a custom layout around the view saw.
    let seen: [Double]

    init(_ name: String, _ priority: Double, _ view: some View) {
      testDescription = name
      self.priority = priority
      var seen: [Double] = []
      _ = Drawing(of: Asking(note: { seen = $0.map(\.priority) }).callAsFunction { view })
      self.seen = seen
    }
  }

  private static var urgent: some View { Color.black.layoutPriority(3) }

  static let rows = [
    Row("the view itself", 3, urgent),
    Row("the outermost counts", 1, urgent.layoutPriority(1)),
    Row("a fixed size hands it on", 3, urgent.fixedSize()),
    Row("a background hands it on", 3, urgent.background { Color.red.padding(1) }),
    Row("an overlay hands it on", 3, urgent.overlay { Color.red.padding(1) }),
    Row("the priority of an overlay is its own", 0, Color.red.overlay { urgent.padding(1) }),
    Row("an offset hands it on", 3, urgent.offset(x: 1)),
    Row("an opacity hands it on", 3, urgent.opacity(0.5)),
    Row("a guide hands it on", 3, urgent.alignmentGuide(.leading) { _ in 1 }),
    Row("padding does not", 0, urgent.padding(1)),
    Row("a frame does not", 0, urgent.frame(width: 10)),
    Row("a flexible frame does not", 0, urgent.frame(maxWidth: 10)),
    Row("a position does not", 0, urgent.position(x: 1, y: 1)),
    Row("a stack does not", 0, HStack { urgent }),
    Row("a spacer comes last", -.infinity, Spacer()),
    Row("a spacer with a priority has that", 0, Spacer().layoutPriority(0)),
    Row("a spacer in a frame is like others", 0, Spacer().frame(width: 3)),
  ]

  @Test(arguments: rows) func `a custom layout sees the priority that wrappers hand on`(_ row: Row)
  {
    #expect(row.seen == [row.priority])
  }

  @Test func `the innermost layout value counts, through all wrappers`() {
    var seen: [Int] = []
    _ = Drawing(
      of: Asking(note: { seen = $0.map { $0[Weight.self] } }).callAsFunction {
        Color.black.layoutValue(key: Weight.self, value: 1).padding(2)
          .layoutValue(key: Weight.self, value: 5).frame(width: 20)
        Color.black.frame(width: 20).layoutValue(key: Weight.self, value: 5)
        HStack { Color.black.layoutValue(key: Weight.self, value: 1) }
      })
    #expect(seen == [1, 5, 0])
  }

  @Test func `a position offers its content the size that it has by then`() {
    let pair = VStack(spacing: 0) {
      Color.black.numbered(0)
      Color.black.frame(minHeight: 0, idealHeight: 50, maxHeight: .infinity)
    }
    let proposal = ProposedViewSize(width: 100, height: nil)
    let layout = LaidOut(pair.position(x: 50, y: 20), proposal: proposal)
    #expect(layout.size == Size(width: 100, height: 60))
    #expect(layout.list == [rect(0, -10, 100, 30)])
  }

  @Test func `a position keeps the explicit guides of what it positions`() {
    let view = fixed(20, 10).alignmentGuide(.leading) { _ in 4 }
      .alignmentGuide(.top) { _ in 3 }
      .position(x: 30, y: 40)
    #expect(LaidOut.explicit(HorizontalAlignment.leading, of: view) == 24)
    #expect(LaidOut.explicit(VerticalAlignment.top, of: view) == 38)
  }
}

private enum Weight: LayoutValueKey {
  static var defaultValue: Int { 0 }
}

/// Tells what it is asked to arrange.
private struct Asking: Layout {
  let note: (LayoutSubviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
    note(subviews)
    return .zero
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {}
}
