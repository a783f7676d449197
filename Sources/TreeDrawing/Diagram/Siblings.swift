/// What is below a node, which is lowered one by one.
struct Children<Source: PendingSource>: View {
  let source: Source

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    lowering.severalChildren { $0.lowerLater(source) }
  }
}

/// Subtrees beside each other, which are lowered one by one.
///
/// Three words, so that those that wait need no memory of their own: what holds for an arrangement
/// is looked up.
struct Siblings: PendingSource {
  /// Those that are still to be lowered.
  var rest: Subtree.Run
  let level: Int32
  private let arrangementNumber: UInt8
  let growth: GrowthDirection
  let isInRow: Bool
  /// Whether each stands before those that were lowered already.
  let isReversed: Bool
  /// The lowering owns what it refers to.
  let plan: Uncounted<DiagramPlan>

  init(
    _ rest: Subtree.Run, of parent: Subtree, arrangement: Arrangement, isInRow: Bool,
    isReversed: Bool
  ) {
    self.rest = rest
    level = parent.level + 1
    arrangementNumber = arrangement.number
    growth = parent.growth
    self.isInRow = isInRow
    self.isReversed = isReversed
    plan = parent.uncountedPlan
  }

  var isFinished: Bool { rest.count == 0 }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard !isFinished else { return false }
    let arrangement = Arrangement.allCases[Int(arrangementNumber)]
    Subtree(
      position: rest.first, level: level, in: arrangement,
      arrangement: arrangement.forGrandchildren,
      growth: growth, isInRow: isInRow, plan: plan
    )
    ._lower(into: &lowering)
    if isReversed { lowering.cursor.previous = .none }
    rest.count -= 1
    rest.first += plan.value.nodes.count(at: rest.first)
    return true
  }
}

/// Subtrees that do not follow each other in preorder.
struct ListedSiblings: PendingSource {
  /// The positions of those that are still to be lowered.
  var rest: ArraySlice<Int32>
  let level: Int32
  let arrangement: Arrangement
  let growth: GrowthDirection
  /// The lowering owns what it refers to.
  let plan: Uncounted<DiagramPlan>

  var isFinished: Bool { rest.isEmpty }

  mutating func lowerNext(into lowering: inout ViewLowering) -> Bool {
    guard let position = rest.popFirst() else { return false }
    Subtree(
      position: position, level: level, in: arrangement, arrangement: arrangement.forGrandchildren,
      growth: growth, isInRow: true, plan: plan
    )
    ._lower(into: &lowering)
    return true
  }
}
