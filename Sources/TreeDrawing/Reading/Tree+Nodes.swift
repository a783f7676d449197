extension Tree<Node> {
  /// Whether a node wishes a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package func wishes(_ layout: Arrangement) -> Bool {
    contains { $0.attributes?.values.layout == layout }
  }

  /// Whether the input says how long any branch is.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var hasLengths: Bool { contains { $0.length != nil } }
}
