/// Trees beside each other across the direction in which they grow, their roots on one line.
struct TreesSideBySide<Content: View>: View {
  let style: DiagramStyle
  @ViewBuilder let trees: Content

  /// Tells the layout engine about the trees.
  func _lower(into lowering: inout ViewLowering) {
    lowering.stack(along: axis, aligning: edge, spacing: style.spacing.trees) {
      trees._lower(into: &$0)
    }
  }

  private var axis: Axis { style.arrangement.definition.axisOfForest(style.growth) }

  private var edge: AlignmentKey {
    if style.arrangement.has(.twoSided) { return HorizontalAlignment.center.key }
    return switch (axis, style.growth) {
    case (.vertical, .left): HorizontalAlignment.trailing.key
    case (.vertical, _): HorizontalAlignment.leading.key
    case (.horizontal, .up): VerticalAlignment.bottom.key
    case (.horizontal, _): VerticalAlignment.top.key
    }
  }
}

/// Trees in lines below each other, which begin at the left.
struct TreesInLines<TreeView: View>: View {
  let trees: [TreeView]
  /// How many trees are in each line.
  let lines: [Int]
  let style: DiagramStyle

  func _lower(into lowering: inout ViewLowering) {
    let gaps = style.spacing.forestGaps
    let edge = style.growth == .up ? VerticalAlignment.bottom.key : VerticalAlignment.top.key
    var rest = trees[...]
    lowering.stack(
      along: .vertical, aligning: HorizontalAlignment.leading.key, spacing: gaps.lines
    ) { lowering in
      for count in lines {
        lowering.stack(along: .horizontal, aligning: edge, spacing: gaps.trees) { lowering in
          for tree in rest.prefix(count) { tree._lower(into: &lowering) }
        }
        rest = rest.dropFirst(count)
      }
    }
  }
}

extension DiagramSpacing {
  /// The gaps between trees in lines.
  var forestGaps: ForestGaps { ForestGaps(trees: trees, lines: cousins) }
}
