/// How a shape's inside and outline are painted.
public struct Paint: Hashable, Sendable {
  /// What fills the inside, if anything.
  public var fill: Color?
  /// What draws the outline, if anything.
  public var stroke: Color?
  /// The outline's thickness in points, half of it outside.
  public var lineWidth: Double
  /// How open lines end.
  public var lineCap: LineCap
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [Double]

  /// Makes a paint; what is not given is not painted.
  public init(
    fill: Color? = nil, stroke: Color? = nil, lineWidth: Double = 1, lineCap: LineCap = .butt,
    dash: [Double] = []
  ) {
    self.fill = fill
    self.stroke = stroke
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.dash = dash
  }

  /// Whether painting with it changes nothing.
  var isInvisible: Bool { (fill?.isClear ?? true) && (stroke?.isClear ?? true) }
}

/// How an open line ends.
public enum LineCap: String, Hashable, Sendable {
  /// Exactly at its last point.
  case butt
  /// With half a disc beyond it.
  case round
  /// With half a square beyond it.
  case square
}
