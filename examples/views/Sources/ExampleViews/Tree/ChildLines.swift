import TreeDrawing

/// The lines from a node to its children, in the children's order.
struct ChildLines<A: Identifiable>: View where A.ID: Sendable {
  let tree: Tree<A>
  let frames: [A.ID: Rect]

  var body: some View {
    ForEach(tree.children, id: \.value.id) { child in
      if let parentFrame = frames[tree.value.id], let childFrame = frames[child.value.id] {
        Line(from: parentFrame[.bottom], to: childFrame[.top])
          .stroke(Look.edge, style: StrokeStyle(lineWidth: 1.25, lineCap: .round))
      }
    }
  }
}

extension View {
  /// Draws the lines from a tree's root to its children behind their frames, which then are cleared.
  func drawingLines<A: Identifiable>(of tree: Tree<A>) -> some View where A.ID: Sendable {
    backgroundPreferenceValue(FrameKey<A.ID>.self) { frames in
      ChildLines(tree: tree, frames: frames)
    }
    .coordinateSpace(name: "diagram")
    .preference(key: FrameKey<A.ID>.self, value: [:])
  }
}
