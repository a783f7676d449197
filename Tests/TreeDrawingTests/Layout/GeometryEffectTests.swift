import Foundation
import Testing

@testable import TreeDrawing

/// Views that are turned and scaled: where others see them.
@Suite struct GeometryEffectTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let expected: Rect
    let around: @Sendable (AnyView) -> AnyView

    init(
      _ name: String, _ expected: Rect, _ around: @escaping @Sendable (AnyView) -> any View
    ) {
      self.name = name
      self.expected = expected
      self.around = { AnyView(around($0)) }
    }

    var testDescription: String { name }
  }

  private static let root = 2.0.squareRoot()

  /// Frames in the picture of a view of 20 × 10 points.
  static let rows = [
    Row("a quarter of a turn, about the middle", rect(5, -5, 10, 20)) {
      $0.rotationEffect(.degrees(90))
    },
    Row("the same, back", rect(5, -5, 10, 20)) { $0.rotationEffect(.degrees(-90)) },
    Row("the same, after a hundred turns", rect(5, -5, 10, 20)) {
      $0.rotationEffect(.degrees(36_090))
    },
    Row("a half turn, about a corner", rect(-20, -10, 20, 10)) {
      $0.rotationEffect(.degrees(180), anchor: .topLeading)
    },
    Row("a quarter of a turn, about a point outside", rect(10, 50, 10, 20)) {
      $0.rotationEffect(.degrees(-90), anchor: UnitPoint(x: 2, y: 3))
    },
    Row(
      "an eighth of a turn",
      rect(10 - 7.5 * root, 5 - 7.5 * root, 15 * root, 15 * root)
    ) { $0.rotationEffect(.degrees(45)) },
    Row("no turn", rect(0, 0, 20, 10)) { $0.rotationEffect(.zero) },
    Row("twice as large, from a corner", rect(0, 0, 40, 20)) {
      $0.scaleEffect(2, anchor: .topLeading)
    },
    Row("twice as large, from the middle", rect(-10, -5, 40, 20)) { $0.scaleEffect(2) },
    Row("wider", rect(-20, 0, 60, 10)) { $0.scaleEffect(x: 3) },
    Row("lower", rect(0, 5, 20, 5)) { $0.scaleEffect(y: 0.5, anchor: .bottom) },
    Row("wider and lower", rect(-20, 2.5, 60, 5)) { $0.scaleEffect(Size(width: 3, height: 0.5)) },
    Row("mirrored", rect(0, 0, 20, 10)) { $0.scaleEffect(x: -1) },
    Row("mirrored at an edge", rect(20, 0, 20, 10)) { $0.scaleEffect(x: -1, anchor: .trailing) },
    Row("scaled to nothing", rect(10, 5, 0, 0)) { $0.scaleEffect(0) },
    Row("padding around a turn", rect(12, 2, 10, 20)) {
      $0.rotationEffect(.degrees(90)).padding(7)
    },
    Row("padding inside a turn", rect(-15, 5, 10, 20)) {
      $0.padding(5).rotationEffect(.degrees(90), anchor: .topLeading)
    },
    Row("an offset around a turn", rect(9, -5, 10, 20)) {
      $0.rotationEffect(.degrees(90)).offset(x: 4)
    },
    Row("an offset inside a turn", rect(5, -1, 10, 20)) {
      $0.offset(x: 4).rotationEffect(.degrees(90))
    },
    Row("a turn in a turn", rect(0, 0, 20, 10)) {
      $0.rotationEffect(.degrees(90)).rotationEffect(.degrees(90))
    },
    Row("a turn in a scale", rect(0, -15, 20, 40)) {
      $0.rotationEffect(.degrees(90)).scaleEffect(2)
    },
    Row("a scale in a turn", rect(-10, -10, 40, 30)) {
      $0.scaleEffect(x: 1.5, y: 4).rotationEffect(.degrees(90))
    },
    Row("a frame around a turn", rect(25, 5, 10, 20)) {
      $0.rotationEffect(.degrees(90)).frame(width: 60, height: 30)
    },
    Row("a turn of a larger frame", rect(25, 5, 10, 20)) {
      $0.frame(width: 60, height: 30).rotationEffect(.degrees(90))
    },
  ]

  @Test(arguments: rows) func `a frame in the picture is around the turned corners`(row: Row) throws
  {
    let seen = try #require(frame(in: .global, row.around))
    #expect(isClose(seen, row.expected), "\(seen)")
    let anchored = row.around(AnyView(fixed(20, 10).taking(.bounds))).resolved(Rect.self)
    #expect(anchored.count == 1 && isClose(anchored[0], row.expected), "\(anchored)")
  }

  @Test func `quarters of turns are exact`() {
    for quarters in -9...9 {
      let angle = Angle.degrees(90 * Double(quarters))
      let expected = quarters % 2 == 0 ? rect(0, 0, 20, 10) : rect(5, -5, 10, 20)
      #expect(frame(in: .global) { $0.rotationEffect(angle) } == expected)
    }
  }

  @Test func `an effect changes neither size nor guides nor what is offered`() {
    let row = HStack(alignment: .top, spacing: 0) {
      fixed(20, 10).alignmentGuide(.top) { _ in -3 }.rotationEffect(.degrees(90)).numbered(0)
      Color.black.scaleEffect(7).frame(width: 7, height: 9).numbered(1)
      fixed(4, 5).alignmentGuide(.mine) { _ in 2 }.rotationEffect(.degrees(45)).numbered(2)
      EmptyView().rotationEffect(.degrees(45))
    }
    let layout = LaidOut(row)
    #expect(layout.size == Size(width: 31, height: 13))
    #expect(layout.list == [rect(0, 3, 20, 10), rect(20, 0, 7, 9), rect(27, 0, 4, 5)])
    #expect(
      LaidOut.explicit(.mine, of: fixed(1, 1).alignmentGuide(.mine) { _ in 9 }.scaleEffect(2)) == 9)
    #expect(
      LaidOut(Color.black.rotationEffect(.degrees(30)), proposal: .init(width: 40, height: 30)).size
        == Size(width: 40, height: 30))
  }

  @Test func `an effect around several views is one of each`() {
    let pair = Group {
      fixed(20, 10).taking(.bounds)
      fixed(10, 10).taking(.bounds)
    }
    let row = HStack(spacing: 0) { pair.scaleEffect(2, anchor: .topLeading) }
    #expect(row.resolved(Rect.self) == [rect(0, 0, 40, 20), rect(20, 0, 20, 20)])
  }

  @Test func `points of a turned view turn exactly`() {
    let sources: [Anchor<Point>.Source] = [
      .topLeading, .bottomTrailing, .center, .point(Point(x: 3, y: -4)),
      .unitPoint(UnitPoint(x: 0.25, y: 2)),
    ]
    let places = [
      Point(x: 0, y: 0), Point(x: 20, y: 10), Point(x: 10, y: 5), Point(x: 3, y: -4),
      Point(x: 5, y: 20),
    ]
    let (cosine, sine) = (cos(Double.pi / 6), sin(Double.pi / 6))
    for (source, place) in zip(sources, places) {
      let view = fixed(20, 10).taking(source).rotationEffect(.degrees(30), anchor: .trailing)
      let (x, y) = (place.x - 20, place.y - 5)
      let expected = Point(x: 20 + cosine * x - sine * y, y: 5 + sine * x + cosine * y)
      #expect(isClose(view.resolved(Point.self)[0], expected))
    }
  }

  @Test func `anchors of several values`() {
    let corners = Anchor<[Point]>.Source([.topLeading, .bottomTrailing])
    let view = fixed(20, 10).taking(corners).rotationEffect(.degrees(180), anchor: .topLeading)
    #expect(view.resolved([Point].self) == [[.zero, Point(x: -20, y: -10)]])
    let frames = Anchor<[[Rect]]>.Source([
      .init([.bounds]), .init([.rect(rect(1, 2, 3, 4)), .bounds]),
    ])
    #expect(
      fixed(20, 10).taking(frames).scaleEffect(2, anchor: .topLeading).resolved([[Rect]].self)
        == [[[rect(0, 0, 40, 20)], [rect(2, 4, 6, 8), rect(0, 0, 40, 20)]]])
    let none = Anchor<Point?>.Source(nil)
    let some = Anchor<Point?>.Source(.trailing)
    #expect(
      fixed(20, 10).taking(none).taking(some).padding(1).resolved(Point?.self)
        == [nil, Point(x: 21, y: 6)])
  }
}

/// Where turned views see others, and each other.
@Suite struct TurnedReaderTests {
  private var view: some View { fixed(20, 10) }

  @Test func `a reader in a turned view sees what is outside turned back`() {
    let seen = view.taking(Anchor<Point>.Source.topTrailing).resolved(Point.self) {
      $0.rotationEffect(.degrees(-90), anchor: .topLeading)
    }
    #expect(seen == [Point(x: 0, y: 20)])
    let frames = view.taking(.bounds).resolved(Rect.self) {
      $0.rotationEffect(.degrees(-90), anchor: .topLeading)
    }
    #expect(frames == [rect(-10, 0, 10, 20)])
    let scaled = view.taking(.bounds).padding(8).resolved(Rect.self) {
      $0.scaleEffect(x: 2, y: -4, anchor: .topLeading)
    }
    #expect(scaled == [rect(4, -4.5, 10, 2.5)])
  }

  @Test func `a reader in a turned view sees what is in another one`() {
    let turned = view.taking(Anchor<Point>.Source.topTrailing)
      .rotationEffect(.degrees(90), anchor: .topLeading)
    let seen = turned.resolved(Point.self) {
      $0.rotationEffect(.degrees(-90), anchor: .topLeading)
    }
    #expect(seen == [Point(x: -20, y: 0)])
  }

  @Test func `views that are turned together see each other as if they were not`() {
    var seen: [Rect] = []
    let row = HStack(spacing: 5) {
      view.taking(.bounds)
      view.padding(1).taking(.bounds)
    }
    .overlayPreferenceValue(Taken<Rect>.self) { anchors in
      GeometryReader { proxy in Noting { seen = anchors.map { proxy[$0] } } }
    }
    _ = Drawing(of: row.padding(3).rotationEffect(.degrees(33)).scaleEffect(0).padding(2))
    #expect(seen == [rect(0, 1, 20, 10), rect(25, 0, 22, 12)])
  }

  @Test func `a round trip comes back`() {
    for degrees in stride(from: -350.0, through: 350, by: 35) {
      let view = view.taking(Anchor<Point>.Source.point(Point(x: 17, y: -3)))
        .rotationEffect(.degrees(degrees)).scaleEffect(x: 3, y: 0.2, anchor: .bottom)
      let seen = view.resolved(Point.self) {
        $0.frame(width: 20, height: 10).rotationEffect(.degrees(degrees))
          .scaleEffect(x: 3, y: 0.2, anchor: .bottom)
      }
      #expect(isClose(seen[0], Point(x: 17, y: -3)), "\(degrees)°")
    }
  }

  @Test func `named spaces inside and outside turned views`() {
    func seen(in space: CoordinateSpace) -> Rect? {
      frame(in: space) {
        $0.padding(1).coordinateSpace(name: "inside").padding(2)
          .rotationEffect(.degrees(90), anchor: .topLeading)
          .padding(4).coordinateSpace(name: "between").padding(8)
          .scaleEffect(2, anchor: .topLeading).coordinateSpace(name: "outside").padding(16)
      }
    }
    #expect(seen(in: .local) == rect(0, 0, 20, 10))
    #expect(seen(in: .named("inside")) == rect(1, 1, 20, 10))
    #expect(seen(in: .named("between")) == rect(-9, 7, 10, 20))
    #expect(seen(in: .named("outside")) == rect(-2, 30, 20, 40))
    #expect(seen(in: .global) == rect(14, 46, 20, 40))
    #expect(seen(in: .named("nowhere")) == seen(in: .global))
  }

  @Test func `content of readers and values in turned views stands where it should`() {
    let layout = LaidOut(
      GeometryReader { proxy in
        Color.black.frame(width: proxy.size.width / 2, height: 4).numbered(0)
      }
      .frame(width: 40, height: 20)
      .overlayPreferenceValue(Taken<Rect>.self) { _ in fixed(10, 10).numbered(1) }
      .rotationEffect(.degrees(90)).padding(10))
    #expect(layout.list == [rect(36, 0, 4, 20), rect(25, 15, 10, 10)])
  }

  @Test func `what is made of values goes by the guides of a turned view`() {
    let layout = LaidOut(
      fixed(20, 10).alignmentGuide(.top) { _ in 7 }
        .rotationEffect(.degrees(90))
        .overlayPreferenceValue(Taken<Rect>.self, alignment: .topLeading) { _ in
          fixed(4, 4).numbered(0)
        }
        .padding(.top, 30))
    #expect(layout.list == [rect(0, 37, 4, 4)])
  }
}

extension HorizontalAlignment {
  private enum Mine: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  fileprivate static let mine = HorizontalAlignment(Mine.self)
}
