import TreeDrawing

/// The frame of the one view that is tracked, if there is one.
enum TrackedFrame: PreferenceKey {
  static var defaultValue: Rect? { nil }

  static func reduce(value: inout Rect?, nextValue: () -> Rect?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Reports the view's frame in a coordinate space, if it is the tracked one.
  func tracked(_ isTracked: Bool = true, in space: CoordinateSpace) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: TrackedFrame.self, value: isTracked ? proxy.frame(in: space) : nil)
      }
    }
  }
}
