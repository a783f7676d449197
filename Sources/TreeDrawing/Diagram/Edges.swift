/// The lines from a node to its children, behind the diagram that they all stand in.
struct Edges: View {
  /// The frames of the node and its children, as far as views draw them, the node's first.
  let frames: [NodeFrame]
  /// The node's position in preorder.
  let root: Int
  let paint: Paint

  var body: some View {
    GeometryReader { proxy in
      let origin = proxy.frame(in: .diagram).origin
      if let first = frames.first, first.position == root {
        ForEach(each: frames.dropFirst()) { child in
          Line(from: first.rect[.bottom] - origin, to: child.rect[.top] - origin).painted(paint)
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
