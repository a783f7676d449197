/// The arrangements of one node's children in one stage.
struct Arranging {
  let fitting: Fitting
  let family: Family
  let stage: Stage

  private var measures: FittingMeasures { fitting.measures }
  private var spacing: DiagramSpacing { measures.spacing }
  private var box: Size { measures.box(family.position) }
  private var children: [Family.Child] { family.children }
}

extension Arranging {
  /// The frontier of the subtree, the children having a stage in common, or each its own.
  func frontier(_ common: Stage?) -> Frontier {
    let places = children.map { fitting.place(of: $0, in: stage, common) }
    guard !places.contains(where: \.isEmpty) else { return Frontier() }
    var frontier = Frontier()
    for extent in below(places).extents {
      frontier.append(
        Extent(
          width: max(nodeWidth, extent.width + indent), height: heightAbove + extent.height,
          common: common))
    }
    return frontier
  }

  /// The frontier of what is below the node.
  private func below(_ places: [FrontierTable.Place]) -> Frontier {
    switch stage {
    case .row:
      FrontierMerge.row(places, gaps: rowGaps, limit: limit, in: fitting.table)
    case .columns:
      keptColumnLengths.map(columnCuts(places).frontier) ?? columnCuts(places).frontier()
    case .hanging:
      FrontierMerge.column(
        places, gaps: runGaps.reduce(0, +), least: nodeWidth - indent, limit: limit,
        in: fitting.table)
    case .grid: gridFrontier(places)
    }
  }

  /// The greatest width of what is below the node.
  var limit: Double { fitting.limit - indent }

  /// The width of the node's place; a label of the edge to it may need more than the node.
  private var nodeWidth: Double { measures.rowWidth(family.position) }

  /// How far right of the node's left side begins what is below it.
  var indent: Double {
    switch stage {
    case .row, .columns: 0
    case .hanging: isAlone ? 0 : measures.indent(below: family.position)
    case .grid:
      measures.gridIndent(below: family.position) + measures.boxIndent(below: family.position)
    }
  }

  /// Whether there is one child, which is not indented.
  private var isAlone: Bool {
    children.count == 1 && !measures.indentsOnlyChild(family.position)
  }

  /// The height of the node and the gap below it.
  var heightAbove: Double { box.height + gap }

  /// The gap between the node and what is below it.
  private var gap: Double {
    switch stage {
    case .row, .columns: measures.levelGap(below: family.position)
    case .hanging: spacing.firstHanging
    case .grid: spacing.gridBlocks
    }
  }
}

extension Arranging {
  private var rowGaps: Double {
    zip(children, children.dropFirst()).reduce(0) {
      $0 + ($1.0.isLeaf && $1.1.isLeaf ? spacing.siblings : spacing.cousins)
    }
  }

  /// The gaps above children that hang below others.
  private var runGaps: [Double] {
    [0]
      + zip(children, children.dropFirst()).map {
        $0.isLeaf && $1.isLeaf ? spacing.hangingLeaves : spacing.hanging
      }
  }

  /// The ways to cut the children into columns.
  private func columnCuts(_ places: [FrontierTable.Place]) -> ColumnCuts {
    ColumnCuts(
      table: fitting.table, lists: places, gaps: runGaps, branch: spacing.branch,
      columnGap: spacing.columns, limit: limit, count: measures.columnCount(of: family.position))
  }
}

extension Arranging {
  /// The lengths of columns that are kept; nil if they are free.
  private var keptColumnLengths: [Int32]? {
    family.columnLengths(
      fitting.kept(at: family.position), count: measures.columnCount(of: family.position))
  }

  /// The columns of an extent.
  func cut(_ places: [FrontierTable.Place], width: Double, height: Double) -> ColumnCuts.Cut? {
    let cuts = columnCuts(places)
    return keptColumnLengths.map { cuts.cut($0, height: height) }
      ?? cuts.cut(width: width, height: height)
  }

  /// The frontier of texts and children below each other.
  private func gridFrontier(_ places: [FrontierTable.Place]) -> Frontier {
    let lists = family.blocks.map { block in
      switch block {
      case .child(let number): places[number]
      case .cells(_, let place): place
      }
    }
    return FrontierMerge.column(
      lists, gaps: spacing.gridBlocks * Double(lists.count - 1), least: nodeWidth - indent,
      limit: limit, in: fitting.table)
  }
}
