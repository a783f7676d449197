@testable import TreeDrawing

/// A random tree that is edited, whose nodes keep their numbers.
struct EditedTree {
  private(set) var labels: [Int: String] = [0: "Root"]
  private var children: [Int: [Int]] = [:]
  private var parents: [Int: Int] = [:]

  /// What happens to a tree.
  enum Edit: CaseIterable {
    case label
    case addLeaf
    case removeLeaf
  }

  init(count: Int, using random: inout SplitMix64) {
    // Some trees are low, with large families; some are deep.
    let share = Int.random(in: 1...2, using: &random)
    for number in 1..<count {
      let parent = Int.random(in: 0..<max(number / share, 1), using: &random)
      add(number, below: parent, using: &random)
    }
  }

  private mutating func add(_ number: Int, below parent: Int, using random: inout SplitMix64) {
    labels[number] = Self.word(using: &random)
    parents[number] = parent
    children[parent, default: []].append(number)
  }

  private static func word(using random: inout SplitMix64) -> String {
    let count = Int.random(in: 3...18, using: &random)
    let letters = Array("abcdefghijklmnoprstuvw ")
    return String((0..<count).map { _ in letters.randomElement(using: &random) ?? "a" })
  }
}

extension EditedTree {
  /// Edits the tree.
  ///
  /// - Returns: the node that is changed, or below which a leaf comes or goes.
  mutating func apply(_ edit: Edit, using random: inout SplitMix64) -> Int {
    let numbers = labels.keys.sorted()
    let node = numbers.randomElement(using: &random) ?? 0
    switch edit {
    case .label:
      labels[node]? += Self.word(using: &random).prefix(3)
      return node
    case .addLeaf:
      add((numbers.last ?? 0) + 1, below: node, using: &random)
      return node
    case .removeLeaf:
      let leaves = numbers.filter { children[$0] == nil && $0 > 0 }
      guard let leaf = leaves.randomElement(using: &random), let parent = parents[leaf] else {
        return 0
      }
      labels[leaf] = nil
      children[parent]?.removeAll { $0 == leaf }
      if children[parent]?.isEmpty == true { children[parent] = nil }
      return parent
    }
  }

  /// A node, and all above it.
  func ancestors(of node: Int) -> Set<Int> {
    Set(sequence(first: node) { parents[$0] })
  }

  /// The nodes in preorder, each with how many are above it.
  private var preorder: [(node: Int, level: Int)] {
    var all: [(node: Int, level: Int)] = []
    var pending = [(node: 0, level: 0)]
    while let next = pending.popLast() {
      all.append(next)
      pending += (children[next.node] ?? []).reversed().map { ($0, next.level + 1) }
    }
    return all
  }

  var root: Tree<Node> {
    var builder = ForestBuilder<Node>()
    var depth = 0
    for (node, level) in preorder {
      for _ in level..<depth { builder.close() }
      builder.open(Node(label: labels[node] ?? ""))
      depth = level + 1
    }
    return builder.forest()[0]
  }

  /// The stage of each node with children in a picture of the tree; nil if nothing was chosen.
  func stages(in picture: TreePicture) -> [Int: Stage]? {
    guard let text = picture.fit?.arrangement, let all = PictureArrangement(text.utf8),
      !all.isList
    else { return nil }
    let inner = preorder.map(\.node).filter { children[$0] != nil }
    return Dictionary(uniqueKeysWithValues: zip(inner, all.nodes.map(\.stage)))
  }
}
