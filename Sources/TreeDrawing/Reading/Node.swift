/// A node of a tree, as readers know it.
package struct Node: Hashable, Sendable {
  /// The text to show; it holds no character that cannot be shown.
  package var label: String
  /// What it carries besides; nil for most nodes.
  package var attributes: NodeAttributes?

  package init(label: String, attributes: NodeAttributes? = nil) {
    self.label = label
    self.attributes = attributes
  }
}
