/// The guide that a column of a node and its children lines up by: the node's middle.
///
/// The row of the children says where that is above them; and since the node stands there, the
/// column says it of itself to the row that it is in.
enum NodeGuide {
  private enum Horizontal: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }

  private enum Vertical: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[VerticalAlignment.center]
    }
  }

  /// The guide along an axis.
  ///
  /// - Parameters:
  ///   - axis: the axis across the growth.
  ///   - isMiddle: whether the middle of each node is in the middle of its frame, which saves
  ///     asking its view.
  /// - Returns: the guide.
  static func key(along axis: Axis, isMiddle: Bool) -> AlignmentKey {
    AlignmentKey(
      axis: axis, id: axis == .horizontal ? Horizontal.self : Vertical.self, level: 0,
      fraction: isMiddle ? 0.5 : nil, combination: .custom)
  }
}
