/// The point of a line of text that is put in its place.
public enum TextAnchor: String, Hashable, Sendable {
  /// Its beginning.
  case start
  /// Its middle.
  case middle
  /// Its end.
  case end
}
