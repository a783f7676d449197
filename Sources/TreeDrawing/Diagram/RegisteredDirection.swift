/// What is registered for subtrees that grow in one direction.
struct RegisteredDirection {
  let growth: GrowthDirection
  /// What the column of a node and its children lines up by.
  let column: RegisteredAlignment
  /// Rows of subtrees that keep their frames free.
  let rows: RegisteredTidyStyle
  /// Rows of subtrees that are pushed together.
  let tidyRows: RegisteredTidyStyle
  /// Lines of words under a roof.
  let words: RegisteredTidyStyle

  /// Registers the parts.
  init(
    _ growth: GrowthDirection, _ style: DiagramStyle, gap: Double, hasRigidNodes: Bool,
    in lowering: inout ViewLowering
  ) {
    let guide = NodeGuide.key(along: growth.axis.crossing, isMiddle: hasRigidNodes)
    func rows(interlocking: Bool) -> TidyStyle {
      .row(growth, style, gap: gap, guide, interlocks: interlocking)
    }
    let words = TidyStyle(
      axis: guide.axis, isFlushAtEnd: !growth.hasNodeFirst, interlocks: false,
      spacing: TidySpacing(roots: style.spacing.words, others: style.spacing.words, clearance: 0),
      guide: guide, rule: .box)
    self.growth = growth
    self.words = RegisteredTidyStyle(words, in: &lowering)
    column = RegisteredAlignment(guide, in: &lowering)
    self.rows = RegisteredTidyStyle(rows(interlocking: false), in: &lowering)
    tidyRows = RegisteredTidyStyle(rows(interlocking: true), in: &lowering)
  }
}

extension TidyStyle {
  /// Rows of subtrees that grow in a direction.
  static func row(
    _ growth: GrowthDirection, _ style: DiagramStyle, gap: Double, _ guide: AlignmentKey,
    interlocks: Bool
  ) -> TidyStyle {
    TidyStyle(
      axis: guide.axis, isFlushAtEnd: !growth.hasNodeFirst, interlocks: interlocks,
      spacing: TidySpacing(
        roots: style.spacing.siblings, others: style.spacing.cousins, clearance: gap),
      guide: guide, rule: style.alignment)
  }
}
