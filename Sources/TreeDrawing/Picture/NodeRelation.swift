/// A node and where in the tree it is, as it is told to those who cannot see it.
struct NodeRelation {
  let node: Node
  /// The level, which is 1 for a root.
  let level: Int
  /// Its number among its siblings, from 1; empty places do not count.
  let position: Int
  let siblingCount: Int
  let parent: Node?

  /// How many nodes are told one by one; of more only the picture as a whole is.
  static let mostNodes = 2_000
}

extension NodeRelation {
  /// All nodes of trees in preorder, empty places included.
  static func all(in roots: [Tree<Node>]) -> [NodeRelation] {
    var relations: [NodeRelation] = []
    var pending: [(tree: Tree<Node>, relation: NodeRelation)] = []
    pending += siblings(roots, parent: nil, level: 1).reversed()
    while let (tree, relation) = pending.popLast() {
      relations.append(relation)
      pending += siblings(tree.children, parent: tree.value, level: relation.level + 1).reversed()
    }
    return relations
  }

  private static func siblings(
    _ trees: [Tree<Node>], parent: Node?, level: Int
  ) -> [(tree: Tree<Node>, relation: NodeRelation)] {
    let count = trees.count { $0.value.isCounted }
    var position = 0
    return trees.map { tree in
      position += tree.value.isCounted ? 1 : 0
      let relation = NodeRelation(
        node: tree.value, level: level, position: position, siblingCount: count, parent: parent)
      return (tree, relation)
    }
  }
}

extension NodeRelation {
  /// What is told of the node.
  ///
  /// - Parameter isInEnglish: whether words may be added to its texts, which are English; else
  ///   numbers alone are.
  /// - Returns: its texts, and where it is.
  func spoken(inEnglish isInEnglish: Bool) -> String {
    if let count = node.omittedCount {
      return isInEnglish ? omission(count) : TreeSummary.name(node) ?? ""
    }
    let edge = node.attributes?.values.edge.map { parent == nil ? "" : "\($0): " } ?? ""
    let name = TreeSummary.name(node, most: 200) ?? (isInEnglish ? "no label" : "–")
    let note = node.attributes?.values.note.map { ", \($0)" } ?? ""
    return edge + name + note + (isInEnglish ? place : shortPlace)
  }

  private func omission(_ count: Int) -> String {
    let nodes = count == 1 ? "1 more node" : "\(count) more nodes"
    return parent.map { "\(nodes) below \(TreeSummary.name($0) ?? "no label")" } ?? nodes
  }

  /// Where it is, in words.
  private var place: String {
    if let parent {
      return ", child \(position) of \(siblingCount) of "
        + "\(TreeSummary.name(parent) ?? "no label"), level \(level)"
    }
    return siblingCount == 1 ? ", root" : ", root \(position) of \(siblingCount)"
  }

  /// Where it is, in numbers.
  private var shortPlace: String {
    let number = "\(position)/\(siblingCount)"
    if let parent { return " (\(number), \(TreeSummary.name(parent) ?? "–"))" }
    return siblingCount == 1 ? "" : " (\(number))"
  }
}

extension Node {
  /// Whether it is one of its siblings: no empty place, and nothing that stands for others.
  fileprivate var isCounted: Bool { !isSlot && omittedCount == nil }
}
