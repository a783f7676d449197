import Testing

@testable import TreeDrawing

/// Pictures of diagrams that grow up or to the left, compared with those that grow down or to the
/// right.
@Suite struct FlippedPictureTests {
  /// A combination, and that for the opposite direction.
  struct Pair: CustomTestStringConvertible {
    let way: DiagramCombination
    let flipped: DiagramCombination

    var testDescription: String { "\(way.testDescription), \(flipped.growth)" }
  }

  static let pairs = DiagramCombination.all.compactMap { way in
    way.growth.opposite.flatMap { opposite in
      DiagramCombination.all.first { $0.isLike(way, growing: opposite) }
    }
    .map { Pair(way: way, flipped: $0) }
  }

  @Test(arguments: pairs)
  func `the opposite direction gives the flipped picture`(_ pair: Pair) throws {
    for seed in Effort.seeds(20, debug: 4) {
      let roots = try RandomInput(seed: seed, most: 80).roots()
      let picture = DrawnTree(TreePicture(of: roots, PictureOptions(style: pair.way.style)).drawing)
      let flipped = DrawnTree(
        TreePicture(of: roots, PictureOptions(style: pair.flipped.style)).drawing)
      let difference = picture.flipped(pair.way.growth).difference(from: flipped)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test func `a picture differs from its flipped one`() {
    let drawn = TreeJudgeTests.family.drawn
    #expect(drawn.difference(from: drawn) == nil)
    #expect(drawn.flipped(.down).flipped(.down).difference(from: drawn) == nil)
    #expect(
      drawn.flipped(.down).difference(from: drawn) == "node 0 at [40 80 80 100] ≠ [40 0 80 20]")
    #expect(drawn.flipped(.right).nodes[1]?.frame == drawn.nodes[3]?.frame)
  }
}

extension GrowthDirection {
  /// The direction against which a picture is flipped; nil for those that are flipped.
  fileprivate var opposite: GrowthDirection? {
    switch self {
    case .down: .up
    case .right: .left
    case .up, .left: nil
    }
  }
}

extension DiagramCombination {
  fileprivate func isLike(_ other: DiagramCombination, growing: GrowthDirection) -> Bool {
    growth == growing && arrangement == other.arrangement && edges == other.edges
      && rule == other.rule
  }
}

extension DrawnTree {
  /// The picture flipped in its direction of growth: frames, edges, and frames of labels.
  fileprivate func flipped(_ growth: GrowthDirection) -> DrawnTree {
    let isVertical = growth == .down
    func flipped(_ point: Point) -> Point {
      isVertical
        ? Point(x: point.x, y: size.height - point.y) : Point(x: size.width - point.x, y: point.y)
    }
    func flipped(_ box: Box) -> Box {
      let corners = [Point(x: box.left, y: box.top), Point(x: box.right, y: box.bottom)]
      return Box(around: corners.map { flipped($0) }) ?? box
    }
    var copy = self
    copy.nodes = nodes.mapValues { JudgedNode(frame: flipped($0.frame)) }
    copy.edges = edges.map { path in
      DrawnEdges(lines: path.lines.map { $0.map { flipped($0) } }, width: path.width)
    }
    return copy
  }

  /// What differs by more than rounding can explain, if anything.
  fileprivate func difference(from other: DrawnTree) -> String? {
    guard nodes.count == other.nodes.count else {
      return "\(nodes.count) nodes ≠ \(other.nodes.count)"
    }
    for (id, node) in nodes.sorted(by: { $0.key < $1.key }) {
      guard let frame = other.nodes[id]?.frame, node.frame.isNear(frame) else {
        return "node \(id) at \(node.frame) ≠ \(other.nodes[id]?.frame.description ?? "none")"
      }
    }
    let (points, others) = (edges.flatMap(\.lines).joined(), other.edges.flatMap(\.lines).joined())
    guard points.count == others.count else { return "edges" }
    return zip(points, others).first { !$0.isNear($1) }.map { "\($0.short) ≠ \($1.short)" }
  }
}

extension Box {
  fileprivate func isNear(_ other: Box) -> Bool {
    Point(x: left, y: top).isNear(Point(x: other.left, y: other.top))
      && Point(x: right, y: bottom).isNear(Point(x: other.right, y: other.bottom))
  }
}

extension Point {
  fileprivate func isNear(_ other: Point) -> Bool { abs(x - other.x) + abs(y - other.y) < 1e-9 }
}
