import Testing

@testable import TreeDrawing

/// Anchors: taken at one view, resolved at another.
@Suite struct AnchorTests {
  private enum Frames: PreferenceKey {
    static var defaultValue: [Anchor<Rect>] { [] }
    static func reduce(value: inout [Anchor<Rect>], nextValue: () -> [Anchor<Rect>]) {
      value += nextValue()
    }
  }
  private enum Points: PreferenceKey {
    static var defaultValue: [Anchor<Point>] { [] }
    static func reduce(value: inout [Anchor<Point>], nextValue: () -> [Anchor<Point>]) {
      value += nextValue()
    }
  }

  /// The anchored frames, as a reader over a view resolves them.
  private func frames(of view: some View) -> [Rect] {
    var frames: [Rect] = []
    let reading = view.overlayPreferenceValue(Frames.self) { anchors in
      GeometryReader { proxy in
        Noting { frames = anchors.map { proxy[$0] } }
      }
    }
    _ = Drawing(of: reading.padding(7))
    return frames
  }

  private func points(of view: some View) -> [Point] {
    var points: [Point] = []
    let reading = view.backgroundPreferenceValue(Points.self) { anchors in
      GeometryReader { proxy in
        Noting { points = anchors.map { proxy[$0] } }
      }
    }
    _ = Drawing(of: reading.padding(7))
    return points
  }

  @Test func `a proxy resolves a frame relative to itself`() {
    let proxy = GeometryProxy(
      size: .zero, origin: Point(x: 400, y: 200), space: .none, spaces: SpaceTable())
    let anchor = Anchor(.bounds, at: rect(412.5, 241, 75.5, 16), in: nil)
    #expect(proxy[anchor] == rect(12.5, 41, 75.5, 16))
  }

  @Test func `an offset outside the anchor moves it`() {
    let row = HStack(spacing: 8) {
      fixed(20, 20)
      fixed(20, 20).anchorPreference(key: Frames.self, value: .bounds) { [$0] }.offset(x: 10, y: 5)
    }
    #expect(frames(of: row) == [rect(38, 5, 20, 20)])
  }

  @Test func `an offset inside the anchor does not move it, padding inside widens it`() {
    let row = HStack(spacing: 8) {
      fixed(20, 20).offset(x: 10, y: 5).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      fixed(20, 20).padding(3).anchorPreference(key: Frames.self, value: .bounds) { [$0] }
      fixed(20, 20).anchorPreference(key: Frames.self, value: .bounds) { [$0] }.padding(3)
    }
    #expect(
      frames(of: row) == [rect(0, 3, 20, 20), rect(28, 0, 26, 26), rect(65, 3, 20, 20)])
  }

  @Test func `rectangles and points of a view`() {
    let view = fixed(40, 20).padding(5)
    #expect(
      frames(
        of: fixed(40, 20).anchorPreference(key: Frames.self, value: .rect(rect(1, 2, 3, 4))) {
          [$0]
        }.padding(5)) == [rect(6, 7, 3, 4)])
    let sources: [Anchor<Point>.Source] = [
      .point(Point(x: 1, y: 2)), .bottom, .center, .unitPoint(UnitPoint(x: 0.25, y: 0.5)),
    ]
    let expected = [
      Point(x: 1, y: 2), Point(x: 25, y: 30), Point(x: 25, y: 15), Point(x: 12.5, y: 15),
    ]
    for (source, point) in zip(sources, expected) {
      #expect(
        points(of: view.anchorPreference(key: Points.self, value: source) { [$0] }) == [point])
    }
  }

  @Test func `an anchor of a container replaces what is inside, a transform adds to it`() {
    let inner = fixed(10, 10).anchorPreference(key: Frames.self, value: .bounds) { [$0] }.padding(2)
    #expect(
      frames(of: inner.anchorPreference(key: Frames.self, value: .bounds) { [$0] })
        == [rect(0, 0, 14, 14)])
    #expect(
      frames(
        of: inner.transformAnchorPreference(key: Frames.self, value: .bounds) { $0.append($1) })
        == [rect(2, 2, 10, 10), rect(0, 0, 14, 14)])
  }

  @Test func `the anchors of icons in a list are resolved in the list`() {
    func row(_ width: Double, _ height: Double) -> some View {
      HStack(spacing: 8) {
        fixed(16, 16).frame(width: 40)
          .anchorPreference(key: Frames.self, value: .bounds) { [$0] }
        fixed(width, height)
      }
      .padding(.vertical, 5)
    }
    let list = VStack(alignment: .leading, spacing: 0) {
      row(80, 16).numbered(0)
      row(120, 32).numbered(1)
    }
    #expect(LaidOut(list).list == [rect(0, 0, 128, 26), rect(0, 26, 168, 42)])
    let icons = frames(of: list)
    #expect(icons == [rect(0, 5, 40, 16), rect(0, 39, 40, 16)])
    #expect(icons[0][.bottom] == Point(x: 20, y: 21))
    #expect(icons[1][.top] == Point(x: 20, y: 39))
  }
}
