import Testing

@testable import TreeDrawing

/// Diagrams that choose their arrangement by what they are offered.
@Suite struct FittingDiagramTests {
  /// A node: its width, and whether it is a box in grids.
  private struct Item: Sendable {
    let width: Double
    let isBox: Bool
  }

  private static func tree(_ seed: UInt64) -> Tree<Item> {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    var children = [[Int]](repeating: [], count: count)
    for node in 1..<max(count, 1) where node < count {
      children[Int.random(in: max(0, node - 9)..<node, using: &random)].append(node)
    }
    let items = (0..<count).map { _ in
      Item(
        width: Double(2 * Int.random(in: 5...70, using: &random)),
        isBox: Int.random(in: 0..<6, using: &random) == 0)
    }
    func make(_ node: Int) -> Tree<Item> { Tree(items[node], children: children[node].map(make)) }
    return make(0)
  }

  private static func diagram(_ tree: Tree<Item>, _ growth: GrowthDirection = .down) -> some View {
    Diagram(tree, style: DiagramStyle(growth: growth)) { item, place in
      Color.black.frame(
        width: place.arrangement == .grid ? item.width - 8 : item.width,
        height: place.arrangement == .grid ? 18 : 34)
    }
    .nodeLayout { item in
      var layout = NodeLayout()
      layout.standsAlone = item.isBox
      return layout
    }
  }

  /// What the solver says of the tree.
  private static func lowest(_ tree: Tree<Item>, within width: Double) -> Extent? {
    let values = tree.preorder
    let nodes = NodeTable(
      counts: tree.preorderCounts, layouts: [], DiagramStyle(arrangement: .rows))
    let measures = FittingMeasures(
      boxes: values.map { Size(width: $0.width, height: 34) },
      cells: values.indices.map { position in
        guard nodes.isLeaf(Int32(position)), !values[position].isBox else { return nil }
        return Size(width: values[position].width - 8, height: 18)
      }, spacing: DiagramSpacing())
    let whole = Fitting(nodes, measures, limit: width).whole.extents
    if let extent = whole.lowest(within: width) { return extent }
    let narrowest = whole.first?.width ?? 0
    return Fitting(nodes, measures, limit: narrowest).whole.extents.lowest(within: narrowest)
  }

  @Test(arguments: Effort.seeds(400, debug: 60))
  func `what is drawn is as large as the solver says`(seed: UInt64) {
    let tree = Self.tree(seed)
    guard tree.levelCount <= 12, !tree.isMostlyChains else { return }
    let tidy = Drawing(of: Self.diagram(tree)).size
    for width in [60.0, 150, 300, 500, 800] where tidy.width > width {
      let drawing = Drawing(
        of: Self.diagram(tree), proposal: ProposedViewSize(width: width, height: nil))
      #expect(drawing.size == Self.lowest(tree, within: width)?.size, "width \(width)")
      #expect(drawing.warnings.isEmpty)
    }
  }

  @Test(arguments: Effort.seeds(100, debug: 15))
  func `without an offer, or where they fit, nodes are in tidy rows`(seed: UInt64) {
    let tree = Self.tree(seed)
    let tidy = Drawing(
      of: Diagram(tree, style: DiagramStyle(arrangement: .tidy)) { item in
        Color.black.frame(width: item.width, height: 34)
      })
    let size = tidy.size
    for offer in [
      .unspecified, .infinity, ProposedViewSize(size),
      ProposedViewSize(width: size.width, height: nil),
      ProposedViewSize(width: nil, height: 10),
    ] {
      let drawing = Drawing(of: Self.diagram(tree), proposal: offer)
      #expect(drawing.nodeFrames == tidy.nodeFrames, "\(offer)")
    }
  }

  @Test(arguments: Effort.seeds(60, debug: 10))
  func `nothing is smaller if it is scaled to fit a box`(seed: UInt64) {
    let tree = Self.tree(seed)
    guard tree.levelCount <= 12, !tree.isMostlyChains else { return }
    let others = stride(from: 60.0, through: 2000, by: 70).map { width in
      Drawing(of: Self.diagram(tree), proposal: ProposedViewSize(width: width, height: nil)).size
    }
    for box in [Size(width: 160, height: 90), Size(width: 210, height: 297)] {
      let scale = Drawing(of: Self.diagram(tree), proposal: ProposedViewSize(box)).size.scale(
        in: box)
      for other in others where scale > 1 {
        #expect(scale <= other.scale(in: box) + 1e-9, "\(box), \(other)")
      }
    }
  }

  @Test func `a diagram in other views chooses by what they offer it`() {
    let tree = Self.tree(3)
    let alone = Drawing(
      of: Self.diagram(tree), proposal: ProposedViewSize(width: 300, height: nil)
    ).size
    let padded = Drawing(
      of: Self.diagram(tree).padding(10), proposal: ProposedViewSize(width: 320, height: nil)
    ).size
    #expect(padded == Size(width: alone.width + 20, height: alone.height + 20))
    let framed = Drawing(of: Self.diagram(tree).frame(width: 300)).size
    #expect(framed == Size(width: 300, height: alone.height))
    let stack = Drawing(
      of: VStack(alignment: .leading, spacing: 0) {
        Self.diagram(tree)
        Color.black.frame(width: 5, height: 7)
      }, proposal: ProposedViewSize(width: 300, height: nil)
    ).size
    #expect(stack == Size(width: alone.width, height: alone.height + 7))
  }
}

extension Tree {
  fileprivate var levelCount: Int { 1 + (children.map(\.levelCount).max() ?? 0) }

  fileprivate var isMostlyChains: Bool {
    let inner = subtrees.filter { !$0.isLeaf }
    return 2 * inner.count { $0.children.count == 1 } > inner.count
  }
}
