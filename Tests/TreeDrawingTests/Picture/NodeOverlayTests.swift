import Testing

@testable import TreeDrawing

/// What is drawn in front of diagrams: nodes are squares of 20 points, below each other.
@Suite struct NodeOverlayTests {
  private static let tree = Tree(0, children: [Tree(1), Tree(2)])

  private static func drawing(
    _ overlays: NodeOverlays, _ tree: Tree<Int> = tree, size: Double = 20
  ) -> Drawing {
    Drawing(
      of: Diagram(tree) { _ in Color.black.frame(width: size, height: 20) }
        .nodeOverlays(overlays))
  }

  @Test func `nothing is added for nothing`() {
    let plain = Drawing(
      of: Diagram(Self.tree) { _ in Color.black.frame(width: 20, height: 20) })
    let none = Self.drawing(NodeOverlays())
    #expect(none.difference(from: plain) == nil)
    #expect(Self.drawing(NodeOverlays(route: [1])).difference(from: plain) == nil)
    #expect(Self.drawing(NodeOverlays(route: [1, 1])).difference(from: plain) == nil)
  }

  @Test func `a link between neighbours below their boxes makes room for itself and its label`() {
    let drawing = Self.drawing(
      NodeOverlays(links: [NodeLink(from: 1, to: 2, label: "a label")]), Self.tree)
    #expect(drawing.layers.map(\.name) == [.edges, .nodes, .links])
    let plain = Self.drawing(NodeOverlays())
    #expect(drawing.size.height > plain.size.height)
    #expect(drawing.size.height.rounded() == drawing.size.height)
  }

  @Test func `a ring touches no corner of its node`() {
    let drawing = Self.drawing(NodeOverlays(rings: [0]))
    let rings = drawing.layers.last?.items.compactMap { item -> Rect? in
      if case .shape(let path, _) = item { path.boundingRect } else { nil }
    }
    let frames = drawing.layers.flatMap(\.items).compactMap { item -> Rect? in
      if case .begin(let mark, let frame) = item, mark.id == 0 { frame } else { nil }
    }
    guard let ring = rings?.first, let node = frames.first else {
      Issue.record("there is no ring")
      return
    }
    #expect(ring.midX == node.midX && ring.midY == node.midY)
    let (x, y) = (node.width / ring.width, node.height / ring.height)
    #expect(x * x + y * y <= 1 && x * x + y * y > 0.99)
    #expect(ring.minX >= 0 && ring.minY >= 0)
  }

  @Test func `a route is painted under nodes and over edges, and ends in an arrowhead`() {
    let drawing = Self.drawing(NodeOverlays(route: [1, 0, 2]))
    #expect(drawing.layers.map(\.name) == [.edges, .routes, .nodes])
    #expect(drawing.layers[1].items.count == 2)
  }

  @Test(arguments: [
    (NodeOverlays(links: [NodeLink(from: 0, to: 9)]), [9]),
    (NodeOverlays(links: [NodeLink(from: -1, to: 9)], rings: [7], route: [0, 8]), [-1, 9, 7, 8]),
    (NodeOverlays(rings: [.max, .min]), [.max, .min]),
  ])
  func `nodes that are not there are reported and left out`(_ overlays: NodeOverlays, _ ids: [Int])
  {
    let drawing = Self.drawing(overlays)
    #expect(
      drawing.warnings.map(\.description)
        == ids.map {
          "nodeOverlays names the node \($0), which no diagram inside draws; "
            + "what belongs to it is left out"
        })
    #expect(drawing.size == Self.drawing(NodeOverlays()).size)
  }

  @Test func `a link from a node to itself is none`() {
    let drawing = Self.drawing(NodeOverlays(links: [NodeLink(from: 1, to: 1)]))
    #expect(drawing.layers.map(\.name) == [.edges, .nodes])
  }

  @Test(arguments: [Double.nan, .infinity, -5, 0, 1e12, 1e300])
  func `nodes of any size are no danger`(_ size: Double) {
    let overlays = NodeOverlays(
      links: [NodeLink(from: 1, to: 2, label: "x"), NodeLink(from: 2, to: 0)], rings: [0, 1],
      route: [2, 1])
    let drawing = Self.drawing(overlays, size: size)
    #expect(drawing.size.width.isFinite && drawing.size.height.isFinite)
  }

  @Test func `boxes without any space between them are joined all the same`() {
    var style = DiagramStyle(arrangement: .rows)
    style.spacing = DiagramSpacing(siblings: 0, levels: 0)
    let tree = Tree(0, children: (1...5).map { Tree($0, children: [Tree($0 + 5)]) })
    let drawing = Drawing(
      of: Diagram(tree, style: style) { _ in Color.black.frame(width: 20, height: 20) }
        .nodeOverlays(NodeOverlays(links: [NodeLink(from: 3, to: 7), NodeLink(from: 5, to: 0)])))
    #expect(drawing.layers.last?.name == .links)
  }

  @Test func `links join diagrams beside each other`() {
    let view = HStack(spacing: 30) {
      Diagram(Self.tree) { _ in Color.black.frame(width: 20, height: 20) }
      Diagram(Self.tree, firstID: 10) { _ in Color.black.frame(width: 20, height: 20) }
    }
    .nodeOverlays(NodeOverlays(links: [NodeLink(from: 2, to: 11)]))
    let drawing = Drawing(of: view)
    #expect(drawing.warnings.isEmpty)
    #expect(drawing.layers.last?.name == .links)
  }

  @Test func `views with overlays in each other stop at three`() {
    var view = AnyView(Diagram(Self.tree) { _ in Color.black.frame(width: 20, height: 20) })
    for _ in 0..<200 { view = AnyView(view.nodeOverlays(NodeOverlays(rings: [0]))) }
    let rings = Drawing(of: view).layers.last?.items.count
    #expect(rings == 3)
  }

  @Test func `the environment around counts for what is inside`() {
    let inner = Diagram(Self.tree) { _ in Text("wide") }
    let links = NodeOverlays(links: [NodeLink(from: 1, to: 2)])
    let large = Drawing(of: inner.nodeOverlays(links).font(.system(size: 40)))
    let plain = Drawing(of: inner.font(.system(size: 40)))
    #expect(large.size.width == plain.size.width)
  }
}
