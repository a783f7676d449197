/// Leaves out all that is below some nodes.
struct FoldedNodes: PruningRule {
  private let numbers: Set<Int>

  /// With more paths, a list of all nodes is made faster than all nodes are looked at for each.
  private static let mostSearches = 8

  /// Looks for nodes.
  ///
  /// - Parameters:
  ///   - paths: their ids, labels from a root down joined by slashes, or labels that no others
  ///     have.
  ///   - roots: the trees that they are in.
  /// - Throws: the first that means nothing, or several nodes by their label.
  init(_ paths: [String], in roots: [Tree<Node>]) throws(SelectionProblem) {
    var numbers: Set<Int> = []
    let names = paths.count > Self.mostSearches ? NodeNames(of: roots) : nil
    for path in paths {
      let known = names?.numbers(ofIdOrPath: path) ?? []
      guard known.isEmpty else {
        numbers.formUnion(known)
        continue
      }
      if let number = names?.knownNumber(of: path) {
        numbers.insert(number)
        continue
      }
      numbers.formUnion(try RootSearch(for: path, in: roots).found(option: "--fold").map(\.number))
    }
    self.numbers = numbers
  }

  func closes(_ node: Candidate) -> Bool { numbers.contains(node.number) }
}
