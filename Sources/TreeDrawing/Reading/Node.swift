/// What a reader knows of one node of a tree.
package struct Node: Hashable, Sendable {
  /// The text to show; it holds no character that cannot be shown.
  package var label: String

  package init(label: String) {
    self.label = label
  }
}
