/// The default look of a node: its label, in one line, in a box with rounded corners.
struct NodeBox: View {
  let node: Node
  let theme: Theme

  var body: some View {
    label.inNodeBox(Paint(fill: theme.fill, stroke: theme.border))
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
    Text(node.label.drawnForm).foregroundStyle(theme.muted)
      .inNodeBox(Paint(fill: theme.fill, stroke: theme.border, style: StrokeStyle(dash: [3, 3])))
  }

  private var label: some View {
    Text(node.label.drawnForm).foregroundStyle(theme.text)
  }

  private func annotated(_ note: String) -> some View {
    VStack(spacing: 1) {
      label
      Text(note.drawnForm).font(.note).foregroundStyle(theme.muted)
    }
    .inNodeBox(Paint(fill: theme.fill, stroke: theme.border))
  }
}

extension Font {
  /// The font of what is said beside: notes, and labels of edges.
  static let note = Font.system(size: 11)
}

extension View {
  /// Puts the content of a node into a box with rounded corners.
  fileprivate func inNodeBox(_ paint: Paint) -> some View {
    padding(EdgeInsets(top: 8, leading: 12, bottom: 8, trailing: 12))
      .background { RoundedRectangle(cornerRadius: 7).painted(paint) }
  }
}
