extension Arrangement {
  /// In columns under a bus, each of them a run of hanging diagrams.
  public static let columns = Arrangement(ColumnsArrangement.self)
}

enum ColumnsArrangement: ArrangementDefinition {
  static let name = "columns"
  static let summary = "in columns under a bus"
  static let traits: [ArrangementTrait] = [.upright, .changingBelow]
  static let options: [ArrangementOption] = [.alignment, .boxes, .sides, .columns]
  static let colorsBranches = true

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    SubtreesInColumns(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    ColumnEdges(
      isUp: kind.growth == .up, stem: gap.length / 2, branch: kind.style.spacing.branch)
  }

  static func placeOfChild(isCell: Bool) -> Arrangement { .hang }
  static var forGrandchildren: Arrangement { .hang }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { growth == .down }
}

/// A node and, next to it under a bus, its children's subtrees in columns, each a run of subtrees
/// that hang on a line.
private struct SubtreesInColumns: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let growth = subtree.plan.growing(subtree.growth)
    RegisteredStack(alignment: growth.column, spacing: subtree.gap) {
      InOrder(
        isReversed: !growth.growth.hasNodeFirst, first: subtree.root,
        second: RegisteredTidyStack(style) { Columns(subtree: subtree) })
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }

  private var style: RegisteredTidyStyle {
    subtree.plan.fitted?.columns(below: subtree.position) ?? subtree.plan.hanging.runs
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    let wished = subtree.plan.nodes[subtree.position].columnCount ?? subtree.plan.style.columnCount
    for column in subtree.wishedColumns ?? subtree.columns(wished) {
      RegisteredTidyStack(subtree.plan.hanging.run) {
        subtree.children(
          column, arrangement: .hang, isInRow: false,
          isReversed: !subtree.growth.hasNodeFirst)
      }
      .padding(subtree.plan.hanging.branch)
      .alignmentGuide(subtree.plan.hanging.line)
      ._lower(into: &lowering)
    }
  }
}

extension ColumnsArrangement: FittedArrangement {
  static let letter = UInt8(ascii: "c")
  static let plural = "columns"
  static let below = HangArrangement.below
  static let hasColumns = true

  static func isPossible(at position: Int32, in fitting: Fitting) -> Bool {
    !fitting.nodes.hasOneChild(position)
  }

  static func gap(_ arranging: Arranging) -> Double { arranging.levelGap }

  static func frontier(of places: Places, _ arranging: Arranging) -> Frontier {
    let cuts = arranging.columnCuts(places)
    return arranging.keptColumnLengths.map(cuts.frontier) ?? cuts.frontier()
  }

  static func settle(_ settling: Settling, _ places: Places) -> Settled {
    let cuts = settling.arranging.columnCuts(places)
    let cut =
      settling.arranging.keptColumnLengths.map { cuts.cut($0, height: settling.height) }
      ?? cuts.cut(width: settling.width, height: settling.height)
    let columns = cut?.columns ?? []
    var rooms: [Room] = []
    for column in columns {
      rooms += (rooms.count..<(rooms.count + column.count)).map {
        settling.hanging($0, places, column.width)
      }
    }
    return (columns.map { Int32($0.count) }, rooms)
  }
}

extension Arranging {
  /// The lengths of columns that are kept; nil if they are free.
  fileprivate var keptColumnLengths: [Int32]? {
    family.columnLengths(
      fitting.kept(at: family.position), count: measures.columnCount(of: family.position))
  }

  /// The ways to cut the children into columns.
  fileprivate func columnCuts(_ places: [FrontierTable.Place]) -> ColumnCuts {
    ColumnCuts(
      table: fitting.table, lists: places, gaps: runGaps, branch: spacing.branch,
      columnGap: spacing.columns, limit: limit, count: measures.columnCount(of: family.position))
  }
}
