/// A node and its children, with what each child's subtree can look like.
struct Family {
  let position: Int32
  let children: [Child]
  /// Whether it matters that subtrees are arranged alike: there are some that have a choice.
  let hasKinds: Bool
  /// What stands below the node in a grid.
  var blocks: [Block] = []

  /// What stands in a grid below a node: texts in columns, or a child that is more than a text.
  enum Block {
    /// Some children, and where the extents of their texts are.
    case cells(Range<Int>, FrontierTable.Place)
    case child(Int)

    fileprivate var isOfCells: Bool { if case .cells = self { true } else { false } }
  }

  struct Child {
    let position: Int32
    let isLeaf: Bool
    /// Whether nothing is arranged below it.
    let isEnd: Bool
    /// Whether it may look as it likes beside others: it has nothing to arrange, or one child.
    let isFree: Bool
    /// The extents of all stages, and of those that may stand below hanging nodes.
    var inRows: FrontierTable.Place
    var inColumns: FrontierTable.Place
  }
}

extension Fitting {
  /// A node's family, some of whose frontiers are in the table for a while.
  mutating func family(of position: Int32) -> Family {
    var children: [Family.Child] = []
    nodes.forEachChild(of: position) { child in
      let isEnd = isEnd(child)
      let box = table.box(at: child)
      children.append(
        Family.Child(
          position: child, isLeaf: nodes.isLeaf(child), isEnd: isEnd,
          isFree: isEnd || nodes.hasOneChild(child), inRows: box, inColumns: box))
    }
    for index in children.indices where !children[index].isEnd {
      let child = children[index].position
      children[index].inRows = table.add(Frontier(of: frontier(of: child, Stage.row.below)))
      children[index].inColumns = table.add(Frontier(of: frontier(of: child, Stage.columns.below)))
    }
    var family = Family(
      position: position, children: children, hasKinds: children.contains { !$0.isFree })
    if isOpen(.grid, at: position) { family.blocks = blocks(of: family) }
    return family
  }

  private mutating func blocks(of family: Family) -> [Family.Block] {
    let limit = Arranging(fitting: self, family: family, stage: .grid).limit
    let kept = kept(at: family.position)
    let runs = measures.runs(of: family.children)
    let runCount = runs.count { $0.isOfCells }
    var (blocks, number): ([Family.Block], Int) = ([], 0)
    for run in runs {
      switch run {
      case .child: blocks.append(run)
      case .cells(let cells, _):
        let count =
          measures.columnCount(of: family.position)
          ?? kept?.gridColumnCount(ofRun: number, of: runCount)
        number += 1
        let columns = measures.columns(of: family.children[cells])
        blocks.append(.cells(cells, table.add(columns.frontier(limit: limit, count: count))))
      }
    }
    return blocks
  }

  private func frontier(of child: Int32, _ stages: [Stage]) -> [Extent] {
    Array(frontier(of: child, stages: stages))
  }

  /// Where the extents are that a child may have.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - stage: the stage of its parent.
  ///   - common: the stage that siblings have in common; nil if each may have its own.
  /// - Returns: their place in the table, which may be empty.
  func place(
    of child: Family.Child, in stage: Stage, _ common: Stage?
  ) -> FrontierTable.Place {
    guard !child.isEnd else { return table.box(at: child.position) }
    if let common, !child.isFree { return table.place(at: child.position, common) }
    switch stage {
    case .row: return child.inRows
    case .columns, .hanging: return child.inColumns
    case .grid: return table.place(at: child.position, .grid)
    }
  }
}

extension FittingMeasures {
  /// The children of a node in runs of texts, and single ones that are none.
  fileprivate func runs(of children: [Family.Child]) -> [Family.Block] {
    var blocks: [Family.Block] = []
    for (number, child) in children.enumerated() {
      if cells[Int(child.position)] == nil {
        blocks.append(.child(number))
      } else if case .cells(let run, let place) = blocks.last {
        blocks[blocks.count - 1] = .cells(run.lowerBound..<(number + 1), place)
      } else {
        blocks.append(.cells(number..<(number + 1), 0..<0))
      }
    }
    return blocks
  }

  /// The texts of some children in columns.
  func columns(of children: ArraySlice<Family.Child>) -> CellColumns {
    let cells = children.map { self.cells[Int($0.position)] ?? Size.zero }
    return CellColumns(cells: cells[...], gap: spacing.gridColumns)
  }
}
