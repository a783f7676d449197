extension Arrangement {
  /// To the right and to the left of the node, as rows that grow away from it.
  public static let mindmap = Arrangement(MindmapArrangement.self)
}

enum MindmapArrangement: ArrangementDefinition {
  static let name = "mindmap"
  static let summary = "to both sides"
  static let traits: [ArrangementTrait] = [.twoSided, .changingBelow]
  static let growing = "which grows to both sides"
  static let options: [ArrangementOption] = [.boxes]
  static let ignoresColumnCount = true

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    SubtreesAround(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    TwoSidedEdges(lastPiece: gap.lastPiece)
  }

  static func usualEdgeForm(isTwoSided: Bool) -> EdgeForm { .curve }
  static var forGrandchildren: Arrangement { .tidy }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { false }
  /// Mind maps are wide, in whatever direction they grow.
  static func axisOfForest(_ growth: GrowthDirection) -> Axis { .vertical }
}

/// A node in the middle, and its children's subtrees on both sides: from the top right clockwise.
private struct SubtreesAround: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    let halves = subtree.halves
    let right = subtree.plan.growing(.right)
    RegisteredStack(
      alignment: right.column, spacing: subtree.gap
    ) {
      Half(subtree: subtree, positions: halves.left.reversed(), growth: .left)
      subtree.root
      Half(subtree: subtree, positions: halves.right, growth: .right)
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }
}

/// The subtrees on one side; nothing, if there are none.
private struct Half: View {
  let subtree: Subtree
  let positions: [Int32]
  let growth: GrowthDirection

  func _lower(into lowering: inout ViewLowering) {
    guard !positions.isEmpty else { return }
    RegisteredTidyStack(subtree.plan.growing(growth).tidyRows) {
      subtree.children(at: positions, growth: growth)
    }
    ._lower(into: &lowering)
  }
}

extension Subtree {
  /// The positions of the children on each side, in the order of the tree.
  ///
  /// Those that do not wish a side are divided so that about as many nodes are on each, the first
  /// ones right.
  fileprivate var halves: (left: [Int32], right: [Int32]) {
    var (left, right): ([Int32], [Int32]) = ([], [])
    let firstOnLeft = self.firstOnLeft
    plan.nodes.forEachChild(of: position) { child in
      switch plan.nodes[child].side ?? (child < firstOnLeft ? .right : .left) {
      case .left: left.append(child)
      case .right: right.append(child)
      }
    }
    return (left, right)
  }

  /// The position from which on children stand left, if they do not wish otherwise.
  private var firstOnLeft: Int32 {
    // How many nodes there are more right than left, if all that are free stand left.
    var balance: Int32 = 0
    plan.nodes.forEachChild(of: position) { child in
      let count = plan.nodes.count(at: child)
      balance += plan.nodes[child].side == .right ? count : -count
    }
    var (best, first) = (abs(balance), position + 1)
    plan.nodes.forEachChild(of: position) { child in
      guard plan.nodes[child].side == nil else { return }
      balance += 2 * plan.nodes.count(at: child)
      if abs(balance) <= best {
        (best, first) = (abs(balance), child + plan.nodes.count(at: child))
      }
    }
    return first
  }
}
