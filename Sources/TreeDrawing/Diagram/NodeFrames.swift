/// The frames of those of a subtree's nodes that have an edge to draw.
///
/// They are relative to the space `"diagram"`.
enum NodeFrames: PreferenceKey {
  static var defaultValue: [NodeFrame] { [] }

  static func reduce(value: inout [NodeFrame], nextValue: () -> [NodeFrame]) {
    value += nextValue()
  }
}

/// The frame of one node.
struct NodeFrame {
  /// The node's position in preorder.
  let position: Int
  let rect: Rect
}

extension View {
  /// Reports the view's frame as that of a node.
  func measuringNodeFrame(at position: Int) -> some View {
    preference(key: NodeFrames.self) { proxy in
      [NodeFrame(position: position, rect: proxy.frame(in: .diagram))]
    }
  }

  /// Hides the frames of all nodes of a subtree but its root's from the diagrams around: without that
  /// each would see all nodes below, and drawing would cost nodes times depth.
  ///
  /// A root that is drawn by no view has no frame.
  func hidingNodeFrames(below position: Int) -> some View {
    transformPreference(NodeFrames.self) { frames in
      let kept = frames.first?.position == position ? 1 : 0
      frames.removeLast(frames.count - kept)
    }
  }
}

extension CoordinateSpace {
  /// The space that a diagram's frames are relative to.
  static let diagram = CoordinateSpace.named("diagram")
}
