import Testing

@testable import TreeDrawing

/// The first of some views that fits.
@Suite struct ViewThatFitsTests {
  private static var both: Axis.Set { [.horizontal, .vertical] }

  struct Row: Sendable, CustomTestStringConvertible {
    let axes: Axis.Set
    let offered: ProposedViewSize
    let chosen: Int
    let testDescription: String

    init(_ description: String, _ axes: Axis.Set, _ offered: (Double?, Double?), _ chosen: Int) {
      self.axes = axes
      self.offered = ProposedViewSize(width: offered.0, height: offered.1)
      self.chosen = chosen
      testDescription = description
    }
  }

  static let rows = [
    Row("room for the first", both, (100, 100), 0),
    Row("just room for the first", both, (60, 10), 0),
    Row("too narrow for the first", both, (59.9, 100), 1),
    Row("too low for the second", both, (50, 29), 2),
    Row("no room for any", both, (5, 5), 2),
    Row("no room at all", both, (0, 0), 2),
    Row("nothing offered", both, (nil, nil), 0),
    Row("no height offered", both, (40, nil), 1),
    Row("no width offered", both, (nil, 12), 0),
    Row("only widths count", .horizontal, (40, 5), 1),
    Row("only heights count", .vertical, (5, 12), 0),
    Row("only heights count, and none is as low", .vertical, (500, 9), 2),
    Row("nothing counts", [], (5, 5), 0),
  ]

  @Test(arguments: rows) func `the first that fits is laid out`(row: Row) {
    let sizes = [
      Size(width: 60, height: 10), Size(width: 40, height: 30), Size(width: 20, height: 20),
    ]
    let view = ViewThatFits(in: row.axes) {
      ForEach(0..<3) { fixed(sizes[$0].width, sizes[$0].height).numbered($0) }
    }
    let layout = LaidOut(view, proposal: row.offered)
    #expect(layout.frames == [row.chosen: Rect(origin: .zero, size: sizes[row.chosen])])
    #expect(layout.size == sizes[row.chosen])
  }

  @Test func `the view that fits is offered what there is`() {
    let view = ViewThatFits(in: .horizontal) {
      Rectangle().frame(minWidth: 0, idealWidth: 80, maxWidth: .infinity).numbered(0)
      Rectangle().numbered(1)
    }
    #expect(
      LaidOut(view, proposal: ProposedViewSize(width: 100, height: 20)).frames
        == [0: rect(0, 0, 100, 20)])
    #expect(
      LaidOut(view, proposal: ProposedViewSize(width: 70, height: 20)).frames
        == [1: rect(0, 0, 70, 20)])
  }

  @Test func `on the axis that does not count, views are offered what there is`() {
    let view = ViewThatFits(in: .horizontal) {
      Formed { Size(width: 200 / max($0.height ?? 1, 1), height: 10) }.numbered(0)
      fixed(5, 5).numbered(1)
    }
    #expect(
      LaidOut(view, proposal: ProposedViewSize(width: 20, height: 10)).frames.keys.sorted() == [0])
    #expect(
      LaidOut(view, proposal: ProposedViewSize(width: 20, height: 5)).frames.keys.sorted() == [1])
  }

  @Test func `each place in a stack has its own choice`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      ForEach([200.0, 100, 50], id: \.self) { width in
        ViewThatFits(in: .horizontal) {
          fixed(150, 10).numbered(Int(width))
          fixed(80, 10).numbered(Int(width) + 1)
          fixed(30, 10).numbered(Int(width) + 2)
        }
        .frame(maxWidth: width, alignment: .leading)
      }
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 300, height: 300))
    #expect(layout.frames.keys.sorted() == [52, 101, 200])
  }

  @Test func `guides are those of the view that fits`() {
    let view = HStack(alignment: .top, spacing: 0) {
      ViewThatFits {
        fixed(900, 10).alignmentGuide(.top) { _ in 3 }
        fixed(10, 10).alignmentGuide(.top) { _ in 7 }
      }
      .frame(width: 10)
      fixed(10, 10).numbered(0)
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 50, height: 50))
    #expect(layout.list == [rect(10, 7, 10, 10)])
    let text = HStack(alignment: .firstTextBaseline, spacing: 0) {
      ViewThatFits { Text("a").font(.system(size: 40)) }
      Text("b").numbered(0)
    }
    let plain = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text("a").font(.system(size: 40))
      Text("b").numbered(0)
    }
    #expect(LaidOut(text).list == LaidOut(plain).list)
  }

  @Test func `preferences are those of the view that fits`() {
    let log = ReduceLog()
    let view = ViewThatFits {
      fixed(90, 10).noting(1, Adding.self, log)
      fixed(40, 10).noting(2, Adding.self, log)
      fixed(10, 10).noting(4, Adding.self, log)
    }
    #expect(seenValue(NotedKey<Adding>.self, of: view.frame(width: 50))?.number == 2)
    #expect(log.calls.isEmpty)
  }

  @Test func `nothing else is painted or made`() {
    var made: [Int] = []
    let view = ViewThatFits {
      Color.red.frame(width: 90, height: 10).overlay {
        GeometryReader { _ in Noting { made.append(0) } }
      }
      Color.green.frame(width: 40, height: 10).background {
        GeometryReader { _ in Noting { made.append(1) } }
      }
      ViewThatFits { GeometryReader { _ in Noting { made.append(2) } } }
    }
    let drawing = Drawing(of: view.frame(width: 50))
    #expect(made == [1])
    #expect(!drawing.svg.contains("<g opacity"))
    let fills = drawing.layers.flatMap(\.items).compactMap { item -> Color? in
      guard case .shape(_, let paint) = item else { return nil }
      return paint.fill
    }
    #expect(fills.contains(.green) && !fills.contains(.red))
  }

  @Test func `without a view it is nothing, with one it is that`() {
    #expect(LaidOut(ViewThatFits {}).size == .zero)
    #expect(LaidOut(HStack(alignment: .firstTextBaseline) { ViewThatFits {} }).size == .zero)
    #expect(LaidOut(ViewThatFits { fixed(9, 4).numbered(0) }).list == [rect(0, 0, 9, 4)])
    let narrow = ViewThatFits { fixed(9, 4).numbered(0) }.frame(width: 3)
    #expect(LaidOut(narrow).list == [rect(-3, 0, 9, 4)])
  }

  @Test func `a modifier is around the choice, not around each view`() {
    let view = ViewThatFits {
      fixed(90, 10).numbered(0)
      fixed(40, 10).numbered(1)
    }
    .padding(5)
    #expect(
      LaidOut(view, proposal: ProposedViewSize(width: 99, height: 50)).list
        == [rect(5, 5, 40, 10)])
  }

  /// Choices in each other.
  struct Nest: View {
    let depth: Int
    let axes: [Axis.Set]

    var body: some View {
      ViewThatFits(in: axes[depth % axes.count]) {
        ForEach(0..<(depth > 1 ? 1 : 0)) { _ in Nest(depth: depth - 1, axes: axes).padding(1) }
        HStack(spacing: 1) {
          ForEach(0..<(depth > 1 ? 1 : 0)) { _ in Rectangle().frame(maxWidth: 30) }
          Rectangle()
        }
        fixed(3, 3)
      }
    }
  }

  @Test(arguments: [[both], [.horizontal], [.horizontal, .vertical], [.vertical, both, []]])
  func `work for choices in each other does not grow with depth`(axes: [Axis.Set]) {
    let work = [10, 100, 1_000].map { depth -> Double in
      var pass = PreferencePass.layOut(
        Nest(depth: depth, axes: axes), for: ProposedViewSize(width: 900, height: 900))
      let count = pass.placer.measurer.measurements.sizes.count
      return Double(count) / Double(pass.arena.tree.elements.count)
    }
    #expect(work.allSatisfy { $0 < 10 }, "measurements for each element: \(work)")
  }

  @Test func `many views to choose from take as long as many views`() {
    let growth = Growth.measured(upTo: Effort.size(64_000)) { count in
      let view = ViewThatFits(in: .horizontal) {
        ForEach(0..<count) { Rectangle().frame(width: Double(2 * count - $0)) }
      }
      _ = Drawing(of: view, proposal: ProposedViewSize(width: 1, height: 9))
    }
    #expect(growth <= Growth.allowed)
  }

  @Test func `choices in choices are as deep as they like`() {
    let layout = onSmallStack {
      LaidOut(
        Nest(depth: 5_000, axes: [.horizontal]),
        proposal: ProposedViewSize(width: 90, height: 90))
    }
    #expect(layout?.size.width == 90)
  }
}
