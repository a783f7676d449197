/// What all subtrees of a diagram have in common.
///
/// It knows neither the type of the tree's values nor that of the node views: the recursion below it
/// is over one concrete type, which the compiler can specialise throughout.
final class DiagramPlan {
  let style: DiagramStyle
  /// The number of the root; the others follow in preorder.
  let firstID: Int
  /// The number of nodes in each subtree, in preorder.
  private let counts: [Int]
  private let lowerNode: (Int, inout ViewLowering) -> Void

  init(
    style: DiagramStyle, firstID: Int, counts: [Int],
    lowerNode: @escaping (Int, inout ViewLowering) -> Void
  ) {
    self.style = style
    self.firstID = firstID
    self.counts = counts
    self.lowerNode = lowerNode
  }
}

extension DiagramPlan {
  func isLeaf(_ position: Int) -> Bool { counts[position] == 1 }

  /// The positions of a node's children in preorder.
  func children(of position: Int) -> [Int] {
    var children: [Int] = []
    var child = position + 1
    while child < position + counts[position] {
      children.append(child)
      child += counts[child]
    }
    return children
  }

  /// The view of the node at a position.
  func node(at position: Int) -> some View {
    PlannedNode(plan: self, position: position)
  }

  private struct PlannedNode: View {
    let plan: DiagramPlan
    let position: Int

    func lower(into lowering: inout ViewLowering) {
      lowering.place.slot = .pile
      plan.lowerNode(position, &lowering)
    }
  }
}
