/// How a tree diagram is arranged.
public struct DiagramStyle: Equatable, Sendable {
  /// Which children a parent is centred over.
  public var alignment: ChildAlignment
  /// The gap between the boxes of neighbouring subtrees, in points.
  public var horizontalSpacing: Double
  /// The gap between a node and its children, in points.
  public var verticalSpacing: Double

  /// Makes a style; what is not given is the default.
  public init(
    alignment: ChildAlignment = .outer, horizontalSpacing: Double = 20, verticalSpacing: Double = 28
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
}
