/// A node of a tree, as readers know it.
package struct Node: Hashable, Sendable {
  /// The text to show; it holds no character that cannot be shown.
  package var label: String
  /// What it carries besides; nil for most nodes.
  package var attributes: NodeAttributes?
  /// The length, or `none`: an optional number would make all nodes larger.
  private var storedLength = Self.none

  private static var none: Double { -1 }

  /// Makes a node.
  ///
  /// - Parameters:
  ///   - label: the text to show.
  ///   - attributes: what it carries besides.
  ///   - length: the length of the branch from its parent, not less than 0; nil if there is none.
  package init(label: String, attributes: NodeAttributes? = nil, length: Double? = nil) {
    self.label = label
    self.attributes = attributes
    self.length = length
  }
}

extension Node {
  /// The length of the branch from its parent, finite and not less than 0; nil if the input says
  /// none.
  package var length: Double? {
    get { storedLength < 0 ? nil : storedLength }
    set { storedLength = newValue ?? Self.none }
  }

  /// Takes over what the input says of the node.
  mutating func take(_ attributes: Attributes) {
    var rest = attributes
    length = rest.takeLength()
    self.attributes = rest == Attributes() ? nil : NodeAttributes(rest)
  }

  /// Takes over how large the input says the node is.
  mutating func takeSize(_ size: Double) {
    var values = attributes?.values ?? Attributes()
    values.setSize(size)
    attributes = NodeAttributes(values)
  }
}

extension Node {
  /// An empty place among siblings, which takes the room of a node and is not drawn.
  package static let slot = Node(label: "", attributes: NodeAttributes(.ofSlot))

  /// Whether it is no node but an empty place, which has nothing below it.
  package var isSlot: Bool { attributes?.values.isSlot == true }
}
