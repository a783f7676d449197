@testable import TreeDrawing

/// A random forest with labels, notes and labels of edges, by a seed.
struct RandomInput {
  /// By the numbers of nodes in preorder; nil for roots.
  let parents: [Int?]
  let labels: [String]
  let notes: [Int: String]
  let edgeLabels: [Int: String]

  /// How a random tree grows.
  enum Shape: CaseIterable {
    /// Each node is below any of those before.
    case recursive
    /// Each node is below one of the last few.
    case deep
    /// Each node is below one of the first few.
    case wide
    /// Two leaves on each node of a chain.
    case caterpillar
    /// Two children for each node.
    case binary
    /// All nodes are below the first.
    case star
  }

  /// Makes a forest of some number of nodes.
  ///
  /// - Parameters:
  ///   - seed: where chance comes from.
  ///   - most: how many nodes it has at most.
  ///   - shapes: how it may grow.
  init(seed: UInt64, most: Int, shapes: [Shape] = Shape.allCases) {
    var random = SplitMix64(seed: seed)
    let count = Int.random(in: 1...Int.random(in: 2...most, using: &random), using: &random)
    let shape = shapes.randomElement(using: &random) ?? .recursive
    let isForest = Int.random(in: 0..<5, using: &random) == 0
    let roots = isForest ? Int.random(in: 1...3, using: &random) : 1
    self.init(count: count, seed: random.next(), shape: shape, roots: roots)
  }

  /// Makes a forest of a number of nodes.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - seed: where chance comes from.
  ///   - shape: how it grows.
  ///   - roots: how many trees it has.
  ///   - texts: whether some forests have notes, and some have labels of edges.
  init(count: Int, seed: UInt64, shape: Shape, roots: Int = 1, texts: Bool = true) {
    var random = SplitMix64(seed: seed)
    let parents = Self.parents(count, shape, roots: roots, &random)
    self.parents = parents
    labels = parents.map { _ in Self.word(1...24, &random) }
    let kind = texts ? Int.random(in: 0..<4, using: &random) : 0
    notes = kind == 1 ? Self.some(of: parents.indices, 1...16, &random) : [:]
    let inner = parents.indices.filter { parents[$0] != nil }
    edgeLabels = kind == 2 ? Self.some(of: inner, 1...12, &random) : [:]
  }

  private static func some(
    of nodes: some Sequence<Int>, _ length: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> [Int: String] {
    var texts: [Int: String] = [:]
    for node in nodes where Bool.random(using: &random) { texts[node] = word(length, &random) }
    return texts
  }

  /// Letters, short words being more frequent.
  private static func word(_ length: ClosedRange<Int>, _ random: inout SplitMix64) -> String {
    let most = Int.random(in: length, using: &random)
    let letters = Array("abcdefghijklmnopqrstuvwxyzABMW")
    return String(
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        letters.randomElement(using: &random) ?? "a"
      })
  }
}

extension RandomInput {
  private static func parents(
    _ count: Int, _ shape: Shape, roots: Int, _ random: inout SplitMix64
  ) -> [Int?] {
    let parents = (0..<count).map { node -> Int? in
      guard node >= roots else { return nil }
      switch shape {
      case .recursive: return Int.random(in: 0..<node, using: &random)
      case .deep: return Int.random(in: max(node - 3, 0)..<node, using: &random)
      case .wide: return Int.random(in: 0..<min(node, 4), using: &random)
      case .caterpillar: return node == roots ? 0 : max((node - roots - 1) / 3 * 3 + roots, 0)
      case .binary: return (node - 1) / 2
      case .star: return 0
      }
    }
    return inPreorder(parents)
  }

  /// The parents with the nodes numbered anew, in preorder.
  private static func inPreorder(_ parents: [Int?]) -> [Int?] {
    let children = ExpectedTree(parents: parents).children
    var pending = parents.indices.filter { parents[$0] == nil }.reversed().map { ($0, Int?.none) }
    var ordered: [Int?] = []
    while let (node, parent) = pending.popLast() {
      pending += children[node].reversed().map { ($0, ordered.count) }
      ordered.append(parent)
    }
    return ordered
  }
}

extension RandomInput {
  /// The forest as an outline with attributes.
  var outline: String {
    var depths: [Int] = []
    var lines: [String] = []
    for (node, parent) in parents.enumerated() {
      let depth = parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      lines.append(String(repeating: "  ", count: depth) + labels[node] + attributes(of: node))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func attributes(of node: Int) -> String {
    let texts = [
      notes[node].map { "note=\"\($0)\"" }, edgeLabels[node].map { "edge=\"\($0)\"" },
    ].compactMap { $0 }
    return texts.isEmpty ? "" : " {\(texts.joined(separator: " "))}"
  }

  /// The trees as the command would read them.
  func roots() throws -> [Tree<Node>] {
    var options = ReadingOptions()
    options.format = .outline
    return try forest(Array(outline.utf8), options).roots
  }
  /// The first tree, of the numbers of its nodes.
  var tree: Tree<Int> { Tree(preorderParents: parents) }
}
