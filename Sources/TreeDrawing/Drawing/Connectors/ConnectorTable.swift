/// Connectors that make paths, several of them each, in little room, because there may be millions.
///
/// A **bundle** is those that follow each other in a path and differ in their ends alone. Its
/// points stand one after the other: the start, one with the turns if there are any, and the ends.
struct ConnectorTable: Sendable {
  private var kinds: [Kind] = []
  private var bundles: [Bundle] = []
  private(set) var points: [Point] = []
  /// How many bundles there are up to the end of each path.
  private var ends: [Int32] = []

  /// What connectors of a bundle have in common besides points.
  private struct Kind: Equatable {
    let leaving: Axis
    let form: Connector.Form
    let radii: Connector.Radii
    let turnCount: Int
  }

  private struct Bundle {
    /// Its index among the kinds, which are few.
    let kind: Int32
    /// Where its points end.
    let end: Int32
  }
}

extension ConnectorTable {
  /// The number of paths.
  var pathCount: Int { ends.count }

  /// The number of connectors in all paths.
  var count: Int {
    bundles.indices.reduce(0) { $0 + Int(bundles[$1].end) - firstEnd(ofBundle: $1) }
  }

  /// Adds a path.
  ///
  /// - Parameters:
  ///   - count: of how many connectors it is made.
  ///   - origin: what their coordinates are relative to.
  ///   - connector: makes each, from its number.
  /// - Returns: the number of the path; nil if there are no connectors.
  @inline(__always)
  mutating func appendPath(
    of count: Int, at origin: Point, _ connector: (Int) -> Connector
  ) -> Int? {
    guard count > 0 else { return nil }
    var latest = connector(0)
    beginBundle(like: latest, at: origin)
    for number in 1..<count {
      let next = connector(number)
      if !next.differsOnlyInEnd(from: latest) {
        endBundle(like: latest)
        beginBundle(like: next, at: origin)
        latest = next
      } else {
        points.append(next.end + origin)
      }
    }
    endBundle(like: latest)
    return ends.appendIndex(Int32(truncatingIfNeeded: bundles.count))
  }

  /// Makes room for more paths and connectors, and says where that of the connectors is.
  mutating func makeRoom(forPaths paths: Int, connectors: Int) -> UnsafeRawBufferPointer {
    ends.makeRoom(for: paths)
    bundles.makeRoom(for: paths)
    // Most paths have a start, turns, and their ends.
    return points.makeRoom(for: 2 * paths + connectors)
  }

  /// Adds the points of a bundle's first connector.
  private mutating func beginBundle(like connector: Connector, at origin: Point) {
    points.append(connector.start + origin)
    var turns = Point.zero
    switch connector.turns {
    case .atEnd: break
    case .bus(let bus):
      turns[connector.leaving] = bus + origin[connector.leaving]
      points.append(turns)
    case .busAndLine(let bus, let line):
      let crossing = connector.leaving.crossing
      turns[connector.leaving] = bus + origin[connector.leaving]
      turns[crossing] = line + origin[crossing]
      points.append(turns)
    }
    points.append(connector.end + origin)
  }

  private mutating func endBundle(like connector: Connector) {
    let kind = Kind(
      leaving: connector.leaving, form: connector.form, radii: connector.radii,
      turnCount: connector.turns.count)
    let index = kinds.firstIndex(of: kind) ?? kinds.appendIndex(kind)
    bundles.append(
      Bundle(
        kind: Int32(truncatingIfNeeded: index), end: Int32(truncatingIfNeeded: points.count)))
  }
}

extension ConnectorTable {
  /// Draws a path.
  @inline(__always)
  func draw<Pen: PathPen & ~Copyable>(path: Int, with pen: inout Pen) {
    for bundle in bundles(ofPath: path) {
      var connector = firstConnector(ofBundle: bundle)
      for index in firstEnd(ofBundle: bundle)..<Int(bundles[bundle].end) {
        connector.end = points[index]
        connector.draw(with: &pen)
      }
    }
  }

  /// A path as a value.
  func path(_ number: Int) -> Path {
    Path { draw(path: number, with: &$0) }
  }

  /// Whether no coordinate of a path is too great to be drawn.
  func isDrawable(path: Int) -> Bool {
    let bundles = bundles(ofPath: path)
    for index in start(ofBundle: bundles.lowerBound)..<start(ofBundle: bundles.upperBound)
    where !points[index].isDrawable { return false }
    return true
  }

  private func bundles(ofPath path: Int) -> Range<Int> {
    (path == 0 ? 0 : Int(ends[path - 1]))..<Int(ends[path])
  }

  /// Where the points of a bundle start, which is where those before it end.
  private func start(ofBundle bundle: Int) -> Int {
    bundle == 0 ? 0 : Int(bundles[bundle - 1].end)
  }

  /// Where the first end of a bundle is.
  private func firstEnd(ofBundle bundle: Int) -> Int {
    start(ofBundle: bundle) + (kinds[Int(bundles[bundle].kind)].turnCount == 0 ? 1 : 2)
  }

  /// A bundle's first connector.
  private func firstConnector(ofBundle bundle: Int) -> Connector {
    let start = start(ofBundle: bundle)
    let kind = kinds[Int(bundles[bundle].kind)]
    let turn = points[start + 1]
    let turns: Connector.Turns =
      switch kind.turnCount {
      case 0: .atEnd
      case 1: .bus(turn[kind.leaving])
      default: .busAndLine(turn[kind.leaving], turn[kind.leaving.crossing])
      }
    return Connector(
      start: points[start], end: points[start], leaving: kind.leaving, turns: turns,
      form: kind.form, radii: kind.radii)
  }
}

extension Connector {
  /// Whether it shares all but its end with another.
  @inline(__always)
  fileprivate func differsOnlyInEnd(from other: Connector) -> Bool {
    start == other.start && turns == other.turns && form == other.form && leaving == other.leaving
      && radii == other.radii
  }
}

extension Connector.Turns {
  /// How many there are besides that at the end.
  fileprivate var count: Int {
    switch self {
    case .atEnd: 0
    case .bus: 1
    case .busAndLine: 2
    }
  }
}
