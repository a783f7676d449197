import Testing

@testable import TreeDrawing

/// Roofs over leaves: nodes are squares of 10 points, and words are 4 points apart.
@Suite struct RoofTests {
  /// A node with three leaves below a root that has one more.
  private static let tree = Tree(
    false, children: [Tree(true, children: [Tree(false), Tree(false), Tree(false)]), Tree(false)])

  private func drawn(_ growth: GrowthDirection, _ tree: Tree<Bool> = tree) -> DrawnTree {
    DrawnTree(
      Drawing(
        of: Diagram(tree, style: DiagramStyle(growth: growth, arrangement: .rows)) { _ in
          Color.black.frame(width: 10, height: 10)
        }
        .nodeLayout { NodeLayout(hasRoof: $0) }))
  }

  @Test(arguments: [
    (GrowthDirection.down, [[19.0, 52], [0, 84], [38, 84]]),
    (.up, [[19, 42], [0, 10], [38, 10]]),
    (.right, [[52, 19], [84, 0], [84, 38]]), (.left, [[42, 19], [10, 0], [10, 38]]),
  ])
  func `a roof is a triangle over the corners of the first and the last leaf`(
    _ growth: GrowthDirection, _ corners: [[Double]]
  ) {
    let roofs = drawn(growth).edges.filter { $0.lines.count == 3 }
    #expect(roofs.count == 1)
    let lines = roofs[0].lines.map { $0.map { [$0.x, $0.y] } }
    let (top, first, last) = (corners[0], corners[1], corners[2])
    #expect(lines == [[top, first], [first, last], [last, top]])
  }

  @Test func `leaves under a roof are a space apart, and the node is over their middle`() {
    let nodes = drawn(.down).nodes
    #expect([2, 3, 4].map { nodes[$0]?.frame.left } == [0, 14, 28])
    #expect(nodes[1]?.frame.left == 14)
  }

  @Test func `there is no roof over what has children itself, or over nothing`() {
    let deep = Tree(true, children: [Tree(true, children: [Tree(true)]), Tree(true)])
    let edges = drawn(.down, deep).edges
    #expect(edges.map(\.lines.count).sorted() == [2, 3])
    #expect(drawn(.down, Tree(true)).edges.isEmpty)
  }

  @Test func `views know that they are under a roof`() {
    var places: [Int: Bool] = [:]
    let tree = Tree(0, children: [Tree(1, children: [Tree(2), Tree(3)]), Tree(4)])
    let diagram = Diagram(
      tree,
      placedNode: { id, place in
        places[id] = place.isUnderRoof
        return Color.black.frame(width: 1, height: 1)
      }, edgeLabel: nil as ((Int) -> EmptyView)?
    )
    .nodeLayout { NodeLayout(hasRoof: $0 == 1) }
    _ = Drawing(of: diagram)
    #expect(places == [0: false, 1: false, 2: true, 3: true, 4: false])
  }
}
