/// The arrangements of one node's children in one stage.
struct Arranging {
  let fitting: Fitting
  let family: Family
  let stage: Stage

  var measures: FittingMeasures { fitting.measures }
  var spacing: DiagramSpacing { measures.spacing }
}

extension Arranging {
  /// The frontier of the subtree, the children having a stage in common, or each its own.
  func frontier(_ common: Stage?) -> Frontier {
    let places = places(common)
    guard !places.contains(where: \.isEmpty) else { return Frontier() }
    let (indent, heightAbove) = (indent, heightAbove)
    var frontier = Frontier()
    for extent in stage.definition.frontier(of: places, self).extents {
      frontier.append(
        Extent(
          width: max(nodeWidth, extent.width + indent), height: heightAbove + extent.height,
          common: common))
    }
    return frontier
  }

  /// Where the extents are that the children may have.
  func places(_ common: Stage?) -> [FrontierTable.Place] {
    let definition = stage.definition
    return family.children.map { fitting.place(of: $0, below: definition, common) }
  }

  /// The greatest width of what is below the node.
  var limit: Double { fitting.limit - indent }

  /// The width of the node's place; a label of the edge to it may need more than the node.
  private var nodeWidth: Double { measures.rowWidth(family.position) }

  /// How far right of the node's left side begins what is below it.
  var indent: Double { stage.definition.indent(self) }

  /// The height of the node and the gap below it.
  var heightAbove: Double { measures.box(family.position).height + stage.definition.gap(self) }
}

// What arrangements are measured by.
extension Arranging {
  /// Whether there is one child, which is not indented.
  var isAlone: Bool { family.children.count == 1 && !measures.indentsOnlyChild(family.position) }

  /// The gap between the node and children in rows or columns.
  var levelGap: Double { measures.levelGap(below: family.position) }

  /// The gaps before children, of which that of the first is none.
  func gaps(leaves: Double, others: Double) -> [Double] {
    [0]
      + zip(family.children, family.children.dropFirst()).map {
        $0.isLeaf && $1.isLeaf ? leaves : others
      }
  }

  /// The gaps above children that hang below others.
  var runGaps: [Double] { gaps(leaves: spacing.hangingLeaves, others: spacing.hanging) }

  /// The frontier of what is below each other.
  func column(of lists: [FrontierTable.Place], gaps: Double) -> Frontier {
    FrontierMerge.column(
      lists, gaps: gaps, least: nodeWidth - indent, limit: limit, in: fitting.table)
  }
}
