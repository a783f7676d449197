internal import TreeDrawing

/// A node's layout that grows down, in a tree that grows another way.
enum SidewaysWish {
  /// The error, if any node of such a tree wishes such a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func error(in style: DiagramStyle, _ roots: [Tree<Node>]) -> UsageError? {
    guard let option = option(of: style) else { return nil }
    let growth = style.arrangement.has(.twoSided) ? .right : style.growth
    let layouts = Arrangement.allCases.filter { !$0.grows(growth) }
    let wished = layouts.first { layout in roots.contains { $0.wishes(layout) } }
    return wished.map { .growsDown($0, option) }
  }

  /// The option that makes trees grow otherwise.
  private static func option(of style: DiagramStyle) -> String? {
    if style.arrangement.has(.twoSided) { return "--layout \(style.arrangement)" }
    return style.growth == .down ? nil : "--direction \(style.growth)"
  }
}
