/// How trees are arranged that shall fit what they are offered.
enum FittingChoice: Sendable {
  /// In tidy rows, which fit, or which nothing is offered.
  case tidy
  /// As a list: they are deep, or mostly chains.
  case list
  case mixed(FittedForest)
}

/// The choice for trees.
struct FittingChooser {
  /// The size that the trees have in tidy rows.
  let tidy: Size
  /// The numbers of nodes in all subtrees of each tree, in preorder.
  let counts: [[Int32]]
  /// The gaps between the trees.
  let gaps: ForestGaps
  /// What is known of the trees, which takes time to find out.
  let trees: () -> [FittingTree]

  /// With more levels than that, trees are lists.
  static let mostLevels = 12
}

extension FittingChooser {
  /// Chooses what fits an offer.
  ///
  /// Tidy rows go before all if they fit. Else it is the lowest arrangement that is no wider than
  /// what is offered, or if a height is offered too, the one that is smallest if it is scaled to
  /// fit.
  func choice(for offer: ProposedViewSize) -> FittingChoice {
    guard let width = offer.width, width.isFinite, !fits(offer) else { return .tidy }
    if let height = offer.height, height.isFinite {
      return smallest(in: Size(width: max(width, 1), height: max(height, 1)))
    }
    if isDeep { return .list }
    return .mixed(ForestFitting(trees(), gaps: gaps, limit: width).lowest(within: width))
  }

  private func fits(_ offer: ProposedViewSize) -> Bool {
    tidy.width <= (offer.width ?? .infinity) + Frontier.tolerance
      && tidy.height <= (offer.height ?? .infinity) + Frontier.tolerance
  }

  /// The smallest if scaled to fit.
  ///
  /// Nothing that is wider than a solution scaled to fit can be better, so widths are limited, by
  /// ever greater guesses.
  private func smallest(in size: Size) -> FittingChoice {
    let trees = trees()
    var limit = firstLimit(trees, size)
    while true {
      let forest = ForestFitting(trees, gaps: gaps, limit: limit).smallest(in: size)
      let scale = forest.size.scale(in: size)
      guard scale * size.width > limit + Frontier.tolerance else {
        return tidy.scale(in: size) <= scale ? .tidy : .mixed(forest)
      }
      limit = scale * size.width
    }
  }

  /// The width of a box of the ratio in which all nodes have room.
  private func firstLimit(_ trees: [FittingTree], _ size: Size) -> Double {
    let area = trees.reduce(0) { sum, tree in
      tree.measures.boxes.reduce(sum) { $0 + $1.width * $1.height }
    }
    return 2 * (area * size.width / size.height).squareRoot()
  }
}

extension FittingChooser {
  /// Whether trees have very many levels, or most of their inner nodes have one child.
  private var isDeep: Bool {
    counts.contains { $0.levelCount > Self.mostLevels } || isMostlyChains
  }

  private var isMostlyChains: Bool {
    var (inner, chains) = (0, 0)
    for counts in counts {
      for (position, count) in counts.enumerated() where count > 1 {
        inner += 1
        if counts[position + 1] == count - 1 { chains += 1 }
      }
    }
    return 2 * chains > inner
  }
}

extension Size {
  /// How much larger it is than another, on the side where it is larger by most.
  func scale(in other: Size) -> Double { max(width / other.width, height / other.height) }
}
