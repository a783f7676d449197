/// How a tree diagram is arranged, and how its lines are painted.
public struct DiagramStyle: Hashable, Sendable {
  /// Which children a parent is centred over.
  public var alignment: ChildAlignment
  /// The gap between the boxes of neighbouring subtrees, in points.
  public var horizontalSpacing: Double
  /// The gap between a node and its children, in points.
  public var verticalSpacing: Double
  /// How the lines between nodes are painted.
  public var edge: Paint

  /// Makes a style; what is not given is the default.
  public init(
    alignment: ChildAlignment = .outer, horizontalSpacing: Double = 20,
    verticalSpacing: Double = 28,
    edge: Paint = Paint(
      stroke: Theme.light.edge, style: StrokeStyle(lineWidth: 1.25, lineCap: .round))
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.edge = edge
  }
}
