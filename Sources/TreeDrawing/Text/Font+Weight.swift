extension Font {
  /// How heavy the strokes of a font are.
  public enum Weight: Sendable, Hashable {
    /// The weight of running text.
    case regular
    /// The weight of emphasis.
    case bold
  }
}
