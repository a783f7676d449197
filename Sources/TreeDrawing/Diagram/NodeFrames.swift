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
    _ = lowering.arena.preferences.column(of: NodeFrames.self)
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
    others.append(next)
    others += more.others
  }
}

/// How the nodes of one diagram report their frames.
struct FrameReporting {
  private let column: Int32
  private let maker: Int32
  private let edgeMaker: Int32

  /// Makes the preferences for a diagram, in whose coordinate space the place is, and whose edges are drawn by a closure.
  init(
    in lowering: inout ViewLowering,
    drawingEdges: @escaping (Edges, inout ViewLowering) -> Void
  ) {
    let (column, values) = lowering.arena.preferences.column(of: NodeFrames.self)
    let space = lowering.place.space
    self.column = column
    maker = values.add { proxy, position in
      FrameList(NodeFrame(position: Int(position), rect: proxy.frame(inSpace: space)))
    }
    edgeMaker = values.add { frames, proxy, position, lowering in
      let root = frames.root(at: Int(position))
      let children = frames.others
      frames = root.map { FrameList($0) } ?? FrameList()
      guard let root else { return }
      let origin = proxy.frame(inSpace: space).origin
      drawingEdges(Edges(root: root, children: children, origin: origin), &lowering)
    }
  }
}

extension FrameReporting {
  /// Reports a view's frame as that of a node.
  func report(
    _ position: Int, in lowering: inout ViewLowering, _ view: (inout ViewLowering) -> Void
  ) {
    let maker = PreferenceClosure(number: maker, tag: Int32(position))
    lowering.measurePreference(column, maker, view)
  }

  /// Puts the edges from a node to its children behind a view.
  ///
  /// It hides the frames of all nodes of the subtree but its root's from the diagrams around: without that
  /// each would see all nodes below, and drawing would cost nodes times depth.
  func drawEdges(
    of position: Int, in lowering: inout ViewLowering, _ view: (inout ViewLowering) -> Void
  ) {
    let maker = PreferenceClosure(number: edgeMaker, tag: Int32(position))
    lowering.readPreference(column, maker, isInFront: false, alignment: .center, view)
  }
}

extension FrameList {
  /// The first frame, if it is that of a subtree's root; a root that is drawn by no view has none.
  fileprivate func root(at position: Int) -> NodeFrame? {
    first?.position == position ? first : nil
  }
}
