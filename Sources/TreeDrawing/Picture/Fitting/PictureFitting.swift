/// Arranging the trees of a picture so that it fits what it is offered.
struct PictureFitting {
  /// The trees, without an arrangement.
  let forest: ForestDiagram
  /// How a picture is arranged that this one should be like; nil if it may be as it likes.
  var old: PictureArrangement?

  /// An arrangement, drawn.
  struct Result {
    var forest: ForestDiagram
    var drawing: Drawing
    /// How it was chosen; nil if there was nothing to choose.
    var fit: PictureFit?
  }
}

extension PictureFitting {
  /// What the picture is offered, in points.
  var offer: ProposedViewSize { forest.options.offer }

  /// The arrangement that fits, that of the old picture if there is one, or else the best.
  func result() -> Result {
    guard let width = offer.width, width.isFinite, forest.options.style.hasChoice else {
      var result = arranged(forest.options.style.drawsLengths ? .rows : .tidy, .tidy)
      result.fit = nil
      return result
    }
    if let height = offer.height, height.isFinite {
      let box = Size(width: width, height: height)
      let best = smallest(in: box)
      return finished(kept(in: box, likeBest: best) ?? best)
    }
    return finished(keptInOldLines() ?? lowest(within: width))
  }

  /// The result with what its document says of it.
  private func finished(_ result: Result) -> Result {
    var result = result
    if old != nil, result.fit?.keeping == nil { result.fit?.keeping = .nothing }
    let text = result.arrangement?.text
    result.fit?.arrangement = text
    return result
  }

  /// The lowest arrangement within a width, with labels in shorter lines if nothing else helps.
  private func lowest(within width: Double) -> Result {
    let isHopeless =
      TidyBound(
        of: forest.roots, forest.options.style, forest.options.labels, forest.options.shape
      ).width > width
    let tidy = isHopeless ? nil : arranged(.tidy, .tidy)
    if let tidy, fits(tidy, offer) { return tidy }
    var result = chosen(forest, tidy, offer)
    for width in lineWidths where isTooWide(result) {
      var narrower = forest
      narrower.options.labels.width = .points(width)
      result = kept(inLinesOf: width) ?? chosen(narrower, nil, offer)
      result.fit?.wrapWidth = width
    }
    let isTooWide = isTooWide(result)
    result.fit?.isTooWide = isTooWide
    return result
  }

  /// Whether a result is no larger than an offer.
  func fits(_ result: Result, _ offer: ProposedViewSize) -> Bool {
    let size = result.drawing.size
    return size.width <= (offer.width ?? .infinity) + Frontier.tolerance
      && size.height <= (offer.height ?? .infinity) + Frontier.tolerance
  }

  private func isTooWide(_ result: Result) -> Bool { offer.height == nil && !fits(result, offer) }

  /// The widths of lines to try, the longest first, if nobody says how long lines are.
  var lineWidths: [Double] {
    forest.options.labels.width == nil ? [160, 120].map { $0 * forest.options.labels.scale } : []
  }
}

extension PictureFitting {
  static var margins: EdgeInsets {
    let margin = ForestDiagram.margin
    return EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }

  /// The arrangement that is smallest if scaled to fit a box, with all that is around the trees.
  ///
  /// The margin keeps its size, so what is smallest depends on how large the box is thought to be.
  /// What fits a box in which another arrangement just fits is no larger than that; so ever smaller
  /// boxes are offered until nothing better comes.
  private func smallest(in box: Size) -> Result {
    var best = arranged(.tidy, .tidy)
    var scale = best.drawing.size.scale(in: box)
    while true {
      let least = scale * (1 - 1e-9)
      let next = chosen(
        forest, best, ProposedViewSize(width: least * box.width, height: least * box.height))
      let nextScale = next.drawing.size.scale(in: box)
      guard nextScale < least else { return best }
      (best, scale) = (next, nextScale)
    }
  }

  /// What is chosen where tidy rows do not fit.
  private func chosen(
    _ forest: ForestDiagram, _ tidy: Result?, _ offer: ProposedViewSize
  ) -> Result {
    let margin = 2 * ForestDiagram.margin
    var size = Size(width: Double.infinity, height: .infinity)
    if let tidy, tidy.fit?.choice == .tidy {
      let drawn = tidy.drawing.size
      size = Size(width: drawn.width - margin, height: drawn.height - margin)
    }
    var trees: [FittingTree] = []
    let chooser = FittingChooser(
      tidy: size, counts: forest.roots.map(\.preorderCounts),
      gaps: forest.options.style.spacing.forestGaps,
      trees: {
        trees = forest.measuredTrees
        return trees
      })
    switch chooser.choice(for: offer.inset(by: Self.margins)) {
    case .tidy: return arranged(.tidy, .tidy, forest)
    case .list: return arranged(.list, .list, forest)
    case .mixed(let fitted):
      return mixed(forest, fitted, trees)
    }
  }

  /// Trees in arrangements of several kinds.
  func mixed(
    _ forest: ForestDiagram, _ fitted: FittedForest, _ trees: [FittingTree]
  ) -> Result {
    var forest = forest
    forest.fitted = FittedRoots(forest: fitted, trees: trees)
    return arranged(fitted.mainArrangement, .mixed(fitted.stages), forest)
  }

  /// Trees in one arrangement, or one of several kinds that begins with it.
  func arranged(
    _ arrangement: Arrangement, _ choice: PictureFit.Choice, _ forest: ForestDiagram? = nil
  ) -> Result {
    var forest = forest ?? self.forest
    forest.options.style.arrangement = arrangement
    // A list is what is left where nothing fits the width.
    if choice == .list { forest.options.style.columnCount = nil }
    forest.ignored = IgnoredAttributes()
    return Result(
      forest: forest, drawing: forest.drawn, fit: PictureFit(choice: choice, offer: offer))
  }
}

extension PictureFitting.Result {
  /// What was chosen, for pictures after this one; nil for tidy rows, or if it is too much to say.
  fileprivate var arrangement: PictureArrangement? {
    var arrangement: PictureArrangement?
    switch fit?.choice {
    case .list: arrangement = PictureArrangement(isList: true)
    case .mixed: arrangement = forest.fitted.flatMap { .init(of: forest.roots, $0.forest) }
    case .tidy, nil: return nil
    }
    arrangement?.lineWidth = fit?.wrapWidth.flatMap { Int(exactly: $0.rounded()) }
    return arrangement
  }
}

extension FittedForest {
  /// The arrangement of the first tree that is more than a node.
  fileprivate var mainArrangement: Arrangement {
    let first = trees.lazy.compactMap { $0.nodes.first.flatMap { $0 } }.first
    return first?.stage == .columns ? .columns : .rows
  }

  /// The stages that there are.
  fileprivate var stages: [Stage] {
    let used = Set(trees.flatMap { $0.nodes.lazy.compactMap { $0?.stage } })
    return Stage.allCases.filter(used.contains)
  }
}
