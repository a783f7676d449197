extension Arrangement {
  /// Leaves in columns of lines, a grid, and others between them, indented, beside a stem.
  public static let grid = Arrangement(GridArrangement.self)
}

enum GridArrangement: ArrangementDefinition {
  static let name = "grid"
  static let summary = "as hang, but leaves as plain texts in columns"
  static let traits: [ArrangementTrait] = [.indented, .texts, .upright, .downward]
  static let options: [ArrangementOption] = [.boxes, .columns]

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    SubtreesInGrid(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    GridEdges(stem: kind.hangsFromMiddle ? nil : kind.style.spacing.gridStem, nodes: kind.nodes)
  }

  /// The root is a box, as are children that are more than texts, and boxes hang.
  static var placeOfRoot: Arrangement { .hang }
  static func placeOfChild(isCell: Bool) -> Arrangement { isCell ? .grid : .hang }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { false }
}

/// A node and, below it and indented, its children beside a line: leaves as texts in blocks of
/// columns, and others as boxes between these.
private struct SubtreesInGrid: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let isCentred = subtree.hangsFromMiddle
    let (hanging, lists) = (subtree.plan.hanging, subtree.plan.lists)
    RegisteredStack(
      alignment: isCentred ? hanging.centred : hanging.column,
      spacing: subtree.plan.style.spacing.gridBlocks
    ) {
      subtree.root.alignmentGuide(subtree.isInRow && !isCentred ? hanging.node : nil)
      RegisteredTidyStack(lists.blocks) { Children(source: GridRows(of: subtree)) }
        .padding(isCentred ? lists.branch : lists.gridIndent)
        .alignmentGuide(isCentred ? hanging.line : nil)
        .hidingAlignmentGuides(subtree.isInRow && !isCentred)
    }
    .edges(of: subtree, hangsFromMiddle: isCentred)
    ._lower(into: &lowering)
  }
}

/// What stands below a node in a grid from top to bottom, lowered one by one.
private struct GridRows: PendingSource {
  let subtree: Subtree
  /// The space before boxes, in points, besides that before texts.
  let indent: Double
  /// What is still to be lowered.
  private var rest: ArraySlice<GridBlock>

  init(of subtree: Subtree) {
    self.subtree = subtree
    indent = subtree.gridBoxIndent
    rest = subtree.gridBlocks[...]
  }

  var isFinished: Bool { rest.isEmpty }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard let block = rest.popFirst() else { return false }
    switch block {
    case .box(let child) where indent > 0:
      subtree.box(at: child).padding(.leading, indent)._lower(into: &lowering)
    case .box(let child): subtree.box(at: child)._lower(into: &lowering)
    case .cells(let columns):
      RegisteredTidyStack(subtree.plan.lists.cells) { Columns(subtree: subtree, columns: columns) }
        ._lower(into: &lowering)
    }
    return true
  }
}

/// Columns of texts.
private struct Columns: View {
  let subtree: Subtree
  let columns: [Subtree.Run]

  func _lower(into lowering: inout ViewLowering) {
    for column in columns {
      RegisteredTidyStack(subtree.plan.lists.run) {
        subtree.children(column, isInRow: false)
      }
      ._lower(into: &lowering)
    }
  }
}

extension NodeTable {
  /// How much further right boxes stand in a grid than texts, if the edge to one has a label.
  func gridBoxIndent(
    below position: Int32, _ labels: EdgeLabels, _ spacing: DiagramSpacing
  ) -> Double {
    var longest = 0.0
    forEachChild(of: position) { child in
      guard !isCell(child) else { return }
      longest = max(longest, labels.length(at: Int(child), on: .horizontal))
    }
    guard longest > 0 else { return 0 }
    return max(Elbow.gap(forLabel: longest, levels: 0) - spacing.gridBranch, 0)
  }
}

extension Subtree {
  /// How much further right boxes stand in a grid than texts, since the edge to one has a label.
  fileprivate var gridBoxIndent: Double {
    plan.edgeLabels.map {
      plan.nodes.gridBoxIndent(below: position, $0, plan.style.spacing)
    } ?? 0
  }
}

extension DiagramSpacing {
  /// From the left edge of a node to the line along a grid below it.
  var gridStem: Double { gridIndent / 2 }
  /// From the line along a grid to what is in it.
  var gridBranch: Double { gridIndent - gridStem }
}
