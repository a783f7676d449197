/// The usual node: the lines of its label in a box with rounded corners, and below them a
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
struct NodeBox: RigidView {
  let node: Node
  let style: NodeStyle

  /// Tells the layout engine about the box, with what the node carries besides its label.
  func lower(into lowering: inout ViewLowering) {
    let attributes = node.attributes?.values
    if attributes?.omittedCount != nil {
      lowerBox(style.dashedPaint, into: &lowering) { lowerLabel(style.theme.muted, into: &$0) }
    } else if let note = attributes?.note {
      lowerBox(style.paint, into: &lowering) { lowerLabel(with: note, into: &$0) }
    } else {
      lowerBox(style.paint, into: &lowering) { lowerLabel(style.theme.text, into: &$0) }
    }
  }

  /// The box around a content.
  private func lowerBox(
    _ paint: Paint, into lowering: inout ViewLowering, _ content: (inout ViewLowering) -> Void
  ) {
    lowering.shape(style.outline, paint, isInFront: false, .center, content)
  }

  private func lowerLabel(_ color: Color, into lowering: inout ViewLowering) {
    lowering.change(.foreground(color)) {
      $0.text(style.labels.lines(of: node.label), padded: style.insets)
    }
  }

  private func lowerLabel(with note: String, into lowering: inout ViewLowering) {
    let labels = style.labels
    lowering.padding(style.insets) { lowering in
      lowering.stack(
        along: .vertical, aligning: HorizontalAlignment.center.key, spacing: labels.scale
      ) { lowering in
        lowering.change(.foreground(style.theme.text)) { $0.text(labels.lines(of: node.label)) }
        lowering.change(.font(labels.noteFont)) {
          $0.change(.foreground(style.theme.muted)) { $0.text(labels.lines(ofNote: note)) }
        }
      }
    }
  }
}

/// What the boxes of a picture have in common, made once and not for each of a million.
final class NodeStyle {
  let theme: Theme
  let labels: LabelStyle
  let insets: EdgeInsets
  let outline: StoredShape
  let paint: Paint
  /// The paint of nodes that stand for others that are left out.
  let dashedPaint: Paint

  init(theme: Theme, labels: LabelStyle) {
    self.theme = theme
    self.labels = labels
    insets = labels.insets
    outline = RoundedRectangle(cornerRadius: 7 * labels.scale).stored
    paint = Paint(fill: theme.fill, stroke: theme.border)
    dashedPaint = Paint(
      fill: theme.fill, stroke: theme.border, style: StrokeStyle(dash: [3, 3]))
  }
}
