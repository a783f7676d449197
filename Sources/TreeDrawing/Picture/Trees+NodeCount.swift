extension [Tree<Node>] {
  /// How many nodes all of the trees have.
  package var nodeCount: Int { reduce(0) { $0 + $1.count } }
}
