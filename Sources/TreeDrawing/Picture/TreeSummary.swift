/// A title and a description of trees in words, for those who cannot see them.
struct TreeSummary {
  let roots: [Tree<Node>]
  /// Whether there is more to say of any node than its label.
  let hasAttributes: Bool

  /// How many characters of a label are said.
  private static let mostCharacters = 40
  /// How many children are named.
  private static let mostChildren = 5
}

extension TreeSummary {
  /// The roots' labels, the first few of many.
  var title: String {
    let shown = roots.prefix(3).map { Self.name($0.value, most: 100) ?? "Tree" }
    return (shown + (roots.count > shown.count ? ["…"] : [])).joined(separator: ", ")
  }

  /// How many nodes and levels there are, and what is on the first levels.
  var description: String { "\(counts) \(firstLevels)".trimmed }

  private var counts: String {
    let omissions = omissions
    let count = roots.nodeCount - omissions.count - slotCount
    let nodes = count == 1 ? "1 node" : "\(count) nodes"
    let depth = depth
    let levels = depth > 1 ? " on \(depth) levels" : ""
    let what =
      roots.count == 1
      ? "A tree diagram of \(nodes)\(levels)"
      : "A diagram of \(roots.count) trees with \(nodes)\(levels)"
    let more = omissions.reduce(0, +)
    return what + (more > 0 ? ", without \(more) more." : ".")
  }

  /// What is on the first two levels.
  private var firstLevels: String {
    guard let root = roots.first, roots.count == 1 else {
      return "The roots are \(list(roots.prefix(Self.mostChildren), of: roots.count))."
    }
    let children = firstChildren(of: root)
    guard children.count > 0 else { return "" }
    let name = Self.name(root.value) ?? "The root"
    let what = children.count == 1 ? "1 child" : "\(children.count) children"
    return "\(name) has \(what): \(list(children.first[...], of: children.count))."
  }

  /// Names nodes, each with the number of its children.
  private func list(_ shown: ArraySlice<Tree<Node>>, of count: Int) -> String {
    let names = shown.map { tree in
      let children = firstChildren(of: tree).count
      let name = Self.name(tree.value) ?? "one without a label"
      return children > 0 ? "\(name) (\(children))" : name
    }
    let more = count - shown.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The children that are nodes: the first of them, and how many there are.
  private func firstChildren(of tree: Tree<Node>) -> (first: [Tree<Node>], count: Int) {
    let children = tree.children
    guard hasAttributes else {
      return (Array(children.prefix(Self.mostChildren)), children.count)
    }
    let nodes = children.filter { !$0.value.isSlot && $0.value.omittedCount == nil }
    return (Array(nodes.prefix(Self.mostChildren)), nodes.count)
  }

  /// How many places are empty, which are no nodes.
  private var slotCount: Int {
    guard hasAttributes else { return 0 }
    return roots.reduce(0) { $0 + $1.preorder.count(where: \.isSlot) }
  }

  /// The numbers of nodes that are left out, in each place.
  private var omissions: [Int] {
    guard hasAttributes else { return [] }
    return roots.flatMap { $0.preorder.compactMap(\.omittedCount) }
  }

  /// How many levels there are.
  private var depth: Int { roots.map(\.depth).max() ?? 0 }
}

extension TreeSummary {
  /// A label in one line, cut where it is too long; nil if there is none.
  ///
  /// - Parameters:
  ///   - node: the node with the label.
  ///   - most: how many characters it may have.
  /// - Returns: the label as it is drawn.
  static func name(_ node: Node, most: Int = mostCharacters) -> String? {
    guard !node.label.isEmpty else { return nil }
    let start = node.label.prefix(most + 1)
    let cut = start.count > most ? start.dropLast() + "…" : String(start)
    return String(cut.drawnForm.map { $0.isNewline ? " " : $0 })
  }
}

extension Node {
  /// How many nodes it stands for, if it stands for others.
  var omittedCount: Int? { attributes?.values.omittedCount }
}

extension Tree {
  /// How many levels there are.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  fileprivate var depth: Int {
    var ends: [Int] = []
    var depth = 0
    for (position, count) in preorderCounts.enumerated() {
      while let end = ends.last, end <= position { ends.removeLast() }
      ends.append(position + Int(count))
      depth = max(depth, ends.count)
    }
    return depth
  }
}

extension String {
  /// The text without a space at its end.
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
