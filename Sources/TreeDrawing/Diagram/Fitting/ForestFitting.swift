/// Arranging trees, which stand beside or below each other, so that all fit together.
struct ForestFitting: Sendable {
  /// All arrangements of each tree.
  private let fittings: [Fitting]
  /// The gap between trees, in points.
  private let gap: Double
  private let limit: Double
  /// Whether trees stand below each other; nil if either may be.
  private let isStacked: Bool?

  /// Finds all arrangements.
  ///
  /// - Parameters:
  ///   - trees: what is known of the trees.
  ///   - gap: the gap between them, in points.
  ///   - limit: the greatest width that matters, in points.
  ///   - isStacked: whether trees stand below each other; nil if either may be.
  init(_ trees: [FittingTree], gap: Double, limit: Double, isStacked: Bool? = nil) {
    fittings = trees.map { Fitting($0.nodes, $0.measures, limit: limit) }
    self.gap = gap
    self.limit = limit
    self.isStacked = isStacked
  }
}

/// A tree, and what is known of its nodes before it is arranged.
struct FittingTree: Sendable {
  let nodes: NodeTable
  var measures: FittingMeasures
}

/// The arrangements of trees together.
struct FittedForest: Sendable {
  let trees: [FittedTree]
  /// Whether trees stand below each other.
  let isStacked: Bool
  let size: Size
}

extension ForestFitting {
  /// Whether there is any arrangement; there is none if nodes keep what others rule out.
  var isPossible: Bool { fittings.allSatisfy { !$0.whole.extents.isEmpty } }

  /// The lowest arrangement that is no wider than a length, or else the narrowest.
  func lowest(within width: Double) -> FittedForest {
    let all = candidates
    let fitting = all.filter { $0.extent.width <= width + Frontier.tolerance }
    if let best = fitting.min(by: { Self.isLower($0, $1) }) { return forest(best) }
    return forest(all.min { $0.extent.width < $1.extent.width })
  }

  /// The arrangement that is smallest if scaled to fit into a size.
  func smallest(in size: Size) -> FittedForest {
    forest(
      candidates.min { $0.extent.size.scale(in: size) < $1.extent.size.scale(in: size) })
  }

  /// An extent of all trees together, and whether they stand below each other.
  private struct Candidate {
    let extent: Extent
    let isStacked: Bool
  }

  private static func isLower(_ first: Candidate, _ second: Candidate) -> Bool {
    first.extent.height < second.extent.height - Frontier.tolerance
  }

  private var candidates: [Candidate] {
    guard fittings.count > 1 else {
      return fittings.flatMap { fitting in
        fitting.whole.extents.map { Candidate(extent: $0, isStacked: false) }
      }
    }
    var table = FrontierTable(boxes: [])
    let lists = fittings.map { table.add($0.whole) }
    let gaps = gap * Double(lists.count - 1)
    let row = FrontierMerge.row(lists, gaps: gaps, limit: limit, in: table)
    let column = FrontierMerge.column(lists, gaps: gaps, least: 0, limit: limit, in: table)
    return row.extents.filter { _ in isStacked != true }.map {
      Candidate(extent: $0, isStacked: false)
    }
      + column.extents.filter { _ in isStacked != false }.map {
        Candidate(extent: $0, isStacked: true)
      }
  }

  private func forest(_ candidate: Candidate?) -> FittedForest {
    guard let candidate else { return FittedForest(trees: [], isStacked: false, size: .zero) }
    let extent = candidate.extent
    let trees = fittings.map { fitting in
      guard fittings.count > 1 else { return FittedTree(extent, of: fitting) }
      let whole = fitting.whole.extents
      let own =
        candidate.isStacked
        ? whole.lowest(within: extent.width) : whole.narrowest(within: extent.height)
      return FittedTree(own ?? extent, of: fitting)
    }
    return FittedForest(
      trees: trees, isStacked: candidate.isStacked,
      size: extent.size)
  }
}
