extension DiagramStyle {
  /// The style with room for labels of edges on the lines to hanging diagrams, and in lists.
  func making(roomFor labels: EdgeLabels?) -> DiagramStyle {
    guard let width = labels?.longest(on: .horizontal), width > 0 else { return self }
    var style = self
    let branch = Elbow.lastPiece(forLabel: width)
    style.spacing.branch = max(spacing.branch, branch)
    style.spacing.listIndent = max(spacing.listIndent, branch + spacing.listDot / 2)
    return style
  }
}

extension Subtree {
  /// The gap between the node and the first child that hangs below it, which for an only child has
  /// room for the label of the edge to it.
  var hangingGap: Double {
    let gap = plan.style.spacing.firstHanging
    guard let labels = plan.edgeLabels, plan.nodes.hasOneChild(position) else { return gap }
    let height = labels.length(at: Int(position) + 1, on: .vertical)
    return height > 0 ? max(gap, Elbow.lastPiece(forLabel: height)) : gap
  }
}
