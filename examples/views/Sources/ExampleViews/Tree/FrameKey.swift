import TreeDrawing

/// The frames of the views of a diagram, by what they show, in the space `"diagram"`.
enum FrameKey<ID: Hashable & Sendable>: PreferenceKey {
  static var defaultValue: [ID: Rect] { [:] }

  static func reduce(value: inout [ID: Rect], nextValue: () -> [ID: Rect]) {
    value.merge(nextValue()) { $1 }
  }
}

extension View {
  /// Reports the view's frame in the nearest diagram around.
  func measureFrame(id: some Hashable & Sendable) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(
          key: FrameKey.self, value: [id: proxy.frame(in: .named("diagram"))])
      }
    }
  }
}
