/// What an edge says of itself: a quiet text in a capsule, which covers the line.
struct EdgeLabel: View {
  let text: String
  let style: NodeStyler

  /// Makes the label of the edge to a node; nil if that has none.
  init?(of node: Node, style: NodeStyler) {
    guard let edge = node.attributes?.values.edge else { return nil }
    text = edge.drawnForm
    self.style = style
  }

  var body: some View {
    FixedText(content: text, space: style.labels.edgeSpace)
      .background { Capsule().painted(style.theme.capsule.paint ?? Paint()) }
      .font(style.labels.noteFont)
      .lineHeight(style.labels.noteLineHeight)
      .foregroundStyle(style.theme.capsule.text)
      .multilineTextAlignment(.center)
  }
}
