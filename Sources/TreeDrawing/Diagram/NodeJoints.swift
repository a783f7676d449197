/// The part of a node that edges join.
///
/// In a list, that is always the dot that a line begins with: `DiagramSpacing` has its diameter,
/// and the height of the line that it is in the middle of.
public enum NodeJoint: Hashable, Sendable {
  /// All of it: the middles of its sides, and for stems its lower side near the left.
  case frame
  /// The middles of its sides alone, as those of an ellipse: stems begin there, too.
  case middles
  /// The line along its lower side; where edges come from above or below, all of it.
  case underline
}

/// What says where edges join nodes.
struct NodeJoints {
  private let frame: RegisteredPreference
  private let underline: RegisteredPreference
  /// The dot of a line in a list.
  private let dot: RegisteredPreference
  /// The point where branches part, and that where one ends, if edges have lengths.
  private let branches: (fork: RegisteredPreference, tip: RegisteredPreference)?

  /// Registers what says that.
  init(_ style: DiagramStyle, _ lengths: BranchLengths?, in lowering: inout ViewLowering) {
    let spacing = style.spacing
    branches = lengths.map { lengths in
      (
        fork: NodeFrames.registeredFrame(in: &lowering) { frame, _ in
          Rect(origin: frame[.center], size: .zero)
        },
        tip: NodeFrames.registeredFrame(in: &lowering) { frame, position in
          frame.tip(style.growth, before: lengths[position].lead)
        }
      )
    }
    frame = NodeFrames.registeredFrame(in: &lowering)
    underline = NodeFrames.registeredFrame(in: &lowering) { frame, _ in
      Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
    }
    dot = NodeFrames.registeredFrame(in: &lowering) { frame, _ in spacing.dot(in: frame) }
  }

  /// What says where edges join a node.
  ///
  /// Where subtrees grow up or down, edges do not cross a text to the line below it.
  @inline(__always)
  func joint(_ wish: NodeJoint, _ place: NodePlace, _ growth: GrowthDirection)
    -> RegisteredPreference
  {
    if place.arrangement.has(.lines) { return dot }
    if let branches { return place.isLeaf ? branches.tip : branches.fork }
    return wish == .underline && growth.axis == .horizontal ? underline : frame
  }
}

extension Rect {
  /// The end of the branch to a leaf, some points before it.
  fileprivate func tip(_ growth: GrowthDirection, before lead: Double) -> Rect {
    var tip = self[growth.end]
    tip[growth.axis] -= growth.hasNodeFirst ? lead : -lead
    return Rect(origin: tip, size: .zero)
  }
}
