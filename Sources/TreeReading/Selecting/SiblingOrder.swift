/// By what siblings are sorted; those that are equal keep their order.
package enum SiblingOrder: String, CaseIterable, Sendable {
  /// As in the input.
  case none
  /// By label, comparing code points, as `LC_ALL=C sort` does.
  case label
  /// By the sizes that the input says, such as those of files, or else by the number of nodes in
  /// their subtrees, the largest first.
  case size
}

extension SiblingOrder {
  /// Siblings in this order; slots stay in their places, and the others change theirs.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is their number.
  func sorted(_ siblings: [NumberedTree], _ sizes: SubtreeSizes) -> [NumberedTree] {
    guard siblings.count > 1, self != .none else { return siblings }
    guard siblings.contains(where: \.tree.value.isSlot) else { return sortedNodes(siblings, sizes) }
    var nodes = sortedNodes(siblings.filter { !$0.tree.value.isSlot }, sizes)[...]
    return siblings.map { $0.tree.value.isSlot ? $0 : nodes.popFirst() ?? $0 }
  }

  private func sortedNodes(_ nodes: [NumberedTree], _ sizes: SubtreeSizes) -> [NumberedTree] {
    switch self {
    case .none: nodes
    case .size:
      if nodes.contains(where: { $0.size != nil }) {
        nodes.sortedStably { $0.size ?? 0 > $1.size ?? 0 }
      } else {
        nodes.sortedStably { sizes[$0] > sizes[$1] }
      }
    case .label:
      nodes.sortedStably { one, other in
        one.tree.value.label.utf8.lexicographicallyPrecedes(other.tree.value.label.utf8)
      }
    }
  }
}

extension NumberedTree {
  /// How large the input says the node is.
  fileprivate var size: Double? { tree.value.attributes?.values.size }
}

extension Array {
  /// The elements in order, equal ones as they were; the library's own sorting does not promise
  /// that.
  fileprivate func sortedStably(_ precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { one, other in
      precedes(one.element, other.element)
        || !precedes(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }
}
