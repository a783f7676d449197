extension DiagramStyle {
  /// The style with room for labels of edges on the lines to hanging diagrams, and in lists.
  func making(roomFor labels: EdgeLabels?) -> DiagramStyle {
    guard let width = labels?.longest(on: .horizontal), width > 0 else { return self }
    var style = self
    let form = (edgeForm ?? .elbow).geometry
    let branch = form.gap(forLabel: width, levels: 0)
    style.spacing.branch = max(spacing.branch, branch)
    style.spacing.labels = branch
    return style
  }
}
