extension Arrangement {
  /// Beside each other, none in the place of another.
  public static let rows = Arrangement(RowsArrangement.self)
}

enum RowsArrangement: ArrangementDefinition {
  static let name = "rows"
  static let summary = "side by side, each with a place of its own"
  static let traits: [ArrangementTrait] = [.rows]
  static let ignoresColumnCount = true
}

/// A node and, next to it in the direction of growth, the row of its children's subtrees.
struct RowOfSubtrees: View {
  let subtree: Subtree

  private var parts: RegisteredDirection {
    @inline(__always) get { subtree.plan.growing(subtree.growth) }
  }

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    RegisteredStack(
      alignment: parts.column, spacing: subtree.gap
    ) {
      InOrder(
        isReversed: !parts.growth.hasNodeFirst, first: subtree.root.placed(inLevelOf: subtree),
        second: row)
    }
    .roofOrEdges(of: subtree)
    ._lower(into: &lowering)
  }

  /// Whether subtrees are pushed together; edges as long as the tree says would be in the way.
  private var interlocks: Bool {
    @inline(__always) get { subtree.arrangement.has(.interlocking) && subtree.plan.lengths == nil }
  }

  /// The children's subtrees; a row around a single one changes nothing in most cases.
  @FixedViewBuilder private var row: some View {
    @inline(__always) get {
      if subtree.plan.leavesOutRows, subtree.plan.nodes.hasOneChild(subtree.position) {
        subtree.children(isInRow: true)
      } else {
        RegisteredTidyStack(rowStyle) { subtree.children(isInRow: true) }
      }
    }
  }

  private var rowStyle: RegisteredTidyStyle {
    @inline(__always) get {
      if subtree.plan.nodes.hasRoof(subtree.position) { return parts.words }
      if subtree.plan.isFitted, !interlocks,
        let row = subtree.plan.fitted?.row(below: subtree.position)
      {
        return row
      }
      return interlocks ? parts.tidyRows : parts.rows
    }
  }
}

/// Two views in one order or the other.
struct InOrder<First: View, Second: View>: View {
  let isReversed: Bool
  let first: First
  let second: Second

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    if isReversed {
      second._lower(into: &lowering)
      first._lower(into: &lowering)
    } else {
      first._lower(into: &lowering)
      second._lower(into: &lowering)
    }
  }
}

extension RowsArrangement: FittedArrangement {
  static let letter = UInt8(ascii: "r")
  static let plural = "rows"
  static let below = Stage.allCases
  static let keepsOnlyChildrenApart = true

  static func place(of child: Family.Child, in table: FrontierTable) -> Places.Element {
    child.inRows
  }

  static func gap(_ arranging: Arranging) -> Double { arranging.levelGap }

  static func frontier(of places: Places, _ arranging: Arranging) -> Frontier {
    let spacing = arranging.spacing
    let gaps = arranging.gaps(leaves: spacing.siblings, others: spacing.cousins)
    return FrontierMerge.row(
      places, gaps: gaps.reduce(0, +), limit: arranging.limit, in: arranging.fitting.table)
  }

  static func settle(_ settling: Settling, _ places: Places) -> Settled {
    let rooms = places.enumerated().map { number, place in
      let narrowest = settling.fitting.table[place].narrowest(within: settling.height)
      return settling.room(of: number, narrowest?.width ?? settling.width, settling.height)
    }
    return ([], rooms)
  }
}
