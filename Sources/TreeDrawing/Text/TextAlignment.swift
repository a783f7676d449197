/// How the lines of a text stand below each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// With their beginnings on one line.
  case leading
  /// With their middles on one line.
  case center
  /// With their ends on one line.
  case trailing
}
