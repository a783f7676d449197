extension HorizontalAlignment {
  /// The guide that a parent at a level of a tree stands on: one for each level, since custom guides
  /// pass through stacks, and those of deeper levels must not mix with it.
  static func nodeCenter(level: Int) -> HorizontalAlignment {
    HorizontalAlignment(NodeCenter.self, level: level)
  }

  private enum NodeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
}
