@testable import TreeDrawing

/// A diagram of nodes of fixed sizes, all gaps being 20.
struct FixedDiagram {
  static let gap = 20.0

  /// By the numbers of nodes in preorder; nil for the root.
  let parents: [Int?]
  let sizes: [Size]
  var style: DiagramStyle

  /// Makes a diagram whose nodes are 30 high.
  ///
  /// - Parameters:
  ///   - parents: the nodes' parents, in preorder.
  ///   - widths: how wide nodes are.
  ///   - arrangement: how children stand.
  ///   - growth: the direction.
  ///   - alignment: where parents stand.
  init(
    _ parents: [Int?], widths: [Double], _ arrangement: Arrangement,
    _ growth: GrowthDirection = .down, _ alignment: ChildAlignment = .outer
  ) {
    self.parents = parents
    sizes = widths.map { Size(width: $0, height: 30) }
    style = DiagramStyle(growth: growth, arrangement: arrangement, alignment: alignment)
    style.spacing.siblings = Self.gap
    style.spacing.cousins = Self.gap
    style.spacing.levels = Self.gap
  }

  var drawing: Drawing {
    Drawing(
      of: Diagram(Tree(preorderParents: parents), style: style) { [sizes] node in
        Color.black.frame(width: sizes[node].width, height: sizes[node].height)
      })
  }

  /// The frames of the nodes, by their numbers.
  var frames: [Box] {
    let drawn = DrawnTree(drawing)
    return parents.indices.compactMap { drawn.nodes[$0]?.frame }
  }

  var width: Double { drawing.size.width }
}

extension FixedDiagram {
  /// A random tree of nodes that are between 10 and 150 wide.
  static func random(
    seed: UInt64, most: Int, _ arrangement: Arrangement, _ growth: GrowthDirection = .down
  ) -> FixedDiagram {
    var random = SplitMix64(seed: seed)
    let shape = RandomInput.Shape.allCases.randomElement(using: &random) ?? .recursive
    let count = Int.random(in: 1...most, using: &random)
    let input = RandomInput(count: count, seed: random.next(), shape: shape, texts: false)
    let widths = input.parents.map { _ in Double(Int.random(in: 5...75, using: &random)) * 2 }
    return FixedDiagram(input.parents, widths: widths, arrangement, growth)
  }

  /// The tree with all children in the opposite order, and which node is which.
  var mirrored: (diagram: FixedDiagram, order: [Int]) {
    let children = ExpectedTree(parents: parents).children
    var pending: [(node: Int, parent: Int?)] = [(0, nil)]
    var order: [Int] = []
    var newParents: [Int?] = []
    while let (node, parent) = pending.popLast() {
      // The last to be put on the stack is the first to be drawn.
      pending += children[node].map { ($0, order.count) }
      order.append(node)
      newParents.append(parent)
    }
    var mirrored = FixedDiagram(newParents, widths: order.map { sizes[$0].width }, .rows)
    mirrored.style = style
    return (mirrored, order)
  }

  /// The subtree of a node, by itself.
  func subtree(_ root: Int) -> FixedDiagram {
    let nodes = self.nodes(below: root)
    let parents = nodes.map { node in node == root ? nil : self.parents[node].map { $0 - root } }
    var diagram = FixedDiagram(parents, widths: nodes.map { sizes[$0].width }, .rows)
    diagram.style = style
    return diagram
  }

  /// The nodes of a subtree, which follow each other in preorder.
  func nodes(below root: Int) -> Range<Int> {
    var end = root + 1
    while end < parents.count, let parent = parents[end], parent >= root { end += 1 }
    return root..<end
  }

  /// How many nodes are above each.
  var levels: [Int] {
    var levels: [Int] = []
    for parent in parents { levels.append(parent.map { levels[$0] + 1 } ?? 0) }
    return levels
  }
}

extension Tree<Int> {
  /// Makes a tree of the numbers of its nodes.
  ///
  /// - Parameter parents: the parent of each, in preorder; what follows a second root is left out.
  init(preorderParents parents: [Int?]) {
    var builder = ForestBuilder<Int>()
    var open: [Int] = []
    for (node, parent) in parents.enumerated() {
      while let last = open.last, last != parent {
        builder.close()
        open.removeLast()
      }
      builder.open(node)
      open.append(node)
    }
    self = builder.forest()[0]
  }
}
