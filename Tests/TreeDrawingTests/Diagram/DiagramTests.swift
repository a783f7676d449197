import Testing

@testable import TreeDrawing

/// Diagrams of nodes of fixed sizes, 30 high, 20 apart.
@Suite struct DiagramTests {
  struct Box: Equatable {
    let name: String
    let width: Double
  }

  static func box(_ name: String, _ width: Double, _ children: [Tree<Box>] = []) -> Tree<Box> {
    Tree(Box(name: name, width: width), children: children)
  }

  static let pair = box("R", 60, [box("A", 100), box("B", 40)])
  static let leaning = box("R", 60, [box("A", 60, [box("a", 100), box("b", 40)]), box("B", 40)])

  static func drawing(_ tree: Tree<Box>, _ alignment: ChildAlignment) -> Drawing {
    let style = DiagramStyle(arrangement: .rows, alignment: alignment, spacing: .twenty)
    return Drawing(
      of: Diagram(tree, style: style) { box in
        Color.black.frame(width: box.width, height: 30)
      })
  }

  struct Case: CustomTestStringConvertible {
    let name: String
    let tree: Tree<Box>
    let alignment: ChildAlignment
    let size: Size
    let left: [Double]

    init(
      _ name: String, _ tree: Tree<Box>, _ alignment: ChildAlignment, _ size: (Double, Double),
      left: [Double]
    ) {
      self.name = name
      self.tree = tree
      self.alignment = alignment
      self.size = Size(width: size.0, height: size.1)
      self.left = left
    }

    var testDescription: String { "\(name), \(alignment)" }
  }

  @Test(arguments: [
    Case("two children", pair, .middle, (160, 80), left: [65, 0, 120]),
    Case("two children", pair, .box, (160, 80), left: [50, 0, 120]),
    Case("two children", pair, .outer, (160, 80), left: [65, 0, 120]),
    Case("two children", pair, .mean, (160, 80), left: [65, 0, 120]),
    Case("two children", pair, .first, (160, 80), left: [20, 0, 120]),
    Case("two children", pair, .last, (170, 80), left: [110, 0, 120]),
    Case(
      "a parent wider than its children", box("R", 200, [box("A", 40), box("B", 40)]), .middle,
      (200, 80), left: [0, 50, 110]),
    Case("one node", box("R", 60), .middle, (60, 30), left: [0]),
    Case("one child", box("R", 60, [box("A", 100)]), .middle, (100, 80), left: [20, 0]),
    Case("one child", box("R", 60, [box("A", 100)]), .outer, (100, 80), left: [20, 0]),
    Case("a child with children", leaning, .middle, (220, 130), left: [117.5, 65, 0, 120, 180]),
    Case(
      "three children", box("R", 20, [box("A", 20), box("B", 60), box("C", 100)]), .outer,
      (220, 80), left: [80, 0, 40, 120]),
    Case(
      "three children", box("R", 20, [box("A", 20), box("B", 60), box("C", 100)]), .middle,
      (220, 80), left: [60, 0, 40, 120]),
    Case(
      "three children", box("R", 20, [box("A", 20), box("B", 60), box("C", 130)]), .mean,
      (250, 80), left: [265 / 3 - 10, 0, 40, 120]),
  ])
  func `nodes stand where the rule for parents puts them`(_ c: Case) {
    let drawing = Self.drawing(c.tree, c.alignment)
    #expect(drawing.size == c.size)
    #expect(drawing.nodeFrames.map(\.minX) == c.left)
  }

  @Test func `flexible nodes are as wide as their column, at any depth`() {
    let levels = Effort.size(2_000)
    var chain = Tree(0)
    for level in 1..<levels { chain = Tree(level, children: [chain]) }
    let style = DiagramStyle(arrangement: .rows, spacing: .twenty)
    let drawing = Drawing(
      of: Diagram(chain, style: style) { level in
        VStack(spacing: 0) {
          Color.black.frame(width: level == 7 ? 90 : 40, height: 29)
          Rectangle().frame(height: 1)
        }
      })
    #expect(drawing.size == Size(width: 90, height: Double(levels) * 50 - 20))
    #expect(drawing.nodeFrames.allSatisfy { $0.midX == 45 })
  }

  @Test func `nodes that nothing is drawn for have no lines`() {
    let tree = Tree("", children: [Tree("a", children: [Tree("c")]), Tree("b")])
    let drawing = Drawing(
      of: Diagram(tree) { label in
        if !label.isEmpty { Color.black.frame(width: 10, height: 10) }
      })
    #expect(drawing.lines.count == 1)
  }

  @Test func `a diagram in a node is painted in one piece with it`() {
    let inner = Tree("a", children: [Tree("b")])
    let drawing = Drawing(
      of: Diagram(Tree(inner, children: [Tree(inner)])) { tree in
        Diagram(tree) { _ in Color.black.frame(width: 10, height: 10) }
          .background { Color.white }
      })
    #expect(drawing.layers.map(\.name.name.text) == ["edges", "nodes"])
    #expect(drawing.layers[0].items.count == 1)
    #expect(drawing.nodeFrames.count == 2)
  }

  @Test func `deeper levels do not pull their ancestors`() {
    let tree = Self.box(
      "R", 20, [Self.box("A", 20, [Self.box("a", 20), Self.box("b", 200)]), Self.box("B", 20)])
    let frames = Self.drawing(tree, .first).nodeFrames
    #expect(frames[0].midX == frames[1].midX)
    #expect(frames[1].midX == frames[2].midX)
  }

  @Test func `lines run from the bottom of the parent to the tops of its children`() {
    #expect(
      Self.drawing(Self.pair, .middle).lines == [
        Segment(95, 30, 50, 50), Segment(95, 30, 140, 50),
      ])
  }

  @Test func `lines meet nodes, not the frames of subtrees`() {
    #expect(
      Self.drawing(Self.leaning, .middle).lines == [
        Segment(147.5, 30, 95, 50), Segment(147.5, 30, 200, 50), Segment(95, 80, 50, 100),
        Segment(95, 80, 140, 100),
      ])
  }

  @Test(arguments: [0, 7, -3, 1 << 40, .max - 1]) func `nodes are numbered on from any number`(
    first: Int
  ) {
    let drawing = Drawing(of: Diagram(Self.pair, firstID: first) { Text($0.name) })
    let marks = drawing.layers.flatMap(\.items).compactMap { item -> Mark? in
      guard case .begin(let mark, _) = item else { return nil }
      return mark
    }
    #expect(marks == (0..<3).map { Mark("node", id: first &+ $0) })
  }

  @Test func `labels of edges take over what is around the diagram`() {
    let tree = Tree("a", children: [Tree("b")])
    func drawing(_ size: Double) -> Drawing {
      Drawing(
        of: Diagram(tree) {
          Text($0).font(.system(size: 10))
        } edgeLabel: { _ in
          Text("label")
        }
        .font(.system(size: size)))
    }
    let font = Font.system(size: 70)
    #expect(drawing(70).size.width == font.advance(of: "label"))
    #expect(drawing(70).size.height > drawing(10).size.height)
  }

  @Test func `a label of an edge may be several views, lie deep inside others, or be made late`() {
    let tree = Tree("a", children: [Tree("b")])
    let drawing = Drawing(
      of: Diagram(tree) {
        Text($0)
      } edgeLabel: { _ in
        Color.red.frame(width: 50, height: 60)
        ForEach(0..<1) { _ in GeometryReader { _ in Circle() }.frame(width: 90, height: 80) }
      })
    let text = Drawing(of: Text("a")).size
    #expect(drawing.size.width == 90)
    // The label, 80 high, is 9.5 above the node and 11.5 below the bus, and the stem is 16 long.
    #expect(abs(drawing.size.height - (2 * text.height + 9.5 + 80 + 11.5 + 16)) < 1e-9)
    #expect(drawing.layers[0].items.count == 3)
  }

  @Test func `a diagram stands anywhere, and its frames stay its own`() {
    let diagram = Diagram(
      Self.pair, style: DiagramStyle(arrangement: .rows, spacing: .twenty)
    ) { box in
      Color.black.frame(width: box.width, height: 30)
    }
    let drawing = Drawing(
      of: HStack(alignment: .top, spacing: 0) {
        diagram
        Diagram(Tree("outer", children: [Tree("inner")])) { _ in diagram }.padding(7)
      })
    #expect(drawing.lines.count == 2 + 2 * 2 + 1)
    #expect(drawing.lines.contains(Segment(247, 87, 247, 119)))
  }
}

struct Segment: Hashable, CustomStringConvertible {
  let start: Point
  let end: Point

  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    start = Point(x: x1, y: y1)
    end = Point(x: x2, y: y2)
  }

  var description: String { "(\(start.x),\(start.y))→(\(end.x),\(end.y))" }
}

extension Drawing {
  /// The frames of what is marked as a node, in preorder.
  var nodeFrames: [Rect] {
    layers.flatMap(\.items).compactMap { item in
      guard case .begin(_, let frame) = item else { return nil }
      return frame
    }
  }

  /// Where the lines of edges begin and end, in painting order.
  var lines: [Segment] {
    layers.flatMap(\.items).flatMap { item -> [Segment] in
      guard case .shape(let path, let paint) = item, paint.fill == nil else { return [] }
      return path.segments
    }
  }
}

extension Path {
  /// Where its lines begin and end, one for each move.
  var segments: [Segment] {
    var segments: [Segment] = []
    var path = Path()
    for step in form.steps {
      if case .move = step { path = Path() }
      path.add([step])
      guard case .move(let start) = path.form.steps.first, let end = path.currentPoint,
        path.form.steps.count > 1
      else { continue }
      if path.form.steps.count > 2 { segments.removeLast() }
      segments.append(Segment(from: start, to: end))
    }
    return segments
  }
}

extension DiagramSpacing {
  /// All gaps in rows, and between levels.
  fileprivate static var twenty: DiagramSpacing {
    var spacing = DiagramSpacing(siblings: 20, levels: 20)
    spacing.cousins = 20
    return spacing
  }
}
