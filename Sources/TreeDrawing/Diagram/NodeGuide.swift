/// The guide that a column of a node and its children lines up by: the node's middle.
///
/// The row of the children says where that is above them; and since the node stands there, the
/// column says it of itself to the row that it is in.
enum NodeGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double {
    context[HorizontalAlignment.center]
  }
}

extension AlignmentKey {
  /// The middle of a diagram's root, along an axis.
  static func node(along axis: Axis) -> AlignmentKey {
    AlignmentKey(
      axis: axis, id: NodeGuide.self, level: 0, fraction: 0.5, combination: .custom)
  }
}
