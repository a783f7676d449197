import Testing

@testable import TreeDrawing

/// Links between nodes of diagrams: where they go, and what they touch.
@Suite struct NodeLinkTests {
  /// A random tree with links, and how it is arranged.
  struct Sample: CustomTestStringConvertible {
    let seed: UInt64
    let tree: Tree<Int>
    let style: DiagramStyle
    let sizes: [Size]
    let links: [NodeLink]

    init(seed: UInt64, _ arrangement: Arrangement, linkCount: Int? = nil) {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 2...60, using: &random)
      self.seed = seed
      tree = .random(count: count, using: &random)
      let growth = GrowthDirection.allCases.randomElement(using: &random) ?? .down
      var style = DiagramStyle(growth: growth, arrangement: arrangement)
      style.edgeForm = ([nil] + EdgeForm.allCases).randomElement(using: &random) ?? nil
      style.hangsOnBothSides = seed % 3 == 0
      self.style = style
      let height = arrangement == .list ? 22.0 : 34
      sizes = (0..<count).map { _ in
        Size(width: Double(Int.random(in: 4...80, using: &random)) * 2, height: height)
      }
      let wished = linkCount ?? Int.random(in: 1...14, using: &random)
      links = (0..<wished).compactMap { number in
        let start = Int.random(in: 0..<count, using: &random)
        let end = Int.random(in: 0..<count, using: &random)
        let label = number % 2 == 0 ? "to \(end)" : ""
        return start == end ? nil : NodeLink(from: start, to: end, label: label)
      }
    }

    var view: some View {
      Diagram(tree, style: style) { [sizes] id in
        Color.black.frame(width: sizes[id].width, height: sizes[id].height)
      }
      .nodeOverlays(NodeOverlays(links: links))
    }

    var testDescription: String { "seed \(seed), \(style.arrangement), \(style.growth)" }
  }

  static let samples = Arrangement.allCases.flatMap { arrangement in
    Effort.seeds(60, debug: 4).map { Sample(seed: $0, arrangement) }
  }

  /// What is drawn: frames of nodes, and of each link the points along its line and the point of
  /// its arrowhead.
  private struct Drawn {
    var nodes: [Int: Rect] = [:]
    var links: [(line: [Point], tip: Point)] = []
    let size: Size

    init(_ drawing: Drawing) {
      size = drawing.size
      var isLink = false
      for item in drawing.layers.flatMap(\.items) {
        switch item {
        case .begin(let mark, let frame):
          isLink = mark.kind == "link"
          if mark.kind == "node" { nodes[mark.id] = frame }
        case .shape(let path, let paint) where isLink && paint.stroke != nil:
          links.append((flattened(path), .zero))
        case .shape(let path, let paint) where isLink && !links.isEmpty && path.outline == nil:
          if paint.fill != nil, case .move(let tip)? = path.form.steps.first {
            links[links.count - 1].tip = tip
          }
        default: break
        }
      }
    }
  }

  @Test(arguments: samples)
  func `links lead from side to side, touch no node, and are in the picture`(_ sample: Sample) {
    let drawing = Drawing(of: sample.view)
    let drawn = Drawn(drawing)
    #expect(drawn.links.count == sample.links.count)
    for (link, wish) in zip(drawn.links, sample.links) {
      guard let start = drawn.nodes[wish.start], let end = drawn.nodes[wish.end] else { continue }
      #expect(distance(link.line[0], start) <= 1.01, "\(wish) of \(sample)")
      #expect(distance(link.tip, end) <= 2.01, "\(wish) of \(sample)")
      let touched = drawn.nodes.filter { _, node in link.line.contains { isInside($0, node) } }
      #expect(touched.isEmpty, "\(wish) of \(sample)")
      let picture = Rect(origin: .zero, size: drawn.size)
      #expect(link.line.allSatisfy { distance($0, picture) == 0 }, "\(wish) of \(sample)")
    }
    #expect(drawing.difference(from: Drawing(of: sample.view)) == nil)
  }

  @Test(arguments: samples) func `nodes stand as they do without links`(_ sample: Sample) {
    let drawn = Drawn(Drawing(of: sample.view))
    let plain = Drawn(
      Drawing(
        of: Diagram(sample.tree, style: sample.style) { id in
          Color.black.frame(width: sample.sizes[id].width, height: sample.sizes[id].height)
        }))
    let moves = Set(
      plain.nodes.map { id, frame in
        let way = (drawn.nodes[id]?.origin ?? .zero) - frame.origin
        return [(way.x * 100).rounded(), (way.y * 100).rounded()]
      })
    #expect(moves.count == 1, "\(sample)")
  }

  @Test func `work grows with nodes and links, not with their product`() {
    let growth = Growth.measured(upTo: Effort.size(40_000)) { count in
      var random = SplitMix64(seed: 7)
      let tree = Tree<Int>.random(count: count, using: &random)
      let links = (0..<12).map { NodeLink(from: $0 * count / 13, to: count - 1 - $0) }
      let view = Diagram(tree, style: DiagramStyle(arrangement: .tidy)) { _ in
        Color.black.frame(width: 40, height: 30)
      }
      .nodeOverlays(NodeOverlays(links: links))
      #expect(Drawing(of: view).layers.count == 3)
    }
    #expect(growth <= 2 * Growth.allowed)
  }
}

/// Whether a point is in a box, and not on its outline.
private func isInside(_ point: Point, _ box: Rect) -> Bool {
  point.x > box.minX + 0.05 && point.x < box.maxX - 0.05 && point.y > box.minY + 0.05
    && point.y < box.maxY - 0.05
}

/// How far a point is from the outside of a box.
private func distance(_ point: Point, _ box: Rect) -> Double {
  let x = max(box.minX - point.x, 0, point.x - box.maxX)
  let y = max(box.minY - point.y, 0, point.y - box.maxY)
  return x + y
}

/// Points along a path, a point from each other at most.
private func flattened(_ path: Path) -> [Point] {
  var points: [Point] = []
  func add(_ count: Int, _ point: (Double) -> Point) {
    for step in 1...count { points.append(point(Double(step) / Double(count))) }
  }
  for step in path.form.steps {
    let start = points.last ?? .zero
    switch step {
    case .move(let end): points.append(end)
    case .line(let end):
      let way = end - start
      add(max(Int(abs(way.x) + abs(way.y)), 1)) {
        Point(x: start.x + $0 * way.x, y: start.y + $0 * way.y)
      }
    case .quadCurve(let end, let control):
      add(8) { part in
        let rest = 1 - part
        return Point(
          x: rest * rest * start.x + 2 * rest * part * control.x + part * part * end.x,
          y: rest * rest * start.y + 2 * rest * part * control.y + part * part * end.y)
      }
    case .curve(let end, let control1, let control2):
      add(200) { part in
        let rest = 1 - part
        let weights = [
          rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part,
        ]
        let all = [start, control1, control2, end]
        return Point(
          x: zip(weights, all).reduce(0) { $0 + $1.0 * $1.1.x },
          y: zip(weights, all).reduce(0) { $0 + $1.0 * $1.1.y })
      }
    case .close: break
    }
  }
  return points
}
