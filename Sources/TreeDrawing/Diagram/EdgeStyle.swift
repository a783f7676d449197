/// How the lines between nodes are broken.
public enum EdgeStyle: String, CaseIterable, Hashable, Sendable {
  case solid
  case dashed
  case dotted
}

/// Which ends of the lines between nodes have arrowheads.
public enum Arrows: String, CaseIterable, Hashable, Sendable {
  case none
  /// The end at the child.
  case end
}
