/// Where a node stands in a diagram, for views that depend on it.
public struct NodePlace: Hashable, Sendable {
  /// How the node and its siblings stand; for the root, how its children do.
  public let arrangement: Arrangement
  /// How many nodes are above it.
  public let level: Int
  /// Whether it has no children.
  public let isLeaf: Bool
}
