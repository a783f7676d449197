/// The gaps in a diagram, and the measures of lists, in points.
///
///     var spacing = DiagramSpacing(siblings: 24)
///     spacing.trees = 60
public struct DiagramSpacing: Hashable, Sendable {
  /// Between the boxes of siblings.
  public var siblings = 16.0
  /// Between boxes of different parents that stand beside each other.
  public var cousins = 28.0
  /// Between the trees of a forest.
  public var trees = 48.0
  /// Between a node and its children.
  public var levels = 32.0
  /// Between a node and its children, if nodes have a second line.
  public var levelsWithNotes = 36.0
  /// Between a node and its children, if edges have labels.
  public var levelsWithEdgeLabels = 56.0
  /// Between a node and its children, if nodes are texts without outlines.
  public var levelsOfTexts = 22.0
  /// Between words under a roof.
  public var words = 4.0
  /// From the left edge of a node to the stem that children hang on.
  public var stem = 12.0
  /// From a stem, or the line beside a column, to the children on it; labels of edges may need
  /// more.
  public var branch = 12.0
  /// From a node to the first child that hangs below it.
  public var firstHanging = 10.0
  /// Between hanging leaves.
  public var hangingLeaves = 8.0
  /// Between hanging diagrams of which one has children.
  public var hanging = 14.0
  /// From the left edge of a node to the texts of the grid below it; the line along them is in the
  /// middle of that.
  public var gridIndent = 18.0
  /// Above the texts and boxes of a grid, and between them.
  public var gridBlocks = 6.0
  /// Between columns of hanging diagrams.
  public var columns = 22.0
  /// Between columns of texts in a grid.
  public var gridColumns = 14.0
  /// From the dot of a line in a list to that of a line that belongs to it.
  public var listIndent = 20.0
  /// Between columns of lines.
  public var listColumns = 32.0
  /// Between the first line of a list and columns below it.
  public var listColumnsBelow = 10.0
  /// Between lines of a list that are stops on a way.
  public var stops = 10.0
  /// Between the dot of a stop and the line to the next.
  public var stopGap = 4.0
  /// The height of a line in a list.
  public var listRow = 22.0
  /// The diameter of the dot that a line in a list begins with.
  public var listDot = 6.0
  /// What labels of edges need before the lines of a list; 0 if there are none.
  var labels = 0.0

  /// Makes the default gaps.
  public init() {}
}

extension DiagramSpacing {
  /// Gaps in the same proportion to others, given those of siblings and levels.
  ///
  /// - Parameters:
  ///   - siblings: the gap between siblings in points, which those across the direction of growth
  ///     follow.
  ///   - levels: the gap between a node and its children in points, which those along it follow.
  public init(siblings: Double, levels: Double? = nil) {
    self.init()
    let across = siblings / self.siblings
    for gap in [\Self.siblings, \.cousins, \.trees, \.columns, \.gridColumns] {
      self[keyPath: gap] *= across
    }
    guard let levels else { return }
    let along = levels / self.levels
    for gap in Self.alongGrowth { self[keyPath: gap] *= along }
  }

  private static var alongGrowth: [WritableKeyPath<Self, Double>] {
    [
      \.levels, \.levelsWithNotes, \.levelsWithEdgeLabels, \.levelsOfTexts, \.firstHanging,
      \.hangingLeaves, \.hanging, \.gridBlocks,
    ]
  }
}
