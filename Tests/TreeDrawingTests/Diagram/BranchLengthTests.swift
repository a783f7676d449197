import Testing

@testable import TreeDrawing

/// Where nodes stand if edges are as long as the tree says: nodes are 6 points in square.
@Suite struct BranchLengthTests {
  /// A node: its number in preorder, and the length of the edge to it.
  private typealias Value = (id: Int, length: Double?)

  private static func node(
    _ id: Int, _ length: Double?, _ children: [Tree<Value>] = []
  ) -> Tree<Value> {
    Tree((id, length), children: children)
  }

  /// Two leaves at 5 and 7 below a node at 2, and a leaf at 3.
  private static let tree = node(
    0, nil, [node(1, 2, [node(2, 3), node(3, 5)]), node(4, 3)])

  private static func style(_ growth: GrowthDirection, aligned: Bool = false) -> DiagramStyle {
    var style = DiagramStyle(growth: growth, arrangement: .rows, alignment: .outer)
    (style.drawsLengths, style.alignsLeaves) = (true, aligned)
    style.lengthScale = 10
    style.spacing.siblings = 4
    style.spacing.cousins = 4
    return style
  }

  private func frames(_ tree: Tree<Value>, _ style: DiagramStyle) -> [Int: Rect] {
    let diagram = Diagram(tree, style: style) { _ in Color.black.frame(width: 6, height: 6) }
      .nodeLayout { NodeLayout(length: $0.length) }
    return DrawnTree(Drawing(of: diagram.padding(20))).nodes.mapValues {
      Rect(
        x: $0.frame.left - 20, y: $0.frame.top - 20, width: $0.frame.right - $0.frame.left,
        height: $0.frame.bottom - $0.frame.top)
    }
  }

  @Test(arguments: [
    (GrowthDirection.right, [0.0, 20, 50, 70, 30]), (.down, [0, 20, 50, 70, 30]),
    (.left, [0, -20, -50, -70, -30]), (.up, [0, -20, -50, -70, -30]),
  ])
  func `nodes are as far from the root as lengths say`(
    _ growth: GrowthDirection, _ distances: [Double]
  ) {
    let frames = frames(Self.tree, Self.style(growth))
    let axis = growth.axis
    let root = frames[0]?[.center][axis] ?? .nan
    let places = (0..<5).map { id -> Double in
      let isLeaf = [2, 3, 4].contains(id)
      return (frames[id]?[isLeaf ? growth.end : .center][axis] ?? .nan) - root
    }
    #expect(places == distances)
  }

  @Test func `leaves on one line cost no more in large trees`() {
    let growth = GrowthDirection.right
    var style = Self.style(growth, aligned: true)
    style.lengthScale = nil
    let work = Growth.measured(upTo: Effort.size(60_000)) { count in
      let counts = [Int32(count)] + [Int32](repeating: 1, count: count - 1)
      let lengths = BranchLengths(of: NodeTable(counts: counts, layouts: [], style), style)
      #expect(lengths[Int32(count - 1)].length > 0)
    }
    #expect(work < Growth.allowed)
  }

  @Test func `rows are equally far from each other, and parents half-way between`() {
    let frames = frames(Self.tree, Self.style(.right))
    #expect((0..<5).map { frames[$0]?.midY } == [15.5, 8, 3, 13, 23])
  }

  @Test func `leaves can stand on one line, whatever their length`() {
    let frames = frames(Self.tree, Self.style(.right, aligned: true))
    let root = frames[0]?.midX ?? .nan
    #expect([2, 3, 4].map { (frames[$0]?.minX ?? .nan) - root } == [70, 70, 70])
    #expect((frames[1]?.midX ?? .nan) - root == 20)
  }

  @Test func `edges end where lengths say, and part at the middle of the parent`() {
    let diagram = Diagram(Self.tree, style: Self.style(.right, aligned: true)) { _ in
      Color.black.frame(width: 6, height: 6)
    }
    .nodeLayout { NodeLayout(length: $0.length) }
    let drawn = DrawnTree(Drawing(of: diagram.padding(.leading, 3)))
    let ends = drawn.edges.filter { $0.width == 1.5 }.map { path in
      path.lines.map { [$0[0].x, $0[$0.count - 1].x] }
    }
    #expect(ends.count == 2)
    #expect(ends.contains([[3, 23], [3, 33]]))
    #expect(ends.contains([[23, 53], [23, 73]]))
    // Dotted lines lead on to the names.
    let leaders = drawn.edges.filter { $0.width == 1 }.map { $0.lines[0].map(\.x) }
    #expect(leaders.sorted { $0[0] < $1[0] } == [[33, 73], [53, 73]])
  }

  @Test(arguments: [nil, -2.5, 0] as [Double?])
  func `a length that is missing or negative is 0`(_ length: Double?) {
    let tree = Self.node(0, nil, [Self.node(1, length, [Self.node(2, 4)]), Self.node(3, 1)])
    let frames = frames(tree, Self.style(.right))
    #expect(frames[1]?.midX == frames[0]?.midX)
    #expect((frames[2]?.minX ?? .nan) - (frames[0]?.midX ?? .nan) == 40)
  }

  @Test func `without a scale the longest way is 480 points long`() {
    var style = Self.style(.right)
    style.lengthScale = nil
    let frames = frames(Self.tree, style)
    #expect(abs((frames[3]?.minX ?? .nan) - (frames[0]?.midX ?? .nan) - 480) < 1e-9)
  }

  @Test func `without lengths each edge is a level long, and leaves may be on one line`() {
    let tree = Self.node(
      0, nil, [Self.node(1, nil, [Self.node(2, nil), Self.node(3, nil)]), Self.node(4, nil)])
    func distances(_ style: DiagramStyle) -> [Double] {
      let frames = frames(tree, style)
      let root = frames[0]?.midX ?? .nan
      return (1..<5).map { (frames[$0]?[$0 == 1 ? .center : .leading].x ?? .nan) - root }
    }
    #expect(distances(Self.style(.right)) == [32, 64, 64, 32])
    #expect(distances(Self.style(.right, aligned: true)) == [32, 64, 64, 64])
  }

  @Test func `a chain of very many branches is no matter`() {
    var tree = Self.node(0, 1)
    for _ in 1..<Effort.size(100_000) { tree = Tree((0, 1), children: [tree]) }
    var style = Self.style(.right)
    style.lengthScale = nil
    let drawing = Drawing(
      of: Diagram(tree, style: style) { _ in Color.black.frame(width: 6, height: 6) }
        .nodeLayout { NodeLayout(length: $0.length) })
    #expect(abs(drawing.size.width - 486) < 0.1)
  }
}
