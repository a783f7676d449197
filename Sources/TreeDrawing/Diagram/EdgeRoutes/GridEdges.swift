/// The line from a node along the texts of a grid, and the branches from it to the boxes there.
struct GridEdges: EdgeRouting {
  /// From the node's left edge to the line, in points; nil for a line in the middle.
  let stem: Double?
  /// Which children are texts.
  let nodes: NodeTable
  /// The branches.
  private let branches: HangingEdges

  init(stem: Double?, nodes: NodeTable) {
    (self.stem, self.nodes) = (stem, nodes)
    branches = HangingEdges(isUp: false, stem: stem)
  }

  var radii: Connector.Radii { Connector.Radii(besideEnd: 6) }

  /// Boxes have edges of their own.
  func joined(_ children: [NodeFrame]) -> [NodeFrame] {
    children.filter { !nodes.isCell(Int32($0.position)) }
  }

  func route(from parent: Rect, to child: Rect) -> EdgeRoute {
    branches.route(from: parent, to: child)
  }

  func append(_ lines: FamilyLines, to outlines: inout OutlineTable) {
    let boxes = joined(lines.children)
    var connectors = boxes.map {
      Connector(route(to: $0, of: lines), lines.form.geometry.line, radii: radii)
    }
    if let line = line(of: lines, past: boxes) { connectors.append(line) }
    outlines.append(connectors.count) { connectors[$0] }
  }
}

extension GridEdges {
  /// The line to the end of the lowest text, past all others; nil if the last branch leaves lower.
  private func line(of lines: FamilyLines, past boxes: [NodeFrame]) -> Connector? {
    let last = boxes.reduce(-Double.infinity) { max($0, $1.rect.midY) }
    let bottom = lines.children.lazy.filter { nodes.isCell(Int32($0.position)) }
      .reduce(last) { max($0, $1.rect.maxY) }
    guard bottom > last else { return nil }
    let x = lines.root.stem(at: stem)
    return Connector(
      start: Point(x: x, y: lines.root.maxY), end: Point(x: x, y: bottom - lines.origin.y),
      leaving: .vertical, turns: .atEnd, form: .straight)
  }
}
