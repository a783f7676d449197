import Testing

@testable import TreeDrawing

/// Which of several views is painted before which.
@Suite struct ZIndexTests {
  /// The views by their numbers, in painting order.
  private func order(_ view: some View) -> [Int] {
    Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      guard case .shape(_, let paint) = item, let color = paint.fill else { return nil }
      return (0..<10).first { Self.color($0) == color }
    }
  }

  private static func color(_ number: Int) -> Color { Color(rgb: UInt32(number + 1)) }

  private func view(_ number: Int) -> some View {
    Self.color(number).frame(width: 10, height: 10)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let zIndices: [Double?]
    let expected: [Int]

    init(_ description: String, _ zIndices: [Double?], _ expected: [Int]) {
      testDescription = description
      self.zIndices = zIndices
      self.expected = expected
    }
  }

  static let rows = [
    Row("none", [nil, nil, nil], [0, 1, 2]),
    Row("the first in front", [1, nil, nil], [1, 2, 0]),
    Row("the last behind", [nil, nil, -1], [2, 0, 1]),
    Row("equal ones as declared", [5, 5, nil, 5], [2, 0, 1, 3]),
    Row("0 is as none", [0, nil, 0], [0, 1, 2]),
    Row("any numbers", [0.5, -.infinity, .infinity, -3, 0.25], [1, 3, 4, 0, 2]),
  ]

  @Test(arguments: rows) func `views are painted by their numbers, in any container`(row: Row) {
    let views = ForEach(Array(row.zIndices.enumerated()), id: \.offset) { number, zIndex in
      if let zIndex { view(number).zIndex(zIndex) } else { view(number) }
    }
    #expect(order(ZStack { views }) == row.expected)
    #expect(order(HStack { views }) == row.expected)
    #expect(order(VStack { views }) == row.expected)
    #expect(order(Grid { GridRow { views } }) == row.expected)
    #expect(order(GeometryReader { _ in views }) == row.expected)
    #expect(order(Color.clear.overlay { views }) == row.expected)
  }

  @Test func `the inner of two numbers counts, through whatever wraps the view`() {
    let pair = ZStack {
      view(0).zIndex(1).zIndex(2).padding(1).background(Self.color(5)).zIndex(9).frame(width: 40)
      view(1)
      view(2).zIndex(1.5).offset(x: 3).opacity(1).alignmentGuide(.top) { _ in 2 }
    }
    #expect(order(pair) == [1, 5, 0, 2])
  }

  @Test func `each view of a group has the number, unless it has one of its own`() {
    let views = ZStack {
      Group {
        view(0).zIndex(3)
        view(1)
      }
      .zIndex(1)
      view(2)
      view(3).zIndex(2)
    }
    #expect(order(views) == [2, 1, 3, 0])
  }

  @Test func `it is not seen outside of the container`() {
    let views = ZStack {
      VStack {
        view(0).zIndex(9)
        view(1)
      }
      view(2).zIndex(1)
      view(3)
    }
    #expect(order(views) == [1, 0, 3, 2])
  }

  @Test func `what is behind and in front of a view stays there`() {
    #expect(order(view(0).zIndex(9).overlay { view(1) }) == [0, 1])
    #expect(order(view(0).background { view(1).zIndex(9) }) == [1, 0])
  }

  @Test func `layout, preferences and layers are as they were`() {
    let log = ReduceLog()
    let view = HStack(spacing: 0) {
      fixed(10, 5).numbered(0).zIndex(3).noting(1, Adding.self, log)
      fixed(20, 5).numbered(1).noting(2, Adding.self, log)
      fixed(30, 5).layer(DrawingLayer("lower", height: -1)).zIndex(9)
    }
    #expect(LaidOut(view).list == [rect(0, 0, 10, 5), rect(10, 0, 20, 5)])
    let seen = seenValue(NotedKey<Adding>.self, of: view)
    #expect(seen?.number == 3)
    #expect(log.calls.first == [1, 2])
    #expect(Drawing(of: view).layers.map(\.name.name.text).first == "lower")
  }

  @Test func `a number that is none counts as 0, and that is reported`() {
    let drawing = Drawing(of: view(0).zIndex(.nan))
    #expect(
      drawing.warnings.map(\.description) == [
        "zIndex(_:) is NaN, but must be a number; 0 is used instead"
      ])
  }

  @Test func `the picture is written in painting order`() {
    let drawing = Drawing(
      of: ZStack {
        Text("front").zIndex(1)
        Text("behind")
      })
    let svg = drawing.svg
    let (front, behind) = (svg.range(of: "front"), svg.range(of: "behind"))
    #expect(front.map(\.lowerBound) ?? svg.startIndex > behind.map(\.lowerBound) ?? svg.endIndex)
  }
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
