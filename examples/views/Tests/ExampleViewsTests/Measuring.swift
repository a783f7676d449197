import TreeDrawing

/// The value of a preference key, as the view around another sees it.
func value<Key: PreferenceKey>(of key: Key.Type, in view: some View) -> Key.Value {
  var seen = Key.defaultValue
  let reading = view.overlayPreferenceValue(key) { value in
    Noting { seen = value }
  }
  _ = Drawing(of: reading)
  return seen
}

/// The frames of the measured views, relative to the view that they are in.
func frames(in view: some View) -> [Int: Rect] {
  var frames: [Int: Rect] = [:]
  let reading = view.overlayPreferenceValue(MeasuredBounds.self) { bounds in
    GeometryReader { proxy in
      Noting { frames = bounds.mapValues { proxy[$0] } }
    }
  }
  _ = Drawing(of: reading.padding(7))
  return frames
}

/// The outlines that a view draws, in painting order.
func outlines(of view: some View) -> [Path] {
  Drawing(of: view).layers.flatMap(\.items).compactMap { item in
    guard case .shape(let path, let paint) = item, paint.stroke != nil else { return nil }
    return path
  }
}

/// A straight line as it stands in a drawing.
func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Path {
  Line(from: Point(x: x1, y: y1), to: Point(x: x2, y: y2)).path(in: rect(0, 0, 0, 0))
}

func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
  Rect(x: x, y: y, width: width, height: height)
}

/// A view of a fixed size.
func fixed(_ width: Double, _ height: Double) -> some View {
  Color.black.frame(width: width, height: height)
}

extension View {
  /// Lets `frames(in:)` find the view.
  func measured(as id: Int) -> some View {
    transformAnchorPreference(key: MeasuredBounds.self, value: .bounds) { $0[id] = $1 }
  }
}

private enum MeasuredBounds: PreferenceKey {
  static var defaultValue: [Int: Anchor<Rect>] { [:] }

  static func reduce(value: inout [Int: Anchor<Rect>], nextValue: () -> [Int: Anchor<Rect>]) {
    value.merge(nextValue()) { $1 }
  }
}

/// A view that only tells when it is made.
struct Noting: View {
  init(_ note: () -> Void) { note() }

  var body: some View { Color.clear }
}
