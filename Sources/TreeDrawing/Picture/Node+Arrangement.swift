extension Attributes {
  /// How the diagrams of the node's children stand, if it says so itself.
  var arrangement: Arrangement? { layout.flatMap { Arrangement(rawValue: $0.rawValue) } }
}

extension Tree<Node> {
  /// Whether a node wishes a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func wishes(_ layout: Arrangement) -> Bool {
    contains { $0.attributes?.values.arrangement == layout }
  }
}
