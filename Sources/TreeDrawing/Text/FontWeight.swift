/// How heavy the strokes of a font are.
public enum FontWeight: Sendable, Hashable {
  /// The weight of running text.
  case regular
  /// The weight of emphasis.
  case bold
}
