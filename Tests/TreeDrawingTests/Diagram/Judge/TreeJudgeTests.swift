import Testing

@testable import TreeDrawing

/// Small pictures in which one thing is wrong, and what the judge says about each.
@Suite struct TreeJudgeTests {
  /// A picture that is right, what is done to it, and what is wrong then.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout Sketch) -> Void
    let violations: [String]

    init(
      _ description: String, _ change: @escaping @Sendable (inout Sketch) -> Void,
      _ violations: [String]
    ) {
      testDescription = description
      self.change = change
      self.violations = violations
    }
  }

  /// A drawn tree and what it should be.
  struct Sketch {
    var drawn: DrawnTree
    var expected: ExpectedTree

    var violations: [String] {
      var judge = TreeJudge(drawn, of: expected)
      judge.judgeAll()
      return judge.violations
    }
  }

  /// A root, 0, over 1 and 3, and 2 below 1.
  ///
  ///           40┌─0─┐80
  ///     0┌─1─┐40     80┌─3─┐120
  ///     0┌─2─┐40
  static let family = Sketch(
    drawn: DrawnTree(
      size: Size(width: 120, height: 100),
      nodes: [
        0: node(40, 0), 1: node(0, 40), 2: node(0, 80), 3: node(80, 40),
      ],
      edges: [
        edges([(60, 20), (20, 40)], [(60, 20), (100, 40)]), edges([(20, 60), (20, 80)]),
      ]),
    expected: ExpectedTree(parents: [nil, 0, 1, 0], alignment: .outer))

  static func node(_ x: Double, _ y: Double) -> JudgedNode {
    let frame = Box(left: x, top: y, right: x + 40, bottom: y + 20)
    return JudgedNode(frame: frame, outlines: [.rectangle(frame, radius: 4)])
  }

  static func edges(_ lines: [(Double, Double)]...) -> DrawnEdges {
    DrawnEdges(lines: lines.map { $0.map { Point(x: $0.0, y: $0.1) } }, width: 1.5)
  }

  static func label(_ text: String, _ x: Double, _ y: Double) -> DrawnLabel {
    DrawnLabel(text: text, box: Box(left: x - 8, top: y - 4, right: x + 8, bottom: y + 4))
  }

  @Test(arguments: [
    Case("nothing", { _ in }, []),
    Case(
      "a node is missing", { $0.drawn.nodes[2] = nil },
      [
        "node 2 is not drawn",
        "the edge (20, 60) → (20, 80) ends at no node",
      ]),
    Case(
      "a node too many", { $0.drawn.nodes[7] = node(80, 80) },
      ["there is no node 7 that could be drawn"]),
    Case(
      "a slot is drawn", { $0.expected.slots = [3] },
      [
        "node 3 is an empty slot, and drawn",
        "the edge (60, 20) → (100, 40) ends at no node",
      ]),
    Case(
      "nodes overlap, and so stand in the wrong places",
      {
        $0.drawn.nodes[3] = node(39, 40)
        $0.drawn.edges[0] = edges([(60, 20), (20, 40)], [(60, 20), (59, 40)])
      },
      [
        "nodes 1 at [0 40 40 60] and 3 at [39 40 79 60] overlap",
        "node 3 at [39 40 79 60] does not follow node 1 at [0 40 40 60] in rows",
        "node 0 stands at 60 instead of 39.5 by outer",
      ]),
    Case(
      "a node reaches out of the picture", { $0.drawn.size.width = 119 },
      [
        "node 3 at [80 40 120 60] reaches out of the picture [0 0 119 100]"
      ]),
    Case(
      "a text reaches out of its node",
      { $0.drawn.nodes[3]?.texts = [Box(left: 79, top: 45, right: 100, bottom: 55)] },
      ["the text [79 45 100 55] reaches out of node 3 at [80 40 120 60]"]),
    Case(
      "siblings have changed places", { $0.expected.parents = [nil, 0, 0, 1] },
      [
        "node 2 at [0 80 40 100] does not follow node 1 at [0 40 40 60] in rows",
        "node 3 at [80 40 120 60] does not stand behind its parent 1 at [0 40 40 60]",
        "node 0 stands at 60 instead of 20 by outer",
        "node 1 stands at 20 instead of 100 by outer",
        "the edge (60, 20) → (100, 40) joins node 0 with node 3, which is not its child",
        "the edge (20, 60) → (20, 80) joins node 1 with node 2, which is not its child",
        "there is no edge to node 2",
        "there is no edge to node 3",
      ]),
    Case(
      "a parent leans", { $0.expected.alignment = .last },
      ["node 0 stands at 60 instead of 100 by last"]),
    Case(
      "an edge is missing", { $0.drawn.edges.removeLast() }, ["there is no edge to node 2"]),
    Case(
      "an edge is drawn twice", { $0.drawn.edges[1].lines.append($0.drawn.edges[1].lines[0]) },
      ["the edge to node 2 is drawn 2 times"]),
    Case(
      "the edges of a parent are two paths",
      {
        $0.drawn.edges[0].lines.removeLast()
        $0.drawn.edges.append(edges([(60, 20), (100, 40)]))
      },
      ["the edges of node 0 are 2 paths"]),
    Case(
      "a path has the edges of two parents",
      {
        $0.drawn.edges[0].lines += $0.drawn.edges[1].lines
        $0.drawn.edges.removeLast()
      },
      ["path 0 has edges of the nodes [0, 1]"]),
    Case(
      "an edge ends above its child", { $0.drawn.edges[1] = edges([(20, 60), (20, 79.3)]) },
      ["the edge (20, 60) → (20, 79.3) ends at no node", "there is no edge to node 2"]),
    Case(
      "an edge ends a little above its child",
      { $0.drawn.edges[1] = edges([(20, 60), (20, 79.5)]) }, []),
    Case(
      "an edge starts beside its parent", { $0.drawn.edges[1] = edges([(-1, 60), (20, 80)]) },
      [
        "the edge (-1, 60) → (20, 80) starts at no node",
        "the edge (-1, 60) → (20, 80) reaches out of the picture at (-1, 60)",
        "there is no edge to node 2",
      ]),
    Case(
      "an edge ends in a corner that is rounded off",
      { $0.drawn.edges[1] = edges([(20, 60), (0, 80)]) },
      ["the edge (20, 60) → (0, 80) ends at no node", "there is no edge to node 2"]),
    Case(
      "an edge leaves its parent beside the middle",
      { $0.drawn.edges[1] = edges([(22, 60), (20, 80)]) },
      ["the edge to node 2 leaves node 1 at (22, 60), not on [0 40 40 60]"]),
    Case(
      "an edge comes to a side",
      { $0.drawn.edges[0] = edges([(60, 20), (20, 40)], [(60, 20), (80, 50)]) },
      [
        "the edge to node 3 comes to it at (80, 50), not to a middle of [80 40 120 60]"
      ]),
    Case(
      "an edge passes through another node",
      {
        $0.drawn.edges[0] = edges([(60, 20), (20, 40)], [(60, 20), (60, 90), (30, 90), (100, 40)])
      },
      [
        "an edge of node 0 passes through node 2 at (30, 90) → (100, 40)",
        "an edge of node 0 passes through node 3 at (30, 90) → (100, 40)",
      ]),
    Case(
      "an edge runs inside the node that it leaves",
      { $0.drawn.edges[1] = edges([(20, 60), (20, 50), (30, 60), (20, 80)]) },
      [
        "an edge of node 1 passes through node 1 at (20, 50) → (30, 60)"
      ]),
    Case(
      "an edge strikes out the text of another node",
      {
        $0.drawn.nodes[3]?.frame.bottom = 62
        $0.drawn.nodes[3]?.texts = [Box(left: 90, top: 45, right: 110, bottom: 55)]
        $0.drawn.edges[0] = edges([(60, 20), (20, 40)], [(60, 20), (100, 50), (100, 40)])
      },
      [
        "an edge of node 0 passes through node 3 at (60, 20) → (100, 50)",
        "an edge of node 0 strikes out a text of node 3",
      ]),
    Case(
      "elbows of two parents touch",
      { $0.drawn.edges[1] = edges([(20, 60), (20, 70), (50, 70), (50, 25), (50, 75), (20, 80)]) },
      ["edges of node 0 and of node 1 touch at (60, 20) → (20, 40)"]),
    Case(
      "an elbow touches a node",
      {
        $0.expected.edgeForm = .elbow
        $0.drawn.edges[1] = edges([(20, 60), (80, 60), (20, 80)])
      },
      [
        "an edge of node 1 passes through node 3 at (80, 60) → (20, 80)"
      ]),
    Case(
      "a label is missing", { $0.expected.edgeLabels = [2: "no"] },
      ["the edge to node 2 does not say “no”"]),
    Case(
      "a label stands on its edge",
      {
        $0.expected.edgeLabels = [2: "no"]
        $0.drawn.labels = [label("no", 20, 70)]
      }, []),
    Case(
      "a label stands on the edge of another",
      {
        $0.expected.edgeLabels = [2: "no"]
        $0.drawn.labels = [label("no", 90, 35)]
      },
      [
        "the label “no” at [82 31 98 39] is on no edge that says so",
        "the edge to node 3 passes through the label “no” at [82 31 98 39]",
        "the edge to node 2 does not say “no”",
      ]),
    Case(
      "a label covers the edge of a sibling",
      {
        $0.expected.edgeLabels = [1: "no"]
        $0.drawn.labels = [label("no", 56, 24)]
      },
      ["the edge to node 3 passes through the label “no” at [48 20 64 28]"]),
    Case(
      "a label may cover the edge of a sibling",
      {
        $0.expected.coversSiblings = true
        $0.expected.edgeLabels = [1: "no"]
        $0.drawn.labels = [label("no", 56, 24)]
      }, []),
    Case(
      "a label lies on a node, and on another label",
      {
        $0.expected.edgeLabels = [2: "no", 3: "yes"]
        $0.drawn.labels = [label("no", 20, 63), label("yes", 84, 32), label("yes", 20, 70)]
      },
      [
        "the label “no” at [12 59 28 67] lies on node 1 at [0 40 40 60]",
        "the labels “no” and “yes” at [12 59 28 67] overlap",
        "the label “yes” at [12 66 28 74] is on no edge that says so",
        "the edge to node 2 passes through the label “yes” at [12 66 28 74]",
      ]),
  ]) func `finds what is wrong, and nothing else`(_ c: Case) {
    var sketch = Self.family
    c.change(&sketch)
    #expect(sketch.violations == c.violations)
  }

  @Test(arguments: [
    ("outer", 50.0, true), ("outer", 49.0, false), ("middle", 30, true), ("mean", 45, true),
    ("first", 0, true), ("last", 100, true), ("box", 60, true), ("centred", 50, true),
    ("centred", 50.5, true), ("centred", 51, false),
  ]) func `a parent stands over children at 0, 20, 40, and 100`(
    _ name: String, _ middle: Double, _ isRight: Bool
  ) throws {
    let rule = try #require(AlignmentRule(rawValue: name))
    let middles = name == "mean" ? [0.0, 40, 40, 100] : [0, 20, 40, 100]
    let correction = rule.correction(of: middle, over: middles, subtrees: 0...120)
    #expect((correction == nil) == isRight)
  }

  @Test(arguments: [(57.0, 57.0), (59.0, 50.0)]) func `a child near the middle draws it over`(
    _ inner: Double, _ expected: Double
  ) {
    let middles = [0, inner, 100]
    #expect(
      AlignmentRule.centred.correction(of: expected, over: middles, subtrees: 0...100) == nil)
    #expect(
      AlignmentRule.centred.correction(of: 53, over: middles, subtrees: 0...100) == expected)
  }
}
