/// The lines from a node to its children, behind the diagram that they all stand in, and the labels
/// on them, which are painted later, so that no line crosses a label.
struct Edges {
  /// The node's frame.
  private let root: NodeFrame
  /// The frames of its children, as far as views draw them.
  private let children: [NodeFrame]
  /// The point of the diagram that the edges are drawn relative to.
  private let origin: Point
}

extension Edges {
  /// Makes lines of a subtree's frames, and hides all but its root's from the diagrams around.
  ///
  /// Without that each would see all nodes below, and drawing would cost nodes times depth.
  static func registeredOutlines(_ paint: Paint, in lowering: inout ViewLowering)
    -> RegisteredOutlines
  {
    let space = lowering.cursor.space
    return RegisteredOutlines(NodeFrames.self, paint, in: .edges, of: &lowering) {
      frames, proxy, position, outlines in
      guard let root = frames.frame(at: Int(position)) else {
        frames = FrameList()
        return
      }
      let edges = Edges(
        root: root, children: frames.frames(exceptAt: Int(position)),
        origin: proxy.frame(inSpace: space).origin)
      for line in edges.lines { outlines.append(line) }
      frames = FrameList(root)
    }
  }

  /// Makes views of the labels of edges in a subtree.
  static func registeredLabels(
    _ labels: EdgeLabels, in lowering: inout ViewLowering
  ) -> RegisteredBackground {
    let space = lowering.cursor.space
    return RegisteredBackground(NodeFrames.self, in: &lowering) { frames, position in
      GeometryReader { proxy in
        if let root = frames.frame(at: Int(position)) {
          let edges = Edges(
            root: root, children: frames.frames(exceptAt: Int(position)),
            origin: proxy.frame(inSpace: space).origin)
          edges.views(of: labels)
        }
      }
      .layer(.edges)
    }
  }

  private var lines: some Sequence<Line> {
    children.lazy.map { Line(from: start, to: end(at: $0)) }
  }

  private func views(of labels: EdgeLabels) -> some View {
    ForEach(each: children) { child in
      let end = end(at: child)
      labels.label(
        at: child.position,
        centeredAt: Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2))
    }
  }

  private var start: Point { root.rect[.bottom] - origin }

  private func end(at child: NodeFrame) -> Point { child.rect[.top] - origin }
}

extension DrawingLayer {
  /// Where diagrams paint edges, under everything else.
  public static let edges = DrawingLayer("edges", height: -1)
  /// Where diagrams paint nodes, over everything else.
  public static let nodes = DrawingLayer("nodes", height: 1)
}
