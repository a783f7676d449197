/// The edges between dots of a list: down from one, past those between, and to the right; to other
/// columns along a bus below the first line.
struct LineEdges: EdgeRouting {
  /// From a dot to the bus below its line, in points.
  let stem: Double
  /// From the line before a column to the dots in it, in points.
  let branch: Double
  private let dot: Double
  /// The edges from a box above a list.
  private let boxes: HangingEdges
  var radii: Connector.Radii { Connector.Radii(besideEnd: 6) }

  init(_ spacing: DiagramSpacing) {
    stem = (spacing.listRow - spacing.listDot + spacing.listColumnsBelow) / 2
    dot = spacing.listDot
    boxes = HangingEdges(isUp: false, stem: spacing.stem)
    branch = spacing.lineIndent - spacing.listDot / 2
  }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    guard parent.width <= dot else { return boxes.route(from: parent, to: child) }
    let start = parent[.bottom]
    return EdgeRoute(
      start: start, end: child[.leading], leaving: .vertical,
      turns: .busAndLine(start.y + stem, child.minX - branch))
  }
}
