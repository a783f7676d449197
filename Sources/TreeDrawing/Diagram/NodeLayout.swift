/// What one node of a diagram wishes for itself and for what is below it.
///
///     Diagram(team) { Text($0.name) }
///       .nodeLayout { NodeLayout(arrangement: $0.isLarge ? .hang : nil, side: $0.side) }
public struct NodeLayout: Hashable, Sendable {
  /// How the diagrams of its children stand, and of theirs, until a node below says otherwise.
  ///
  /// In diagrams that grow to the left or the right, those that grow down are tidy rows.
  public var arrangement: Arrangement?
  /// The side of its parent on which it stands, where there are two: in mind maps, and beside a
  /// stem with children on both sides.
  public var side: Side?
  /// In how many columns its children stand, in arrangements that have columns.
  public var columnCount: Int?
  /// Whether it is an empty place among siblings, to which no edge leads; its view is there for
  /// its size, and should paint nothing.
  public var isSlot: Bool
  /// How long the edge to it is, in units of the tree, if lengths are drawn.
  public var length: Double?
  /// Whether a roof joins it with its children, if they are leaves in a row: a triangle over a line
  /// of words.
  public var hasRoof: Bool
  /// Whether it is a box in a grid even if it has no children, and not one of many texts.
  var standsAlone = false
  /// How many of its children stand in each column from left to right, or in how many columns each
  /// block of texts of a grid stands, from top to bottom; what is usual if that is not all children
  /// or blocks.
  var fittedColumns: [Int32] = []

  /// Makes wishes; what is not given is left to the style.
  ///
  /// - Parameters:
  ///   - arrangement: how the diagrams of its children stand.
  ///   - side: the side of its parent on which it stands.
  ///   - columnCount: in how many columns its children stand.
  ///   - isSlot: whether it is an empty place.
  ///   - length: how long the edge to it is, in units of the tree.
  ///   - hasRoof: whether a roof joins it with its children.
  public init(
    arrangement: Arrangement? = nil, side: Side? = nil, columnCount: Int? = nil,
    isSlot: Bool = false, length: Double? = nil, hasRoof: Bool = false
  ) {
    self.arrangement = arrangement
    self.side = side
    self.columnCount = columnCount
    self.isSlot = isSlot
    self.length = length
    self.hasRoof = hasRoof
  }
}
