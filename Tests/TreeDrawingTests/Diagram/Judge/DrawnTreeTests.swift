import Testing

@testable import TreeDrawing

/// What the judge sees in a drawing.
@Suite struct DrawnTreeTests {
  @Test func `nodes have a frame, an outline, and texts`() throws {
    let diagram = Diagram(Tree("a", children: [Tree("b"), Tree("c")])) { text in
      Text(text).padding(8).background(.white, in: RoundedRectangle(cornerRadius: 7))
    }
    let drawn = DrawnTree(Drawing(of: diagram))
    #expect(drawn.nodes.keys.sorted() == [0, 1, 2])
    let node = try #require(drawn.nodes[1])
    #expect(node.body == node.frame)
    #expect(node.texts.count == 1)
    #expect(node.frame.excess(of: node.texts[0]) < -6)
  }

  @Test func `strokes are edges, fills with a text are labels, and other fills are nothing`() {
    let edges = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addQuadCurve(to: Point(x: 10, y: 10), control: Point(x: 0, y: 10))
      path.move(to: Point(x: 0, y: 0))
      path.addLine(to: Point(x: 0, y: 30))
    }
    let drawn = DrawnTree(
      Drawing(
        of: ZStack {
          edges.stroke(.black, lineWidth: 2)
          Text("label").padding(5).background(.white, in: Capsule())
          Circle().fill(.black).frame(width: 3, height: 3).offset(x: 40)
        }
        .layer(.edges)))
    #expect(drawn.edges.map(\.width) == [2])
    #expect(drawn.edges[0].lines.map(\.count) == [7, 2])
    #expect(drawn.labels.map(\.text) == ["label"])
    #expect((drawn.labels.first.map { $0.box.bottom - $0.box.top } ?? 0) > 24)
  }

  @Test(arguments: [
    (0.0, 0.0, 10 * (2.0.squareRoot() - 1)), (50, 0, 0), (50, 20, 20), (50, -3, 3), (3, 3, 0.1),
  ]) func `a rectangle with corners of 10 is as far away as its rounded outline`(
    _ x: Double, _ y: Double, _ distance: Double
  ) {
    let frame = Rect(x: 0, y: 0, width: 100, height: 40)
    let outline = DrawnOutline(Path(roundedRect: frame, cornerRadius: 10))
    #expect(abs(outline.distance(to: Point(x: x, y: y)) - distance) < 0.01)
    let lines = DrawnOutline(Path { $0.add(Path.Form.rounded(frame, 10, 10)) })
    #expect(abs(lines.distance(to: Point(x: x, y: y)) - distance) < 0.05)
  }

  @Test func `an ellipse is as far away as its outline`() {
    let outline = DrawnOutline(Path(ellipseIn: Rect(x: 0, y: 0, width: 100, height: 40)))
    #expect(outline.distance(to: Point(x: 50, y: 0)) < 0.01)
    #expect(outline.distance(to: Point(x: 104, y: 20)) - 4 < 0.01)
    #expect(outline.distance(to: Point(x: 0, y: 0)) > 10)
  }
}

/// The index of boxes, compared with looking at all of them.
@Suite struct BoxIndexTests {
  @Test(arguments: Effort.seeds(200)) func `finds the boxes that meet another`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let boxes = (0..<Int.random(in: 0...300, using: &random)).map { _ in Self.box(&random) }
    let owners = boxes.map { _ in Int.random(in: 0..<3, using: &random) }
    let index = BoxIndex(boxes, owners: owners)
    for _ in 0..<20 {
      let (box, owner) = (Self.box(&random), Int.random(in: 0..<3, using: &random))
      var work = 0
      let meeting = boxes.indices.filter { boxes[$0].meets(box) }
      #expect(index.boxes(meeting: box, work: &work).sorted() == meeting, "seed \(seed)")
      #expect(
        index.boxes(meeting: box, exceptOf: owner, work: &work).sorted()
          == meeting.filter { owners[$0] != owner }, "seed \(seed)")
    }
  }

  static func box(_ random: inout SplitMix64) -> Box {
    let (x, y) = (
      Double.random(in: 0...100, using: &random), Double.random(in: 0...100, using: &random)
    )
    let reach = Double.random(in: 0...1, using: &random) < 0.1 ? 100.0 : 9
    return Box(
      left: x, top: y, right: x + Double.random(in: 0...reach, using: &random),
      bottom: y + Double.random(in: 0...9, using: &random))
  }

  @Test func `looks at few of them`() {
    let boxes = (0..<10_000).map { number in
      let (x, y) = (Double(number % 100) * 10, Double(number / 100) * 10)
      return Box(left: x, top: y, right: x + 8, bottom: y + 8)
    }
    let index = BoxIndex(boxes)
    var work = 0
    for box in boxes { #expect(index.boxes(meeting: box, work: &work).count == 1) }
    #expect(work < 100 * boxes.count)
  }
}
