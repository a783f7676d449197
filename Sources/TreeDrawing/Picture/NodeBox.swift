/// The usual node: its label in a box with rounded corners, in another shape or behind a dot, and
/// below or beside that its note, if it has one.
struct NodeBox: RigidView {
  let node: Node
  let place: NodePlace
  let style: NodeStyler

  /// Tells the layout engine about one of several bodies: a body that chooses would be copied.
  func _lower(into lowering: inout ViewLowering) {
    if let attributes = node.attributes?.values, attributes.hasNotes {
      lower(noted: attributes, into: &lowering)
    } else {
      lowerContent(into: &lowering)
    }
  }

  /// Tells it about a node that leads somewhere, or has a text to show when one points at it.
  @inline(never)
  private func lower(noted attributes: Attributes, into lowering: inout ViewLowering) {
    lowering.notes(attributes) { lowerContent(into: &$0) }
  }

  @inline(__always)
  private func lowerContent(into lowering: inout ViewLowering) {
    if style.hasBranches, node.isOnBranch {
      if let attributes = node.attributes?.values {
        style.ignored.record(attributes, of: node, at: place, isOnBranch: true)
      }
      return BranchNode(node: node, place: place, style: style)._lower(into: &lowering)
    }
    guard let attributes = node.attributes?.values else {
      let form = style.form(of: node, at: place, in: &lowering)
      guard form.fill == nil else { return line(in: form, &lowering) }
      return label(in: form, &lowering)
    }
    if attributes.isSlot {
      slot._lower(into: &lowering)
    } else if attributes.omittedCount != nil {
      omission._lower(into: &lowering)
    } else {
      lower(attributes, into: &lowering)
    }
  }

  /// Tells it about a node that has more than a label.
  private func lower(_ attributes: Attributes, into lowering: inout ViewLowering) {
    style.ignored.record(attributes, of: node, at: place, isOnBranch: false)
    let form = style.form(of: node, at: place, in: &lowering)
    if place.arrangement.isOfLines, !node.isDot {
      line(in: form, &lowering)
    } else if attributes.note != nil || attributes.icon != nil || form.textStyle.sign != nil {
      NodeContent(attributes, node, place, style, form)._lower(into: &lowering)
    } else {
      label(in: form, &lowering)
    }
  }
}

extension Node {
  /// Whether it looks as branches have it: it is what it seems to be, and names no shape.
  fileprivate var isOnBranch: Bool {
    guard let attributes = attributes?.values else { return true }
    return attributes.shape == nil && attributes.omittedCount == nil && !attributes.isSlot
  }
}

extension NodeBox {
  /// A line of text on a fill of its own.
  @inline(never)
  private func line(in form: NodeForm, _ lowering: inout ViewLowering) {
    recordCut(in: form)
    NodeLine(node: node, place: place, style: style, form: form)._lower(into: &lowering)
  }

  /// A label that stands alone.
  @inline(__always)
  private func label(in form: NodeForm, _ lowering: inout ViewLowering) {
    recordCut(in: form)
    if node.isDot {
      let size = style.emptySize(at: place)
      Color.clear.frame(width: size.width, height: size.height)
        .background(form.backdrop)
        ._lower(into: &lowering)
    } else if form.textStyle.isUsual {
      text(in: form, &lowering)
    } else {
      styledText(in: form, &lowering)
    }
  }

  /// Keeps in mind whether the end of the label is left out.
  @inline(__always)
  private func recordCut(in form: NodeForm) {
    style.recordCut(in: node, at: place, within: form.limits, isBold: form.textStyle.isBold)
  }

  /// A label that is not written as most are.
  @inline(never)
  private func styledText(in form: NodeForm, _ lowering: inout ViewLowering) {
    lowering.textStyled(form.textStyle) { text(in: form, &$0) }
  }

  /// The label in a form.
  @inline(__always)
  private func text(in form: NodeForm, _ lowering: inout ViewLowering) {
    if form.enclosing != nil {
      let text = style.labels.text(node.label).broken(in: form.font(style.labels))
      let size = style.labels.size(ofLabel: text, isBold: form.textStyle.isBold)
      text.enclosed(in: form, size, form.space.insets, style.labels, place)._lower(into: &lowering)
    } else if style.isSetFromLeftHere(place) {
      lowering.background(form.backdrop) {
        style.labels.text(node.label, in: form).multilineTextAlignment(.leading)
          ._lower(into: &$0)
      }
    } else if place.arrangement.has(.filling) {
      filling(in: form, &lowering)
    } else {
      lowering.background(form.backdrop) {
        style.labels.text(node.label, in: form)._lower(into: &$0)
      }
    }
  }

  /// The label in the middle of a form as wide as its place.
  @inline(never)
  private func filling(in form: NodeForm, _ lowering: inout ViewLowering) {
    lowering.background(form.backdrop) {
      style.labels.text(node.label, in: form).frame(maxWidth: .infinity)._lower(into: &$0)
    }
  }

  /// An empty place, as large as the smallest box.
  private var slot: some View {
    Color.clear.frame(width: style.slot.width, height: style.slot.height)
  }

  /// A node that stands for others that are left out.
  private var omission: some View {
    style.labels.text(node.label, in: style.mark)
      .background(style.mark.backdrop)
      .font(style.labels.noteFont)
      .lineHeight(style.labels.noteLineHeight)
      .foregroundStyle(style.theme.capsule.text)
  }
}

extension NodeForm {
  /// The font of labels.
  func font(_ labels: LabelStyle) -> Font { textStyle.isBold ? labels.font.bold() : labels.font }
}
