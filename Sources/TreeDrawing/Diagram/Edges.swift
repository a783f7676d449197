/// The lines from a node to its children, behind the diagram that they all stand in.
struct Edges: View {
  /// The frames of the node and its children, in the space `"diagram"`.
  let frames: [Rect]
  let paint: Paint

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .diagram).origin
      if let root = frames.first {
        ForEach(each: frames.dropFirst()) { child in
          Line(from: root[.bottom] - origin, to: child[.top] - origin).painted(paint)
        }
      }
    }
    .layer(.edges)
  }
}

extension DrawingLayer {
  /// Where edges are painted, under everything else.
  static let edges = DrawingLayer("edges", height: -1)
  /// Where nodes are painted, over everything else.
  static let nodes = DrawingLayer("nodes", height: 1)
}
