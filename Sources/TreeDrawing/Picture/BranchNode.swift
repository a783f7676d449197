/// A node of a picture in which branches have lengths: the name of a leaf behind the end of its
/// branch; a dot where branches part, and the name on the branch before it.
struct BranchNode: View {
  let node: Node
  let place: NodePlace
  let style: NodeStyler

  func _lower(into lowering: inout ViewLowering) {
    if place.isLeaf {
      lowerTip(into: &lowering)
    } else if place.level == 0 {
      recordCut(isBold: true)
      fork(style.branches.rootDot).overlay(alignment: growth.alignmentBefore) {
        rootName.offset(growth.offset(-(style.branches.rootDot.diameter + rootGap)))
      }
      ._lower(into: &lowering)
    } else {
      namedFork._lower(into: &lowering)
    }
  }

  private var growth: GrowthDirection { style.branches.growth }
  private var labels: LabelStyle { style.labels }
  private var note: String? { node.attributes?.values.note }
}

extension BranchNode {
  /// The name of a leaf; nothing but room for it, if it has none.
  private func lowerTip(into lowering: inout ViewLowering) {
    let text = labels.text(node.label)
    if note == nil, text.content.isEmpty {
      Color.clear.frame(width: 0, height: labels.size(ofLabel: FixedText(content: "x")).height)
        ._lower(into: &lowering)
      return
    }
    let (textStyle, fill) = style.tip(of: node, at: place)
    recordCut(isBold: textStyle.isBold)
    if let note {
      HStack(alignment: .firstTextBaseline, spacing: 6 * labels.scale) {
        text.textStyled(textStyle).background { chip(fill) }
        quiet(note)
      }
      .multilineTextAlignment(growth.tipAlignment)
      .padding(style.branches.tipInsets)
      ._lower(into: &lowering)
    } else {
      lowerName(textStyle, fill, into: &lowering)
    }
  }

  /// A name that stands alone.
  private func lowerName(
    _ textStyle: LabelTextStyle, _ fill: Paint?, into lowering: inout ViewLowering
  ) {
    let name = FixedText(
      content: node.label.withoutLineEndsAtEnd,
      space: TextSpace(insets: style.branches.tipInsets), limits: labels.wrapping
    )
    .textStyled(textStyle)
    .multilineTextAlignment(growth.tipAlignment)
    if fill == nil {
      name._lower(into: &lowering)
    } else {
      name.background { chip(fill).padding(style.branches.tipInsets) }._lower(into: &lowering)
    }
  }

  /// Keeps in mind whether the end of the name is left out.
  private func recordCut(isBold: Bool) {
    style.recordCut(in: node, at: place, within: labels.wrapping, isBold: isBold)
  }

  /// What is behind a name, a little larger than that.
  @ViewBuilder private func chip(_ fill: Paint?) -> some View {
    if let fill {
      RoundedRectangle(cornerRadius: 4 * labels.scale).painted(fill)
        .padding(.horizontal, -3 * labels.scale)
    }
  }

  private var rootGap: Double { BranchStyle.rootGap * labels.scale }

  @ViewBuilder private var rootName: some View {
    if !node.label.isEmpty {
      labels.text(node.label).bold().multilineTextAlignment(growth.rootAlignment)
    }
  }

  /// A dot, the name on the side of the branch that faces the other branches least, and the note on
  /// the other side.
  private var namedFork: some View {
    let dot = style.branches.dot
    let isBelow = place.branch.map { $0.isLast && nameLength > $0.length } ?? false
    let (above, below) = growth.alignments(isBelow)
    let (side, shift) = (growth.side, (dot.diameter / 2 + 1.5 * labels.scale) * (isBelow ? -1 : 1))
    let along = side * (dot.diameter / 2 + BranchStyle.nameGap * labels.scale)
    return fork(dot)
      .overlay(alignment: above) {
        quiet(node.label).offset(x: along, y: -shift)
      }
      .overlay(alignment: below) {
        quiet(note ?? "").offset(x: along, y: shift)
      }
  }

  /// How long a branch must be for the name to stand on it.
  private var nameLength: Double { labels.lengthOnBranch(of: node.label) }

  private func fork(_ dot: BranchStyle.ForkDot) -> some View {
    Color.clear.frame(width: dot.diameter, height: dot.diameter).background(dot.shape)
  }

  @ViewBuilder private func quiet(_ text: String) -> some View {
    if !text.isEmpty {
      labels.text(ofNote: text).font(labels.noteFont).lineHeight(labels.noteLineHeight)
        .foregroundStyle(style.theme.muted)
        .multilineTextAlignment(growth.side < 0 ? .trailing : .leading)
    }
  }
}

extension GrowthDirection {
  /// Where what stands before a node is lined up.
  fileprivate var alignmentBefore: Alignment {
    switch self {
    case .down: .bottom
    case .up: .top
    case .right: .trailing
    case .left: .leading
    }
  }

  /// A distance in the direction of growth.
  fileprivate func offset(_ length: Double) -> Size {
    switch self {
    case .down: Size(width: 0, height: length)
    case .up: Size(width: 0, height: -length)
    case .right: Size(width: length, height: 0)
    case .left: Size(width: -length, height: 0)
    }
  }

  /// How a name and a note are lined up with a node if they stand beside the branch before it.
  fileprivate func alignments(_ isNameBelow: Bool) -> (name: Alignment, note: Alignment) {
    let pair: (Alignment, Alignment) =
      self == .right ? (.bottomTrailing, .topTrailing) : (.bottomLeading, .topLeading)
    return isNameBelow ? (pair.1, pair.0) : pair
  }

  /// What of the lines of a leaf's name is on one line with that of others.
  fileprivate var tipAlignment: TextAlignment {
    switch self {
    case .right: .leading
    case .left: .trailing
    case .down, .up: .center
    }
  }

  /// What of the lines of the root's name is beside its dot.
  fileprivate var rootAlignment: TextAlignment {
    switch self {
    case .right: .trailing
    case .left: .leading
    case .down, .up: .center
    }
  }

  /// Whether a name is moved to the left of a node or to the right.
  fileprivate var side: Double { self == .right ? -1 : 1 }
}
