import TreeDrawing

/// The third stage: one guide for each level.
///
/// It is the middle nodes themselves that say where they stand, by a guide that only their parent's
/// column aligns by: guides of deeper levels are others, so that nothing of them leaks. There is one
/// space and one background for the whole diagram, and nothing to clear.
struct LevelledDiagram<A: Identifiable, Node: View>: View where A.ID: Sendable {
  let tree: Tree<A>
  @ViewBuilder let node: (A) -> Node

  var body: some View {
    LevelledSubtree(tree: tree, level: 0, isMiddle: true, node: node)
      .coordinateSpace(name: "diagram")
      .backgroundPreferenceValue(FrameKey<A.ID>.self) { frames in
        AllLines(tree: tree, frames: frames)
      }
  }
}

/// A node at a level, and all below it.
private struct LevelledSubtree<A: Identifiable, Node: View>: View where A.ID: Sendable {
  let tree: Tree<A>
  let level: Int
  let isMiddle: Bool
  let node: (A) -> Node

  var body: some View {
    VStack(alignment: .nodeCenter(level: level + 1), spacing: 20) {
      node(tree.value)
        .alignmentGuide(isMiddle ? .nodeCenter(level: level) : .center) {
          $0[HorizontalAlignment.center]
        }
        .measureFrame(id: tree.value.id)
      if !tree.isLeaf {
        row
      }
    }
  }

  private var row: some View {
    HStack(alignment: .top, spacing: 20) {
      let children = tree.children
      ForEach(Array(children.enumerated()), id: \.offset) { index, child in
        LevelledSubtree(
          tree: child, level: level + 1,
          isMiddle: ExampleViews.isMiddle(index, of: children.count), node: node)
      }
    }
  }
}

/// The lines of a whole tree, in its order.
private struct AllLines<A: Identifiable>: View where A.ID: Sendable {
  let tree: Tree<A>
  let frames: [A.ID: Rect]

  var body: some View {
    ChildLines(tree: tree, frames: frames)
    ForEach(tree.children, id: \.value.id) { child in
      AllLines(tree: child, frames: frames)
    }
  }
}

extension HorizontalAlignment {
  /// Where the nodes of a level want the node over them to stand.
  fileprivate static func nodeCenter(level: Int) -> HorizontalAlignment {
    HorizontalAlignment(NodeCenter.self, level: level)
  }

  private enum NodeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
}
