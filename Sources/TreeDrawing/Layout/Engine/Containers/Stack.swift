extension Parameters {
  /// What there is to know of a row or a column; there are about as many as nodes in a diagram.
  struct Stack {
    /// The gap between neighbours, if it was told.
    let spacing: Double?
    let axis: Axis
    /// The guide that lines its views up: `stackGuides`.
    let guide: Int32
    /// The next stack further out.
    let outer: ElementID
    /// The style of the tidy stack that looks into it, `tidyStyles`, if one does.
    let tidyStyle: Int32
    /// Its outlines, if a tidy stack will ask for them.
    var contour = Contours.none
    private var lowestLevel = Int32.max
    private var highestLevel = Int32.min
    /// The explicit value for its own guide, if the children's places are the same for every
    /// proposal; what is no number stands for none, which takes less room.
    private var guideValue = Double.nan

    init(axis: Axis, guide: Int, spacing: Double?, outer: ElementID, tidyStyle: Int32) {
      self.axis = axis
      self.guide = Int32(guide)
      self.spacing = spacing
      self.outer = outer
      self.tidyStyle = tidyStyle
    }
  }
}

extension Parameters.Stack {
  /// The explicit value for its own guide, if there is one for every proposal.
  var ownGuide: Double? {
    get { guideValue.isNaN ? nil : guideValue }
    set { guideValue = newValue ?? .nan }
  }
}

// The levels of the custom guides set somewhere inside.
extension Parameters.Stack {
  /// Whether any custom guide is set inside.
  var hasCustomGuides: Bool { lowestLevel <= highestLevel }

  /// Whether a custom guide of a level may be set inside.
  func mayContain(level: Int) -> Bool {
    let level = Int32(clamping: level)
    return lowestLevel <= level && level <= highestLevel
  }

  /// Includes the level of a guide that is set inside.
  mutating func include(level: Int) {
    let level = Int32(clamping: level)
    lowestLevel = min(lowestLevel, level)
    highestLevel = max(highestLevel, level)
  }

  /// Includes the levels of the guides in another stack inside.
  mutating func include(_ inner: Parameters.Stack) {
    lowestLevel = min(lowestLevel, inner.lowestLevel)
    highestLevel = max(highestLevel, inner.highestLevel)
  }
}
