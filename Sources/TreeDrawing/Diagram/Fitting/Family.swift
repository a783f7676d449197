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

    var isOfCells: Bool { if case .cells = self { true } else { false } }
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
      children[index].inRows = table.add(Frontier(of: frontier(of: child, RowsArrangement.below)))
      children[index].inColumns = table.add(
        Frontier(of: frontier(of: child, HangArrangement.below)))
    }
    var family = Family(
      position: position, children: children, hasKinds: children.contains { !$0.isFree })
    for stage in Stage.allCases where isOpen(stage, at: position) {
      stage.definition.prepare(&family, in: &self)
    }
    return family
  }

  private func frontier(of child: Int32, _ stages: [Stage]) -> [Extent] {
    Array(frontier(of: child, stages: stages))
  }

  /// Where the extents are that a child may have.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - parent: how its parent's children stand.
  ///   - common: the stage that siblings have in common; nil if each may have its own.
  /// - Returns: their place in the table, which may be empty.
  func place(
    of child: Family.Child, below parent: any FittedArrangement.Type, _ common: Stage?
  ) -> FrontierTable.Place {
    guard !child.isEnd else { return table.box(at: child.position) }
    if let common, !child.isFree { return table.place(at: child.position, common) }
    return parent.place(of: child, in: table)
  }
}
