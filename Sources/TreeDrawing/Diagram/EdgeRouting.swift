/// What an arrangement says of the edges from a node to its children.
protocol EdgeRouting {
  /// How far corners are rounded.
  var radii: Connector.Radii { get }

  /// Which of some children edges are drawn to.
  func joined(_ children: [NodeFrame]) -> [NodeFrame]

  /// Whether what is drawn is one figure for all children, and not a line to each.
  var isOneFigure: Bool { get }

  /// The way of the edge between two frames.
  func route(from parent: Rect, to child: Rect) -> EdgeRoute

  /// Adds the lines to children, as one outline.
  func append(_ lines: FamilyLines, to outlines: inout OutlineTable)
}

extension EdgeRouting {
  var radii: Connector.Radii { Connector.Radii() }
  var isOneFigure: Bool { false }

  @inline(__always)
  func joined(_ children: [NodeFrame]) -> [NodeFrame] { children }

  // It is a requirement so that each type has it in code of its own.
  @inline(__always)
  func append(_ lines: FamilyLines, to outlines: inout OutlineTable) {
    let (children, form, radii) = (joined(lines.children), lines.form.geometry.line, radii)
    outlines.append(children.count) {
      Connector(route(to: children[$0], of: lines), form, radii: radii)
    }
  }

  /// The way of the line to a child, which ends in the arrowhead if there is one.
  @inline(__always)
  func route(to child: NodeFrame, of lines: FamilyLines) -> EdgeRoute {
    var route = route(from: lines.root, to: child.rect.relative(to: lines.origin))
    if lines.hasArrowheads { route.end = Arrowhead(on: route, lines.form).endOfLine }
    return route
  }
}

/// The lines from a node to children, whatever their ways.
struct FamilyLines {
  /// The node's frame, relative to the view that the edges are drawn in.
  let root: Rect
  /// The frames of the children that lines are drawn to, relative to the diagram.
  var children: [NodeFrame]
  /// Where that view is.
  let origin: Point
  let form: EdgeForm
  let hasArrowheads: Bool
}
