extension Attributes {
  /// Whether a node leads somewhere, or has a text to show when one points at it.
  var hasNotes: Bool { href != nil || tooltip != nil }
}

extension ViewLowering {
  /// Lowers a node that is a link, or has a text to show when one points at it, or both.
  mutating func notes(_ attributes: Attributes, _ node: (inout ViewLowering) -> Void) {
    guard let tooltip = attributes.tooltip else { return link(attributes.href, node) }
    note(.help(tooltip)) { $0.link(attributes.href, node) }
  }

  private mutating func link(_ address: String?, _ node: (inout ViewLowering) -> Void) {
    guard let address else { return node(&self) }
    note(.link(address), node)
  }
}
