import Foundation
import Testing

@testable import TreeDrawing

/// What holds for interlocking rows of any nodes.
@Suite struct TidyPropertyTests {
  static let gap = FixedDiagram.gap

  static func tree(_ seed: UInt64, most: Int = 120) -> FixedDiagram {
    .random(seed: seed, most: most, .tidy)
  }

  @Test(arguments: Effort.seeds(200))
  func `of the subtrees below a node, some two are exactly the spacing apart`(_ seed: UInt64) {
    let diagram = Self.tree(seed)
    let (frames, levels) = (diagram.frames, diagram.levels)
    for siblings in ExpectedTree(parents: diagram.parents).children where siblings.count > 1 {
      let subtrees = siblings.map { diagram.nodes(below: $0) }
      let gaps = zip(subtrees.indices, subtrees).dropFirst().flatMap { index, nodes in
        subtrees[..<index].joined().flatMap { left in
          nodes.filter { levels[$0] == levels[left] }.map { frames[$0].left - frames[left].right }
        }
      }
      #expect(abs((gaps.min() ?? 0) - Self.gap) < 1e-6, "below \(siblings), seed \(seed)")
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `a subtree is drawn as it is by itself`(_ seed: UInt64) {
    let diagram = Self.tree(seed)
    let frames = diagram.frames
    for root in diagram.parents.indices.dropFirst() {
      let own = diagram.subtree(root).frames
      let expected = frames[diagram.nodes(below: root)]
      let isAlike = zip(own, expected).allSatisfy { one, other in
        abs(one.left - own[0].left - other.left + frames[root].left) < 1e-6
          && abs(one.top - own[0].top - other.top + frames[root].top) < 1e-6
      }
      #expect(isAlike, "node \(root), seed \(seed)")
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `the mirrored tree gives the mirrored picture`(_ seed: UInt64) {
    let diagram = Self.tree(seed)
    let (frames, width) = (diagram.frames, diagram.width)
    let (mirrored, order) = diagram.mirrored
    let isMirrored = zip(mirrored.frames, order).allSatisfy { frame, node in
      abs(width - frame.right - frames[node].left) < 1e-6
    }
    #expect(isMirrored, "seed \(seed)")
  }

  @Test(arguments: Effort.seeds(200))
  func `interlocking rows are never wider than plain ones`(_ seed: UInt64) {
    var rows = Self.tree(seed)
    rows.style.arrangement = .rows
    #expect(Self.tree(seed).width <= rows.width + 1e-6, "seed \(seed)")
  }

  @Test(arguments: Effort.seeds(200))
  func `nodes beside each other are the spacing apart, whatever their heights`(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let input = RandomInput(seed: random.next(), most: 80)
    let heights = input.parents.map { _ in Double(Int.random(in: 5...60, using: &random)) * 2 }
    var style = Self.tree(seed).style
    style.hasLayers = Bool.random(using: &random)
    let drawn = DrawnTree(
      Drawing(
        of: Diagram(input.tree, style: style) { node in
          Color.black.frame(width: Double(10 + input.labels[node].count * 6), height: heights[node])
        }))
    let frames = drawn.nodes.values.map(\.frame).sorted { $0.left < $1.left }
    for (index, one) in frames.enumerated() {
      for other in frames[..<index] where one.top < other.bottom && other.top < one.bottom {
        #expect(one.left - other.right > Self.gap - 1e-6, "seed \(seed)")
      }
    }
  }

  @Test(arguments: Effort.seeds(200))
  func `a tree is as wide as its subtrees pushed together pair by pair`(_ seed: UInt64) {
    let diagram = Self.tree(seed)
    #expect(abs(diagram.width - LeastWidth(diagram).withRigidSubtrees) < 1e-6, "seed \(seed)")
  }

  @Test(arguments: Effort.seeds(500))
  func `no tree of at most eight nodes is narrower than the linear program allows`(_ seed: UInt64) {
    let diagram = Self.tree(seed, most: 8)
    #expect(diagram.width > LeastWidth(diagram).optimal - 1e-6, "seed \(seed)")
  }

  /// Of the two ways to work out the least width, one looks at pairs of nodes, the other solves the
  /// linear program.
  @Test func `subtrees that keep their form hardly ever take room in small trees`() {
    var wider = 0
    for seed in Effort.seeds(1_000) {
      let least = LeastWidth(Self.tree(seed, most: 8))
      #expect(least.withRigidSubtrees > least.optimal - 1e-6, "seed \(seed)")
      if least.withRigidSubtrees > least.optimal + 1e-6 { wider += 1 }
    }
    #expect(wider <= 10)
  }
}

/// Trees of the folder `shared` beside the checkout, with widths that a linear program found.
@Suite struct LinearProgramTests {
  static let corpus = ProjectFiles.top.deletingLastPathComponent().appending(path: "shared/corpus")
  static let isThere = FileManager.default.fileExists(atPath: corpus.path)

  static let widths = [
    ("01_flare_d3.json", 18_484.0), ("34_orgchart_indented.txt", 22_923),
    ("28_wordnet_dogs.txt", 21_246),
  ]

  @Test(.enabled(if: isThere), arguments: widths)
  func `subtrees pushed together pair by pair are as wide as the linear program says`(
    _ name: String, _ width: Double
  ) throws {
    let diagram = try Self.diagram(of: name)
    #expect(abs(LeastWidth(diagram).withRigidSubtrees - width) < 0.5)
  }

  @Test(.enabled(if: isThere), arguments: widths)
  func `interlocking rows are as wide as the linear program says`(
    _ name: String, _ width: Double
  ) throws {
    #expect(abs(try Self.diagram(of: name).width - width) < 0.5)
  }

  /// Labels take 7.2 points a letter.
  private static func diagram(of name: String) throws -> FixedDiagram {
    let bytes = [UInt8](try Data(contentsOf: corpus.appending(path: name)))
    let trees = try forest(bytes, name: name).roots
    let (parents, labels) = parents(of: try #require(trees.first))
    var diagram = FixedDiagram(
      parents, widths: labels.map { Double($0.count) * 7.2 + 20 }, .tidy)
    diagram.style.hasLayers = true
    return diagram
  }

  private static func parents(of tree: Tree<Node>) -> (parents: [Int?], labels: [String]) {
    var parents: [Int?] = []
    var labels: [String] = []
    var pending = [(tree: tree, parent: Int?.none)]
    while let (tree, parent) = pending.popLast() {
      pending += tree.children.reversed().map { ($0, labels.count) }
      labels.append(tree.value.label)
      parents.append(parent)
    }
    return (parents, labels)
  }
}
