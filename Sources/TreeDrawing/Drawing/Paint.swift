/// The colours of a shape's inside and of its outline.
public struct Paint: Hashable, Sendable {
  /// What fills the inside, if anything.
  public var fill: Color?
  /// What draws the outline over that, if anything.
  public var stroke: Color?
  /// How the outline is drawn.
  public var style: StrokeStyle

  /// Makes a paint; what is not given is not painted.
  ///
  /// - Parameters:
  ///   - fill: what fills the inside.
  ///   - stroke: what draws the outline.
  ///   - style: how the outline is drawn.
  public init(fill: Color? = nil, stroke: Color? = nil, style: StrokeStyle = StrokeStyle()) {
    self.fill = fill
    self.stroke = stroke
    self.style = style
  }

  /// Whether painting with it changes nothing.
  var isInvisible: Bool { (fill?.isClear ?? true) && (stroke?.isClear ?? true) }
}
