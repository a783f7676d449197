/// The gap between a node and its children, and where in it the bus of their edges is.
struct LevelGap {
  /// From the node to its children, in points.
  let length: Double
  /// From the bus to the children, in points.
  let lastPiece: Double

  /// Makes a gap that has room for labels of edges.
  ///
  /// - Parameters:
  ///   - levels: the gap where edges have no labels, in points.
  ///   - levelsWithEdgeLabels: the least gap where they have, in points.
  ///   - label: the extent along the growth of the longest label, in points; 0 for none.
  ///   - form: the form of the edges.
  init(
    levels: Double, levelsWithEdgeLabels: Double = 0, label: Double = 0, form: EdgeForm = .elbow
  ) {
    guard label > 0 else {
      length = levels
      lastPiece = levels / 2
      return
    }
    length = max(levelsWithEdgeLabels, form.geometry.gap(forLabel: label, levels: levels))
    lastPiece = max(length / 2, Elbow.lastPiece(forLabel: label))
  }
}

extension LevelGap {
  /// Makes the gap that a style wishes.
  init(_ style: DiagramStyle, label: Double, form: EdgeForm) {
    self.init(
      levels: style.spacing.levels, levelsWithEdgeLabels: style.spacing.levelsWithEdgeLabels,
      label: label, form: form)
  }

  /// Makes the greatest gap that there is between a node and its children anywhere.
  init(greatestIn style: DiagramStyle, _ labels: EdgeLabels?) {
    let arrangement = style.arrangement
    self.init(
      style, label: labels?.longest(on: arrangement.axis(style.growth)) ?? 0,
      form: style.edgeForm(arrangement, style.growth))
  }
}
