/// What is registered for subtrees that hang one under another.
struct RegisteredHanging {
  /// What a node and the subtrees below it line up by.
  let column: RegisteredAlignment
  /// What a node and subtrees on both sides of its stem line up by.
  let centred: RegisteredAlignment
  /// What two subtrees that are level with each other line up by.
  let flush: RegisteredAlignment
  /// Subtrees that hang on one stem.
  let run: RegisteredTidyStyle
  /// Runs side by side.
  let runs: RegisteredTidyStyle
  /// The space before subtrees that hang below a node.
  let indent: RegisteredPadding
  /// The space between a line and the subtrees right of it.
  let branch: RegisteredPadding
  /// The space between a line and the subtrees left of it.
  let branchBack: RegisteredPadding
  /// No space: a view in it is not made as wide as others of a run.
  let noSpace: RegisteredPadding
  /// Says that the middle of a subtree is that of its node, whatever is below.
  let node: RegisteredGuide
  /// Says that the middle of a run is the line before it.
  let line: RegisteredGuide
  /// Says that the middle of a run is the line behind it.
  let end: RegisteredGuide

  /// Registers the parts.
  init(_ style: DiagramStyle, hasRigidNodes: Bool, in lowering: inout ViewLowering) {
    let guide = NodeGuide.key(along: .horizontal, isMiddle: hasRigidNodes)
    let spacing = style.spacing
    let isUp = style.growth == .up
    column = RegisteredAlignment(HorizontalAlignment.leading.key, in: &lowering)
    centred = RegisteredAlignment(guide, in: &lowering)
    flush = RegisteredAlignment(
      isUp ? VerticalAlignment.bottom.key : VerticalAlignment.top.key, in: &lowering)
    run = RegisteredTidyStyle(
      .run(
        spacing.hangingLeaves, others: spacing.hanging, equalRoots: isUp ? .last : .first),
      in: &lowering)
    runs = RegisteredTidyStyle(.runs(style, guide), in: &lowering)
    indent = RegisteredPadding(EdgeInsets(leading: spacing.stem + spacing.branch), in: &lowering)
    branch = RegisteredPadding(EdgeInsets(leading: spacing.branch), in: &lowering)
    branchBack = RegisteredPadding(EdgeInsets(trailing: spacing.branch), in: &lowering)
    noSpace = RegisteredPadding(EdgeInsets(), in: &lowering)
    node = RegisteredGuide(guide, in: &lowering) { $0.width / 2 }
    line = RegisteredGuide(guide, in: &lowering) { _ in 0 }
    end = RegisteredGuide(guide, in: &lowering) { $0.width }
  }
}

/// What is registered for lists and grids.
struct RegisteredLists {
  /// Lines below each other.
  let run: RegisteredTidyStyle
  /// Columns of lines.
  let columns: RegisteredTidyStyle
  /// Columns of texts in a grid.
  let cells: RegisteredTidyStyle
  /// Blocks of texts and boxes of a grid, below each other.
  let blocks: RegisteredTidyStyle
  /// The space before lines that belong to the line above.
  let indent: RegisteredPadding
  /// The space before what is in a grid.
  let gridIndent: RegisteredPadding
  /// The space between the line along a grid and what is in it.
  let branch: RegisteredPadding

  /// Registers the parts.
  init(_ spacing: DiagramSpacing, in lowering: inout ViewLowering) {
    run = RegisteredTidyStyle(.run(0, others: 0), in: &lowering)
    columns = RegisteredTidyStyle(.columns(spacing.listColumns), in: &lowering)
    cells = RegisteredTidyStyle(.columns(spacing.gridColumns), in: &lowering)
    blocks = RegisteredTidyStyle(
      .run(spacing.gridBlocks, others: spacing.gridBlocks), in: &lowering)
    indent = RegisteredPadding(EdgeInsets(leading: spacing.lineIndent), in: &lowering)
    gridIndent = RegisteredPadding(EdgeInsets(leading: spacing.gridIndent), in: &lowering)
    branch = RegisteredPadding(EdgeInsets(leading: spacing.gridBranch), in: &lowering)
  }
}

extension TidyStyle {
  /// Runs side by side below a bus.
  static func runs(_ style: DiagramStyle, _ guide: AlignmentKey) -> TidyStyle {
    let gap = style.spacing.columns
    return TidyStyle(
      axis: .horizontal, isFlushAtEnd: style.growth == .up, interlocks: false,
      spacing: TidySpacing(roots: gap, others: gap, clearance: 0), guide: guide,
      rule: style.alignment)
  }

  /// Columns that begin at one line.
  fileprivate static func columns(_ gap: Double) -> TidyStyle {
    TidyStyle(
      axis: .horizontal, isFlushAtEnd: false, interlocks: false,
      spacing: TidySpacing(roots: gap, others: gap, clearance: 0),
      guide: NodeGuide.key(along: .horizontal, isMiddle: true), rule: .first)
  }

  /// Subtrees below each other, set from the left.
  fileprivate static func run(
    _ roots: Double, others: Double, equalRoots: TidyStyle.EqualRoots = .none
  ) -> TidyStyle {
    TidyStyle(
      axis: .vertical, isFlushAtEnd: false, interlocks: false,
      spacing: TidySpacing(roots: roots, others: others, clearance: 0),
      guide: NodeGuide.key(along: .vertical, isMiddle: true), rule: .first, equalRoots: equalRoots)
  }
}
