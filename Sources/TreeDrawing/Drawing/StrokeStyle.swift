/// A way to draw outlines: how thick they are, how they end and turn, and where they have gaps.
public struct StrokeStyle: Hashable, Sendable {
  /// The thickness in points, half of it outside.
  public var lineWidth: Double
  /// How open lines, and dashes, end.
  public var lineCap: LineCap
  /// How the parts of a line meet at its corners.
  public var lineJoin: LineJoin
  /// How long a pointed corner may get, in line widths, before it is cut off as by `bevel`.
  public var miterLimit: Double
  /// The lengths of dashes and gaps in turn, in points; none for a line without gaps.
  public var dash: [Double]
  /// How far into the dashes the line begins, in points.
  public var dashPhase: Double

  /// Makes a style; what is not given is the default.
  ///
  /// - Parameters:
  ///   - lineWidth: the thickness in points.
  ///   - lineCap: how open lines end.
  ///   - lineJoin: how lines meet at corners.
  ///   - miterLimit: how long a pointed corner may get, in line widths.
  ///   - dash: the lengths of dashes and gaps in turn, in points.
  ///   - dashPhase: how far into the dashes the line begins, in points.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// A form of the ends of open lines.
public enum LineCap: String, Hashable, Sendable {
  /// Exactly at its last point.
  case butt
  /// With half a disc beyond it.
  case round
  /// With half a square beyond it.
  case square
}

/// A form of the corners where parts of a line meet.
public enum LineJoin: String, Hashable, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// In a corner that is cut off.
  case bevel
}
