/// The rule that shows the path to the root from the node that the pointer is on.
///
/// Nodes are siblings in preorder, each with a class for its level. So a node is above the one at
/// the pointer if that comes after it, with no node between or there that is on its own level or
/// one above that. Viewers that know no `:has` leave the rule out, as do those without a pointer.
enum PathStyles {
  /// How many nodes have a class for their level at most: browsers look at all when one is left.
  static let mostNodes = 500
  /// How many levels there are at most: each makes the rule longer.
  static let mostLevels = 12

  /// The class of nodes of a level.
  static func levelClass(_ level: UInt8) -> String { "l\(level)" }

  /// The rule.
  ///
  /// - Parameters:
  ///   - scope: the class of the document.
  ///   - levels: how many levels there are.
  ///   - hasSeveralRoots: whether there are several nodes of level 1.
  ///   - color: the colour of what is on the path.
  /// - Returns: one line of a style sheet.
  static func rule(
    _ scope: String, levels: Int, hasSeveralRoots: Bool, _ color: Color
  ) -> String {
    let first = hasSeveralRoots ? 1 : 2
    let paths = (1..<max(levels, 1)).map { level in
      let above = level < first ? [] : Array(first...level)
      return ".l\(level):has(~:hover)" + exception(above)
    }
    let nodes = ([".node:hover"] + paths).joined(separator: ",")
    return "@media(hover:hover){.\(scope) :is(\(nodes)){"
      + ":is(rect,path,ellipse){stroke:\(color.css);stroke-width:2}"
      + ":is(text):first-child{fill:\(color.css)}}}"
  }

  /// Leaves out nodes that have another of some levels behind them, at the pointer or before that.
  private static func exception(_ levels: [Int]) -> String {
    guard !levels.isEmpty else { return "" }
    let classes = levels.map { ".l\($0)" }
    let any = classes.count == 1 ? classes.joined() : ":is(\(classes.joined(separator: ",")))"
    return ":not(:has(~\(any):hover,~\(any)~:hover))"
  }
}
