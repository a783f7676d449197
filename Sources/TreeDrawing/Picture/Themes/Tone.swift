/// The colours in which a theme shows one thing: a hue, a branch, a step of a scale.
public struct Tone: Hashable, Sendable {
  /// The colour of fills.
  public var tint: Color
  /// The colour of lines and dots.
  public var line: Color
  /// The colour of letters on the page or on a fill of the theme.
  public var ink: Color
  /// The colour of letters on the tint.
  public var text: Color
  /// The colour of notes on the tint.
  public var quiet: Color

  /// Makes a tone.
  ///
  /// - Parameters:
  ///   - tint: the colour of fills.
  ///   - line: the colour of lines and dots.
  ///   - ink: the colour of letters on the page or on a fill of the theme.
  ///   - text: the colour of letters on the tint.
  ///   - quiet: the colour of notes on the tint.
  public init(tint: Color, line: Color, ink: Color, text: Color, quiet: Color) {
    self.tint = tint
    self.line = line
    self.ink = ink
    self.text = text
    self.quiet = quiet
  }
}
