/// How long the edges of a tree are, in units of the tree.
struct BranchUnits {
  /// The length of the edge to each node, in preorder; 0 for the root.
  private(set) var lengths: [Double]
  /// How far each node is from the root, in preorder.
  private(set) var depths: [Double] = []
  /// Whether the tree says how long edges are; if it does not, each is a unit long.
  let isGiven: Bool

  /// Finds the lengths; what is missing or negative counts as 0.
  init(_ lengths: [Double?], counts: [Int32]) {
    let known = lengths.map { max($0 ?? 0, 0) }
    isGiven = known.dropFirst().contains { $0 > 0 }
    self.lengths = isGiven ? known : [Double](repeating: 1, count: counts.count)
    if !self.lengths.isEmpty { self.lengths[0] = 0 }
    depths = self.depths(counts)
  }

  private func depths(_ counts: [Int32]) -> [Double] {
    var open: [(end: Int, depth: Double)] = []
    return counts.indices.map { position in
      while let last = open.last, last.end <= position { open.removeLast() }
      let depth = (open.last?.depth ?? 0) + lengths[position]
      open.append((position + Int(counts[position]), depth))
      return depth
    }
  }
}

extension BranchUnits {
  /// How far the farthest node is from the root.
  var longestPath: Double { depths.max() ?? 0 }

  /// How many points a unit is, if the longest path is to have a length in points.
  static func scale(forPath path: Double, of length: Double) -> Double {
    path > 0 ? min(length / path, .greatestFiniteMagnitude) : 1
  }
}
