extension Attributes {
  /// Whether a leaf in a grid is a box of its own, since a text among others would not show what it
  /// says, or would stand out by its colour.
  var makeBox: Bool {
    if omittedCount != nil || shape != nil || edge != nil { return true }
    if note != nil || icon != nil || !links.isEmpty { return true }
    if fill != nil || stroke != nil || color != nil { return true }
    return classes.contains { NodeClass(rawValue: $0) != nil }
  }
}
