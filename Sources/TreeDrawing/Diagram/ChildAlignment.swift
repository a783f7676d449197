/// Which children a parent is centred over.
public enum ChildAlignment: String, CaseIterable, Sendable {
  /// Over the midpoint between its first and its last child.
  case outer
  /// Over its middle child, or half-way between the two middle ones.
  case middle
  /// Over the mean of all its children's centres.
  case mean
  /// Over its first child.
  case first
  /// Over its last child.
  case last
  /// Over the middle of the box around all its children's subtrees.
  case box
}
