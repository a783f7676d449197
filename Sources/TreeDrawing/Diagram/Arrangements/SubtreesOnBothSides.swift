/// A node and, next to it, its children's subtrees on both sides of a stem, in pairs from top to
/// bottom.
struct SubtreesOnBothSides: View {
  let subtree: Subtree

  @inline(__always)
  func _lower(into lowering: inout ViewLowering) {
    let hanging = subtree.plan.hanging
    RegisteredStack(
      alignment: hanging.centred, spacing: subtree.plan.style.spacing.firstHanging
    ) {
      InOrder(
        isReversed: !subtree.growth.hasNodeFirst, first: subtree.root,
        second: RegisteredStack(
          alignment: hanging.centred, spacing: subtree.plan.style.spacing.hanging
        ) { Pairs(subtree: subtree) })
    }
    .edges(of: subtree)
    ._lower(into: &lowering)
  }
}

private struct Pairs: View {
  let subtree: Subtree

  func _lower(into lowering: inout ViewLowering) {
    let pairs = subtree.pairs
    for pair in subtree.growth.hasNodeFirst ? pairs : pairs.reversed() {
      RegisteredStack(alignment: subtree.plan.hanging.flush, spacing: 0) {
        Half(subtree: subtree, position: pair.left, side: .left)
        Half(subtree: subtree, position: pair.right, side: .right)
      }
      ._lower(into: &lowering)
    }
  }
}

/// A subtree on one side of the stem, which it says where it is; nothing, if there is none.
private struct Half: View {
  let subtree: Subtree
  let position: Int32?
  let side: Side

  func _lower(into lowering: inout ViewLowering) {
    guard let position else { return }
    let hanging = subtree.plan.hanging
    let child = subtree.children(
      Subtree.Run(first: position, count: 1), arrangement: .hang, isInRow: false)
    switch side {
    case .left:
      child.padding(hanging.branchBack).alignmentGuide(hanging.end)._lower(into: &lowering)
    case .right:
      child.padding(hanging.branch).alignmentGuide(hanging.line)._lower(into: &lowering)
    }
  }
}

extension Subtree {
  /// The positions of children that stand level with each other, of which one may be missing.
  fileprivate struct Pair {
    var left: Int32?
    var right: Int32?
  }

  /// The node's children in pairs; those that do not wish a side stand left and right by turns.
  fileprivate var pairs: [Pair] {
    var pairs: [Pair] = []
    plan.nodes.forEachChild(of: position) { child in
      let isLeftOnly = pairs.last.map { $0.left != nil && $0.right == nil } ?? false
      switch plan.nodes[child].side ?? (isLeftOnly ? .right : .left) {
      case .right where isLeftOnly: pairs[pairs.count - 1].right = child
      case .right: pairs.append(Pair(right: child))
      case .left: pairs.append(Pair(left: child))
      }
    }
    return pairs
  }
}
