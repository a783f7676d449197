@testable import TreeReading

/// The rules of selecting once more, as plainly as they can be said, whatever it costs.
struct PlainSelection {
  let selection: Selection
  /// The numbers of the nodes that `maxNodes` allows; nil for all.
  private var allowed: Set<Int>?

  init(_ selection: Selection) { self.selection = selection }

  /// What is drawn; nil if that would be nothing.
  mutating func drawn(of roots: [Tree<Node>]) -> [Tree<Node>]? {
    var number = 0
    let roots = roots.map { OutlinedNode($0, path: $0.value.label, &number) }
    let all = roots.flatMap(\.all)
    guard selection.patterns.allSatisfy({ pattern in all.contains { $0.matches(pattern) } })
    else { return nil }
    if let count = selection.maxNodes {
      let left = nodes(of: roots, depth: 0).sorted { ($1.size, $0.number) < ($0.size, $1.number) }
      allowed = Set(left.prefix(count).map(\.number))
    }
    let drawn = trees(of: roots, depth: 0)
    return drawn.contains { $0.value.attributes?.values.omittedCount == nil } ? drawn : nil
  }

  private func trees(of siblings: [OutlinedNode], depth: Int) -> [Tree<Node>] {
    let kept = kept(of: siblings, depth: depth)
    let omitted = siblings.reduce(0) { $0 + $1.size } - kept.reduce(0) { $0 + $1.size }
    let drawn = kept.map { node in
      Tree(node.value, children: trees(of: children(of: node), depth: depth + 1))
    }
    guard omitted > 0 else { return drawn }
    let nodes = drawn.reversed().drop { $0.value.isSlot }.reversed()
    return nodes + [Tree(.omission(omitted))]
  }

  /// The nodes that are drawn, parents first.
  private func nodes(of siblings: [OutlinedNode], depth: Int) -> [OutlinedNode] {
    kept(of: siblings, depth: depth).filter { !$0.value.isSlot }.flatMap { node in
      [node] + nodes(of: children(of: node), depth: depth + 1)
    }
  }

  private func children(of node: OutlinedNode) -> [OutlinedNode] {
    for child in node.children { child.isFolded = selection.folds.contains(node.path) }
    return node.children
  }

  /// Siblings in order that are drawn, and slots.
  private func kept(of siblings: [OutlinedNode], depth: Int) -> [OutlinedNode] {
    var count = 0
    return ordered(siblings).filter { node in
      if node.value.isSlot { return true }
      let isMatch =
        selection.patterns.isEmpty
        || node.all.contains { below in selection.patterns.contains { below.matches($0) } }
      let isKept =
        isMatch && !node.isFolded && node.size >= selection.minSize ?? 0
        && depth <= selection.maxDepth ?? .max && count < selection.maxChildren ?? .max
        && allowed?.contains(node.number) ?? true
      count += isKept ? 1 : 0
      return isKept
    }
  }

  private func ordered(_ siblings: [OutlinedNode]) -> [OutlinedNode] {
    var nodes = siblings.filter { !$0.value.isSlot }
    switch selection.order {
    case .none: break
    case .size: nodes.sort { ($1.size, $0.number) < ($0.size, $1.number) }
    case .label:
      nodes.sort { $0.value.label.utf8.lexicographicallyPrecedes($1.value.label.utf8) }
    }
    var rest = nodes[...]
    let sorted = siblings.map { $0.value.isSlot ? $0 : rest.removeFirst() }
    return selection.isReversed ? sorted.reversed() : sorted
  }
}

/// A node that knows its number and its path.
private final class OutlinedNode {
  let value: Node
  let number: Int
  let path: String
  let children: [OutlinedNode]
  var isFolded = false

  init(_ tree: Tree<Node>, path: String, _ next: inout Int) {
    value = tree.value
    number = next
    self.path = path
    next += 1
    children = tree.children.map { OutlinedNode($0, path: path + "/" + $0.value.label, &next) }
  }

  var all: [OutlinedNode] { [self] + children.flatMap(\.all) }
  var size: Int { all.count { !$0.value.isSlot } }

  func matches(_ pattern: String) -> Bool {
    let isPart = !pattern.contains { "*?".contains($0) }
    let pattern = isPart ? "*\(pattern)*" : pattern
    return !value.isSlot && Self.matches(value.label.lowercased()[...], pattern.lowercased()[...])
  }

  private static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let sign = pattern.first else { return text.isEmpty }
    if sign == "*", matches(text, pattern.dropFirst()) { return true }
    guard let letter = text.first, "*?".contains(sign) || sign == letter else { return false }
    return matches(text.dropFirst(), sign == "*" ? pattern : pattern.dropFirst())
  }
}

extension Node {
  static func omission(_ count: Int) -> Node {
    Node(label: "+\(count)", attributes: NodeAttributes(Attributes(omitting: count)))
  }
}
