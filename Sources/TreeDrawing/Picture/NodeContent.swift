/// What is in a node with more than a label: an icon or a sign, the label, and a note below it.
struct NodeContent: View {
  private let label: FixedText
  private let note: FixedText?
  private let icon: NodeIcon?
  private let style: NodeStyler
  private let form: NodeForm
  private let place: NodePlace
  private let isBold: Bool

  init(
    _ attributes: Attributes, _ node: Node, _ place: NodePlace, _ style: NodeStyler,
    _ form: NodeForm
  ) {
    let labels = style.labels
    note = attributes.note.map { labels.text(ofNote: $0).broken(in: labels.noteFont) }
    isBold = form.textStyle.isBold || (note != nil && attributes.weight != .regular)
    label = labels.text(node.label).broken(in: isBold ? labels.font.bold() : labels.font)
    style.recordCut(in: node, at: place, within: labels.wrapping, isBold: isBold)
    icon = NodeIcon(attributes, form.textStyle, labels)
    self.place = place
    self.style = style
    self.form = form
  }

  var body: some View {
    let labels = style.labels
    HStack(spacing: 0) {
      if let icon { icon.padding(.trailing, NodeIcon.gap * labels.scale) }
      texts
    }
    .enclosed(in: form, size, insets, labels, place)
  }

  private var texts: some View {
    VStack(
      alignment: place.arrangement.isSetFromLeft ? .leading : .center, spacing: style.labels.noteGap
    ) {
      label.bold(isBold).textStyled(form.textStyle)
      if let note {
        note.font(style.labels.noteFont).lineHeight(style.labels.noteLineHeight)
          .foregroundStyle(form.textStyle.quiet)
      }
    }
  }

  /// The space around, which is less above and below two kinds of lines.
  private var insets: EdgeInsets {
    let insets = form.space.insets
    return note == nil ? insets : style.labels.notedInsets(insets)
  }

  private var size: Size {
    let labels = style.labels
    var size = labels.size(ofLabel: label, isBold: isBold)
    if let note { size = labels.size(size, above: note) }
    if let icon { size.width += icon.width(in: labels) + NodeIcon.gap * labels.scale }
    return size
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
  ///   - place: where the node stands.
  /// - Returns: the texts where the form has room for them, and the form behind.
  func enclosed(
    in form: NodeForm, _ size: Size, _ insets: EdgeInsets, _ labels: LabelStyle,
    _ place: NodePlace
  ) -> some View {
    let outer = form.size(around: size, insets: insets, corner: labels.cornerPadding)
    let isSetFromLeft = place.arrangement.isSetFromLeft
    let framed = multilineTextAlignment(
      isSetFromLeft && form.enclosing == nil ? .leading : .center
    )
    .padding(form.insets(insets, in: outer))
    .frame(width: outer.width, height: outer.height)
    return Filling(content: framed, isWide: place.arrangement.has(.filling))
      .background(form.backdrop)
  }
}

/// A view that is as wide as its place, if nodes are there.
private struct Filling<Content: View>: View {
  let content: Content
  let isWide: Bool

  func _lower(into lowering: inout ViewLowering) {
    guard isWide else { return content._lower(into: &lowering) }
    content.frame(maxWidth: .infinity)._lower(into: &lowering)
  }
}
