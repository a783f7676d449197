extension Arrangement {
  /// In lines one under another, indented, each beginning with a dot that edges join.
  public static let list = Arrangement(ListArrangement.self)
}

enum ListArrangement: ArrangementDefinition {
  static let name = "list"
  static let summary = "in lines, each with a dot"
  static let traits: [ArrangementTrait] = [.indented, .lines, .upright, .downward]
  static let options: [ArrangementOption] = [.columns]
  static let colorsBranches = true
  static let ignoresColumnCount = true

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    LinesOfSubtrees(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    LineEdges(kind.style.spacing)
  }

  static func surroundsOnlyChild(leavesOutRows: Bool) -> Bool { true }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { growth == .down }
  /// Lists are read from top to bottom, in whatever direction they grow.
  static func axisOfForest(_ growth: GrowthDirection) -> Axis { .vertical }
}

/// A node in a line and, in lines below it, all that is below the node, indented.
///
/// At the root, the lines can be broken into columns.
private struct LinesOfSubtrees: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    if subtree.level == 0, subtree.plan.style.columnCount ?? 1 > 1 {
      RegisteredStack(
        alignment: subtree.plan.hanging.column, spacing: subtree.plan.style.spacing.listColumnsBelow
      ) {
        subtree.root
        RegisteredTidyStack(subtree.plan.lists.columns) { Columns(subtree: subtree) }
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    } else {
      RegisteredStack(alignment: subtree.plan.hanging.column, spacing: 0) {
        subtree.root.alignmentGuide(subtree.isInRow ? subtree.plan.hanging.node : nil)
        RegisteredTidyStack(subtree.plan.lists.run) { subtree.children(isInRow: false) }
          .padding(subtree.plan.lists.indent)
          .hidingAlignmentGuides(subtree.isInRow)
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    }
  }
}

private struct Columns: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    for column in subtree.columns(subtree.plan.style.columnCount ?? 1) {
      RegisteredTidyStack(subtree.plan.lists.run) {
        subtree.children(column, isInRow: false)
      }
      .padding(subtree.plan.lists.indent)
      ._lower(into: &lowering)
    }
  }
}

extension DiagramSpacing {
  /// From the dot of a line to that of a line that belongs to it, with labels between.
  var lineIndent: Double { labels > 0 ? max(listIndent, labels + listDot / 2) : listIndent }

  /// Where the dot of a line is, from the line's frame.
  func dot(in line: Rect) -> Rect {
    Rect(x: line.minX, y: line.minY + (listRow - listDot) / 2, width: listDot, height: listDot)
  }
}
