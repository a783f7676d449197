/// How long edges are that are drawn as long as the tree says.
struct BranchLengths {
  /// Points for each unit of length.
  let scale: Double

  /// The space before a subtree, in place of the gap between its node and the parent.
  ///
  /// - Parameters:
  ///   - length: how long the tree says that the edge is; nil if it says nothing, which is as 0.
  ///   - growth: the direction in which the subtree grows.
  /// - Returns: the space on each side, in points.
  func insets(_ length: Double?, _ growth: Growth) -> EdgeInsets {
    let space = max(length ?? 0, 0) * scale
    return switch growth {
    case .down: EdgeInsets(top: space)
    case .up: EdgeInsets(bottom: space)
    case .right: EdgeInsets(leading: space)
    case .left: EdgeInsets(trailing: space)
    }
  }
}

extension Subtree {
  /// Lowers the subtree behind the space that the length of the edge to it takes.
  func lower(behind lengths: BranchLengths, into lowering: inout ViewLowering) {
    let insets = lengths.insets(plan.nodes[position].length, growth)
    lowering.padding(insets) { lowerWithoutLength(into: &$0) }
  }
}
