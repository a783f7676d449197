/// What is registered for subtrees that hang one under another.
struct HangingParts {
  /// What a node and the subtrees below it line up by.
  let column: RegisteredAlignment
  /// Subtrees that hang on one stem.
  let run: RegisteredTidyStyle
  /// Runs side by side.
  let runs: RegisteredTidyStyle
  /// The space before subtrees that hang below a node.
  let indent: RegisteredPadding
  /// The space between a line and the subtrees that hang on it.
  let branch: RegisteredPadding
  /// Says that a node's middle is the middle of the node, whatever is below it.
  let node: RegisteredGuide
  /// Says that the middle of a run is the line that it hangs on.
  let line: RegisteredGuide

  /// Registers the parts.
  init(_ style: DiagramStyle, in lowering: inout ViewLowering) {
    let guide = AlignmentKey.node(along: .horizontal)
    let spacing = style.spacing
    column = RegisteredAlignment(HorizontalAlignment.leading.key, in: &lowering)
    run = RegisteredTidyStyle(
      TidyStyle(
        axis: .vertical, isFlushAtEnd: false, interlocks: false,
        spacing: TidySpacing(
          roots: spacing.hangingLeaves, others: spacing.hanging, clearance: 0),
        guide: .node(along: .vertical), rule: .first), in: &lowering)
    runs = RegisteredTidyStyle(
      TidyStyle(
        axis: .horizontal, isFlushAtEnd: style.growth == .up, interlocks: false,
        spacing: TidySpacing(roots: spacing.columns, others: spacing.columns, clearance: 0),
        guide: guide, rule: style.alignment), in: &lowering)
    indent = RegisteredPadding(EdgeInsets(leading: spacing.indent), in: &lowering)
    branch = RegisteredPadding(EdgeInsets(leading: spacing.stem), in: &lowering)
    node = RegisteredGuide(guide, in: &lowering) { $0.width / 2 }
    line = RegisteredGuide(guide, in: &lowering) { _ in 0 }
  }
}
