/// How the diagrams of a node's children stand.
public enum Arrangement: String, CaseIterable, Hashable, Sendable {
  /// As fits what a diagram is offered: in tidy rows, or in the lowest mixture of rows, columns,
  /// hanging subtrees and grids.
  case auto
  /// Beside each other, none in the place of another.
  case rows
  /// Beside each other, pushed together until their outlines nearly touch.
  case tidy
  /// One under another, indented, beside a stem that comes down from the node.
  case hang
  /// In columns under a bus, each of them a run of hanging diagrams.
  case columns
  /// Leaves in columns of lines, a grid, and others between them, indented, beside a stem.
  case grid
  /// In lines one under another, indented, each beginning with a dot that edges join.
  case list
  /// To the right and to the left of the node, as rows that grow away from it.
  case mindmap
}
