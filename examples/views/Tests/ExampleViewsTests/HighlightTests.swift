import Testing
import TreeDrawing

@testable import ExampleViews

/// Anchors made from readers and preferences, beside the library's own.
@Suite struct HighlightTests {
  /// The frame of the highlighted view as both kinds of anchors say it.
  private func highlights(in view: some View) -> (builtIn: Rect?, measured: Rect?) {
    var builtIn: Rect?
    var measured: Rect?
    let reading =
      view
      .overlayPreferenceValue(Highlighted.self) { anchor in
        GeometryReader { proxy in
          Noting { builtIn = anchor.map { proxy[$0] } }
        }
      }
      .overlayPreferenceValue(MeasuredHighlighted.self) { anchor in
        GeometryReader { proxy in
          Noting { measured = anchor.map { proxy[$0] } }
        }
      }
    _ = Drawing(of: reading.padding(EdgeInsets(top: 0.1, leading: 1.0 / 3)))
    return (builtIn, measured)
  }

  private func expect(
    _ frame: Rect?, in view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (builtIn, measured) = highlights(in: view)
    #expect(builtIn == measured, sourceLocation: sourceLocation)
    #expect(builtIn.map(rounded) == frame.map(rounded), sourceLocation: sourceLocation)
  }

  /// The frame to a millionth: the padding around it is no binary fraction.
  private func rounded(_ frame: Rect) -> [Double] {
    [frame.minX, frame.minY, frame.size.width, frame.size.height]
      .map { ($0 * 1_000_000).rounded() / 1_000_000 }
  }

  @Test func `82: a frame relative to the reader`() {
    let view = fixed(75.5, 16).highlight().padding(EdgeInsets(top: 41, leading: 12.5))
    expect(rect(12.5, 41, 75.5, 16), in: view)
  }

  @Test func `83: an offset outside the anchor moves it`() {
    let row = HStack(spacing: 8) {
      fixed(20, 20)
      fixed(20, 20).highlight().offset(x: 10, y: 5)
    }
    expect(rect(38, 5, 20, 20), in: row)
  }

  @Test func `both anchors agree on other views`() {
    expect(rect(0, 0, 20, 20), in: fixed(20, 20).offset(x: 10, y: 5).highlight())
    expect(rect(0, 0, 26, 26), in: fixed(20, 20).padding(3).highlight())
    expect(rect(3, 3, 20, 20), in: fixed(20, 20).highlight().padding(3))
    expect(
      rect(20.1, 30.1, 20, 20),
      in: fixed(20, 20).highlight().offset(x: 0.1, y: 0.1).frame(width: 60, height: 80))
    expect(nil, in: fixed(20, 20))
  }

  @Test func `the first that wants it is highlighted`() {
    let row = HStack(spacing: 0) {
      fixed(10, 10).highlight(false)
      fixed(10, 10).highlight()
      fixed(10, 10).highlight()
    }
    expect(rect(10, 0, 10, 10), in: row)
  }

  @Test func `both ellipses are the same`() {
    let drawn = outlines(of: fixed(75.5, 16).highlight().padding(20.1).drawingHighlight())
    #expect(drawn.count == 2)
    #expect(drawn.first == drawn.last)
  }

  @Test func `points agree as well`() {
    var points: [Point] = []
    let view = fixed(40, 20)
      .anchorPreference(key: Middle.self, value: .bottom) { $0 }
      .measuredAnchorPreference(key: MeasuredMiddle.self, value: .unitPoint(.bottom)) { $0 }
      .padding(5.3)
      .overlayPreferenceValue(Middle.self) { anchor in
        GeometryReader { proxy in
          Noting { points += anchor.map { [proxy[$0]] } ?? [] }
        }
      }
      .overlayPreferenceValue(MeasuredMiddle.self) { anchor in
        GeometryReader { proxy in
          Noting { points += anchor.map { [proxy[$0]] } ?? [] }
        }
      }
    _ = Drawing(of: view.padding(7))
    #expect(points.count == 2)
    #expect(points.first == points.last)
  }
}

private enum Middle: PreferenceKey {
  static var defaultValue: Anchor<Point>? { nil }
  static func reduce(value: inout Anchor<Point>?, nextValue: () -> Anchor<Point>?) {
    value = value ?? nextValue()
  }
}

private enum MeasuredMiddle: PreferenceKey {
  static var defaultValue: MeasuredAnchor<Point>? { nil }
  static func reduce(value: inout MeasuredAnchor<Point>?, nextValue: () -> MeasuredAnchor<Point>?) {
    value = value ?? nextValue()
  }
}
