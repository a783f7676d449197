/// The point of a line of text that is put in its place: in a line that is read from right to left
/// the one on the same side.
public enum TextAnchor: String, Hashable, Sendable {
  /// Its beginning.
  case start
  /// Its middle.
  case middle
  /// Its end.
  case end
}
