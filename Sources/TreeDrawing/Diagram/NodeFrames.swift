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
  /// Creates the key's column here, where the key is a concrete type, so that its closures are specialised.
  static func addColumn(in lowering: inout ViewLowering) {
    _ = lowering.arena.preferences.column(of: NodeFrames.self)
  }
}

/// The frame of one node.
struct NodeFrame: Equatable {
  /// The node's position in preorder.
  let position: Int
  let rect: Rect
}

/// Frames of nodes, the first of which takes no memory of its own: most lists consist of it alone.
struct FrameList: Equatable {
  private var first: NodeFrame?
  private var others: [NodeFrame] = []

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

extension FrameList {
  /// Tells the frame of the node at a position, wherever in the list it is, from those of other nodes.
  ///
  /// - Returns: nil for a node that no view draws.
  func divided(at position: Int) -> (node: NodeFrame, others: [NodeFrame])? {
    guard let first else { return nil }
    if first.position == position { return (first, others) }
    guard let index = others.firstIndex(where: { $0.position == position }) else { return nil }
    return (others[index], [first] + others[..<index] + others[(index + 1)...])
  }

  /// Removes the frames of all nodes but the one at a position.
  mutating func removeAll(butAt position: Int) {
    self = divided(at: position).map { FrameList($0.node) } ?? FrameList()
  }
}
