/// The usual node: its label in a box with rounded corners, or in another shape, and below that its
/// note, if it has one.
struct NodeBox: RigidView {
  let node: Node
  let style: NodeStyle

  /// Tells the layout engine about one of several bodies: a body that chooses would be copied.
  func _lower(into lowering: inout ViewLowering) {
    guard let attributes = node.attributes?.values else {
      return label(in: style.usual, &lowering)
    }
    if attributes.omittedCount != nil {
      omission._lower(into: &lowering)
    } else if let note = attributes.note {
      label(above: note, in: style.form(attributes.shape))._lower(into: &lowering)
    } else {
      label(in: style.form(attributes.shape), &lowering)
    }
  }
}

extension NodeBox {
  /// A label that stands alone.
  @inline(__always)
  private func label(in form: NodeForm, _ lowering: inout ViewLowering) {
    let text = style.labels.lines(of: node.label)
    if form.enclosing == nil {
      lowering.background(form.backdrop) {
        PaddedText(content: text, space: form.space)._lower(into: &$0)
      }
    } else {
      let size = style.labels.size(ofLabel: text)
      Text(text).enclosed(in: form, size, form.space.insets, style.labels)
        ._lower(into: &lowering)
    }
  }

  /// A node that stands for others that are left out.
  private var omission: some View {
    PaddedText(content: style.labels.lines(of: node.label), space: style.mark.space)
      .background(style.mark.backdrop)
      .font(style.labels.noteFont)
      .lineHeight(style.labels.noteLineHeight)
      .foregroundStyle(style.theme.muted)
  }

  private func label(above note: String, in form: NodeForm) -> some View {
    let labels = style.labels
    let (label, note) = (labels.lines(ofNoted: node.label), labels.lines(ofNote: note))
    return VStack(spacing: labels.noteGap) {
      Text(label).bold()
      Text(note).font(labels.noteFont).lineHeight(labels.noteLineHeight)
        .foregroundStyle(style.theme.muted)
    }
    .enclosed(
      in: form, labels.size(ofLabel: label, note: note), labels.notedInsets(form.space.insets),
      labels)
  }
}

extension View {
  /// Puts texts into a form.
  ///
  /// - Parameters:
  ///   - form: the form.
  ///   - size: the size of the texts.
  ///   - insets: the space around them.
  ///   - labels: the style of the texts.
  /// - Returns: the texts where the form has room for them, and the form behind.
  fileprivate func enclosed(
    in form: NodeForm, _ size: Size, _ insets: EdgeInsets, _ labels: LabelStyle
  ) -> some View {
    let outer = form.size(around: size, insets: insets, corner: labels.cornerPadding)
    return padding(form.insets(insets, in: outer))
      .frame(width: outer.width, height: outer.height)
      .background(form.backdrop)
  }
}
