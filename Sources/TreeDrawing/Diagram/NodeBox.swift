/// The default look of a node: the lines of its label in a box with rounded corners.
struct NodeBox: View {
  let node: Node
  let theme: Theme
  var labels = LabelStyle()

  var body: some View {
    label.inNodeBox(Paint(fill: theme.fill, stroke: theme.border), labels)
  }

  /// Tells the layout engine about the box, with what the node carries besides its label.
  ///
  /// With `if`, a view would be dynamic content, which costs time where preferences are combined.
  func lower(into lowering: inout ViewLowering) {
    guard let attributes = node.attributes?.values else { return body.lower(into: &lowering) }
    if attributes.omittedCount != nil {
      omission.lower(into: &lowering)
    } else if let note = attributes.note {
      annotated(note).lower(into: &lowering)
    } else {
      body.lower(into: &lowering)
    }
  }

  /// What stands for nodes that are left out: quieter, in a dashed outline.
  private var omission: some View {
    Text(labels.lines(of: node.label)).foregroundStyle(theme.muted)
      .inNodeBox(
        Paint(fill: theme.fill, stroke: theme.border, style: StrokeStyle(dash: [3, 3])),
        labels)
  }

  private var label: some View {
    Text(labels.lines(of: node.label)).foregroundStyle(theme.text)
  }

  private func annotated(_ note: String) -> some View {
    VStack(spacing: labels.scale) {
      label
      Text(labels.lines(ofNote: note)).font(labels.noteFont).foregroundStyle(theme.muted)
    }
    .inNodeBox(Paint(fill: theme.fill, stroke: theme.border), labels)
  }
}

extension View {
  /// Puts the content of a node into a box with rounded corners.
  fileprivate func inNodeBox(_ paint: Paint, _ labels: LabelStyle) -> some View {
    padding(labels.insets)
      .background { RoundedRectangle(cornerRadius: 7 * labels.scale).painted(paint) }
  }
}
