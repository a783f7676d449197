/// An alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// With their beginnings on one line.
  case leading
  /// With their middles on one line.
  case center
  /// With their ends on one line.
  case trailing
}
