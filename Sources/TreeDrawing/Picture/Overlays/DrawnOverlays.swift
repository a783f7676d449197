/// The lines and places of what is drawn in front of diagrams, relative to the view with these.
struct DrawnOverlays {
  private(set) var links: [Link] = []
  /// The frames of ellipses.
  private(set) var rings: [Rect] = []
  private(set) var route: Line?
  /// What is needed around the view.
  let space: EdgeInsets

  /// A line and the arrowhead at its end.
  struct Line {
    let path: Path
    let arrowhead: Path
  }

  /// A link, and where its label is if it has one.
  struct Link {
    let line: Line
    let label: String
    let labelFrame: Rect
  }

  /// Finds out where everything is.
  ///
  /// - Parameters:
  ///   - overlays: what to draw.
  ///   - trial: where the nodes are.
  ///   - labels: the sizes of the links' labels.
  ///   - margin: how far it shall be away from the sides of the view, in points.
  ///   - warnings: where nodes are told that are not there.
  init(
    _ overlays: NodeOverlays, on trial: OverlayTrial, labels: [Size], margin: Double,
    _ warnings: WarningLog
  ) {
    for id in overlays.ids where trial.frames[id] == nil { warnings.record(.noNode(id: id)) }
    links = Self.links(overlays.links, labels, on: trial)
    rings = overlays.rings.compactMap { trial.frames[$0]?.ring }
    let stops = overlays.route.withoutRepeats.compactMap { trial.frames[$0] }
    route = stops.count > 1 ? RouteCurve(through: stops).line : nil
    var bounds = Rect(origin: .zero, size: trial.size).insetBy(dx: margin, dy: margin)
    for ring in rings { bounds = bounds.union(ring.insetBy(dx: -1, dy: -1)) }
    for line in links.map(\.line) + [route].compactMap({ $0 }) {
      bounds = bounds.union(line.path.boundingRect.insetBy(dx: -1, dy: -1))
    }
    for link in links where !link.label.isEmpty { bounds = bounds.union(link.labelFrame) }
    space = bounds.insetBy(dx: -margin, dy: -margin).space(around: trial.size)
  }

  private static func links(
    _ links: [NodeLink], _ labels: [Size], on trial: OverlayTrial
  ) -> [Link] {
    var wishes: [(wish: LinkRouter.Wish, label: String, size: Size)] = []
    for (link, size) in zip(links, labels) where link.start != link.end {
      guard let start = trial.indices[link.start], let end = trial.indices[link.end]
      else { continue }
      let wish = LinkRouter.Wish(start: start, end: end, label: size.width)
      wishes.append((wish, link.label, size))
    }
    guard !wishes.isEmpty else { return [] }
    let boxes = trial.boxes + trial.capsules
    var router = LinkRouter(boxes, avoiding: trial.lines, for: wishes.map(\.wish))
    let ways = router.ways()
    var places = LabelPlaces(beside: ways, boxes, trial.lines)
    return zip(ways, wishes).map { way, wish in
      Link(
        line: Line(way), label: wish.label,
        labelFrame: places.place(of: wish.size, on: way))
    }
  }
}

extension DrawnOverlays.Line {
  /// The line on a way, with an arrowhead.
  init(_ way: LinkWay) {
    let head = Arrowhead(tip: way.points[way.points.count - 1], arrival: way.arrival)
    path = way.path(upTo: head)
    arrowhead = Path { head.add(to: &$0) }
  }
}

extension Rect {
  /// The frame of an ellipse around it that touches none of its corners.
  fileprivate var ring: Rect {
    func isOutside(_ room: Double) -> Bool {
      let (x, y) = (width / (width + 2 * room), height / (height + 2 * room))
      return x * x + y * y <= 1
    }
    var (low, high) = (0.0, max(width, height, 1))
    for _ in 0..<24 {
      let middle = (low + high) / 2
      if isOutside(middle) { high = middle } else { low = middle }
    }
    return insetBy(dx: -high, dy: -high)
  }

  /// What is needed around a view of a size for this rectangle: whole points, so that lines stay on
  /// pixels.
  fileprivate func space(around size: Size) -> EdgeInsets {
    EdgeInsets(
      top: max(-minY, 0).rounded(.up), leading: max(-minX, 0).rounded(.up),
      bottom: max(maxY - size.height, 0).rounded(.up),
      trailing: max(maxX - size.width, 0).rounded(.up))
  }
}

extension [Int] {
  /// The numbers without those that are the same as the one before, as nothing leads from a node to
  /// itself.
  fileprivate var withoutRepeats: [Int] {
    indices.filter { $0 == 0 || self[$0 - 1] != self[$0] }.map { self[$0] }
  }
}
