import Testing

@testable import TreeDrawing

/// Views that are offered sizes of a ratio.
@Suite struct AspectRatioTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let ratio: Double?
    let contentMode: ContentMode
    let offered: ProposedViewSize
    let size: Size

    init(
      _ ratio: Double?, _ contentMode: ContentMode, _ offered: (Double?, Double?),
      _ size: (Double, Double)
    ) {
      self.ratio = ratio
      self.contentMode = contentMode
      self.offered = ProposedViewSize(width: offered.0, height: offered.1)
      self.size = Size(width: size.0, height: size.1)
    }

    var testDescription: String {
      let ratio = ratio.map { "\($0)" } ?? "own"
      return "\(ratio), \(contentMode), \(offered.width ?? .nan) × \(offered.height ?? .nan)"
    }
  }

  static let rows = [
    Row(2, .fit, (100, 100), (100, 50)),
    Row(2, .fill, (100, 100), (200, 100)),
    Row(0.5, .fit, (100, 100), (50, 100)),
    Row(0.5, .fill, (100, 100), (100, 200)),
    Row(2, .fit, (100, 50), (100, 50)),
    Row(2, .fill, (100, 50), (100, 50)),
    Row(0.75, .fit, (200, 200), (150, 200)),
    Row(2, .fit, (100, nil), (100, 50)),
    Row(2, .fill, (100, nil), (100, 50)),
    Row(2, .fit, (nil, 100), (200, 100)),
    Row(2, .fill, (nil, 100), (200, 100)),
    Row(2, .fit, (nil, nil), (10, 10)),
    Row(2, .fill, (nil, nil), (10, 10)),
    Row(2, .fit, (0, 100), (0, 0)),
    Row(2, .fill, (0, 100), (200, 100)),
    Row(nil, .fit, (100, 30), (30, 30)),
    Row(nil, .fill, (100, 30), (100, 100)),
  ]

  @Test(arguments: rows) func `a shape gets the largest or smallest size of the ratio`(row: Row) {
    let view = Rectangle().aspectRatio(row.ratio, contentMode: row.contentMode)
    #expect(LaidOut(view, proposal: row.offered).size == row.size)
  }

  @Test func `a frame offers its size, and what fits or fills it is in the middle`() {
    let fit = Rectangle().numbered(0).aspectRatio(2, contentMode: .fit)
      .frame(width: 100, height: 100)
    #expect(LaidOut(fit).list == [rect(0, 25, 100, 50)])
    let fill = Rectangle().numbered(0).aspectRatio(2, contentMode: .fill)
      .frame(width: 100, height: 100)
    #expect(LaidOut(fill).list == [rect(-50, 0, 200, 100)])
  }

  @Test func `the ratio of a size is that of its lengths`() {
    let view = Rectangle().aspectRatio(Size(width: 3, height: 4), contentMode: .fit)
    let size = LaidOut(view, proposal: ProposedViewSize(width: 300, height: 80)).size
    #expect(size == Size(width: 60, height: 80))
  }

  @Test func `without a ratio, that of the ideal size counts`() {
    let proposal = ProposedViewSize(width: 100, height: 100)
    let ideal = Rectangle().frame(minWidth: 0, idealWidth: 40, maxWidth: .infinity)
      .frame(minHeight: 0, idealHeight: 10, maxHeight: .infinity)
    #expect(
      LaidOut(ideal.scaledToFit(), proposal: proposal).size == Size(width: 100, height: 25))
    #expect(
      LaidOut(ideal.scaledToFill(), proposal: proposal).size == Size(width: 400, height: 100))
    #expect(LaidOut(ideal.scaledToFit()).size == Size(width: 40, height: 10))
  }

  @Test func `a view of fixed size keeps it, and so does its guide`() {
    let view = HStack(alignment: .top, spacing: 0) {
      fixed(30, 20).alignmentGuide(.top) { _ in 5 }.aspectRatio(1, contentMode: .fit).numbered(0)
      fixed(10, 10).numbered(1)
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 90, height: 90))
    #expect(layout.list == [rect(0, 0, 30, 20), rect(30, 5, 10, 10)])
  }

  @Test func `a stack shares its length among views of a ratio`() {
    let view = HStack(spacing: 0) {
      Rectangle().aspectRatio(1, contentMode: .fit).numbered(0)
      Rectangle().numbered(1)
    }
    let layout = LaidOut(view, proposal: ProposedViewSize(width: 100, height: 20))
    #expect(layout.list == [rect(0, 0, 20, 20), rect(20, 0, 80, 20)])
  }

  @Test func `a view whose ideal size has no ratio is offered all`() {
    let line = Rectangle().frame(height: 0).numbered(0)
    let proposal = ProposedViewSize(width: 80, height: 40)
    #expect(LaidOut(line.scaledToFit(), proposal: proposal).list == [rect(0, 0, 80, 0)])
    #expect(LaidOut(line.scaledToFill(), proposal: proposal).list == [rect(0, 0, 80, 0)])
    #expect(LaidOut(EmptyView().scaledToFit()).size == .zero)
  }

  @Test(arguments: [
    (Double.nan, "NaN"), (.infinity, "infinite"), (0, "0"), (-2, "-2"), (-.infinity, "-infinite"),
  ])
  func `a ratio that makes no sense is ignored`(ratio: Double, told: String) {
    let view = Rectangle().aspectRatio(ratio, contentMode: .fit)
    let drawing = Drawing(of: view, proposal: ProposedViewSize(width: 60, height: 40))
    #expect(drawing.size == Size(width: 40, height: 40))
    #expect(
      drawing.warnings.map(\.description) == [
        "aspectRatio(_:) is \(told), but must be a finite number greater than 0; it is ignored"
      ])
  }

  @Test func `nothing by nothing is no ratio either`() {
    let drawing = Drawing(of: Rectangle().aspectRatio(Size.zero, contentMode: .fill))
    #expect(drawing.warnings.count == 1)
    #expect(drawing.size == Size(width: 10, height: 10))
  }

  @Test func `extreme ratios end at a finite picture`() {
    for ratio in [Double.leastNonzeroMagnitude, 1e12] {
      for contentMode in ContentMode.allCases {
        let view = Rectangle().aspectRatio(ratio, contentMode: contentMode)
        let size = Drawing(of: view, proposal: ProposedViewSize(width: 50, height: 50)).size
        #expect(size.width.isFinite && size.height.isFinite)
      }
    }
  }

  /// Stacks in each other, each offered a size of a ratio.
  private struct Nest: View {
    let depth: Int
    let contentMode: ContentMode

    var body: some View {
      let ratio = 0.5 + Double(depth % 7) / 4
      if depth % 2 == 0 {
        HStack(spacing: 1) { views }.aspectRatio(ratio, contentMode: contentMode)
      } else {
        VStack(spacing: 1) { views }.aspectRatio(ratio, contentMode: contentMode)
      }
    }

    @ViewBuilder private var views: some View {
      Rectangle().frame(maxWidth: 30)
      ForEach(0..<(depth > 1 ? 1 : 0)) { _ in Nest(depth: depth - 1, contentMode: contentMode) }
    }
  }

  @Test(arguments: ContentMode.allCases)
  func `work per view does not grow with depth`(contentMode: ContentMode) {
    let work = [4, 8, 12].map { depth -> Double in
      var pass = PreferencePass.layOut(
        Nest(depth: depth, contentMode: contentMode),
        for: ProposedViewSize(width: 2_000, height: 2_000))
      let count = pass.placer.measurer.measurements.sizes.count
      return Double(count) / Double(pass.arena.tree.elements.count)
    }
    #expect(work.allSatisfy { $0 < 20 }, "measurements for each element: \(work)")
  }
}
