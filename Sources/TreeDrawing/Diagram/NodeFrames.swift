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
  /// Creates the key's column here, where the key is a concrete type: its closures are specialised.
  static func addColumn(in lowering: inout ViewLowering) {
    _ = lowering.arena.preferences.table.column(of: NodeFrames.self)
  }

  /// Says the part of a node that edges join; the tag is its position.
  ///
  /// - Parameters:
  ///   - lowering: where the diagram stands.
  ///   - joint: the part, from the node's frame and its position.
  /// - Returns: what says it, once registered.
  static func registeredFrame(
    in lowering: inout ViewLowering, joint: @escaping (Rect, Int32) -> Rect = { frame, _ in frame }
  ) -> RegisteredPreference {
    let space = lowering.cursor.space
    return RegisteredPreference(NodeFrames.self, in: &lowering) { proxy, position in
      let rect = joint(proxy.frame(inSpace: space), position)
      return FrameList(NodeFrame(position: Int(position), rect: rect))
    }
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
    if !more.others.isEmpty { others += more.others }
  }
}

extension FrameList {
  /// The frame of the node at a position, wherever in the list it is; nil if no view draws it.
  func frame(at position: Int) -> NodeFrame? {
    if let first, first.position == position { return first }
    return others.first { $0.position == position }
  }

  /// The frames of all nodes, in the order in which they were added.
  var all: [NodeFrame] { (first.map { [$0] } ?? []) + others }

  /// The frames of all nodes but the one at a position.
  func frames(exceptAt position: Int) -> [NodeFrame] {
    guard let first, first.position != position else { return others }
    return [first] + others.filter { $0.position != position }
  }
}
