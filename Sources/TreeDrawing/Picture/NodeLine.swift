/// A node in a line of text: a line of a list behind a dot, an icon or a sign, or a text of a grid;
/// with a note behind its label.
struct NodeLine: View {
  let node: Node
  let place: NodePlace
  let style: NodeStyler
  let form: NodeForm

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 0) {
      label
      if let note = attributes?.note { quiet(note) }
    }
    .multilineTextAlignment(.leading)
    .background(alignment: .leading) { icon }
    .background(hasIcon ? nil : form.backdrop)
    .background { fill }
  }

  private var labels: LabelStyle { style.labels }
  private var attributes: Attributes? { node.attributes?.values }
  private var isRow: Bool { place.arrangement.has(.lines) }
  /// Whether something stands in place of the dot.
  private var hasIcon: Bool { isRow && (attributes?.icon != nil || form.textStyle.sign != nil) }

  private var label: some View {
    labels.text(node.label, in: form).textStyled(form.textStyle)
  }

  private func quiet(_ note: String) -> some View {
    labels.text(ofNote: note).font(labels.noteFont)
      .lineHeight(labels.noteLineHeight).foregroundStyle(form.textStyle.quiet)
      .padding(.horizontal, 4 * labels.scale)
  }

  /// What stands in place of the dot.
  @ViewBuilder private var icon: some View {
    if isRow, let attributes,
      let icon = NodeIcon(attributes, form.textStyle, labels, side: 4 / 3 * dot)
    {
      icon.multilineTextAlignment(.center).frame(width: dot)
    }
  }

  private var dot: Double { form.space.insets.leading - labels.gapBehindDot }

  /// What is behind the text, which begins between it and the dot.
  @ViewBuilder private var fill: some View {
    if let fill = form.fill {
      RoundedRectangle(cornerRadius: 5 * labels.scale)
        .painted(fill)
        .padding(.leading, dot + labels.gapBehindDot - 4 * labels.scale)
        .padding(.vertical, labels.scale)
    }
  }
}
