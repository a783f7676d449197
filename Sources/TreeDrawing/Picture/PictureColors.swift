/// How a picture is coloured.
package struct PictureColors: Hashable, Sendable {
  package var theme: Theme
  /// What is behind everything.
  package var ground: PictureGround
  /// What nodes are coloured by that do not say it themselves.
  package var coloring: Coloring
  /// Whether what colours mean is said below the picture.
  package var hasLegend: Bool

  /// Makes colours; what is not given is the default.
  package init(
    theme: Theme = .automatic, ground: PictureGround = .none, coloring: Coloring = .usual,
    hasLegend: Bool = false
  ) {
    self.theme = theme
    self.ground = ground
    self.coloring = coloring
    self.hasLegend = hasLegend
  }
}
