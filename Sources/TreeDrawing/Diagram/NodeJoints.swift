/// The part of a node that edges join.
public enum NodeJoint: Hashable, Sendable {
  /// All of it: the middles of its sides, and for stems its lower side near the left.
  case frame
  /// The middles of its sides alone, as those of an ellipse: stems begin there, too.
  case middles
  /// The line along its lower side.
  case underline
}

/// What says where edges join nodes.
struct NodeJoints {
  private let frame: RegisteredPreference
  private let underline: RegisteredPreference
  /// The dot of a line in a list.
  private let dot: RegisteredPreference

  /// Registers what says that.
  init(_ spacing: DiagramSpacing, in lowering: inout ViewLowering) {
    frame = NodeFrames.registeredFrame(in: &lowering)
    underline = NodeFrames.registeredFrame(in: &lowering) {
      Rect(x: $0.minX, y: $0.maxY, width: $0.width, height: 0)
    }
    dot = NodeFrames.registeredFrame(in: &lowering, joint: spacing.dot(in:))
  }

  /// What says where edges join a node.
  @inline(__always)
  func joint(_ wish: NodeJoint, in arrangement: Arrangement) -> RegisteredPreference {
    if arrangement == .list { return dot }
    return wish == .underline ? underline : frame
  }
}
