/// How the diagrams of a node's children stand.
public enum Arrangement: String, CaseIterable, Hashable, Sendable {
  /// Beside each other, none in the place of another.
  case rows
  /// Beside each other, pushed together until their outlines nearly touch.
  case tidy
  /// One under another, indented, beside a stem that comes down from the node.
  case hang
  /// In columns under a bus, each of them a run of hanging diagrams.
  case columns
  /// As plain texts in a grid; only for children that have none themselves.
  case grid
  /// In lines one under another, indented, each with a dot before its text.
  case list
  /// To both sides of the node.
  case mindmap
}
