// Pictures that are arranged like an old one, as long as that fits.
extension PictureFitting {
  /// How much larger than need be a picture may be scaled to fit a box that stays as it was.
  private static let greatestLoss = 1.02

  /// The arrangement of the old picture, with lines of labels as long as there, if that fits.
  func keptInOldLines() -> Result? {
    guard let width = old?.lineWidth, !lineWidths.isEmpty else {
      return kept(forest, within: offer)
    }
    guard let line = lineWidths.first(where: { Int($0.rounded()) == width }) else { return nil }
    return kept(inLinesOf: line)
  }

  /// The arrangement of the old picture, with lines of labels of a length, if that fits.
  func kept(inLinesOf width: Double) -> Result? {
    var narrower = forest
    narrower.options.labels.width = .points(width)
    var result = kept(narrower, within: offer)
    result?.fit?.wrapWidth = width
    return result
  }

  /// The arrangement of the old picture, if it fits a box nearly as well as the best.
  func kept(in box: Size, likeBest best: Result) -> Result? {
    let scale = best.drawing.size.scale(in: box) * Self.greatestLoss
    return kept(
      forest, within: ProposedViewSize(width: scale * box.width, height: scale * box.height))
  }

  /// The arrangement of the old picture, if it fits: all of it, or that of the nodes that are
  /// neither changed nor above what is.
  private func kept(_ forest: ForestDiagram, within offer: ProposedViewSize) -> Result? {
    guard let old else { return nil }
    if old.isList {
      var list = arranged(.list, .list, forest)
      list.fit?.keeping = .all
      return fits(list, offer) ? list : nil
    }
    let kept = KeptArrangement(old, in: forest.roots)
    let trees = forest.measuredTrees
    return result(kept, kept.nodes, forest, trees, offer)
      ?? result(kept, kept.unchangedNodes, forest, trees, offer)
  }

  /// The arrangement in which nodes have what they keep, if it fits.
  private func result(
    _ kept: KeptArrangement, _ nodes: [[FittedNode?]], _ forest: ForestDiagram,
    _ trees: [FittingTree], _ offer: ProposedViewSize
  ) -> Result? {
    guard nodes.contains(where: { $0.contains { $0 != nil } }) else { return nil }
    var keeping = trees
    for (number, nodes) in nodes.enumerated() { keeping[number].measures.kept = nodes }
    let room = offer.inset(by: Self.margins)
    let fitting = ForestFitting(
      keeping, gaps: forest.options.style.spacing.forestGaps, limit: room.width ?? .infinity)
    guard fitting.isPossible else { return nil }
    let fitted =
      room.height.map { fitting.smallest(in: Size(width: room.width ?? $0, height: $0)) }
      ?? fitting.lowest(within: room.width ?? .infinity)
    guard fitted.size.width <= (room.width ?? .infinity) + Frontier.tolerance else { return nil }
    guard let extent = kept.extent(in: fitted) else { return nil }
    var result = mixed(forest, fitted, keeping)
    result.fit?.keeping = extent
    return fits(result, offer) ? result : nil
  }
}
