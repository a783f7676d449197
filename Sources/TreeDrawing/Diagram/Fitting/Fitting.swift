/// All arrangements of a tree that may be best somewhere: each subtree's frontier for each stage.
///
/// From the root down, stages follow each other in one order: rows, columns, hanging, grids. Within
/// that order the choice is exact. Without an order, the least area is NP-hard to find: P. Eades,
/// T. Lin and X. Lin, "Two tree drawing conventions", International Journal of Computational
/// Geometry & Applications 3 (1993), of which rows and hanging are the second.
///
/// Siblings are arranged in the same way. Only where every arrangement in which they are, and which
/// is no wider, is more than a tenth higher, each may be arranged in its own way. Nodes that keep
/// what they had in another picture have that, and nothing else.
struct Fitting: Sendable {
  let nodes: NodeTable
  let measures: FittingMeasures
  /// The greatest width that matters; wider arrangements are found only if all are wider.
  let limit: Double
  var table: FrontierTable
  /// Whether there are texts for a grid somewhere below each node.
  private var haveTexts: [Bool]

  /// How much higher siblings may get before each is arranged in its own way.
  static let calm = 1.1

  /// Finds all arrangements, from the last leaf to the root.
  ///
  /// - Parameters:
  ///   - nodes: the tree.
  ///   - measures: the sizes of its nodes, and the gaps.
  ///   - limit: the greatest width that matters, in points.
  /// - Complexity: O(*n* *w* log *n*) in the numbers of nodes and of widths that there are within
  ///   the limit.
  init(_ nodes: NodeTable, _ measures: FittingMeasures, limit: Double) {
    self.nodes = nodes
    self.measures = measures
    self.limit = limit
    table = FrontierTable(
      boxes: (0..<nodes.size).map {
        Extent(width: measures.rowWidth($0), height: measures.box($0).height)
      })
    haveTexts = measures.cells.map { $0 != nil }
    for position in (0..<nodes.size).reversed() where !isEnd(position) {
      nodes.forEachChild(of: position) { child in
        if haveTexts[Int(child)] { haveTexts[Int(position)] = true }
      }
      solve(position)
    }
  }

  /// The frontier of the whole tree.
  var whole: Frontier {
    Frontier(of: Array(frontier(of: 0, stages: Stage.allCases)))
  }
}

extension Fitting {
  /// The frontiers of a node's subtree for all stages in turn; empty for one that there is not.
  private mutating func solve(_ position: Int32) {
    let count = table.extents.count
    let family = family(of: position)
    let frontiers = Stage.allCases.map { stage in
      isOpen(stage, at: position) ? frontier(of: family, in: stage) : Frontier()
    }
    table.removeAll(after: count)
    table.append(frontiers, at: position)
  }

  /// Whether a stage is one that a node may have, and that which it keeps, if it does.
  func isOpen(_ stage: Stage, at position: Int32) -> Bool {
    kept(at: position).map { $0.stage == stage } ?? isPossible(stage, at: position)
  }

  /// Whether a stage is one that a node may have, whatever it keeps.
  func isPossible(_ stage: Stage, at position: Int32) -> Bool {
    stage.definition.isPossible(at: position, in: self)
  }

  /// Whether there are texts for a grid somewhere below a node.
  func hasTexts(below position: Int32) -> Bool { haveTexts[Int(position)] }

  private func frontier(of family: Family, in stage: Stage) -> Frontier {
    let arranging = Arranging(fitting: self, family: family, stage: stage)
    let mixed = arranging.frontier(nil)
    let uniform = family.hasKinds ? stage.definition.below.map(arranging.frontier) : []
    return Self.calm(uniform, mixed)
  }

  /// The frontier of arrangements in which siblings are alike, and of those in which they are not
  /// that are lower by enough.
  static func calm(_ uniform: [Frontier], _ mixed: Frontier) -> Frontier {
    guard !uniform.isEmpty else { return mixed }
    let alike = Frontier(of: uniform.flatMap(\.extents))
    let different = mixed.extents.filter { extent in
      guard let other = alike.extents.lowest(within: extent.width) else { return true }
      return other.height > calm * extent.height
    }
    return Frontier(of: alike.extents + different)
  }

  /// Whether nothing is arranged below a node.
  func isEnd(_ position: Int32) -> Bool {
    nodes.isLeaf(position) || measures.isWhole(position)
  }

  /// The extents of a subtree in any of some stages, or of a node with nothing to arrange below it.
  func frontier(of position: Int32, stages: [Stage]) -> ArraySlice<Extent> {
    guard !isEnd(position) else { return table[table.box(at: position)] }
    return Frontier(of: stages.flatMap { table[position, $0] }).extents[...]
  }
}
