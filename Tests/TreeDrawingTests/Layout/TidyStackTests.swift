import Testing

@testable import TreeDrawing

/// Subtrees side by side: how near to each other they stand, and where the view above them does.
@Suite struct TidyStackTests {
  private enum Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  private static let middle = HorizontalAlignment(Middle.self)

  /// A root over others, 10 apart.
  private func over(_ root: some View, @ViewBuilder _ row: () -> some View) -> some View {
    VStack(alignment: Self.middle, spacing: 10) {
      root
      row()
    }
  }

  private func row(
    spacing: Double = 4, innerSpacing: Double? = nil, clearance: Double = 0,
    rule: ChildAlignment = .outer, interlocks: Bool = true, @ViewBuilder _ views: () -> some View
  ) -> some View {
    TidyHStack(
      spacing: TidySpacing(roots: spacing, others: innerSpacing, clearance: clearance),
      guide: Self.middle, rule: rule, interlocks: interlocks, content: views)
  }

  @Test func `boxes stand as far apart as the spacing says`() {
    let layout = LaidOut(
      row {
        fixed(20, 10).numbered(0)
        fixed(30, 40).numbered(1)
      })
    #expect(layout.size == Size(width: 54, height: 40))
    #expect(layout.list == [rect(0, 0, 20, 10), rect(24, 0, 30, 40)])
  }

  @Test func `a leaf stands over the children of its neighbour`() {
    let layout = LaidOut(
      row {
        over(fixed(20, 10).numbered(0)) { row { fixed(60, 10).numbered(1) } }
        fixed(20, 10).numbered(2)
      })
    #expect(layout.list == [rect(20, 0, 20, 10), rect(0, 20, 60, 10), rect(44, 0, 20, 10)])
    #expect(layout.size == Size(width: 64, height: 30))
  }

  @Test func `without interlocking a subtree keeps all of its frame`() {
    let layout = LaidOut(
      row(interlocks: false) {
        over(fixed(20, 10).numbered(0)) { row { fixed(60, 10).numbered(1) } }
        fixed(20, 10).numbered(2)
      })
    #expect(layout.list[2] == rect(64, 0, 20, 10))
  }

  @Test func `below the roots the inner spacing counts`() {
    let layout = LaidOut(
      row(innerSpacing: 12) {
        over(fixed(20, 10)) { fixed(20, 10).numbered(0) }
        over(fixed(20, 10)) { fixed(20, 10).numbered(1) }
      })
    #expect(layout.list.map(\.minX) == [0, 32])
  }

  @Test(arguments: [true, false]) func `the gap of roots is kept only between two roots`(
    interlocks: Bool
  ) {
    let beside = LaidOut(
      row(innerSpacing: 12, interlocks: interlocks) {
        over(fixed(20, 10)) { fixed(20, 10).numbered(0) }
        fixed(20, 40).numbered(1)
        over(fixed(20, 10)) { fixed(20, 10).numbered(2) }
        fixed(20, 10).numbered(3)
        fixed(20, 10).numbered(4)
      })
    let gaps = zip(beside.list, beside.list.dropFirst()).map { $1.minX - $0.maxX }
    #expect(gaps == [12, 12, interlocks ? 4 : 12, 4])
  }

  @Test(arguments: [(9.0, 24.0), (10.5, 64)]) func `what is nearer than the clearance is kept off`(
    clearance: Double, expected: Double
  ) {
    let layout = LaidOut(
      row(clearance: clearance) {
        over(fixed(20, 10)) { fixed(100, 10) }
        fixed(20, 10).numbered(0)
      })
    #expect(layout.list[0].minX - 40 == expected)
  }

  @Test func `a deep subtree is kept off one that is not beside it`() {
    let layout = LaidOut(
      row {
        over(fixed(10, 10)) { fixed(50, 10).numbered(0) }
        fixed(10, 10).numbered(1)
        over(fixed(10, 10)) { fixed(50, 10).numbered(2) }
      })
    #expect(layout.list.map(\.minX) == [0, 47, 54])
  }

  @Test func `views with room left are spread evenly`() {
    let layout = LaidOut(
      row {
        over(fixed(10, 10).numbered(0)) { fixed(90, 10) }
        fixed(10, 10).numbered(1)
        fixed(10, 10).numbered(2)
        over(fixed(10, 10).numbered(3)) { fixed(90, 10) }
      })
    let gaps = zip(layout.list, layout.list.dropFirst()).map { $1.minX - $0.maxX }
    #expect(layout.size.width == 184)
    #expect(gaps.allSatisfy { abs($0 - 64 / 3) < 1e-9 })
  }

  static let rules: [(ChildAlignment, Double)] = [
    (.outer, 62), (.first, 10), (.last, 114), (.middle, 51.5), (.mean, 56.75), (.box, 67),
    (.centred, 69),
  ]

  @Test(arguments: rules) func `the view above stands as the rule says`(
    rule: ChildAlignment, middle: Double
  ) {
    let layout = LaidOut(
      over(fixed(2, 2).numbered(0)) {
        row(rule: rule) {
          fixed(20, 10)
          fixed(20, 10)
          fixed(42, 10)
          fixed(40, 10)
        }
      })
    #expect(layout.list[0].midX == middle)
  }

  /// The last view's width, and where it and the view above stand: 8 points from the middle of the
  /// second, 34, more than that, and where half-way is no whole point.
  static let centres: [(Double, Double, Double)] = [(52, 48, 34), (56, 48, 43), (58, 49, 44)]

  @Test(arguments: centres) func `centred is a whole point, or exactly over a view near by`(
    width: Double, origin: Double, middle: Double
  ) {
    let layout = LaidOut(
      over(fixed(2, 2).numbered(0)) {
        row(rule: .centred) {
          fixed(20, 10)
          fixed(20, 10)
          fixed(width, 10).numbered(1)
        }
      })
    #expect(layout.list.map(\.midX) == [middle, origin + width / 2])
  }

  @Test func `from the bottom it is the mirror image`() {
    let layout = LaidOut(
      TidyHStack(from: .bottom, spacing: 4, guide: Self.middle) {
        VStack(alignment: Self.middle, spacing: 10) {
          fixed(60, 10).numbered(0)
          fixed(20, 10).numbered(1)
        }
        fixed(20, 10).numbered(2)
      })
    #expect(layout.list == [rect(0, 0, 60, 10), rect(20, 20, 20, 10), rect(44, 20, 20, 10)])
  }

  @Test func `a column does the same downwards`() {
    let layout = LaidOut(
      TidyVStack(spacing: 4) {
        HStack(spacing: 10) {
          fixed(10, 20).numbered(0)
          fixed(10, 60).numbered(1)
        }
        fixed(10, 20).numbered(2)
      })
    #expect(layout.list == [rect(0, 20, 10, 20), rect(20, 0, 10, 60), rect(0, 44, 10, 20)])
  }

  @Test func `what has a background is a box`() {
    let layout = LaidOut(
      row {
        over(fixed(20, 10)) { fixed(60, 10) }.background(.white, in: Rectangle())
        fixed(20, 10).numbered(0)
      })
    #expect(layout.list[0].minX == 64)
  }

  @Test func `padding around a box belongs to it`() {
    let layout = LaidOut(
      row {
        over(fixed(20, 10)) { row { fixed(60, 10) }.padding(.trailing, 30) }
        over(fixed(20, 10)) { fixed(60, 10).padding(.leading, 30).numbered(0) }
      })
    #expect(layout.list[0].minX == 64)
  }

  @Test func `padding and guides around a subtree are looked through`() {
    let layout = LaidOut(
      row {
        over(fixed(20, 10)) { fixed(60, 10) }.padding(.horizontal, 3)
        fixed(20, 10).numbered(0)
      })
    #expect(layout.list[0].minX == 47)
  }

  @Test func `flexible views have their ideal size`() {
    let layout = LaidOut(
      row {
        Color.red.numbered(0)
        Color.red.numbered(1)
      }, proposal: ProposedViewSize(width: 500, height: 500))
    #expect(layout.list == [rect(0, 0, 10, 10), rect(14, 0, 10, 10)])
  }

  @Test func `a gap that is no number is the usual one`() {
    let drawing = Drawing(of: row(spacing: .nan) { fixed(10, 10) })
    #expect(drawing.warnings.count == 1)
  }
}
