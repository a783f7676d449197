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
  private let edgeLabel: ((Int) -> EdgeLabel?)?
  private let lowerNode: (Int, inout ViewLowering) -> Void

  init(
    style: DiagramStyle, firstID: Int, counts: [Int],
    edgeLabel: ((Int) -> EdgeLabel?)? = nil,
    lowerNode: @escaping (Int, inout ViewLowering) -> Void
  ) {
    self.style = style
    self.firstID = firstID
    self.counts = counts
    self.edgeLabel = edgeLabel
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

  /// Whether any edge may have a label.
  var hasEdgeLabels: Bool { edgeLabel != nil }

  /// The label of the edge from a node's parent; none for the root, which has no such edge.
  func edgeLabel(at position: Int) -> EdgeLabel? {
    position == 0 ? nil : edgeLabel?(position)
  }

  /// The gap between a node and its children.
  func gap(below position: Int) -> Double {
    guard hasEdgeLabels else { return style.verticalSpacing }
    return children(of: position).reduce(style.verticalSpacing) { gap, child in
      max(gap, edgeLabel(at: child)?.gap ?? 0)
    }
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
