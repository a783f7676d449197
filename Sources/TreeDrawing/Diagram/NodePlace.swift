/// Where a node stands in a diagram, for views that depend on it.
///
///     Diagram(tree) { item, place in Text(item.name).bold(place.level == 0) }
public struct NodePlace: Hashable, Sendable {
  /// The number of the node's mark: the diagram's first, and on in preorder.
  public let id: Int
  /// How the node and its siblings stand; for the root, how its children do, but `.hang` for boxes
  /// in a grid.
  public let arrangement: Arrangement
  /// How many nodes are above it.
  public let level: Int
  /// Whether it has no children.
  public let isLeaf: Bool
  /// Whether it is a leaf under a roof: one of the words in a line.
  public internal(set) var isUnderRoof = false
  /// Whether it is a box between the texts of a grid.
  public internal(set) var isInGrid = false
  /// The edge to it, if edges are drawn as long as the tree says.
  public internal(set) var branch: BranchPlace?
}

/// What the edge to a node leaves room for, if edges are drawn as long as the tree says.
public struct BranchPlace: Hashable, Sendable {
  /// How long the edge is, in points.
  public let length: Double
  /// Whether the node is the last of its siblings, so that there is nothing behind the edge.
  public let isLast: Bool
}
