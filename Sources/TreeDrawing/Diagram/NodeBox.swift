/// The default look of a node: the lines of its label in a box with rounded corners, and below them a
/// note, if it has one.
///
/// Written with modifiers, it would be
///
///     VStack(spacing: labels.scale) {
///       Text(label).foregroundStyle(theme.text)
///       Text(note).font(labels.noteFont).foregroundStyle(theme.muted)
///     }
///     .padding(insets)
///     .background { RoundedRectangle(cornerRadius: radius).painted(paint) }
///
/// It tells the layout engine the same, as `Subtree` does and for the same reason.
struct NodeBox: View {
  let node: Node
  let theme: Theme
  var labels = LabelStyle()

  /// Tells the layout engine about the box, with what the node carries besides its label.
  func lower(into lowering: inout ViewLowering) {
    let attributes = node.attributes?.values
    if attributes?.omittedCount != nil {
      lowerBox(dash: [3, 3], into: &lowering) { lowerLabel(theme.muted, padded: true, into: &$0) }
    } else if let note = attributes?.note {
      lowerBox(into: &lowering) {
        $0.padding(labels.insets) { lowerLabel(with: note, into: &$0) }
      }
    } else {
      lowerBox(into: &lowering) { lowerLabel(theme.text, padded: true, into: &$0) }
    }
  }

  /// The box around a content; that of nodes that are left out has a dashed outline.
  private func lowerBox(
    dash: [Double] = [], into lowering: inout ViewLowering,
    _ content: (inout ViewLowering) -> Void
  ) {
    let paint = Paint(
      fill: theme.fill, stroke: theme.border, style: StrokeStyle(dash: dash))
    let outline = RoundedRectangle(cornerRadius: 7 * labels.scale).stored
    lowering.shape(outline, paint, isInFront: false) { content(&$0) }
  }

  private func lowerLabel(
    _ color: Color, padded isPadded: Bool = false, into lowering: inout ViewLowering
  ) {
    lowering.change(.foreground(color)) {
      $0.text(labels.lines(of: node.label), padded: isPadded ? labels.insets : EdgeInsets())
    }
  }

  private func lowerLabel(with note: String, into lowering: inout ViewLowering) {
    lowering.stack(
      along: .vertical, aligning: HorizontalAlignment.center.key, spacing: labels.scale
    ) { lowering in
      lowerLabel(theme.text, into: &lowering)
      lowering.change(.font(labels.noteFont)) {
        $0.change(.foreground(theme.muted)) { $0.text(labels.lines(ofNote: note)) }
      }
    }
  }
}
