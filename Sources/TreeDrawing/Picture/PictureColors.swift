/// How a picture is coloured.
///
///     PictureColors(theme: .dark, background: .theme, coloring: .branch)
public struct PictureColors: Hashable, Sendable {
  /// The colours that there are.
  public var theme: Theme
  /// What is behind everything.
  public var background: PictureBackground
  /// What nodes are coloured by that do not say it themselves.
  public var coloring: Coloring
  /// Whether what colours mean is said below the picture.
  public var hasLegend: Bool

  /// Makes colours; what is not given is the default.
  ///
  /// - Parameters:
  ///   - theme: the colours that there are.
  ///   - background: what is behind everything.
  ///   - coloring: what nodes are coloured by that do not say it themselves.
  ///   - hasLegend: whether what colours mean is said below the picture.
  public init(
    theme: Theme = .automatic, background: PictureBackground = .none, coloring: Coloring = .usual,
    hasLegend: Bool = false
  ) {
    self.theme = theme
    self.background = background
    self.coloring = coloring
    self.hasLegend = hasLegend
  }
}
