/// The part of a node that edges join.
public enum NodeJoint: Hashable, Sendable {
  /// All of it, in the middles of its sides.
  case frame
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
    return wish == .frame ? frame : underline
  }
}
