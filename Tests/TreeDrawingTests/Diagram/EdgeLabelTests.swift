import Testing

@testable import TreeDrawing

/// What labels of edges must not touch, for random families of nodes in rows.
@Suite struct EdgeLabelTests {
  /// A node and its children, each with a label for its edge.
  private struct Family {
    let parent: Rect
    let children: [Rect]
    let routes: [EdgeRoute]
    let labels: [Rect]

    init(_ growth: GrowthDirection, _ form: EdgeForm, using random: inout SplitMix64) {
      let sizes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        Size(
          width: .random(in: 8...90, using: &random), height: .random(in: 8...30, using: &random))
      }
      let (along, across) = (growth.axis, growth.axis.crossing)
      let longest = sizes.map { $0[along] }.max() ?? 0
      let gap = LevelGap(levels: 32, levelsWithEdgeLabels: 56, label: longest, form: form)
      var children: [Rect] = []
      var place = 0.0
      for size in sizes {
        let least = form.geometry.widening * size[across]
        var child = Rect(x: 0, y: 0, width: 20, height: 20)
        child.size[along] = .random(in: 10...50, using: &random)
        // The node is in the middle of its place, and its diagram may be wider.
        let room = max(.random(in: 5...200, using: &random), least)
        child.size[across] = .random(in: 5...room, using: &random)
        child.origin[across] = place + (room - child.size[across]) / 2
        child.origin[along] = growth.hasNodeFirst ? gap.length : -gap.length - child.size[along]
        place += room + 16
        children.append(child)
      }
      var parent = Rect(x: 0, y: 0, width: 30, height: 30)
      parent.origin[across] = Self.middle(of: children, across) - 15
      parent.origin[along] = growth.hasNodeFirst ? -30 : 0
      let edges = RowEdges(growth: growth, lastPiece: gap.lastPiece)
      let routes = children.map { [parent] in edges.route(from: parent, to: $0) }
      labels = zip(routes, sizes).map { route, size in
        let middle = form.geometry.labelMiddle(on: route, size)
        return Rect(
          x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width,
          height: size.height)
      }
      (self.parent, self.children, self.routes) = (parent, children, routes)
    }

    private static func middle(of children: [Rect], _ axis: Axis) -> Double {
      let middles = children.map { $0[.center][axis] }
      return ((middles.first ?? 0) + (middles.last ?? 0)) / 2
    }
  }

  static let cases = GrowthDirection.allCases.flatMap { growth in
    EdgeForm.allCases.map { (growth, $0) }
  }

  @Test(arguments: cases)
  func `labels touch no node and no other label`(_ growth: GrowthDirection, _ form: EdgeForm) {
    for seed in Effort.seeds(2_000) {
      var random = SplitMix64(seed: seed)
      let family = Family(growth, form, using: &random)
      for (index, label) in family.labels.enumerated() {
        for other in family.children + [family.parent] + family.labels[..<index] {
          #expect(!label.overlaps(other, by: 1e-9), "\(growth), \(form), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: GrowthDirection.allCases)
  func `labels on elbows touch no other edge, and stand on straight pieces of their own`(
    _ growth: GrowthDirection
  ) {
    for seed in Effort.seeds(2_000) {
      var random = SplitMix64(seed: seed)
      let family = Family(growth, .elbow, using: &random)
      for (index, label) in family.labels.enumerated() {
        for (other, route) in family.routes.enumerated() {
          let path = Path {
            Connector(route, .cornered, radii: Connector.Radii()).draw(with: &$0)
          }
          let pieces = zip(path.corners, path.corners.dropFirst()).map { Rect(around: $0, $1) }
          let touching = pieces.indices.filter { label.overlaps(pieces[$0], by: -0.75) }
          #expect(
            touching == (index == other ? [pieces.count - 1] : []), "\(growth), seed \(seed)")
        }
      }
    }
  }

  @Test(arguments: [
    (0, EdgeForm.elbow, 32, 16), (19, .elbow, 56, 40), (60, .elbow, 97, 81),
    (19, .straight, 56, 40), (34, .curve, 77.94, 55), (0, .straight, 32, 16),
  ])
  func `the gap between levels has room for labels`(
    _ label: Double, _ form: EdgeForm, _ length: Double, _ lastPiece: Double
  ) {
    let gap = LevelGap(levels: 32, levelsWithEdgeLabels: 56, label: label, form: form)
    #expect(abs(gap.length - length) < 0.005)
    #expect(gap.lastPiece == lastPiece)
  }
}

extension Rect {
  fileprivate init(around one: Point, _ other: Point) {
    self.init(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }

  /// Whether both have more than a length in common on both axes; for a negative one, whether they
  /// are closer than that.
  fileprivate func overlaps(_ other: Rect, by length: Double) -> Bool {
    min(maxX, other.maxX) - max(minX, other.minX) > length
      && min(maxY, other.maxY) - max(minY, other.minY) > length
  }
}

extension Path {
  /// Where its pieces end.
  fileprivate var corners: [Point] {
    form.steps.compactMap { step in
      switch step {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .close: nil
      }
    }
  }
}
