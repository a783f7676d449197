/// The form of the lines between nodes.
public enum EdgeForm: String, CaseIterable, Hashable, Sendable {
  /// Straight from one node to the other.
  case straight
  /// Along the axes, with rounded corners.
  case elbow
  /// In one swing.
  case curve
}
