import TreeDrawing

/// What the edges from a node to its children are, said once more with public paths.
///
/// All is said of a diagram that grows down; what grows otherwise is turned to that and back.
struct DescribedEdges {
  let style: DiagramStyle
  /// The longest of the labels along the growth; 0 if there are none.
  var longestLabel = 0.0

  /// From the node to the children.
  var gap: Double {
    guard longestLabel > 0 else { return style.spacing.levels }
    let least =
      switch form {
      case .elbow: longestLabel + 21 + style.spacing.levels / 2
      case .straight, .curve: (longestLabel / 2 + 9.5) / 0.34
      }
    return max(style.spacing.levelsWithEdgeLabels, least)
  }

  /// How wide the place of a child must be for the label of its edge.
  func room(for label: Size) -> Double {
    let extent = style.growth == .down || style.growth == .up ? label.width : label.height
    return form == .elbow ? extent : extent / 0.66
  }

  /// The extent of a label along the growth.
  func length(of label: Size) -> Double {
    style.growth == .down || style.growth == .up ? label.height : label.width
  }

  /// The lines to all children.
  func path(from parent: Rect, to children: [Rect]) -> Path {
    Path { path in
      for child in children {
        let (start, end) = ends(parent, child)
        let shorter = style.arrows == .end ? headLength(start, end) - 1 : 0
        add(from: start, to: end, shorter: max(shorter, 0), to: &path)
      }
    }
  }

  /// The triangles at the children.
  func arrowheads(from parent: Rect, to children: [Rect]) -> Path {
    Path { path in
      for child in children {
        let (start, end) = ends(parent, child)
        let (length, way) = (headLength(start, end), direction(start, end))
        let base = Point(x: end.x - way.x * length, y: end.y - way.y * length)
        let (x, y) = (way.y * length / 2, way.x * length / 2)
        guard length >= 0.01 else { continue }
        path.move(to: back(end))
        let corners = [Point(x: base.x - x, y: base.y + y), Point(x: base.x + x, y: base.y - y)]
        for corner in style.growth == .down || style.growth == .left ? corners : corners.reversed()
        { path.addLine(to: back(corner)) }
        path.closeSubpath()
      }
    }
  }

  /// The middle of the label of an edge.
  func labelMiddle(from parent: Rect, to child: Rect, _ label: Size) -> Point {
    let (start, end) = ends(parent, child)
    func between(_ across: Double, _ along: Double) -> Point {
      back(
        Point(x: start.x + (end.x - start.x) * across, y: start.y + (end.y - start.y) * along))
    }
    switch form {
    case .elbow:
      let sign = end.y < busLevel(end) ? -1.0 : 1
      return back(Point(x: end.x, y: end.y - sign * (9.5 + length(of: label) / 2)))
    case .straight: return between(0.66, 0.66)
    case .curve:
      let (t, s) = (0.66, 0.34)
      return between(3 * s * t * t + t * t * t, 1.5 * s * s * t + 1.5 * s * t * t + t * t * t)
    }
  }
}

extension DescribedEdges {
  private var form: EdgeForm { style.edgeForm ?? .elbow }

  private func busLevel(_ end: Point) -> Double {
    end.y - (longestLabel > 0 ? max(gap / 2, longestLabel + 21) : gap / 2)
  }

  private func ends(_ parent: Rect, _ child: Rect) -> (Point, Point) {
    switch style.growth {
    case .down: (turned(parent[.bottom]), turned(child[.top]))
    case .up: (turned(parent[.top]), turned(child[.bottom]))
    case .right: (turned(parent[.trailing]), turned(child[.leading]))
    case .left: (turned(parent[.leading]), turned(child[.trailing]))
    }
  }

  /// A point of the diagram, where that is turned to grow down.
  private func turned(_ point: Point) -> Point {
    switch style.growth {
    case .down: point
    case .up: Point(x: point.x, y: -point.y)
    case .right: Point(x: point.y, y: point.x)
    case .left: Point(x: point.y, y: -point.x)
    }
  }

  private func back(_ point: Point) -> Point {
    switch style.growth {
    case .down: point
    case .up: Point(x: point.x, y: -point.y)
    case .right: Point(x: point.y, y: point.x)
    case .left: Point(x: -point.y, y: point.x)
    }
  }

  private func direction(_ start: Point, _ end: Point) -> Point {
    switch form {
    case .elbow, .curve: return Point(x: 0, y: end.y < busLevel(end) ? -1 : 1)
    case .straight:
      let (x, y) = (end.x - start.x, end.y - start.y)
      let length = (x * x + y * y).squareRoot()
      return length > 0 ? Point(x: x / length, y: y / length) : .zero
    }
  }

  private func headLength(_ start: Point, _ end: Point) -> Double {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let straight =
      switch form {
      case .elbow: abs(end.y - busLevel(end))
      case .curve: abs(end.y - busLevel(end)) / 2
      case .straight: (x * x + y * y).squareRoot()
      }
    return min(9, straight)
  }

  /// Adds one line, which ends a little before the child.
  private func add(
    from start: Point, to tip: Point, shorter: Double, to path: inout Path
  ) {
    let way = direction(start, tip)
    let end = Point(x: tip.x - way.x * shorter, y: tip.y - way.y * shorter)
    path.move(to: back(start))
    let (across, along) = (abs(end.x - start.x) >= 0.01, abs(end.y - start.y) >= 0.01)
    switch form {
    case .elbow where across: addElbow(from: start, to: end, at: busLevel(tip), to: &path)
    case .curve where across && along:
      let middle = (start.y + end.y) / 2
      path.addCurve(
        to: back(end), control1: back(Point(x: start.x, y: middle)),
        control2: back(Point(x: end.x, y: middle)))
    case .straight, .elbow, .curve: path.addLine(to: back(end))
    }
  }

  private func addElbow(
    from start: Point, to end: Point, at bus: Double, to path: inout Path
  ) {
    let radius = min(10, abs(end.x - start.x), abs(end.y - bus))
    let corner = Point(x: end.x, y: bus)
    path.addLine(to: back(Point(x: start.x, y: bus)))
    if radius < 0.01 {
      path.addLine(to: back(corner))
    } else {
      let before = Point(x: end.x + (start.x < end.x ? -radius : radius), y: bus)
      let behind = Point(x: end.x, y: bus + (end.y < bus ? -radius : radius))
      if abs(end.x - start.x) - radius >= 0.01 { path.addLine(to: back(before)) }
      path.addQuadCurve(to: back(behind), control: back(corner))
    }
    if abs(end.y - bus) - radius >= 0.01 { path.addLine(to: back(end)) }
  }
}
