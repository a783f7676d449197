/// How a tree diagram is arranged, and how its lines go.
///
///     var style = DiagramStyle(growth: .right)
///     style.arrangement = .tidy
public struct DiagramStyle: Hashable, Sendable {
  /// The direction from a node to its children.
  public var growth: GrowthDirection
  /// How the diagrams of children stand, unless a node says otherwise.
  public var arrangement: Arrangement
  /// Where a parent stands beside its children, if these stand in rows or columns.
  public var alignment: ChildAlignment
  /// The gaps.
  public var spacing: DiagramSpacing
  /// The form of the lines between nodes; nil for that which is usual for the arrangement.
  public var edgeForm: EdgeForm?
  /// How the lines between nodes are painted.
  public var edge: Paint

  /// Whether all nodes of a level begin at one line; for rows and tidy rows.
  public var hasLayers = false
  /// Whether all leaves stand on one line; for rows and tidy rows.
  public var alignsLeaves = false
  /// Whether edges in rows are as long as the tree says, from the middles of nodes to the middles
  /// of their children or the near sides of leaves; each is a level long if the tree says nothing.
  ///
  /// All nodes stand in rows then, whatever they wish.
  public var drawsLengths = false
  /// How many points a unit of length is, if lengths are drawn; nil for as many as make the longest
  /// way from the root 480 points long.
  public var lengthScale: Double?
  /// Whether hanging children stand on both sides of their stem.
  public var hangsOnBothSides = false
  /// In how many columns children stand in arrangements that have columns, or a list is broken at
  /// the nodes below the root; nil for one in lists, and else for as many as make the diagram of a
  /// node about as wide as high.
  public var columnCount: Int?
  /// How the lines between nodes are broken.
  public var edgeStyle = EdgeStyle.solid
  /// Which ends of the lines between nodes have arrowheads.
  public var arrows = Arrows.none

  /// Makes a style; what is not given is the default.
  ///
  /// - Parameters:
  ///   - growth: the direction from a node to its children.
  ///   - arrangement: how the diagrams of children stand.
  ///   - alignment: which children a parent is centred over.
  ///   - spacing: the gaps.
  ///   - edgeForm: the form of the lines between nodes; if not given, that which is usual for the
  ///     arrangement.
  ///   - edge: how the lines between nodes are painted; if not given, grey and 1.5 points wide.
  public init(
    growth: GrowthDirection = .down, arrangement: Arrangement = .auto,
    alignment: ChildAlignment = .centred,
    spacing: DiagramSpacing = DiagramSpacing(), edgeForm: EdgeForm? = nil,
    edge: Paint = Paint(
      stroke: Color(rgb: 0x8b949e),
      style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
  ) {
    self.growth = growth
    self.arrangement = arrangement
    self.alignment = alignment
    self.spacing = spacing
    self.edgeForm = edgeForm
    self.edge = edge
  }
}

extension DiagramStyle {
  /// Whether there are several arrangements to choose from: rows are not all, and levels need not
  /// be one line.
  var hasChoice: Bool { growth.axis == .vertical && !hasLayers && !alignsLeaves && !drawsLengths }

  /// Whether nodes stand at branches with lengths.
  var hasBranches: Bool { drawsLengths && arrangement.has(.rows) }
}
