/// The colours of a picture.
public struct Theme: Hashable, Sendable {
  /// The labels' colour.
  public var text: Color
  /// The colour of what is said beside: notes, labels of edges, and what was left out.
  public var muted: Color
  /// The nodes' inside.
  public var fill: Color
  /// The nodes' outline.
  public var border: Color
  /// The lines between nodes.
  public var edge: Color

  /// Makes a theme from its colours; if none is given for what is said beside, it is grey.
  public init(
    text: Color, fill: Color, border: Color, edge: Color, muted: Color = Color(rgb: 0x59636e)
  ) {
    self.text = text
    self.muted = muted
    self.fill = fill
    self.border = border
    self.edge = edge
  }
}

extension Theme {
  /// Dark on light, for white pages.
  public static let light = Theme(
    text: Color(rgb: 0x1f2328), fill: Color(rgb: 0xf6f8fa), border: Color(rgb: 0xc4ccd6),
    edge: Color(rgb: 0x8b949e))
}
