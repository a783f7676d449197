/// One reference to the attributes of a node, so that nodes without any, which are nearly all, stay
/// small.
///
/// It never changes, and two are equal if they hold the same.
package final class NodeAttributes: Hashable, Sendable {
  package let values: Attributes

  package init(_ values: Attributes) {
    self.values = values
  }

  package static func == (left: NodeAttributes, right: NodeAttributes) -> Bool {
    left === right || left.values == right.values
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}
