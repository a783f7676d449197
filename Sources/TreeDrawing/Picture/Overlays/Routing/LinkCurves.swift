/// Links in one swing between boxes that are near each other.
struct LinkCurves {
  let boxes: BoxGrid
  let lines: LineGrid

  /// How far from other boxes curves stay, in points.
  private static let distance = 4.0
  /// What crossing a line is worth, in points of way.
  private static let costOfCrossing = 30.0
  /// The least distance between the ends of a curve that is seen as a line, in points.
  private static let shortest = 22.0
  /// The greatest distance between boxes that a curve joins, in points.
  private static let longest = 420.0
}

extension LinkCurves {
  /// The best curve that touches no box; nil if there is none.
  ///
  /// - Parameters:
  ///   - starts: where it may begin.
  ///   - ends: where it may end.
  ///   - label: the width of the label that it must have room for, in points.
  /// - Returns: the curve, and how much worse than its length it is.
  func way(
    from starts: [LinkPort], to ends: [LinkPort], label: Double
  ) -> (way: LinkWay, penalty: Double)? {
    var best: (way: LinkWay, cost: Double, penalty: Double)?
    for (start, end, least) in pairs(starts, ends) {
      if let best, best.cost <= least { break }
      // On one side of both, the line may have to go around what is between.
      for stretch in start.side == end.side ? [1, 1.8] : [1] {
        let way = Self.curve(from: start, to: end, stretch)
        let penalty = self.penalty(of: way, label) + start.cost + end.cost
        let cost = way.length + penalty
        if best.map({ cost < $0.cost }) ?? true, isFree(way, from: start.box, to: end.box) {
          best = (way, cost, penalty)
        }
      }
    }
    return best.map { ($0.way, $0.penalty) }
  }

  /// The places between which a curve may lead, those that may be best first, and what it costs at
  /// least.
  private func pairs(
    _ starts: [LinkPort], _ ends: [LinkPort]
  ) -> [(start: LinkPort, end: LinkPort, least: Double)] {
    let pairs = starts.flatMap { start in
      ends.map { end in
        let way = start.point.distance(to: end.point)
        return (start: start, end: end, way: way, least: way + start.cost + end.cost - 3)
      }
    }
    return pairs.filter { $0.way <= Self.longest }
      .enumerated().sorted { ($0.element.least, $0.offset) < ($1.element.least, $1.offset) }
      .map { ($0.element.start, $0.element.end, $0.element.least) }
  }

  private static func curve(
    from start: LinkPort, to end: LinkPort, _ stretch: Double
  ) -> LinkWay {
    let (first, last) = (
      start.point(outside: LinkWay.startGap), end.point(outside: LinkWay.tipGap)
    )
    let reach = stretch * self.reach(from: start, to: end)
    func control(_ place: Point, _ port: LinkPort) -> Point {
      let direction = port.side.direction
      return Point(x: place.x + direction.x * reach, y: place.y + direction.y * reach)
    }
    return LinkWay(
      points: [first, control(first, start), control(last, end), last], isCurve: true)
  }

  /// How far outside of the boxes the control points are.
  private static func reach(from start: LinkPort, to end: LinkPort) -> Double {
    let way = start.point.distance(to: end.point)
    let isFacing =
      start.side.direction.x == -end.side.direction.x
      && start.side.direction.y == -end.side.direction.y
    if isFacing { return min(max(way / 2, 8), 60) }
    return start.side == end.side ? min(max(way * 0.42, 30), 64) : min(max(way * 0.5, 16), 70)
  }

  /// What speaks against a curve: lines that it crosses, and that it is short.
  private func penalty(of way: LinkWay, _ label: Double) -> Double {
    let samples = way.samples
    let crossings = zip(samples, samples.dropFirst())
      .reduce(0) { $0 + lines.crossings(from: $1.0, to: $1.1) }
    let room = label > 0 ? label + 8 : Self.shortest
    let lack = max(room - samples[0].distance(to: samples[24]), 0)
    return Double(crossings) * Self.costOfCrossing + 4 * lack
  }

  private func isFree(_ way: LinkWay, from start: Int, to end: Int) -> Bool {
    let samples = way.samples
    return zip(samples, samples.dropFirst()).allSatisfy { one, other in
      !boxes.isCrossed(from: one, to: other, distance: Self.distance, touching: [start, end])
    }
  }
}
