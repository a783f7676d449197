/// What an edge says of itself: a quiet text at its middle, with a halo that covers the line.
struct EdgeLabel: View {
  let text: String
  let style: NodeStyle

  /// Makes the label of the edge to a node; nil if that has none.
  init?(of node: Node, style: NodeStyle) {
    guard let edge = node.attributes?.values.edge else { return nil }
    text = edge.drawnForm
    self.style = style
  }

  var body: some View {
    Text(text).font(style.labels.noteFont).foregroundStyle(style.theme.muted)
      .textHalo(style.theme.fill)
      .padding(insets)
  }

  /// The space around: labels between a node and its children touch neither, and lines are steep
  /// enough to be told apart.
  private var insets: EdgeInsets {
    let scale = style.labels.scale
    return EdgeInsets(top: 13 * scale, leading: 4 * scale, bottom: 13 * scale, trailing: 4 * scale)
  }
}
