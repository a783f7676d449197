/// Leaves out all that is below some nodes.
struct FoldedNodes: PruningRule {
  private let numbers: Set<Int>

  /// Looks for nodes.
  ///
  /// - Parameters:
  ///   - paths: their ids, or labels from a root down, joined by slashes.
  ///   - roots: the trees that they are in.
  /// - Throws: the first path at which there is nothing.
  init(_ paths: [String], in roots: [Tree<Node>]) throws(SelectionProblem) {
    var numbers: Set<Int> = []
    for path in paths {
      numbers.formUnion(try RootSearch(for: path, in: roots).found(option: "--fold").map(\.number))
    }
    self.numbers = numbers
  }

  func closes(_ node: Candidate) -> Bool { numbers.contains(node.number) }
}
