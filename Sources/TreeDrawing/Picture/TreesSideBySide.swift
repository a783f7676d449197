/// Trees beside each other across the direction in which they grow, their roots on one line; or
/// below each other.
struct TreesSideBySide<Content: View>: View {
  let style: DiagramStyle
  /// Whether they stand below each other, whatever their arrangement.
  var isStacked = false
  @ViewBuilder let trees: Content

  /// Tells the layout engine about the trees.
  func _lower(into lowering: inout ViewLowering) {
    lowering.stack(along: axis, aligning: edge, spacing: style.spacing.trees) {
      trees._lower(into: &$0)
    }
  }

  /// Lists are read from top to bottom, and mind maps are wide, in whatever direction they grow.
  private var axis: Axis {
    guard !isStacked else { return .vertical }
    return switch style.arrangement {
    case .list, .mindmap: .vertical
    case .auto, .rows, .tidy, .hang, .columns, .grid: style.growth.axis.crossing
    }
  }

  private var edge: AlignmentKey {
    if style.arrangement == .mindmap { return HorizontalAlignment.center.key }
    return switch (axis, style.growth) {
    case (.vertical, .left): HorizontalAlignment.trailing.key
    case (.vertical, _): HorizontalAlignment.leading.key
    case (.horizontal, .up): VerticalAlignment.bottom.key
    case (.horizontal, _): VerticalAlignment.top.key
    }
  }
}
