/// The part of the trees to draw, and the order of siblings.
///
///     let selection = Selection(maxDepth: 1, order: .size)
///     try selection.applied(to: roots)
///
/// First the root is looked for, then siblings are sorted, then turned round, and at last the trees
/// are cut; so what is cut is what comes last in the order that is drawn.
package struct Selection: Hashable, Sendable {
  /// What to draw: an id, or labels from a root down, joined by slashes; nil for everything.
  package var root: String?
  /// How many levels below the roots are drawn; nil for all.
  package var maxDepth: Int?
  /// How many siblings are drawn, roots included; nil for all.
  package var maxChildren: Int?
  /// By what siblings are sorted.
  package var order: SiblingOrder
  /// Whether siblings stand the other way round.
  package var isReversed: Bool

  package init(
    root: String? = nil, maxDepth: Int? = nil, maxChildren: Int? = nil,
    order: SiblingOrder = .none, isReversed: Bool = false
  ) {
    self.root = root
    self.maxDepth = maxDepth
    self.maxChildren = maxChildren
    self.order = order
    self.isReversed = isReversed
  }
}

extension Selection {
  /// The trees to draw.
  ///
  /// - Parameter roots: the trees that were read.
  /// - Returns: at least one tree, if there was one.
  /// - Throws: what is there instead of the root that was asked for.
  /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
  package func applied(to roots: [Tree<Node>]) throws(MissingRoot) -> [Tree<Node>] {
    let found = if let root { try RootSearch(for: root, in: roots).found() } else { roots }
    guard order != .none || isReversed || maxDepth != nil || maxChildren != nil else {
      return found
    }
    var pruning = Pruning(self, of: found)
    return pruning.pruned()
  }
}
