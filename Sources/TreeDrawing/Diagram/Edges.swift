/// The lines from a node to its children, behind the diagram that they all stand in, and the labels on
/// them, which are painted later, so that no line crosses a label.
struct Edges {
  /// The node's frame.
  let root: NodeFrame
  /// The frames of its children, as far as views draw them.
  let children: [NodeFrame]
  /// The point of the diagram that the edges are drawn relative to.
  let origin: Point
}

extension Edges {
  var lines: some Sequence<Line> {
    children.lazy.map { Line(from: start, to: end(at: $0)) }
  }

  /// The labels, each with its middle on the middle of its line.
  func labelViews(_ labels: EdgeLabels) -> some View {
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
