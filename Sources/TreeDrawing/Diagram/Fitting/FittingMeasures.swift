/// What is known of the nodes of a diagram before it is arranged.
struct FittingMeasures: Sendable {
  /// The sizes of nodes as boxes, in preorder.
  var boxes: [Size]
  /// The least widths of the places of nodes in rows, which labels of edges need; empty if there
  /// are none.
  var leastWidths: [Double] = []
  /// The sizes of leaves as texts in a grid, in preorder; nil for what is no such text there.
  var cells: [Size?]
  /// The gaps below nodes whose children stand in rows or columns; empty if all are alike.
  var levelGaps: [Double] = []
  /// Whether the stems below nodes begin in their middles; empty if none does.
  var hangFromMiddles: [Bool] = []
  /// Whether only children are indented like others, in preorder; empty if none is.
  var indentsOnlyChildren: [Bool] = []
  /// Whether the size of a node is that of all that is below it, too, which is arranged already, in
  /// preorder; empty if there are no such nodes.
  var areWhole: [Bool] = []
  /// How much further right boxes in grids stand than texts, because of labels of edges; empty if
  /// there are none.
  var boxIndents: [Double] = []
  /// In how many columns nodes wish their children; empty if none wishes that.
  var columnCounts: [Int?] = []
  /// What nodes keep of another picture, in preorder; nil for those that are free, and empty if all
  /// are.
  var kept: [FittedNode?] = []
  /// Whether nodes have lines of grids below them, as when they grow down.
  var hasGrids = true
  var spacing: DiagramSpacing
}

extension FittingMeasures {
  func box(_ position: Int32) -> Size { boxes[Int(position)] }

  /// The width of the place of a node in a row.
  func rowWidth(_ position: Int32) -> Double {
    let width = box(position).width
    return leastWidths.isEmpty ? width : max(width, leastWidths[Int(position)])
  }

  /// The gap between a node and children in rows or columns.
  func levelGap(below position: Int32) -> Double {
    levelGaps.isEmpty ? spacing.levels : levelGaps[Int(position)]
  }

  func hangsFromMiddle(_ position: Int32) -> Bool {
    hangFromMiddles.isEmpty ? false : hangFromMiddles[Int(position)]
  }

  func indentsOnlyChild(_ position: Int32) -> Bool {
    indentsOnlyChildren.isEmpty ? false : indentsOnlyChildren[Int(position)]
  }

  /// How far right of the left side of a node its hanging children begin.
  func indent(below position: Int32) -> Double {
    hangsFromMiddle(position)
      ? box(position).width / 2 + spacing.branch : spacing.stem + spacing.branch
  }

  /// How far right of it the texts of a grid begin.
  func gridIndent(below position: Int32) -> Double {
    hangsFromMiddle(position)
      ? box(position).width / 2 + spacing.gridBranch : spacing.gridIndent
  }

  func kept(_ position: Int32) -> FittedNode? { kept.isEmpty ? nil : kept[Int(position)] }

  func isWhole(_ position: Int32) -> Bool { areWhole.isEmpty ? false : areWhole[Int(position)] }

  /// How much further right boxes in the grid below a node stand than texts.
  func boxIndent(below position: Int32) -> Double {
    boxIndents.isEmpty ? 0 : boxIndents[Int(position)]
  }

  func columnCount(of position: Int32) -> Int? {
    columnCounts.isEmpty ? nil : columnCounts[Int(position)]
  }
}
