/// Where the levels of a tree begin along its growth, if all nodes of a level begin at one line.
///
/// If leaves stand on one line, they are all in the last level, and nodes that lead to nothing but
/// one leaf are directly before it.
struct Levels {
  /// The level that each node is in, in preorder.
  private let levels: [Int32]
  /// From where the root begins to where each level does, and the one after the last, in points.
  private let starts: [Double]
  /// The gap behind each level.
  private let gaps: [LevelGap]
  /// Where each node stands in its place, in preorder.
  private var places: [Place] = []

  /// A node's place along the growth, from where the level after its parent's begins.
  private struct Place {
    /// How far before the node it begins, in points.
    var before: Double
    /// How far behind the node its level ends, in points.
    var behind: Double
  }

  /// Finds where levels begin.
  init(of nodes: NodeTable, sizes: [Size?], _ style: DiagramStyle, _ labels: EdgeLabels?) {
    let axis = style.growth.axis
    let depths = nodes.levels
    levels = style.alignsLeaves ? nodes.levelsFromLeaves(depths) : depths.map { Int32($0) }
    let count = Int(levels.max() ?? 0) + 1
    var lengths = [Double](repeating: 0, count: count)
    for (level, size) in zip(levels, sizes) {
      lengths[Int(level)] = max(lengths[Int(level)], size?[axis] ?? 0)
    }
    gaps = Self.gaps(of: nodes, levels, count, style, labels)
    var starts = [0.0]
    for (length, gap) in zip(lengths, gaps) {
      starts.append(starts[starts.count - 1] + length + gap.length)
    }
    self.starts = starts
    places = depths.indices.map { position in
      let level = Int(levels[position])
      let isOnlyChild = position > 0 && nodes.isOnlyChild(Int32(position))
      return Place(
        before: isOnlyChild ? 0 : starts[level] - starts[depths[position]],
        behind: lengths[level] - (sizes[position]?[axis] ?? 0))
    }
  }

  /// The gaps behind levels, each with room for the longest label of the edges in it.
  private static func gaps(
    of nodes: NodeTable, _ levels: [Int32], _ count: Int, _ style: DiagramStyle,
    _ labels: EdgeLabels?
  ) -> [LevelGap] {
    var longest = [Double](repeating: 0, count: count)
    if let labels {
      for position in 0..<nodes.size {
        let level = Int(levels[Int(position)])
        nodes.forEachChild(of: position) { child in
          let length = labels.length(at: Int(child), on: style.growth.axis)
          longest[level] = max(longest[level], length)
        }
      }
    }
    let form = style.edgeForm(style.arrangement, style.growth)
    return longest.map { LevelGap(style, label: $0, form: form) }
  }
}

extension Levels {
  /// The space before a node, from where the level after its parent's begins, in points.
  func space(before position: Int32) -> Double { places[Int(position)].before }

  /// How long the place of a node is along the growth, with the space before it, in points.
  func length(at position: Int32) -> Double {
    let level = Int(levels[Int(position)])
    return space(before: position) + starts[level + 1] - starts[level] - gaps[level].length
  }

  /// The gap between the place of a node and those of its children.
  func gap(below position: Int32) -> LevelGap { gaps[Int(levels[Int(position)])] }

  /// From the end of a node to the bus of the edges to its children, in points.
  func stem(below position: Int) -> Double {
    let gap = gaps[Int(levels[position])]
    return places[position].behind + gap.length - gap.lastPiece
  }
}

extension NodeTable {
  /// How many nodes are above each, in preorder.
  var levels: [Int] {
    // The positions behind the subtrees that the node at hand is in.
    var ends: [Int32] = []
    return (0..<size).map { position in
      while let end = ends.last, end <= position { ends.removeLast() }
      defer { ends.append(position + count(at: position)) }
      return ends.count
    }
  }

  /// The levels of nodes if all leaves are in the last one, in preorder.
  ///
  /// - Parameter depths: how many nodes are above each.
  /// - Returns: the levels, the root's being 0.
  fileprivate func levelsFromLeaves(_ depths: [Int]) -> [Int32] {
    var levels = depths.map { Int32($0) }
    let last = levels.max() ?? 0
    // Whether a node leads to nothing but one leaf.
    var isDirect = [Bool](repeating: false, count: levels.count)
    for position in levels.indices.reversed() {
      if isLeaf(Int32(position)) {
        (levels[position], isDirect[position]) = (last, true)
      } else if hasOneChild(Int32(position)), isDirect[position + 1] {
        (levels[position], isDirect[position]) = (levels[position + 1] - 1, true)
      }
    }
    return levels
  }

  /// Whether a node is the only child of the one before it, which is its parent then.
  fileprivate func isOnlyChild(_ position: Int32) -> Bool {
    !isLeaf(position - 1) && hasOneChild(position - 1)
  }

  /// Where each node stands, in preorder, if nodes stand as a style says.
  ///
  /// The first has a number of its own, and the others follow.
  func places(_ style: DiagramStyle, firstID: Int) -> [NodePlace] {
    var open: [(end: Int32, own: Arrangement, growth: GrowthDirection)] = []
    return (0..<size).map { position in
      while let last = open.last, last.end <= position { open.removeLast() }
      let (outer, level) = (open.last?.own, open.count)
      let growth = open.last?.growth ?? style.growth
      let wish = arrangement(at: position) ?? outer?.forGrandchildren ?? style.arrangement
      let own = wish.supported(in: growth, isAtRoot: level == 0)
      open.append(
        (
          end: position + count(at: position), own: own,
          growth: own.has(.twoSided) ? .right : growth
        ))
      return NodePlace(
        id: firstID &+ Int(position),
        arrangement: outer?.placeOfChild(isCell: isCell(position))
          ?? wish.definition.placeOfRoot,
        level: level,
        isLeaf: isLeaf(position),
        isUnderRoof: isUnderRoof(position),
        isInGrid: outer?.has(.texts) == true && !isCell(position))
    }
  }
}
