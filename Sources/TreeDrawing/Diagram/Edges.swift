/// The lines from a node to its children, behind the diagram that they all stand in.
struct Edges: View {
  /// The frames of the node and its children, as far as views draw them, the node's first.
  let frames: [NodeFrame]
  /// The node's position in preorder.
  let root: Int
  let plan: DiagramPlan

  var body: some View {
    GeometryReader { proxy in
      EdgesFromOrigin(edges: self, origin: proxy.frame(in: .diagram).origin)
    }
    .layer(.edges)
  }
}

/// The lines, relative to a point, and then the labels on them, so that no line crosses a label.
private struct EdgesFromOrigin: View {
  let edges: Edges
  let origin: Point

  func lower(into lowering: inout ViewLowering) {
    guard let first = edges.frames.first, first.position == edges.root else { return }
    let start = first.rect[.bottom] - origin
    let children = edges.frames.dropFirst()
    lines(from: start, to: children).lower(into: &lowering)
    if edges.plan.hasEdgeLabels { labels(from: start, to: children).lower(into: &lowering) }
  }

  private func lines(from start: Point, to children: ArraySlice<NodeFrame>) -> some View {
    ForEach(each: children) { child in
      Line(from: start, to: child.rect[.top] - origin).painted(edges.plan.style.edge)
    }
  }

  private func labels(from start: Point, to children: ArraySlice<NodeFrame>) -> some View {
    ForEach(each: children) { child in
      let end = child.rect[.top] - origin
      let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
      edges.plan.edgeLabel(at: child.position)?.centered(at: middle)
    }
  }
}

extension DrawingLayer {
  /// Where edges are painted, under everything else.
  static let edges = DrawingLayer("edges", height: -1)
  /// Where nodes are painted, over everything else.
  static let nodes = DrawingLayer("nodes", height: 1)
}
