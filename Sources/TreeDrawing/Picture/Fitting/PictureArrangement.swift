/// How a picture was arranged that was to fit, as its document says for pictures after it.
package struct PictureArrangement: Hashable, Sendable {
  /// Whether it is a list.
  var isList = false
  /// How long lines of labels are, in whole points, if they are shorter than usual.
  var lineWidth: Int?
  /// The nodes that something was chosen for.
  var outline = TreeOutline()
  /// What was chosen for these nodes.
  var nodes: [FittedNode] = []

  /// With more nodes, a picture says nothing.
  package static let mostNodes = 20_000
}

extension PictureArrangement {
  /// Takes what was chosen for trees; nil if that is too much to say.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - forest: what was chosen.
  init?(of roots: [Tree<Node>], _ forest: FittedForest) {
    let count = forest.trees.reduce(0) { $0 + $1.nodes.count { $0 != nil } }
    guard count > 0, count <= Self.mostNodes else { return nil }
    for (root, tree) in zip(roots, forest.trees) {
      let outline = TreeOutline(of: root)
      for (node, fitted) in zip(outline.nodes, root.inner(tree.nodes)) {
        guard let fitted else { continue }
        self.outline.nodes.append(node)
        nodes.append(fitted)
      }
    }
  }
}

extension Tree {
  /// The positions of nodes with children, in preorder.
  var innerPositions: [Int] {
    let counts = preorderCounts
    return counts.indices.filter { counts[$0] > 1 }
  }

  /// Of what is known of all nodes in preorder, that of those with children.
  fileprivate func inner<Fact>(_ facts: [Fact]) -> [Fact] { innerPositions.map { facts[$0] } }
}
