/// What the branches of a forest need, measured before it is laid out.
struct BranchMeasures {
  /// How many points a unit of length is; nil if no tree says how long branches are.
  private(set) var scale: Double?
  /// The length of branches where the tree says nothing, in points.
  private(set) var step: Double
  /// How far names stand out before and beside each tree, in points.
  private(set) var overhangs: [EdgeInsets] = []

  /// Measures the branches and the names on them.
  ///
  /// - Parameters:
  ///   - roots: the trees.
  ///   - style: how to arrange them.
  ///   - labels: how to write their labels.
  init(of roots: [Tree<Node>], _ style: DiagramStyle, _ labels: LabelStyle) {
    let trees = roots.map { MeasuredTree($0, labels) }
    let given = trees.filter(\.units.isGiven)
    step = style.spacing.levels
    let widest = trees.lazy.flatMap(\.names).reduce(0) { max($0, $1.length) }
    step = max(step, min(widest, 4 * step))
    if !given.isEmpty { scale = style.lengthScale ?? Self.scale(for: given, labels) }
    overhangs = trees.map { tree in
      tree.overhang(style.growth, tree.units.isGiven ? scale ?? step : step, labels)
    }
  }

  /// So many points that the longest way is of the usual length, or up to twice as long if names
  /// between branches need it.
  private static func scale(for trees: [MeasuredTree], _ labels: LabelStyle) -> Double {
    let path = trees.reduce(0) { max($0, $1.units.longestPath) }
    let usual = BranchUnits.scale(forPath: path, of: BranchLengths.usualPath * labels.scale)
    let need = trees.lazy.flatMap(\.names).reduce(0) { need, name in
      name.isBetween && name.branch > 0 ? max(need, name.length / name.branch) : need
    }
    return max(usual, min(need, 2 * usual))
  }
}

/// The branches of a tree, and the names on them.
private struct MeasuredTree {
  let units: BranchUnits
  let root: Node
  /// Names of nodes that are neither the root nor leaves.
  private(set) var names: [Name] = []

  struct Name {
    let width: Double
    /// How long a branch must be to have room for it, in points.
    let length: Double
    /// How long the branch is, and how far its end is from the root, in units of the tree.
    let branch: Double
    let depth: Double
    /// Whether there are branches on both sides; a longer name has room on the free side else.
    let isBetween: Bool
  }

  init(_ tree: Tree<Node>, _ labels: LabelStyle) {
    let (nodes, counts) = (tree.preorder, tree.preorderCounts)
    units = BranchUnits(nodes.map(\.length), counts: counts)
    root = tree.value
    let isBetween = Self.isBetween(counts)
    for position in nodes.indices.dropFirst() where counts[position] > 1 {
      let texts = [nodes[position].label, nodes[position].attributes?.values.note ?? ""]
      let width = texts.map(labels.widthOnBranch).reduce(0, max)
      guard width > 0 else { continue }
      names.append(
        Name(
          width: width, length: texts.map(labels.lengthOnBranch).reduce(0, max),
          branch: units.lengths[position], depth: units.depths[position],
          isBetween: isBetween[position]))
    }
  }

  /// Whether nodes are neither the first nor the last of their siblings, in preorder.
  private static func isBetween(_ counts: [Int32]) -> [Bool] {
    var isBetween = [Bool](repeating: false, count: counts.count)
    for (parent, count) in counts.enumerated() where count > 1 {
      let end = parent + Int(count)
      var child = parent + 1 + Int(counts[parent + 1])
      while child < end {
        let next = child + Int(counts[child])
        isBetween[child] = next < end
        child = next
      }
    }
    return isBetween
  }

  /// How far names stand out of the tree.
  func overhang(_ growth: GrowthDirection, _ scale: Double, _ labels: LabelStyle) -> EdgeInsets {
    let dot = BranchStyle.rootDiameter / 2 * labels.scale
    guard units.depths.count > 1 else { return EdgeInsets() }
    let root = labels.size(ofBold: labels.text(self.root.label))
    let gap = dot + BranchStyle.rootGap * labels.scale
    switch growth {
    case .right, .left:
      let rootSpace = self.root.label.isEmpty ? dot : root.width + gap
      let space = names.reduce(rootSpace) {
        max($0, $1.width + BranchStyle.nameGap * labels.scale - $1.depth * scale)
      }
      return growth.insets(before: space.rounded(.up))
    case .down, .up:
      var insets = growth.insets(before: self.root.label.isEmpty ? dot : root.height + gap)
      insets.trailing = names.reduce(0) { max($0, $1.width) }.rounded(.up)
      return insets
    }
  }
}
