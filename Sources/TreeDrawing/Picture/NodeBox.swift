/// The usual node: its label in a box with rounded corners, in another shape or behind a dot, and
/// below or beside that its note, if it has one.
struct NodeBox: RigidView {
  let node: Node
  let place: NodePlace
  let style: NodeStyle

  /// Tells the layout engine about one of several bodies: a body that chooses would be copied.
  func _lower(into lowering: inout ViewLowering) {
    if style.hasBranches, node.isOnBranch {
      return BranchNode(node: node, place: place, style: style)._lower(into: &lowering)
    }
    guard let attributes = node.attributes?.values else {
      return label(in: style.form(nil, at: place), &lowering)
    }
    let form = style.form(attributes.shape, at: place)
    if attributes.isSlot {
      slot._lower(into: &lowering)
    } else if attributes.omittedCount != nil {
      omission._lower(into: &lowering)
    } else if let note = attributes.note {
      if place.arrangement.isOfLines {
        label(beside: note, in: form)._lower(into: &lowering)
      } else {
        label(above: note, in: form)._lower(into: &lowering)
      }
    } else if place.arrangement == .list, let icon = attributes.icon {
      label(behind: icon, in: form)._lower(into: &lowering)
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
  /// A label that stands alone.
  @inline(__always)
  private func label(in form: NodeForm, _ lowering: inout ViewLowering) {
    if node.isDot {
      let empty = style.emptyNode(at: place)
      Color.clear.frame(width: empty.size.width, height: empty.size.height)
        .background(empty.backdrop)
        ._lower(into: &lowering)
    } else if style.isBold(form, at: place) {
      style.labels.text(node.label, in: form.space).bold()
        ._lower(into: &lowering)
    } else {
      text(in: form, &lowering)
    }
  }

  /// The label in a form.
  @inline(__always)
  private func text(in form: NodeForm, _ lowering: inout ViewLowering) {
    if style.isSetFromLeftHere(place), form.enclosing == nil {
      lowering.background(form.backdrop) {
        style.labels.text(node.label, in: form.space).multilineTextAlignment(.leading)
          ._lower(into: &$0)
      }
    } else if form.enclosing == nil {
      lowering.background(form.backdrop) {
        style.labels.text(node.label, in: form.space)._lower(into: &$0)
      }
    } else {
      let text = style.labels.text(node.label).broken(in: style.labels.font)
      let size = style.labels.size(ofLabel: text)
      text.enclosed(
        in: form, size, form.space.insets, style.labels,
        isSetFromLeft: place.arrangement.isSetFromLeft
      )
      ._lower(into: &lowering)
    }
  }

  /// An empty place, as large as the smallest box.
  private var slot: some View {
    Color.clear.frame(width: style.slot.width, height: style.slot.height)
  }

  /// A node that stands for others that are left out.
  private var omission: some View {
    style.labels.text(node.label, in: style.mark.space)
      .background(style.mark.backdrop)
      .font(style.labels.noteFont)
      .lineHeight(style.labels.noteLineHeight)
      .foregroundStyle(style.theme.muted)
  }

  private func label(above note: String, in form: NodeForm) -> some View {
    let labels = style.labels
    let label = labels.text(node.label).broken(in: labels.font.bold())
    let note = labels.text(ofNote: note).broken(in: labels.noteFont)
    let alignment = place.arrangement.isSetFromLeft ? HorizontalAlignment.leading : .center
    return VStack(alignment: alignment, spacing: labels.noteGap) {
      label.bold()
      note.font(labels.noteFont).lineHeight(labels.noteLineHeight)
        .foregroundStyle(style.theme.muted)
    }
    .enclosed(
      in: form, labels.size(ofLabel: label, note: note), labels.notedInsets(form.space.insets),
      labels, isSetFromLeft: place.arrangement.isSetFromLeft)
  }

  /// A line with an icon in place of its dot.
  private func label(behind icon: String, in form: NodeForm) -> some View {
    let dot = form.space.insets.leading - style.labels.gapBehindDot
    return style.labels.text(node.label, in: form.space)
      .background(alignment: .leading) {
        FixedText(content: icon).multilineTextAlignment(.center).frame(width: dot)
      }
      .multilineTextAlignment(.leading)
  }

  /// A line with a note behind its label.
  private func label(beside note: String, in form: NodeForm) -> some View {
    let labels = style.labels
    return HStack(alignment: .firstTextBaseline, spacing: 0) {
      labels.text(node.label, in: form.space)
      labels.text(ofNote: note).font(labels.noteFont)
        .lineHeight(labels.noteLineHeight).foregroundStyle(style.theme.muted)
        .padding(.horizontal, 4 * labels.scale)
    }
    .multilineTextAlignment(.leading)
    .background(form.backdrop)
  }
}

extension Arrangement {
  /// Whether nodes are lines of text.
  var isOfLines: Bool { self == .list || self == .grid }

  /// Whether boxes of a run are equally wide, and what is in them begins at one line.
  var isSetFromLeft: Bool {
    switch self {
    case .hang, .columns, .grid, .list: true
    case .rows, .tidy, .mindmap: false
    }
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
  ///   - isSetFromLeft: whether the lines of texts in boxes begin at one line.
  /// - Returns: the texts where the form has room for them, and the form behind.
  fileprivate func enclosed(
    in form: NodeForm, _ size: Size, _ insets: EdgeInsets, _ labels: LabelStyle,
    isSetFromLeft: Bool
  ) -> some View {
    let outer = form.size(around: size, insets: insets, corner: labels.cornerPadding)
    return multilineTextAlignment(isSetFromLeft && form.enclosing == nil ? .leading : .center)
      .padding(form.insets(insets, in: outer))
      .frame(width: outer.width, height: outer.height)
      .background(form.backdrop)
  }
}
