import Testing

@testable import TreeDrawing

/// The lines between nodes in rows: their ways, labels, arrowheads and dashes.
@Suite struct EdgeTests {
  /// A node and two children, in each direction.
  struct Family: CustomTestStringConvertible {
    let growth: GrowthDirection
    let parent: Rect
    let children: [Rect]
    let elbows: String
    let curves: String

    var testDescription: String { "\(growth)" }
  }

  static let families = [
    Family(
      growth: .down, parent: Rect(x: 80, y: 0, width: 40, height: 30),
      children: [
        Rect(x: 0, y: 62, width: 60, height: 30), Rect(x: 140, y: 62, width: 60, height: 40),
      ],
      elbows: "M100 30V46H40Q30 46 30 56V62M100 30V46H160Q170 46 170 56V62",
      curves: "M100 30C100 46 30 46 30 62M100 30C100 46 170 46 170 62"),
    Family(
      growth: .up, parent: Rect(x: 80, y: 72, width: 40, height: 30),
      children: [
        Rect(x: 0, y: 10, width: 60, height: 30), Rect(x: 140, y: 0, width: 60, height: 40),
      ],
      elbows: "M100 72V56H40Q30 56 30 46V40M100 72V56H160Q170 56 170 46V40",
      curves: "M100 72C100 56 30 56 30 40M100 72C100 56 170 56 170 40"),
    Family(
      growth: .right, parent: Rect(x: 0, y: 40, width: 40, height: 30),
      children: [
        Rect(x: 72, y: 0, width: 60, height: 30), Rect(x: 72, y: 80, width: 90, height: 30),
      ],
      elbows: "M40 55H56V25Q56 15 66 15H72M40 55H56V85Q56 95 66 95H72",
      curves: "M40 55C56 55 56 15 72 15M40 55C56 55 56 95 72 95"),
    Family(
      growth: .left, parent: Rect(x: 122, y: 40, width: 40, height: 30),
      children: [
        Rect(x: 30, y: 0, width: 60, height: 30), Rect(x: 0, y: 80, width: 90, height: 30),
      ],
      elbows: "M122 55H106V25Q106 15 96 15H90M122 55H106V85Q106 95 96 95H90",
      curves: "M122 55C106 55 106 15 90 15M122 55C106 55 106 95 90 95"),
  ]

  static func routes(_ family: Family) -> [EdgeRoute] {
    let edges = RowEdges(growth: family.growth, lastPiece: 16)
    return family.children.map { edges.route(from: family.parent, to: $0) }
  }

  static func pathData(_ routes: [EdgeRoute], _ form: EdgeForm) -> String {
    var writer = ByteWriter()
    for route in routes {
      Connector(route, form.geometry.line, radii: Connector.Radii()).draw(with: &writer)
    }
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test(arguments: families) func `edges leave a node at one point and part at a bus`(_ f: Family) {
    #expect(Self.pathData(Self.routes(f), .elbow) == f.elbows)
    #expect(Self.pathData(Self.routes(f), .curve) == f.curves)
  }

  @Test(arguments: families, EdgeForm.allCases)
  func `the tip of an arrowhead is where the edge ends, and covers the end of its line`(
    _ f: Family, _ form: EdgeForm
  ) {
    for (route, child) in zip(Self.routes(f), f.children) {
      let head = Arrowhead(tip: route.end, arrival: form.geometry.arrival(of: route))
      var path = Path()
      head.add(to: &path)
      let corners = path.form.steps.compactMap(\.lineEnd)
      #expect(corners.first == child[f.growth.end])
      let base = Point(
        x: (corners[1].x + corners[2].x) / 2, y: (corners[1].y + corners[2].y) / 2)
      let length = Self.distance(route.end, base)
      #expect(abs(length - (form == .curve ? 8 : 9)) < 1e-9)
      #expect(abs(Self.distance(corners[1], corners[2]) - length) < 1e-9)
      #expect(abs(Self.distance(route.end, head.endOfLine) - (length - 1)) < 1e-9)
      if form != .straight {
        #expect(
          abs(head.endOfLine[f.growth.axis.crossing] - route.end[f.growth.axis.crossing]) == 0)
      }
    }
  }

  private static func distance(_ one: Point, _ other: Point) -> Double {
    let way = one - other
    return (way.x * way.x + way.y * way.y).squareRoot()
  }

  @Test func `an arrowhead is as small as the last piece of its edge`() {
    let tip = Point(x: 5, y: 40)
    let short = Arrowhead(
      tip: tip, arrival: EdgeArrival(direction: Point(x: 0, y: 1), length: 4))
    var path = Path()
    short.add(to: &path)
    #expect(path.boundingRect == Rect(x: 3, y: 36, width: 4, height: 4))
    #expect(short.endOfLine == Point(x: 5, y: 37))
    let none = Arrowhead(tip: tip, arrival: EdgeArrival(direction: Point(x: 0, y: 1), length: 0))
    var empty = Path()
    none.add(to: &empty)
    #expect(empty.isEmpty)
    #expect(none.endOfLine == tip)
  }

  @Test(arguments: [
    (EdgeStyle.solid, 1.5, [], LineCap.round), (.dashed, 1.5, [5, 4], .butt),
    (.dotted, 1.5, [0.1, 4], .round), (.dashed, 3, [10, 8], .butt),
  ])
  func `lines are broken in proportion to their width`(
    _ style: EdgeStyle, _ width: Double, _ dash: [Double], _ cap: LineCap
  ) {
    let paint = Paint(stroke: .red, style: StrokeStyle(lineWidth: width, lineCap: .round))
    let broken = style.paint(like: paint)
    #expect(broken.style.dash == dash)
    #expect(broken.style.lineCap == cap)
    #expect(broken.stroke == .red)
  }

  @Test func `edges of one node are one path, and their arrowheads another over it`() {
    var style = DiagramStyle(
      arrangement: .rows, edge: Paint(stroke: .red, style: StrokeStyle(lineWidth: 1.5)))
    style.arrows = .end
    style.edgeStyle = .dashed
    let tree = Tree(20.0, children: [Tree(20), Tree(20)])
    let drawing = Drawing(
      of: Diagram(tree, style: style) { Color.black.frame(width: $0, height: 20) })
    #expect(drawing.layers.map(\.name) == [.edges, .nodes])
    let svg = drawing.svg
    #expect(
      svg.contains(
        """
        <path d="M28 20V36H18Q10 36 10 44M28 20V36H38Q46 36 46 44"/>
        <path d="M10 52L5.5 43L14.5 43ZM46 52L41.5 43L50.5 43Z" class="s1"/>
        """))
    #expect(svg.contains(".s1{fill:#ff3b30;stroke:none;"))
  }
}

extension Path.Step {
  /// Where a move or a straight line ends.
  fileprivate var lineEnd: Point? {
    switch self {
    case .move(let end), .line(let end): end
    default: nil
    }
  }
}
