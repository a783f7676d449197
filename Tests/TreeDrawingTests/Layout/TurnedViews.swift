@testable import TreeDrawing

/// Anchors of any kind, in the order of the views.
enum Taken<Value>: PreferenceKey {
  static var defaultValue: [Anchor<Value>] { [] }
  static func reduce(value: inout [Anchor<Value>], nextValue: () -> [Anchor<Value>]) {
    value += nextValue()
  }
}

extension View {
  /// Hands an anchor to the views around.
  func taking<Value>(_ source: Anchor<Value>.Source) -> some View {
    transformAnchorPreference(key: Taken<Value>.self, value: source) { $0.append($1) }
  }

  /// The anchors inside, as a reader over the view resolves them that is changed by a closure.
  func resolved<Value, Reader: View>(
    _ type: Value.Type = Value.self, in reader: @escaping (AnyView) -> Reader
  ) -> [Value] {
    var values: [Value] = []
    let reading = overlayPreferenceValue(Taken<Value>.self, alignment: .topLeading) { anchors in
      reader(AnyView(GeometryReader { proxy in Noting { values = anchors.map { proxy[$0] } } }))
    }
    _ = Drawing(of: reading)
    return values
  }

  /// The anchors inside, as a reader over the view resolves them.
  func resolved<Value>(_ type: Value.Type = Value.self) -> [Value] {
    resolved(type) { $0 }
  }
}

/// The frame of a view in a space, where closures say what is around it.
func frame<Around: View>(
  in space: CoordinateSpace, of view: some View = fixed(20, 10), _ around: (AnyView) -> Around
) -> Rect? {
  var frame: Rect?
  let measured = view.background {
    GeometryReader { proxy in Noting { frame = proxy.frame(in: space) } }
  }
  _ = Drawing(of: around(AnyView(measured)))
  return frame
}

func isClose(_ one: Double, _ other: Double, _ error: Double = 1e-9) -> Bool {
  abs(one - other) <= error
}

func isClose(_ one: Point, _ other: Point, _ error: Double = 1e-9) -> Bool {
  isClose(one.x, other.x, error) && isClose(one.y, other.y, error)
}

func isClose(_ one: Rect, _ other: Rect, _ error: Double = 1e-9) -> Bool {
  isClose(one.origin, other.origin, error) && isClose(one.width, other.width, error)
    && isClose(one.height, other.height, error)
}
