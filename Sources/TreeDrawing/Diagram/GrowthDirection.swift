/// The direction in which a diagram grows, from a node to its children.
public enum GrowthDirection: String, CaseIterable, Hashable, Sendable {
  /// Nodes stand above their children.
  case down
  /// Nodes stand below their children.
  case up
  /// Nodes stand left of their children, which are below each other.
  case right
  /// Nodes stand right of their children, which are below each other.
  case left
}

extension GrowthDirection {
  /// The axis along which a node and its children follow each other.
  var axis: Axis {
    switch self {
    case .down, .up: .vertical
    case .right, .left: .horizontal
    }
  }

  /// Whether a node comes before its children along the axis, which is from left to right or from
  /// the top down.
  var hasNodeFirst: Bool { self == .down || self == .right }

  /// Where on a node the edges to its children begin.
  var start: UnitPoint {
    switch self {
    case .down: .bottom
    case .up: .top
    case .right: .trailing
    case .left: .leading
    }
  }

  /// Where on a child the edge from its parent ends.
  var end: UnitPoint {
    switch self {
    case .down: .top
    case .up: .bottom
    case .right: .leading
    case .left: .trailing
    }
  }
}
