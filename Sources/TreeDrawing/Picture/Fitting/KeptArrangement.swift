/// What the nodes of trees have of an old picture.
struct KeptArrangement {
  /// For each tree, what each node has, in preorder; nil for those that are new.
  let nodes: [[FittedNode?]]
  /// Those of them that are neither changed nor above what is.
  let unchangedNodes: [[FittedNode?]]

  /// Looks for the nodes of an old picture.
  ///
  /// - Parameters:
  ///   - old: how that is arranged.
  ///   - roots: the trees.
  /// - Complexity: O(*n*), where *n* is the size of the labels.
  init(_ old: PictureArrangement, in roots: [Tree<Node>]) {
    let outlines = roots.map(TreeOutline.init)
    let all = TreeOutline(nodes: outlines.flatMap(\.nodes))
    let match = OutlineMatch(all, with: old.outline)
    let kept = match.partners.map { partner in partner.map { old.nodes[$0] } }
    let isFree = all.withAncestors(match.areChanged)
    let unchanged = zip(kept, isFree).map { $1 ? nil : $0 }
    nodes = Self.inPreorder(kept, of: roots)
    unchangedNodes = Self.inPreorder(unchanged, of: roots)
  }

  private static func inPreorder(
    _ nodes: [FittedNode?], of roots: [Tree<Node>]
  ) -> [[FittedNode?]] {
    var rest = nodes[...]
    return roots.map { root in
      var all = [FittedNode?](repeating: nil, count: root.count)
      for position in root.innerPositions { all[position] = rest.popFirst() ?? nil }
      return all
    }
  }

  /// How much of it trees have; nil for nothing.
  func extent(in forest: FittedForest) -> PictureFit.Keeping? {
    var (alike, others) = (0, 0)
    for (kept, tree) in zip(nodes, forest.trees) {
      for (kept, fitted) in zip(kept, tree.nodes) {
        guard let fitted else { continue }
        if kept?.stage == fitted.stage { alike += 1 } else { others += 1 }
      }
    }
    guard alike > 0 else { return nil }
    return others == 0 ? .all : .allBut(others)
  }
}

extension TreeOutline {
  /// What holds for some nodes, for those above them too.
  fileprivate func withAncestors(_ holds: [Bool]) -> [Bool] {
    var holds = holds
    var below: [Bool] = []
    for number in nodes.indices.reversed() {
      let level = Int(nodes[number].level)
      while below.count < level + 2 { below.append(false) }
      if below[level + 1] { holds[number] = true }
      below[level + 1] = false
      if holds[number] { below[level] = true }
    }
    return holds
  }
}
