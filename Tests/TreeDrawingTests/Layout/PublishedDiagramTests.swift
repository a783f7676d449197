import Testing

@testable import TreeDrawing

/// The tree diagram of a published series on alignment, as it grows from part to part: nodes of height 30, gaps of 20.
@Suite struct PublishedDiagramTests {
  /// The tree, and where its nodes are in each part.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let tree: Tree<Double>
    let sizes: [Size]
    /// The left edges of the nodes in the first part and in the others, in preorder.
    let edges: [[Double]]

    init(
      _ description: String, _ tree: Tree<Double>, _ sizes: [Size], _ edges: [[Double]]
    ) {
      testDescription = description
      self.tree = tree
      self.sizes = sizes
      self.edges = edges
    }
  }

  private static let rows = [
    Row(
      "a parent of children of unequal widths",
      Tree(60, children: [Tree(100), Tree(40)]),
      [Size(width: 160, height: 100), Size(width: 160, height: 80)], [[50, 0, 120], [65, 0, 120]]),
    Row(
      "a parent wider than its children", Tree(200, children: [Tree(40), Tree(40)]),
      [Size(width: 200, height: 100), Size(width: 200, height: 80)], [[0, 50, 110], [0, 50, 110]]),
    Row(
      "a leaf", Tree(60), [Size(width: 60, height: 50), Size(width: 60, height: 30)], [[0], [0]]),
    Row(
      "a parent of one child", Tree(60, children: [Tree(100)]),
      [Size(width: 100, height: 100), Size(width: 100, height: 80)], [[20, 0], [20, 0]]),
  ]

  @Test(arguments: rows)
  func `nodes stand where the three parts have them`(row: Row) {
    for part in DiagramPart.allCases {
      let seen = SeenDiagram()
      let layout = LaidOut(PublishedDiagram(tree: row.tree.numbered, part: part, seen: seen))
      let index = part == .stacks ? 0 : 1
      #expect(layout.size == row.sizes[index], "\(part)")
      #expect(layout.list.map(\.minX) == row.edges[index], "\(part)")
    }
  }

  @Test func `the first part keeps room below leaves for children`() {
    let seen = SeenDiagram()
    let tree = Tree(60.0, children: [Tree(100), Tree(40)]).numbered
    _ = LaidOut(PublishedDiagram(tree: tree, part: .stacks, seen: seen))
    #expect(seen.subtrees[1] == rect(0, 50, 100, 50))
    #expect(seen.subtrees[2] == rect(120, 50, 40, 50))
  }

  @Test func `lines go from the bottoms of nodes to the tops of what is below`() {
    let low = Tree(60.0, children: [Tree(100), Tree(40)])
    let high = Tree(60.0, children: [low, Tree(40)])
    #expect(lines(of: low, .middles) == ["95, 30 → 50, 50", "95, 30 → 140, 50"])
    #expect(
      lines(of: high, .middles)
        == ["140, 30 → 80, 50", "140, 30 → 200, 50", "95, 80 → 50, 100", "95, 80 → 140, 100"])
    #expect(
      lines(of: high, .levels)
        == [
          "147.5, 30 → 95, 50", "147.5, 30 → 200, 50", "95, 80 → 50, 100", "95, 80 → 140, 100",
        ])
  }

  private func lines(of tree: Tree<Double>, _ part: DiagramPart) -> Set<String> {
    let seen = SeenDiagram()
    _ = LaidOut(PublishedDiagram(tree: tree.numbered, part: part, seen: seen))
    return seen.lines
  }
}

/// What the diagram is lined up by.
private enum DiagramPart: CaseIterable {
  /// Stacks alone, with an empty row below leaves.
  case stacks
  /// One guide, set by the middles of the middle subtrees.
  case middles
  /// A guide for each level, set by the middles of the middle nodes.
  case levels
}

/// What is seen of a diagram while it is drawn.
private final class SeenDiagram {
  var subtrees: [Int: Rect] = [:]
  var lines: Set<String> = []

  func line(from start: Point, to end: Point) {
    func short(_ point: Point) -> String {
      [point.x, point.y].map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
        .joined(separator: ", ")
    }
    lines.insert("\(short(start)) → \(short(end))")
  }
}

/// A node's number in preorder, and its width.
private struct DiagramNode {
  let id: Int
  let width: Double
}

extension Tree<Double> {
  fileprivate var numbered: Tree<DiagramNode> {
    var next = -1
    return map {
      next += 1
      return DiagramNode(id: next, width: $0)
    }
  }
}

extension HorizontalAlignment {
  private enum NodeMiddle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  fileprivate static func node(_ level: Int) -> HorizontalAlignment {
    HorizontalAlignment(NodeMiddle.self, level: level)
  }
}

/// The frames of nodes and subtrees, by the numbers of their nodes, in the picture.
private enum DiagramFrames: PreferenceKey {
  static var defaultValue: [Int: Rect] { [:] }
  static func reduce(value: inout [Int: Rect], nextValue: () -> [Int: Rect]) {
    value.merge(nextValue()) { $1 }
  }
}

private struct PublishedDiagram: View {
  let tree: Tree<DiagramNode>
  let part: DiagramPart
  let seen: SeenDiagram
  var level = 0
  var isMiddle = true

  var body: some View {
    VStack(alignment: guide, spacing: 20) {
      node
      if part == .stacks || !tree.isLeaf { row }
    }
    .backgroundPreferenceValue(DiagramFrames.self) { frames in Noting { draw(frames) } }
  }

  private var guide: HorizontalAlignment {
    switch part {
    case .stacks: .center
    case .middles: .node(0)
    case .levels: .node(level + 1)
    }
  }

  private var node: some View {
    fixed(tree.value.width, 30).numbered(tree.value.id)
      .alignmentGuide(part == .levels && isMiddle ? .node(level) : .center) {
        $0[HorizontalAlignment.center]
      }
      .measured(as: tree.value.id)
  }

  private var row: some View {
    HStack(alignment: .top, spacing: 20) {
      ForEach(tree.children.indices, id: \.self) { index in
        let child = tree.children[index]
        let isMiddle = isMiddle(index)
        PublishedDiagram(tree: child, part: part, seen: seen, level: level + 1, isMiddle: isMiddle)
          .alignmentGuide(part == .middles && isMiddle ? .node(0) : .center) {
            $0[HorizontalAlignment.center]
          }
          .measured(as: -1 - child.value.id)
      }
    }
  }

  /// Whether a child is in the middle of its row, alone or with another one.
  private func isMiddle(_ index: Int) -> Bool {
    let count = tree.children.count
    return index == count / 2 || (count.isMultiple(of: 2) && index == count / 2 - 1)
  }

  private func draw(_ frames: [Int: Rect]) {
    for child in tree.children {
      let target = part == .levels ? child.value.id : -1 - child.value.id
      guard let start = frames[tree.value.id], let end = frames[target] else { continue }
      seen.subtrees[child.value.id] = frames[-1 - child.value.id]
      seen.line(from: start[.bottom], to: end[.top])
    }
  }
}

extension View {
  fileprivate func measured(as id: Int) -> some View {
    background {
      GeometryReader { proxy in
        Color.clear.preference(key: DiagramFrames.self, value: [id: proxy.frame(in: .global)])
      }
    }
  }
}
