/// The extents of a text, and what else is known of it before it is drawn.
public struct TextMetrics: Hashable, Sendable {
  /// The advance of the widest line, in points.
  public let width: Double
  /// How far each line is below the one before, in points.
  public let lineHeight: Double
  /// Whether the width is that of the letters in the font, and not an estimate.
  ///
  /// A viewer may be told to draw such a text in just this width, if it has other fonts.
  public let isExact: Bool
  /// Whether the text is read from right to left, because its first letter is.
  public let isRightToLeft: Bool
}

extension TextMetrics {
  init(width: Double, _ traits: TextTraits, lineHeight: Double) {
    self.width = width
    self.lineHeight = lineHeight
    isExact = !traits.contains(.estimated)
    isRightToLeft = traits.contains(.rightToLeft)
  }
}
