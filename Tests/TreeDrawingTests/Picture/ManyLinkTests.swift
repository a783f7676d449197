import Testing

@testable import TreeDrawing

/// Names and links of which there are very many.
@Suite struct ManyLinkTests {
  /// Boxes beside each other.
  private static func boxes(_ count: Int) -> [Rect] {
    (0..<count).map { Rect(x: Double($0) * 60, y: 0, width: 40, height: 20) }
  }

  /// A root and a chain of nodes of one name below it.
  private static func chain(_ count: Int) -> [Tree<Node>] {
    var builder = ForestBuilder<Node>()
    builder.open(Node(label: "r"))
    for _ in 0..<count { builder.open(Node(label: "a")) }
    return builder.forest()
  }

  @Test func `of very many links the last ones are straight, and work is bounded`() {
    let count = 900
    let wishes = (1..<count).map { LinkRouter.Wish(start: $0, end: 0, label: 0) }
    var router = LinkRouter(Self.boxes(count), avoiding: LineGrid(), for: wishes)
    let ways = router.ways()
    #expect(ways.count == count - 1)
    #expect(router.allowance <= 0 && router.allowance > -3 * count)
    #expect(ways[9].points.count > 2)
    #expect(ways[count - 2].points.count == 2)
  }

  @Test func `edges of siblings that lie on each other are kept once`() {
    let growth = Growth.measured(upTo: Effort.size(20_000)) { count in
      var lines = LineGrid()
      for number in 0..<count {
        lines.add(from: .zero, to: Point(x: Double(min(number, 5000)) * 50 + 50, y: 0))
      }
      #expect(lines.length(beside: Line(axis: .horizontal, across: 1, start: 0, end: 50)) == 50)
    }
    #expect(growth < Growth.allowed)
  }

  private typealias Line = LineGrid.Line

  @Test(arguments: [
    ([(0.0, 10.0), (0, 20), (0, 15)], [0.0, 20]), ([(5, 10), (0, 20)], [0, 20]),
    ([(5, 10), (12, 20), (12, 30)], [5, 10]), ([(0, 10), (20, 30)], [0, 10]),
  ])
  func `a line is beside what was added, however it was cut`(
    _ added: [(Double, Double)], _ covered: [Double]
  ) {
    var lines = LineGrid()
    for (start, end) in added { lines.add(from: Point(x: start, y: 0), to: Point(x: end, y: 0)) }
    let line = Line(axis: .horizontal, across: 1, start: covered[0], end: covered[1])
    #expect(lines.length(beside: line) == covered[1] - covered[0])
  }

  @Test func `labels of very many links are not held against each other`() {
    let boxes = Self.boxes(2)
    let way = LinkWay(points: [Point(x: 20, y: 40), Point(x: 80, y: 40)], isCurve: false)
    let size = Size(width: 30, height: 10)
    for (count, isShared) in [(200, false), (201, true)] {
      var places = LabelPlaces(
        beside: [LinkWay](repeating: way, count: count), boxes, LineGrid())
      #expect((places.place(of: size, on: way) == places.place(of: size, on: way)) == isShared)
    }
  }

  @Test func `a link is cut in its first 64 places to look for a name`() throws {
    let roots = [Tree(Node(label: "a:b:c")), Tree(Node(label: "d"))]
    let names = NodeNames(of: roots)
    #expect(try names.link("d->a:b:c:label") == NodeLink(from: 1, to: 0, label: "label"))
    let long = String(repeating: ":", count: Effort.size(1_000_000))
    #expect(throws: NodeNameProblem.self) { try names.link("d->x\(long)") }
    #expect(throws: NodeNameProblem.self) {
      try names.link(long + String(repeating: "->", count: 9_000))
    }
  }

  @Test func `a name of many nodes is reported without a list of all their paths`() {
    let growth = Growth.measured(upTo: Effort.size(40_000)) { count in
      let names = NodeNames(of: Self.chain(count))
      let error = #expect(throws: NodeNameProblem.self) { try names.number(of: "a") }
      #expect(error?.wording.remedies.first?.hasPrefix("write 'r/a', 'r/a/a'") == true)
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `nodes among many siblings are found by their paths without looking at the others`()
    throws
  {
    let growth = Growth.measured(upTo: Effort.size(40_000)) { count in
      let leaves = (0..<count).map { Tree(Node(label: "n\($0)")) }
      let names = NodeNames(of: [Tree(Node(label: "r"), children: leaves)])
      for number in 0..<count { #expect(names.knownNumber(of: "r/n\(number)") == number + 1) }
    }
    #expect(growth < Growth.allowed)
  }

  @Test(arguments: [
    ("r/s/t", [2]), ("r/s/t/u", [3]), ("s/t", [2]), ("r", [0]), ("r/", []), ("x/s", []), ("u", [3]),
  ])
  func `labels with slashes are parts of paths`(_ name: String, _ numbers: [Int]) {
    let tree = Tree(
      Node(label: "r"),
      children: [
        Tree(Node(label: "s")), Tree(Node(label: "s/t"), children: [Tree(Node(label: "u"))]),
      ])
    #expect(NodeNames(of: [tree]).numbers(of: name) == numbers)
  }
}
