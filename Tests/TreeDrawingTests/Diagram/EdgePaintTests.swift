import Testing

@testable import TreeDrawing

/// Edges in paints of their own: nodes are squares of 20 points with their number as value.
@Suite struct EdgePaintTests {
  private static let usual = Paint(stroke: .gray, style: StrokeStyle(lineWidth: 1.5))
  private static let red = Paint(stroke: .red, style: StrokeStyle(lineWidth: 2.5))
  private static let blue = Paint(stroke: .blue, style: StrokeStyle(lineWidth: 2))

  private static func style(
    _ arrangement: Arrangement = .rows, _ growth: GrowthDirection = .down
  ) -> DiagramStyle {
    DiagramStyle(growth: growth, arrangement: arrangement, edge: usual)
  }

  private static func diagram(
    _ tree: Tree<Int>, _ style: DiagramStyle
  ) -> Diagram<Int, some View, EmptyView> {
    Diagram(tree, style: style) { _ in Color.black.frame(width: 20, height: 20) }
  }

  /// The paths in the layer of edges, in the order of painting, and the colours they are drawn in.
  private func edges(_ view: some View) -> [(data: String, paint: Paint)] {
    let layer = Drawing(of: view).layers.first { $0.name == .edges }
    return layer?.items.compactMap { item in
      guard case .shape(let path, let paint) = item else { return nil }
      return (path.form.steps.map { "\($0)" }.joined(), paint)
    } ?? []
  }

  /// A root with six leaves.
  private static let six = Tree(0, children: (1...6).map { Tree($0) })

  @Test func `edges of a node in one paint are one path, the usual paint first`() {
    let paints: [Int: Paint] = [2: Self.red, 3: Self.blue, 5: Self.red]
    let drawn = edges(Self.diagram(Self.six, Self.style()).edgePaint { id, _ in paints[id] })
    #expect(drawn.map(\.paint) == [Self.usual, Self.red, Self.blue])
    #expect(drawn.map { $0.data.components(of: "move") } == [3, 2, 1])
  }

  @Test(arguments: GrowthDirection.allCases)
  func `paints follow in the order of the tree, whatever the direction`(
    _ growth: GrowthDirection
  ) {
    for arrangement in Arrangement.allCases where arrangement != .grid {
      let view = Self.diagram(Self.six, Self.style(arrangement, growth)).edgePaint { id, _ in
        [1: Self.blue, 6: Self.red, 4: Self.red][id]
      }
      #expect(
        edges(view).map(\.paint) == [Self.usual, Self.blue, Self.red], "\(arrangement)")
    }
  }

  @Test func `without the usual paint there is no path in it`() {
    let all = edges(Self.diagram(Self.six, Self.style()).edgePaint { _, _ in Self.red })
    #expect(all.map(\.paint) == [Self.red])
  }

  @Test func `the style's own paint, or none, changes nothing`() {
    let plain = Drawing(of: Self.diagram(Self.six, Self.style()))
    for paint in [nil, Self.usual] {
      let painted = Self.diagram(Self.six, Self.style()).edgePaint { _, _ in paint }
      #expect(Drawing(of: painted).difference(from: plain) == nil)
    }
    let none = Self.diagram(Self.six, Self.style()).edgePaint(nil)
    #expect(Drawing(of: none).difference(from: plain) == nil)
  }

  static let samples = Effort.seeds(60, debug: 4)

  @Test(arguments: samples, Arrangement.allCases)
  func `paints move no line and lose none`(_ seed: UInt64, _ arrangement: Arrangement) {
    for growth in GrowthDirection.allCases {
      var random = SplitMix64(seed: seed)
      let tree = Tree<Int>.random(count: .random(in: 2...30, using: &random), using: &random)
      var style = Self.style(arrangement, growth)
      style.hangsOnBothSides = seed % 3 == 0
      let diagram = Self.diagram(tree, style).nodeLayout { id in
        NodeLayout(arrangement: id % 5 == 3 ? Arrangement.allCases[id % 7] : nil)
      }
      let painted = diagram.edgePaint { id, _ in [nil, Self.red, Self.blue][id % 3] }
      // A grid has one line along all its texts, which ends at the lowest.
      guard !usesGrids(diagram) else { continue }
      let (one, other) = (edges(diagram), edges(painted))
      #expect(
        lines(one.map(\.data)) == lines(other.map(\.data)), "seed \(seed), \(growth)")
    }
  }

  private func usesGrids(_ diagram: Diagram<Int, some View, EmptyView>) -> Bool {
    var isGrid = false
    _ = Drawing(
      of: Diagram(
        diagram.tree, style: diagram.style,
        placedNode: { _, place in
          if place.arrangement == .grid { isGrid = true }
          return Color.black.frame(width: 1, height: 1)
        }
      )
      .nodeLayout(diagram.nodeLayout))
    return isGrid
  }

  /// The lines of all paths, sorted.
  private func lines(_ paths: [String]) -> [String] {
    paths.flatMap { path in
      path.split(separator: "move").map(String.init)
    }.sorted()
  }

  @Test(arguments: samples, Arrangement.allCases)
  func `paints are chosen by the places that nodes' views are given`(
    _ seed: UInt64, _ arrangement: Arrangement
  ) {
    for growth in GrowthDirection.allCases {
      var random = SplitMix64(seed: seed)
      let tree = Tree<Int>.random(count: .random(in: 2...30, using: &random), using: &random)
      var style = Self.style(arrangement, growth)
      style.drawsLengths = seed % 4 == 0
      var (told, asked): ([Int: NodePlace], [Int: NodePlace]) = ([:], [:])
      let diagram = Diagram(tree, style: style) { id, place in
        told[id] = place
        return Color.black.frame(width: 9, height: 9)
      }
      .nodeLayout { id in
        NodeLayout(
          arrangement: id % 4 == 1 ? Arrangement.allCases[id % 7] : nil, hasRoof: id % 6 == 5)
      }
      .edgePaint { id, place in
        asked[id] = place
        return nil
      }
      _ = Drawing(of: diagram)
      told[tree.value] = nil
      #expect(asked == told, "seed \(seed), \(growth)")
    }
  }

  @Test func `arrowheads have the colour of their edges, and edges are broken alike`() {
    var style = Self.style()
    (style.arrows, style.edgeStyle) = (.end, .dashed)
    let tree = Tree(0, children: [Tree(1), Tree(2)])
    let drawn = edges(Self.diagram(tree, style).edgePaint { id, _ in id == 1 ? Self.red : nil })
    let lines = [Self.usual, Self.red].map { style.edgeStyle.paint(like: $0) }
    let heads = [Self.usual, Self.red].map { Paint(fill: $0.stroke) }
    #expect(drawn.map(\.paint) == lines + heads)
  }

  @Test func `the line from a branch to a leaf apart from it has the branch's colour`() {
    var style = Self.style(.rows, .right)
    (style.drawsLengths, style.alignsLeaves) = (true, true)
    let tree = Tree(0, children: [Tree(1), Tree(2), Tree(4)])
    let view = Self.diagram(tree, style).nodeLayout { NodeLayout(length: Double($0)) }
      .edgePaint { id, _ in id == 1 ? Self.red : nil }
    let leaders = edges(view).filter { $0.paint.style.lineCap == .round }
    #expect(leaders.map(\.paint.stroke) == [Color.red, .gray])
    #expect(leaders.map { ($0.paint.style.lineWidth * 3).rounded() } == [5, 3])
  }

  /// Words under a roof by the numbers of those in red, and what is drawn: colours, and the
  /// extents of the triangles across.
  @Test(arguments: [
    ([], [(Color.gray, 0.0, 68.0)]), ([2], [(.gray, 0, 68), (.red, 24, 44)]),
    ([1, 2, 3], [(.red, 0, 68)]), ([3], [(.gray, 0, 68), (.red, 34, 68)]),
  ])
  func `a roof is painted as usual unless all words are painted otherwise`(
    _ reds: [Int], _ expected: [(Color, Double, Double)]
  ) {
    let tree = Tree(0, children: [Tree(1), Tree(2), Tree(3)])
    let view = Self.diagram(tree, Self.style()).nodeLayout { NodeLayout(hasRoof: $0 == 0) }
      .edgePaint { id, _ in reds.contains(id) ? Self.red : nil }
    let roofs = Drawing(of: view).layers.first { $0.name == .edges }?.items.compactMap { item in
      if case .shape(let path, let paint) = item { (path.boundingRect, paint) } else { nil }
    }
    #expect(roofs?.map(\.1.stroke) == expected.map(\.0))
    #expect(roofs?.map(\.0.minX) == expected.map(\.1))
    #expect(roofs?.map(\.0.maxX) == expected.map(\.2))
  }

  @Test func `the line along a grid is painted down to the lowest text in each paint`() {
    let view = Self.diagram(Self.six, Self.style(.grid)).edgePaint { id, _ in
      id == 2 ? Self.red : nil
    }
    let drawn = edges(view)
    #expect(drawn.map(\.paint) == [Self.usual, Self.red])
  }

  @Test func `a paint that makes no sense is reported, and replaced`() {
    let paint = Paint(stroke: .red, style: StrokeStyle(lineWidth: -2))
    let drawing = Drawing(
      of: Self.diagram(Self.six, Self.style()).edgePaint { id, _ in id > 3 ? paint : nil })
    #expect(
      drawing.warnings.map(\.description) == [
        "a paint's lineWidth is -2, but must be a finite number not less than 0; "
          + "0 is used instead"
      ])
    #expect(drawing.layers.first?.items.count == 2)
  }

  @Test func `an edge in a clear paint is not drawn`() {
    let drawn = edges(
      Self.diagram(Self.six, Self.style()).edgePaint { id, _ in id == 3 ? Paint() : nil })
    #expect(drawn.map(\.paint) == [Self.usual])
    #expect(drawn.map { $0.data.components(of: "move") } == [5])
  }

  @Test func `as many paints as edges take time in proportion`() {
    let growth = Growth.measured(upTo: Effort.size(80_000)) { count in
      let tree = Tree(0, children: (1...count).map { Tree($0) })
      let drawing = Drawing(
        of: Self.diagram(tree, Self.style()).edgePaint { id, _ in
          Paint(stroke: .red, style: StrokeStyle(lineWidth: Double(id)))
        })
      #expect(drawing.layers.first?.items.count == count)
    }
    #expect(growth <= Growth.allowed)
  }
}

extension String {
  /// How often a word is in it.
  fileprivate func components(of word: String) -> Int { split(separator: word).count }
}
