/// What an edge says of itself: a quiet text at its middle, with a halo that covers the line.
struct EdgeLabel: View {
  let text: String
  let theme: Theme
  var labels = LabelStyle()

  var body: some View {
    Text(text).font(labels.noteFont).foregroundStyle(theme.muted).textHalo(theme.fill)
      .padding(insets)
  }
}

extension EdgeLabel {
  private var insets: EdgeInsets {
    let scale = labels.scale
    return EdgeInsets(top: scale, leading: 4 * scale, bottom: scale, trailing: 4 * scale)
  }

  /// The room that it takes.
  var size: Size {
    let (width, traits) = labels.noteFont.measure(text)
    return Size(
      width: width + insets.leading + insets.trailing,
      height: labels.noteFont.boxHeight(traits) + insets.top + insets.bottom)
  }

  /// The least width of a child's place, so that labels of neighbouring edges do not touch.
  ///
  /// Edges of one node meet in a point, so that their middles are half as far apart as the children.
  var roomForChild: Double { 2 * size.width }

  /// The least gap between a node and its children, so that labels between them touch neither and lines
  /// are steep enough to be told apart.
  var gap: Double { size.height + 24 * labels.scale }

  /// The label with its middle at a point.
  func centered(at point: Point) -> some View {
    offset(x: point.x - size.width / 2, y: point.y - size.height / 2)
  }
}
