/// Finds ways between boxes that touch no box.
///
/// Few links between near boxes are curves, the others lines along the axes. Up to ten run beside
/// each other; more share their ways. Of thousands, the last ones are straight lines.
struct LinkRouter {
  private let boxes: BoxGrid
  private var lines: LineGrid
  private let sharesWays: Bool
  private let bounds: Rect
  private var wishes: [Wish] = []
  /// How many cells may still be looked at, so that work does not grow with boxes times links.
  private(set) var allowance: Int

  /// The greatest number of links that have ways of their own.
  static let mostSeparate = 10
  /// How far from boxes ways stay where there is room, and where there is less, in points.
  private static let distances = [5.0, 2, 0.5]

  /// A link that is wanted.
  struct Wish {
    /// The numbers of the boxes that it begins and ends at.
    let start: Int
    let end: Int
    /// The width of its label, in points; 0 if there is none.
    let label: Double
  }

  /// Makes a router.
  ///
  /// - Parameters:
  ///   - boxes: what links must not touch.
  ///   - lines: the lines that links shall not run on.
  ///   - wishes: the links.
  init(_ boxes: [Rect], avoiding lines: LineGrid, for wishes: [Wish]) {
    self.boxes = BoxGrid(boxes)
    self.lines = lines
    self.wishes = wishes
    allowance = 100_000 + 100 * boxes.count
    sharesWays = wishes.count > Self.mostSeparate
    let room = 40 + 6 * Double(min(wishes.count, Self.mostSeparate))
    let all = boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    bounds = all.insetBy(dx: -room, dy: -room).snappedOutwards
  }
}

extension LinkRouter {
  /// The ways, in the order of the links.
  mutating func ways() -> [LinkWay] {
    var ways = [LinkWay?](repeating: nil, count: wishes.count)
    var spare: [Int: LinkWay] = [:]
    for number in wishes.indices where !sharesWays {
      guard let (way, penalty) = curve(for: wishes[number]) else { continue }
      if penalty < Self.greatestPenalty { take(way, for: number, in: &ways) }
      spare[number] = way
    }
    for distance in Self.distances where ways.contains(where: { $0 == nil }) {
      findWays(&ways, distance)
    }
    return ways.indices.map { ways[$0] ?? spare[$0] ?? straight(wishes[$0]) }
  }

  /// From where on a way along the axes is better than a curve, if there is one.
  private static let greatestPenalty = 100.0

  private mutating func take(_ way: LinkWay, for number: Int, in ways: inout [LinkWay?]) {
    ways[number] = way
    occupy(way)
  }

  private func ports(of box: Int) -> [LinkPort] {
    LinkPort.all(of: box, in: boxes, lines)
  }

  private func curve(for wish: Wish) -> (way: LinkWay, penalty: Double)? {
    LinkCurves(boxes: boxes, lines: lines)
      .way(from: ports(of: wish.start), to: ports(of: wish.end), label: wish.label)
  }

  /// Where there is no way between boxes at all, the shortest line.
  private func straight(_ wish: Wish) -> LinkWay {
    let ends = (boxes.boxes[wish.start][.center], boxes.boxes[wish.end][.center])
    return LinkWay(points: [ends.0, ends.1], isCurve: false)
  }

  /// Keeps other links away from a way.
  private mutating func occupy(_ way: LinkWay) {
    guard !sharesWays else { return }
    for (start, end) in zip(way.samples, way.samples.dropFirst()) {
      lines.add(from: start, to: end)
    }
    // Others do not begin or end at its ends.
    guard way.isCurve else { return }
    lines.add(from: way.points[0], to: way.points[0].moved(towards: way.points[1], by: 12))
    lines.add(from: way.points[3], to: way.points[3].moved(towards: way.points[2], by: 12))
  }
}

// Ways along the axes.
extension LinkRouter {
  /// Finds those that are missing, so far from boxes.
  private mutating func findWays(_ ways: inout [LinkWay?], _ distance: Double) {
    let missing = ways.indices.filter { ways[$0] == nil }
    let ends = Set(missing.flatMap { [wishes[$0].start, wishes[$0].end] })
    let rooms = boxes.boxes.map { $0.insetBy(dx: -distance, dy: -distance).snappedOutwards }
    let ports = ends.sorted().flatMap { self.ports(of: $0) }
    let (space, cells) = FreeSpace.around(
      rooms, in: bounds, at: ports.map { $0.place(outside: rooms[$0.box]) })
    var gates: [Int: [CellSearch.Gate]] = [:]
    for (port, cell) in zip(ports, cells) {
      guard let cell else { continue }
      let point = port.place(outside: rooms[port.box]).point
      gates[port.box, default: []].append(CellSearch.Gate(port: port, point: point, cell: cell))
    }
    for number in missing {
      if let way = way(for: wishes[number], in: space, gates) {
        take(way, for: number, in: &ways)
      }
    }
  }

  private mutating func way(
    for wish: Wish, in space: FreeSpace, _ gates: [Int: [CellSearch.Gate]]
  ) -> LinkWay? {
    guard allowance > 0 else { return nil }
    let box = boxes.boxes[wish.end]
    var search = CellSearch(in: space, to: renewed(gates[wish.end] ?? []), box: box)
    defer { allowance -= search.work }
    guard let found = search.way(from: renewed(gates[wish.start] ?? [])) else { return nil }
    var corners = CornerPath(found, avoiding: lines)
    return corners.result()
  }

  /// The gates with what their ports cost now, as links that came since may be there.
  private func renewed(_ gates: [CellSearch.Gate]) -> [CellSearch.Gate] {
    guard !sharesWays, let box = gates.first?.port.box else { return gates }
    let ports = self.ports(of: box)
    return gates.map { gate in
      let port = ports.first { $0.point == gate.port.point } ?? gate.port
      return CellSearch.Gate(port: port, point: gate.point, cell: gate.cell)
    }
  }
}

extension Rect {
  /// The smallest rectangle around this one whose sides are on halves of points.
  ///
  /// Fewer lines are different then.
  var snappedOutwards: Rect {
    let (left, top) = ((minX * 2).rounded(.down) / 2, (minY * 2).rounded(.down) / 2)
    let (right, bottom) = ((maxX * 2).rounded(.up) / 2, (maxY * 2).rounded(.up) / 2)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
