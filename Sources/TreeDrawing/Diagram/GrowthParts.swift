/// What is registered for subtrees that grow in one direction.
struct GrowthParts {
  let growth: Growth
  /// What the column of a node and its children lines up by.
  let column: RegisteredAlignment
  /// Rows of subtrees that keep their frames free.
  let rows: RegisteredTidyStyle
  /// Rows of subtrees that are pushed together.
  let tidyRows: RegisteredTidyStyle

  /// Registers the parts.
  ///
  /// - Parameters:
  ///   - growth: the direction.
  ///   - style: the diagram's style.
  ///   - gap: the gap between a node and its children, in points.
  ///   - lowering: where the diagram stands.
  init(_ growth: Growth, _ style: DiagramStyle, gap: Double, in lowering: inout ViewLowering) {
    let guide = AlignmentKey.node(along: growth.axis.crossing)
    func rows(interlocking: Bool) -> TidyStyle {
      TidyStyle(
        axis: guide.axis, isFlushAtEnd: !growth.hasNodeFirst, interlocks: interlocking,
        spacing: TidySpacing(
          roots: style.spacing.siblings, others: style.spacing.cousins, clearance: gap),
        guide: guide, rule: style.alignment)
    }
    self.growth = growth
    column = RegisteredAlignment(guide, in: &lowering)
    self.rows = RegisteredTidyStyle(rows(interlocking: false), in: &lowering)
    tidyRows = RegisteredTidyStyle(rows(interlocking: true), in: &lowering)
  }
}
