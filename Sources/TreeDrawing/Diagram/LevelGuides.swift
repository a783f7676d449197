/// The guide of one level of a tree: its nodes set it, and the columns of their parents line up by
/// it.
///
/// There is one for each level, since custom guides pass through stacks, and those of deeper levels
/// must not mix with it.
struct LevelGuides {
  /// What the column of a parent and its children lines up by: the mean of what the children set.
  let column: RegisteredAlignment
  /// What a child sets that takes part in aligning its parent: its middle.
  let node: RegisteredGuide

  /// Registers the guides of a level.
  init(level: Int, in lowering: inout ViewLowering) {
    let guide = HorizontalAlignment(NodeCenter.self, level: level)
    column = RegisteredAlignment(own: guide, in: &lowering)
    node = RegisteredGuide(guide, in: &lowering) { $0[HorizontalAlignment.center] }
  }

  private enum NodeCenter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double {
      context[HorizontalAlignment.center]
    }
  }
}
