/// How a tree diagram is arranged, and how its lines are painted.
public struct DiagramStyle: Hashable, Sendable {
  /// Which children a parent is centred over.
  public var alignment: ChildAlignment
  /// The gap between the boxes of neighbouring subtrees, in points.
  public var horizontalSpacing: Double
  /// The gap between a node and its children, in points; labels of edges may need more.
  public var verticalSpacing: Double
  /// How the lines between nodes are painted.
  public var edge: Paint

  /// Makes a style; what is not given is the default.
  ///
  /// - Parameters:
  ///   - alignment: which children a parent is centred over.
  ///   - horizontalSpacing: the gap between the boxes of neighbouring subtrees, in points.
  ///   - verticalSpacing: the gap between a node and its children, in points.
  ///   - edge: how the lines between nodes are painted; if not given, grey and 1.25 points wide.
  public init(
    alignment: ChildAlignment = .outer, horizontalSpacing: Double = 20,
    verticalSpacing: Double = 28,
    edge: Paint = Paint(
      stroke: Color(rgb: 0x8b949e), style: StrokeStyle(lineWidth: 1.25, lineCap: .round))
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.edge = edge
  }
}
