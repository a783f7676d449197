import TreeDrawing

/// The second stage: one custom guide.
///
/// The middle child, or the two middle ones, say where their middle is; the row passes the mean on,
/// and the column puts the node there. That middle is that of a whole subtree, though, which is not
/// always where its node stands.
struct MiddleCentredDiagram<A: Identifiable, Node: View>: View where A.ID: Sendable {
  let tree: Tree<A>
  @ViewBuilder let node: (A) -> Node

  var body: some View {
    column.drawingLines(of: tree)
  }

  var column: some View {
    VStack(alignment: .nodeCenter, spacing: 20) {
      node(tree.value)
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
        MiddleCentredDiagram(tree: child, node: node)
          .alignmentGuide(isMiddle(index, of: children.count) ? .nodeCenter : .center) {
            $0[HorizontalAlignment.center]
          }
          .measureFrame(id: child.value.id)
      }
    }
  }
}

/// Whether a child stands in the middle, or is one of the two that do.
func isMiddle(_ index: Int, of count: Int) -> Bool {
  index == count / 2 || index == (count - 1) / 2
}

extension HorizontalAlignment {
  /// Where a diagram's root should stand.
  fileprivate static let nodeCenter = HorizontalAlignment(NodeCenter.self)

  private enum NodeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
}
