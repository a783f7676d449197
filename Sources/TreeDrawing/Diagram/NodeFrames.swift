/// The frames of a subtree's nodes that have an edge to draw, its root's first.
///
/// They are relative to the space `"diagram"`.
enum NodeFrames: PreferenceKey {
  static var defaultValue: [Rect] { [] }

  static func reduce(value: inout [Rect], nextValue: () -> [Rect]) {
    value += nextValue()
  }
}

extension View {
  /// Reports the view's frame as that of a node.
  func measuringNodeFrame() -> some View {
    preference(key: NodeFrames.self) { [$0.frame(in: .diagram)] }
  }

  /// Hides the frames of all nodes of a subtree but its root's from the diagrams around: without that
  /// each would see all nodes below, and drawing would cost nodes times depth.
  func hidingInnerNodeFrames() -> some View {
    transformPreference(NodeFrames.self) { frames in
      if frames.count > 1 { frames.removeLast(frames.count - 1) }
    }
  }
}

extension CoordinateSpace {
  /// The space that a diagram's frames are relative to.
  static let diagram = CoordinateSpace.named("diagram")
}
