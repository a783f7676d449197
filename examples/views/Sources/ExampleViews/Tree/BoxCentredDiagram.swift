import TreeDrawing

/// The first stage: stacks alone.
///
/// A node stands over the middle of the box around everything below it. Each diagram draws its own
/// lines, in its own space, and then clears the frames, so that the diagram around sees only what
/// concerns it. A leaf has an empty row below it, which costs its spacing.
struct BoxCentredDiagram<A: Identifiable, Node: View>: View where A.ID: Sendable {
  let tree: Tree<A>
  @ViewBuilder let node: (A) -> Node

  var body: some View {
    column.drawingLines(of: tree)
  }

  var column: some View {
    VStack(alignment: .center, spacing: 20) {
      node(tree.value)
        .measureFrame(id: tree.value.id)
      HStack(alignment: .top, spacing: 20) {
        ForEach(tree.children, id: \.value.id) { child in
          BoxCentredDiagram(tree: child, node: node)
            .measureFrame(id: child.value.id)
        }
      }
    }
  }
}
