extension Parameters {
  /// What there is to know of a row or column of subtrees.
  struct TidyStack {
    /// Its style: `tidyStyles`.
    let style: Int32
    /// Its outlines, if a stack around it will ask for them.
    var contour = Contours.none
    /// Where the view above its views stands, relative to its own frame; it is sized only once.
    var guide: Double?
  }
}

/// How a tidy stack arranges its views; many share one.
struct TidyStyle: Hashable, Sendable {
  /// The axis along which views follow each other.
  let axis: Axis
  /// Whether views stand on one line with their ends, and not with their starts, across the axis.
  let isFlushAtEnd: Bool
  /// Whether a view may stand in gaps of what is in those beside it.
  let interlocks: Bool
  let spacing: TidySpacing
  /// The guide of the view above, which is one along the axis.
  let guide: AlignmentKey
  /// Where the guide is.
  let rule: ChildAlignment
  /// Which views of the stacks in it are made as long, across the axis, as the longest of them.
  var equalRoots = EqualRoots.none
  /// How long the view above is, in points, if it stays between the ends of the row, or the row
  /// between its ends; nil if it may stand out.
  var lengthAbove: Double?

  /// The roots of subtrees, in stacks that line them up by their leading or upper edge.
  enum EqualRoots {
    case none
    /// The first views of such stacks.
    case first
    /// The last views of such stacks.
    case last
  }
}
