import Testing

@testable import TreeDrawing

/// Grids of any trees: where texts and boxes stand, and where the line along them leads.
///
/// Nodes are as wide as their value says; boxes are 34 points high, and texts 20. Leaves of an odd
/// width are boxes.
@Suite struct GridArrangementTests {
  /// A tree, and how it stands.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let tree: Tree<Int>
    /// What the root wishes.
    var counts: [Int32] = []
    /// The frames in preorder: the left edge, the upper edge, the width and the height.
    let frames: [[Double]]
    /// The width and the height of all.
    let size: [Double]
    /// Where lines begin and end, those of the root first.
    var lines: [[Double]]

    init(
      _ name: String, _ tree: Tree<Int>, counts: [Int32] = [], frames: [[Double]],
      size: [Double], lines: [[Double]]
    ) {
      testDescription = name
      (self.tree, self.counts) = (tree, counts)
      (self.frames, self.size, self.lines) = (frames, size, lines)
    }
  }

  static let rows = [
    Row(
      "texts alone", Tree(60, [30, 40, 50]),
      frames: [[0, 0, 60, 34], [18, 40, 30, 20], [18, 60, 40, 20], [18, 80, 50, 20]],
      size: [68, 100], lines: [[9, 34, 9, 100]]),
    Row(
      "texts in two columns", Tree(60, [30, 40, 50, 60, 70]), counts: [2],
      frames: [
        [0, 0, 60, 34], [18, 40, 30, 20], [18, 60, 40, 20], [18, 80, 50, 20], [82, 40, 60, 20],
        [82, 60, 70, 20],
      ],
      size: [152, 100], lines: [[9, 34, 9, 100]]),
    Row(
      "a box between texts", mixed,
      frames: [
        [0, 0, 60, 34], [18, 40, 30, 20], [18, 60, 40, 20], [18, 86, 50, 34], [36, 126, 20, 20],
        [18, 152, 70, 20],
      ],
      size: [88, 172],
      lines: [[9, 34, 18, 103], [9, 34, 9, 172], [27, 120, 27, 146]]),
    Row(
      "each block in columns of its own", mixed, counts: [2, 1],
      frames: [
        [0, 0, 60, 34], [18, 40, 30, 20], [62, 40, 40, 20], [18, 66, 50, 34], [36, 106, 20, 20],
        [18, 132, 70, 20],
      ],
      size: [102, 152],
      lines: [[9, 34, 18, 83], [9, 34, 9, 152], [27, 100, 27, 126]]),
    Row(
      "a box at the end, where the line ends", Tree(60, [Tree(30), Tree(44, [20])]),
      frames: [[0, 0, 60, 34], [18, 40, 30, 20], [18, 66, 44, 34], [36, 106, 20, 20]],
      size: [62, 126], lines: [[9, 34, 18, 83], [27, 100, 27, 126]]),
    Row(
      "leaves that are boxes, of different widths", Tree(60, [31, 30, 45, 33]),
      frames: [
        [0, 0, 60, 34], [18, 40, 31, 34], [18, 80, 30, 20], [18, 106, 45, 34], [18, 146, 33, 34],
      ],
      size: [63, 180], lines: [[9, 34, 18, 57], [9, 34, 18, 123], [9, 34, 18, 163]]),
    Row(
      "a chain", Tree(60, [Tree(10, [Tree(40, [8])])]),
      frames: [[0, 0, 60, 34], [18, 40, 10, 34], [36, 80, 40, 34], [54, 120, 8, 20]],
      size: [76, 140], lines: [[9, 34, 18, 57], [23, 74, 36, 97], [45, 114, 45, 140]]),
    Row(
      "a wide node", Tree(90, [8]), frames: [[0, 0, 90, 34], [18, 40, 8, 20]],
      size: [90, 60], lines: [[9, 34, 9, 60]]),
  ]

  private static let mixed = Tree(60, [Tree(30), Tree(40), Tree(50, [20]), Tree(70)])

  private static func drawing(_ tree: Tree<Int>, counts: [Int32] = []) -> Drawing {
    Drawing(
      of: Diagram(tree, style: DiagramStyle(arrangement: .grid)) { width, place in
        Color.black.frame(width: Double(width), height: place.arrangement == .grid ? 20 : 34)
      }
      .nodeLayout { [root = tree.value] value in
        var layout = NodeLayout()
        layout.standsAlone = value % 2 == 1
        if value == root { layout.fittedColumns = counts }
        return layout
      })
  }

  @Test(arguments: rows) func `texts stand in columns, and boxes hang between them`(_ row: Row) {
    let drawing = Self.drawing(row.tree, counts: row.counts)
    #expect(drawing.nodeFrames.map { [$0.minX, $0.minY, $0.width, $0.height] } == row.frames)
    #expect([drawing.size.width, drawing.size.height] == row.size)
  }

  @Test(arguments: rows) func `a line leads past texts, and branches to boxes`(_ row: Row) {
    let lines = DrawnTree(Self.drawing(row.tree, counts: row.counts)).edges.flatMap(\.lines)
    let ends = lines.compactMap { line in
      line.last.map { [line[0].x, line[0].y, $0.x, $0.y] }
    }
    #expect(Set(ends) == Set(row.lines))
  }

  @Test(arguments: [
    [1], [2, 1, 1], [0, 1], [3, 1], [2, 2], [-1, 1], [.max, .max], [.min, 1],
  ])
  func `numbers of columns that do not fit are not heeded`(_ counts: [Int32]) {
    let drawing = Self.drawing(Self.mixed, counts: counts)
    #expect(drawing.difference(from: Self.drawing(Self.mixed)) == nil)
  }

  @Test(arguments: [
    ([], [0, 0, 0, 1, 1, 1]), ([1, 2, 3], [0, 1, 1, 2, 2, 2]), ([6], [0, 0, 0, 0, 0, 0]),
    ([1, 1, 1, 1, 1, 1], [0, 1, 2, 3, 4, 5]), ([5], [0, 0, 0, 1, 1, 1]),
    ([4, 3], [0, 0, 0, 1, 1, 1]), ([6, 0], [0, 0, 0, 1, 1, 1]), ([7, -1], [0, 0, 0, 1, 1, 1]),
    ([.max, .max, 8], [0, 0, 0, 1, 1, 1]),
  ]) func `columns have the lengths that a node wishes, if these are all children`(
    _ lengths: [Int32], _ columns: [Int]
  ) {
    let diagram = Diagram(
      Tree(0, [1, 2, 3, 4, 5, 6]), style: DiagramStyle(arrangement: .columns)
    ) { _ in Color.black.frame(width: 40, height: 20) }
    .nodeLayout { value in
      var layout = NodeLayout()
      if value == 0 { layout.fittedColumns = lengths }
      return layout
    }
    let frames = Drawing(of: diagram).nodeFrames.dropFirst()
    let lefts = Set(frames.map(\.minX)).sorted()
    #expect(frames.map { lefts.firstIndex(of: $0.minX) } == columns)
  }

  @Test func `columns of wished lengths hold all that is below their children`() {
    let tree = Tree(0, [Tree(1, [2, 3]), Tree(4), Tree(5, [Tree(6, [7])]), Tree(8)])
    let diagram = Diagram(tree, style: DiagramStyle(arrangement: .columns)) { _ in
      Color.black.frame(width: 40, height: 20)
    }
    .nodeLayout { value in
      var layout = NodeLayout()
      if value == 0 { layout.fittedColumns = [1, 3] }
      return layout
    }
    let frames = Drawing(of: diagram).nodeFrames
    #expect(frames[1].minX < frames[4].minX)
    #expect(frames[4].minX == frames[5].minX && frames[5].minX == frames[8].minX)
    #expect(frames[8].minY > frames[7].minY)
  }

  @Test func `a node whose edges join its middles has the line below its middle`() {
    let diagram = Diagram(
      Tree(60, [Tree(30), Tree(45)]), style: DiagramStyle(arrangement: .grid)
    ) { width, place in
      Color.black.frame(width: Double(width), height: place.arrangement == .grid ? 20 : 34)
    }
    .nodeLayout { value in
      var layout = NodeLayout()
      layout.standsAlone = value == 45
      return layout
    }
    .nodeJoint { _, _ in .middles }
    let drawn = DrawnTree(Drawing(of: diagram))
    #expect(drawn.edges.flatMap(\.lines).map { $0[0] } == [Point(x: 30, y: 34)])
    #expect(drawn.edges.flatMap(\.lines).compactMap(\.last) == [Point(x: 39, y: 83)])
    #expect(drawn.nodes[1]?.frame.left == 39)
  }

  @Test func `arrows end at boxes, and not at texts`() {
    var style = DiagramStyle(arrangement: .grid)
    style.arrows = .end
    let view = Diagram(Self.mixed, style: style) { width, place in
      Color.black.frame(width: Double(width), height: place.arrangement == .grid ? 20 : 34)
    }
    let filled = Drawing(of: view).layers.first { $0.name == .edges }?.items.compactMap { item in
      if case .shape(let path, let paint) = item, paint.fill != nil {
        path.boundingRect
      } else {
        nil
      }
    }
    #expect(filled == [Rect(x: 9, y: 98.5, width: 9, height: 9)])
  }

  @Test func `a deep grid takes no deep stack`() {
    let count = Effort.size(50_000)
    let parents = (0...2 * count).map { $0 == 0 ? nil : ($0 - 1) / 2 * 2 }
    let tree = Tree(preorderParents: parents)
    let height = onSmallStack {
      Drawing(
        of: Diagram(tree, style: DiagramStyle(arrangement: .grid)) { _ in
          Color.black.frame(width: 10, height: 10)
        }
      ).size.height
    }
    #expect((height ?? 0) > Double(count) * 10)
  }
}

extension Tree<Int> {
  /// A tree over leaves.
  fileprivate init(_ value: Int, _ leaves: [Int]) {
    self.init(value, children: leaves.map { Tree($0) })
  }

  fileprivate init(_ value: Int, _ children: [Tree<Int>]) { self.init(value, children: children) }
}
