/// A place of the ellipsis in the last line of a text of which not all is drawn.
public enum TruncationMode: Hashable, CaseIterable, Sendable {
  /// At the beginning of the line, which has the end of the text.
  case head
  /// At the end of the line.
  case tail
  /// In the middle of the line, which has the end of the text, too.
  case middle
}
