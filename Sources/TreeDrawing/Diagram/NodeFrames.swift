/// The frames of those of a subtree's nodes that have an edge to draw.
///
/// They are relative to the space `"diagram"`.
enum NodeFrames: PreferenceKey {
  static var defaultValue: FrameList { FrameList() }

  static func reduce(value: inout FrameList, nextValue: () -> FrameList) {
    value.append(nextValue())
  }
}

extension NodeFrames {
  /// Makes the place for values before any modifier does: the compiler specialises what is made here,
  /// where it knows the key.
  static func addColumn(in lowering: inout ViewLowering) {
    _ = lowering.arena.preferences.table.column(of: NodeFrames.self)
  }
}

/// The frame of one node.
struct NodeFrame {
  /// The node's position in preorder.
  let position: Int
  let rect: Rect
}

/// Frames of nodes, the first of which takes no memory of its own: most lists consist of it alone.
struct FrameList {
  private(set) var first: NodeFrame?
  private(set) var others: [NodeFrame] = []

  /// Makes a list without frames.
  init() {}

  /// Makes a list of one frame.
  init(_ frame: NodeFrame) { first = frame }

  /// Adds frames behind these.
  mutating func append(_ more: FrameList) {
    guard let next = more.first else { return }
    guard first != nil else {
      self = more
      return
    }
    // Most nodes have few children, whose frames do not have to move then.
    if others.isEmpty { others.reserveCapacity(4) }
    others.append(next)
    others += more.others
  }
}
