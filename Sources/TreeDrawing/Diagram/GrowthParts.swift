/// What is registered for subtrees that grow in one direction.
struct GrowthParts {
  let growth: Growth
  /// What the column of a node and its children lines up by.
  let column: RegisteredAlignment
  /// Rows of subtrees that keep their frames free.
  let rows: RegisteredTidyStyle
  /// Rows of subtrees that are pushed together.
  let tidyRows: RegisteredTidyStyle
  /// Lines of words under a roof.
  let words: RegisteredTidyStyle

  /// Registers the parts.
  ///
  /// - Parameters:
  ///   - growth: the direction.
  ///   - style: the diagram's style.
  ///   - gap: the greatest gap between a node and its children, in points.
  ///   - hasRigidNodes: whether nodes have one size, and set no guides.
  ///   - lowering: where the diagram stands.
  init(
    _ growth: Growth, _ style: DiagramStyle, gap: Double, hasRigidNodes: Bool,
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
    _ growth: Growth, _ style: DiagramStyle, gap: Double, _ guide: AlignmentKey, interlocks: Bool
  ) -> TidyStyle {
    TidyStyle(
      axis: guide.axis, isFlushAtEnd: !growth.hasNodeFirst, interlocks: interlocks,
      spacing: TidySpacing(
        roots: style.spacing.siblings, others: style.spacing.cousins, clearance: gap),
      guide: guide, rule: style.alignment)
  }
}

/// The parts for the directions that a diagram grows in.
struct DirectionParts {
  /// That of the diagram.
  private let main: GrowthParts
  /// Those of the two halves of a mind map, if there is one.
  private let others: [GrowthParts]

  init(
    _ style: DiagramStyle, _ directions: [Growth], gap: Double, hasRigidNodes: Bool,
    in lowering: inout ViewLowering
  ) {
    func parts(_ growth: Growth) -> GrowthParts {
      GrowthParts(growth, style, gap: gap, hasRigidNodes: hasRigidNodes, in: &lowering)
    }
    main = parts(style.growth)
    others = directions.dropFirst().map(parts)
  }

  /// The parts for a direction.
  subscript(growth: Growth) -> GrowthParts {
    @inline(__always) get {
      main.growth == growth ? main : others.first { $0.growth == growth } ?? main
    }
  }
}
