/// What an edge says of itself: a quiet text at its middle, with a halo that covers the line.
struct EdgeLabel: View {
  let text: String
  let theme: Theme

  var body: some View {
    Text(text).font(.note).foregroundStyle(theme.muted).textHalo(theme.fill)
      .padding(Self.insets)
  }
}

extension EdgeLabel {
  private static let insets = EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4)

  /// The room that it takes.
  var size: Size {
    Size(
      width: Font.note.advance(of: text) + Self.insets.leading + Self.insets.trailing,
      height: Font.note.lineHeight + Self.insets.top + Self.insets.bottom)
  }

  /// The least width of a child's place, so that labels of neighbouring edges do not touch.
  ///
  /// Edges of one node meet in a point, so that their middles are half as far apart as the children.
  var roomForChild: Double { 2 * size.width }

  /// The least gap between a node and its children, so that labels between them touch neither and lines
  /// are steep enough to be told apart.
  var gap: Double { size.height + 24 }

  /// The label with its middle at a point.
  func centered(at point: Point) -> some View {
    offset(x: point.x - size.width / 2, y: point.y - size.height / 2)
  }
}
