/// What an arrangement says of itself, in a file of its own.
///
/// What it does not say is as in rows.
protocol ArrangementDefinition: SendableMetatype {
  /// Its name in options, inputs and reports.
  static var name: String { get }
  /// What it is, for the help.
  static var summary: String { get }
  /// What is asked about for each node.
  static var traits: [ArrangementTrait] { get }
  /// How it grows, for those who choose a direction that it cannot grow in.
  static var growing: String { get }
  /// The options that mean something with it.
  static var options: [ArrangementOption] { get }

  /// Tells the layout engine about a node with children, and all below it.
  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering)
  /// The ways of edges to children that stand so, with a gap between a node and them.
  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting
  /// The form of edges that readers expect, be it beside a node with children on both sides.
  static func usualEdgeForm(isTwoSided: Bool) -> EdgeForm

  /// How a root is said to stand.
  static var placeOfRoot: Arrangement { get }
  /// How a child is said to stand, which may be no more than a text.
  static func placeOfChild(isCell: Bool) -> Arrangement
  /// How the diagrams of grandchildren stand, if the traits say that it is in another way.
  static var forGrandchildren: Arrangement { get }
  /// Whether there is a run, or a row, around a single child.
  static func surroundsOnlyChild(leavesOutRows: Bool) -> Bool
  /// Whether nodes are painted each before those below it, the first child first.
  static func isInPreorder(_ growth: GrowthDirection) -> Bool

  /// The axis along which the trees of a forest follow each other.
  static func axisOfForest(_ growth: GrowthDirection) -> Axis
  /// Whether branches are coloured if nobody says what is.
  static var colorsBranches: Bool { get }
  /// Whether a node says in vain in how many columns its children stand.
  static var ignoresColumnCount: Bool { get }
}

extension ArrangementDefinition {
  static var growing: String {
    traits.contains(.downward) ? "which grows down" : "which grows down or up"
  }
  static var options: [ArrangementOption] { [.alignment, .boxes, .levels] }

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    RowOfSubtrees(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    if kind.style.hasBranches { return BranchEdges(growth: kind.growth) }
    return RowEdges(growth: kind.growth, lastPiece: gap.lastPiece)
  }

  static func usualEdgeForm(isTwoSided: Bool) -> EdgeForm { .elbow }

  static var placeOfRoot: Arrangement { Arrangement(Self.self) }
  static func placeOfChild(isCell: Bool) -> Arrangement { Arrangement(Self.self) }
  static var forGrandchildren: Arrangement { Arrangement(Self.self) }
  static func surroundsOnlyChild(leavesOutRows: Bool) -> Bool { !leavesOutRows }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { growth.hasNodeFirst }

  static func axisOfForest(_ growth: GrowthDirection) -> Axis { growth.axis.crossing }
  static var colorsBranches: Bool { false }
  static var ignoresColumnCount: Bool { false }
}

/// Options that mean something with some arrangements only: boxes are also arrowheads at them and
/// gaps between them, levels also leaves on one line, and edges as long as the tree says.
package enum ArrangementOption: Sendable {
  case alignment, boxes, levels, sides, columns, fitting
}

extension Arrangement {
  /// What it is, for the help.
  package var summary: String { definition.summary }

  /// Whether an option means something with it.
  package func uses(_ option: ArrangementOption) -> Bool { definition.options.contains(option) }

  /// How it grows, if not in any direction, as in “which grows down”.
  package var growing: String { definition.growing }
}
