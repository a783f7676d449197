internal import TreeDrawing

/// A node's layout that grows down, in a tree that grows sideways.
enum SidewaysWish {
  /// The layouts that do not grow sideways.
  private static let layouts = [Arrangement.hang, .columns, .grid, .list]

  /// The error, if any node of such a tree wishes such a layout.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  static func error(in style: DiagramStyle, _ roots: [Tree<Node>]) -> UsageError? {
    guard let option = option(of: style) else { return nil }
    let wished = layouts.first { layout in roots.contains { $0.wishes(layout) } }
    return wished.map { .growsDown($0, option) }
  }

  /// The option that makes trees grow sideways.
  private static func option(of style: DiagramStyle) -> String? {
    if style.arrangement == .mindmap { return "--layout mindmap" }
    return style.growth == .left || style.growth == .right ? "--direction \(style.growth)" : nil
  }
}
