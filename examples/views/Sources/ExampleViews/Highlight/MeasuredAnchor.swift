import TreeDrawing

/// An anchor made of a geometry reader and a preference: a value in global coordinates, which a proxy
/// elsewhere converts to its own.
struct MeasuredAnchor<Value> {
  let global: Value

  /// What to measure at a view.
  struct Source {
    let measure: (GeometryProxy) -> Value
  }
}

extension MeasuredAnchor.Source where Value == Rect {
  /// The view's frame.
  static var bounds: Self { Self { $0.frame(in: .global) } }
}

extension MeasuredAnchor.Source where Value == Point {
  /// A point in fractions of the view's width and height.
  static func unitPoint(_ point: UnitPoint) -> Self { Self { $0.frame(in: .global)[point] } }
}

extension GeometryProxy {
  /// A measured frame in the reader's own coordinates.
  subscript(anchor: MeasuredAnchor<Rect>) -> Rect {
    let origin = frame(in: .global).origin
    return anchor.global.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// A measured point in the reader's own coordinates.
  subscript(anchor: MeasuredAnchor<Point>) -> Point {
    let origin = frame(in: .global).origin
    return Point(x: anchor.global.x - origin.x, y: anchor.global.y - origin.y)
  }
}

extension View {
  /// Says the view's value for a preference key, made from what is measured at the view.
  func measuredAnchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: MeasuredAnchor<Value>.Source,
    transform: @escaping (MeasuredAnchor<Value>) -> Key.Value
  ) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: key, value: transform(MeasuredAnchor(global: value.measure(proxy))))
      }
    }
  }
}
