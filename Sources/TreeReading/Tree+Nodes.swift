extension Tree<Node> {
  /// Whether the input says how long any branch is.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  package var hasLengths: Bool { contains { $0.length != nil } }
}
