/// The usual node: its label in a box with rounded corners, and below that its note, if it has one.
struct NodeBox: RigidView {
  let node: Node
  let style: NodeStyle

  /// Tells the layout engine about one of three bodies: a body that chooses would be copied.
  func _lower(into lowering: inout ViewLowering) {
    let attributes = node.attributes?.values
    if attributes?.omittedCount != nil {
      omission._lower(into: &lowering)
    } else if let note = attributes?.note {
      label(above: note)._lower(into: &lowering)
    } else {
      label.background(style.box)._lower(into: &lowering)
    }
  }
}

extension NodeBox {
  private var label: PaddedText {
    PaddedText(content: style.labels.lines(of: node.label), insets: style.insets)
  }

  /// A node that stands for others that are left out.
  private var omission: some View {
    label.background(style.dashedBox).foregroundStyle(style.theme.muted)
  }

  private func label(above note: String) -> some View {
    VStack(spacing: style.labels.scale) {
      Text(style.labels.lines(of: node.label))
      Text(style.labels.lines(ofNote: note)).font(style.labels.noteFont)
        .foregroundStyle(style.theme.muted)
    }
    .padding(style.insets)
    .background(style.box)
  }
}

/// What the boxes of a picture have in common, made once and not for each of a million.
final class NodeStyle {
  let theme: Theme
  let labels: LabelStyle
  let insets: EdgeInsets
  let box: RegisteredShape
  /// The box of nodes that stand for others that are left out.
  let dashedBox: RegisteredShape

  init(theme: Theme, labels: LabelStyle, in lowering: inout ViewLowering) {
    self.theme = theme
    self.labels = labels
    insets = labels.insets
    let outline = RoundedRectangle(cornerRadius: 7 * labels.scale)
    let paint = Paint(fill: theme.fill, stroke: theme.border)
    var dashedPaint = paint
    dashedPaint.style = StrokeStyle(dash: [3, 3])
    box = RegisteredShape(outline, paint, in: &lowering)
    dashedBox = RegisteredShape(outline, dashedPaint, in: &lowering)
  }
}
