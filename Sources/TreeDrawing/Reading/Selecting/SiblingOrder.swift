/// By what siblings are sorted; those that are equal keep their order.
package enum SiblingOrder: String, CaseIterable, Sendable {
  /// As in the input.
  case none
  /// By label, comparing code points, as `LC_ALL=C sort` does.
  case label
  /// By the number of nodes in their subtrees, the largest first.
  case size
}

extension SiblingOrder {
  /// Siblings in this order.
  ///
  /// - Complexity: O(*k* log *k*), where *k* is their number.
  func sorted(_ siblings: [Tree<Node>]) -> [Tree<Node>] {
    guard siblings.count > 1 else { return siblings }
    switch self {
    case .none: return siblings
    case .size: return siblings.sortedStably { $0.count > $1.count }
    case .label:
      return siblings.sortedStably { one, other in
        one.value.label.utf8.lexicographicallyPrecedes(other.value.label.utf8)
      }
    }
  }
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
