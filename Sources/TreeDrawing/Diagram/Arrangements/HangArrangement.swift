extension Arrangement {
  /// One under another, indented, beside a stem that comes down from the node.
  public static let hang = Arrangement(HangArrangement.self)
}

enum HangArrangement: ArrangementDefinition {
  static let name = "hang"
  static let summary = "one under another, indented"
  static let traits: [ArrangementTrait] = [.indented, .upright]
  static let options: [ArrangementOption] = [.boxes, .sides]
  static let ignoresColumnCount = true

  static func lower(_ subtree: Subtree, into lowering: inout ViewLowering) {
    HangingSubtrees(subtree: subtree)._lower(into: &lowering)
  }

  static func edgeRoutes(_ kind: EdgeKind, _ gap: LevelGap) -> any EdgeRouting {
    HangingEdges(
      isUp: kind.growth == .up, stem: kind.hangsFromMiddle ? nil : kind.style.spacing.stem)
  }

  static func surroundsOnlyChild(leavesOutRows: Bool) -> Bool { false }
  static func isInPreorder(_ growth: GrowthDirection) -> Bool { growth == .down }
}

/// A node and, below it and indented, its children's subtrees one under another, beside a stem.
///
/// An only child is not indented, so that a chain does not drift away, unless the edge to it has a
/// label.
private struct HangingSubtrees: View {
  let subtree: Subtree

  @inline(never)
  func _lower(into lowering: inout ViewLowering) {
    if subtree.plan.style.hangsOnBothSides, !subtree.hasPlainOnlyChild {
      SubtreesOnBothSides(subtree: subtree)._lower(into: &lowering)
    } else if subtree.hangsFromMiddle {
      SubtreesBelowMiddle(subtree: subtree)._lower(into: &lowering)
    } else {
      RegisteredStack(
        alignment: subtree.plan.hanging.column, spacing: subtree.plan.style.spacing.firstHanging
      ) {
        InOrder(
          isReversed: !subtree.growth.hasNodeFirst,
          first: subtree.root.alignmentGuide(subtree.isInRow ? subtree.plan.hanging.node : nil),
          second: hanging.hidingAlignmentGuides(subtree.isInRow))
      }
      .edges(of: subtree)
      ._lower(into: &lowering)
    }
  }

  @FixedViewBuilder private var hanging: some View {
    @inline(__always) get {
      if subtree.hasPlainOnlyChild {
        subtree.children(isInRow: false)
      } else {
        HangingRun(subtree: subtree).padding(subtree.plan.hanging.indent)
      }
    }
  }
}

/// A node that edges join only in the middle of its lower side, where the stem is, and its
/// children beside that.
private struct SubtreesBelowMiddle: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    RegisteredStack(
      alignment: subtree.plan.hanging.centred, spacing: subtree.plan.style.spacing.firstHanging
    ) {
      InOrder(isReversed: !subtree.growth.hasNodeFirst, first: subtree.root, second: hanging)
    }
    .edges(of: subtree, hangsFromMiddle: true)
    ._lower(into: &lowering)
  }

  @FixedViewBuilder private var hanging: some View {
    let hanging = subtree.plan.hanging
    if subtree.hasPlainOnlyChild {
      subtree.children(isInRow: true)
    } else {
      HangingRun(subtree: subtree).padding(hanging.branch).alignmentGuide(hanging.line)
    }
  }
}

/// The subtrees of a node's children, one under another.
private struct HangingRun: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    RegisteredTidyStack(subtree.plan.hanging.run) {
      subtree.children(isInRow: false, isReversed: !subtree.growth.hasNodeFirst)
    }
    ._lower(into: &lowering)
  }
}

extension Subtree {
  /// Whether the stem of an indented run begins in the middle of the node, since edges join that,
  /// or its only child, nowhere else.
  var hangsFromMiddle: Bool {
    guard !plan.hasOneJoint || plan.style.hangsOnBothSides else { return false }
    if arrangement == .hang, plan.style.hangsOnBothSides { return true }
    if plan.joint(at: position, place) == .middles { return true }
    guard arrangement == .hang, hasPlainOnlyChild else { return false }
    let child = NodePlace(
      id: plan.firstID &+ Int(position) &+ 1, arrangement: arrangement, level: Int(level) + 1,
      isLeaf: plan.nodes.isLeaf(position + 1))
    return plan.joint(at: position + 1, child) == .middles
  }
}

extension Subtree {
  /// Whether the node has one child, and the edge to that no label.
  fileprivate var hasPlainOnlyChild: Bool {
    guard plan.nodes.hasOneChild(position) else { return false }
    return plan.edgeLabels.map { $0.length(at: Int(position) + 1, on: .horizontal) == 0 } ?? true
  }
}

extension HangArrangement: FittedArrangement {
  static let letter = UInt8(ascii: "h")
  static let plural = "hanging subtrees"
  static let below: [Stage] = [.hanging, .grid]

  static func gap(_ arranging: Arranging) -> Double { arranging.spacing.firstHanging }

  static func indent(_ arranging: Arranging) -> Double {
    arranging.isAlone ? 0 : arranging.measures.indent(below: arranging.family.position)
  }

  static func frontier(of places: Places, _ arranging: Arranging) -> Frontier {
    arranging.column(of: places, gaps: arranging.runGaps.reduce(0, +))
  }

  static func settle(_ settling: Settling, _ places: Places) -> Settled {
    ([], places.indices.map { settling.hanging($0, places, settling.width) })
  }
}
