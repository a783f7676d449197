/// Where views stand along an axis that must keep certain distances, and where the view above them
/// stands.
///
/// The first and the last are as near as the distances allow. Those between are spread.
struct SiblingRow {
  private(set) var views: [View] = []
  private var limits: [Limit] = []

  struct View {
    let length: Double
    /// Where its middle is, relative to its origin.
    let guide: Double
    /// The lowest origin that all distances allow, later the one that it gets.
    var origin: Double
    /// The highest origin that all distances allow.
    var latest = Double.infinity

    var middle: Double { origin + guide }
  }

  /// The least distance between the origins of two views.
  private struct Limit {
    let before: Int32
    let after: Int32
    let distance: Double
  }

  /// Numbers nearer to each other than that are taken for equal.
  static let tolerance = 1e-9
}

extension SiblingRow {
  mutating func removeAll() {
    views.removeAll(keepingCapacity: true)
    limits.removeAll(keepingCapacity: true)
  }

  /// Adds a view, which stands behind those before as soon as they are kept away.
  mutating func append(length: Double, guide: Double) {
    let origin = views.isEmpty ? 0 : -Double.infinity
    views.append(View(length: length, guide: guide, origin: origin))
  }

  /// Keeps the view that was added last at a distance from one before it, origin from origin.
  mutating func keepLast(awayFrom other: Int, by distance: Double) {
    let last = views.count - 1
    limits.append(Limit(before: Int32(other), after: Int32(last), distance: distance))
    views[last].origin = max(views[last].origin, views[other].origin + distance)
  }

  /// Puts the views in their places, the lowest edge at 0.
  ///
  /// - Parameters:
  ///   - rule: where the view above stands.
  ///   - isLoose: whether views between the first and the last may have room left.
  ///   - lengthAbove: how long the view above is if it, or the row, may not stand out beyond the
  ///     ends of the other.
  /// - Returns: where the view above stands, and the end of the highest view.
  mutating func arrange(
    by rule: ChildAlignment, isLoose: Bool, under lengthAbove: Double?
  ) -> (guide: Double, length: Double) {
    let widened = rule == .centred && lengthAbove == nil && widenToWholeMiddle()
    if views.count > 2, isLoose || widened {
      spread()
      if rule == .centred { round() }
    }
    let lowest = views.reduce(0) { min($0, $1.origin) }
    if lowest != 0 {
      for index in views.indices { views[index].origin -= lowest }
    }
    let length = views.reduce(0) { max($0, $1.origin + $1.length) }
    let guide = rule == .box ? length / 2 : rule.guide(of: views)
    return (lengthAbove.map { guide.rounded().keeping($0, over: length) } ?? guide, length)
  }

  /// Moves the last view so that half-way between its middle and that of the first is a whole
  /// number of points from both.
  ///
  /// - Returns: whether it was moved.
  private mutating func widenToWholeMiddle() -> Bool {
    guard let first = views.first, let last = views.last, views.count > 1 else { return false }
    let distance = last.middle - first.middle
    let even = 2 * (distance / 2 - Self.tolerance).rounded(.up)
    guard even - distance > Self.tolerance else { return false }
    views[views.count - 1].origin += even - distance
    return true
  }

  private func isMet(_ limit: Limit) -> Bool {
    let distance = views[Int(limit.after)].origin - views[Int(limit.before)].origin
    return distance >= limit.distance - Self.tolerance
  }
}

// Spreading. The lowest places are where each view is pushed to by those before it, the highest
// where it is pushed to by those behind it, when the last one stands. Half-way between both, all
// distances are kept, and the mirrored row is the mirror image of the row. From there, views move
// towards equal gaps as far as distances allow.
extension SiblingRow {
  private mutating func spread() {
    findLatest()
    guard views.contains(where: { $0.isLoose }) else { return }
    let moves = movesToEqualGaps
    for index in views.indices { views[index].origin = views[index].restingOrigin }
    let share = possibleShare(of: moves)
    for index in views.indices { views[index].origin += share * moves[index] }
  }

  private mutating func findLatest() {
    let last = views.count - 1
    views[last].latest = views[last].origin
    for limit in limits.reversed() {
      let latest = views[Int(limit.after)].latest - limit.distance
      views[Int(limit.before)].latest = min(views[Int(limit.before)].latest, latest)
    }
    views[0].latest = views[0].origin
  }

  /// How far each view is from where all gaps would be equal between the nearest views on its sides
  /// that cannot move.
  private var movesToEqualGaps: [Double] {
    var moves = [Double](repeating: 0, count: views.count)
    let gaps = leastDistances
    var fixed = 0
    for index in views.indices.dropFirst() where !views[index].isLoose {
      defer { fixed = index }
      guard index > fixed + 1 else { continue }
      let needed = gaps[(fixed + 1)...index].reduce(0, +)
      let start = views[fixed].restingOrigin
      let share = (views[index].restingOrigin - start - needed) / Double(index - fixed)
      var origin = start
      for inner in (fixed + 1)..<index {
        origin += gaps[inner] + share
        moves[inner] = origin - views[inner].restingOrigin
      }
    }
    return moves
  }

  /// The distance of each view from the one before it, if they stand as near as they may.
  private var leastDistances: [Double] {
    var distances = [Double](repeating: -.infinity, count: views.count)
    for limit in limits where limit.before + 1 == limit.after {
      distances[Int(limit.after)] = max(distances[Int(limit.after)], limit.distance)
    }
    return distances
  }

  /// How much of all moves is possible, from where views rest.
  private func possibleShare(of moves: [Double]) -> Double {
    var share = 1.0
    for limit in limits {
      let (before, after) = (Int(limit.before), Int(limit.after))
      let approach = moves[before] - moves[after]
      let room = max(views[after].origin - views[before].origin - limit.distance, 0)
      if approach > room { share = min(share, room / approach) }
    }
    return share
  }

  /// Moves views between the first and the last away from the middle to whole distances from the
  /// first, so that outlines are crisp, if all gaps are whole too.
  private mutating func round() {
    guard let first = views.first, let last = views.last else { return }
    let origins = views.map(\.origin)
    let middle = (last.middle - first.middle) / 2
    for index in views.indices.dropFirst().dropLast() {
      let distance = views[index].middle - first.middle
      let rounded =
        distance < middle
        ? (distance + Self.tolerance).rounded(.down) : (distance - Self.tolerance).rounded(.up)
      views[index].origin += rounded - distance
    }
    guard !limits.allSatisfy(isMet) else { return }
    for index in views.indices { views[index].origin = origins[index] }
  }
}

extension SiblingRow.View {
  /// Whether it can be moved.
  fileprivate var isLoose: Bool { latest - origin > 1e-6 }

  /// Half-way between its lowest and its highest place.
  fileprivate var restingOrigin: Double { (origin + latest) / 2 }
}

extension ChildAlignment {
  /// How near the middle of a view must be to stand exactly over it, in points.
  private static let reach = 8.0

  /// Where a view stands above others, along the axis that they follow each other on.
  ///
  /// - Complexity: O(*n*) in the number of views.
  fileprivate func guide(of views: [SiblingRow.View]) -> Double {
    guard let first = views.first?.middle, let last = views.last?.middle else { return 0 }
    switch self {
    case .outer, .box: return (first + last) / 2
    case .first: return first
    case .last: return last
    case .mean: return views.reduce(0) { $0 + $1.middle } / Double(views.count)
    case .middle: return (views[(views.count - 1) / 2].middle + views[views.count / 2].middle) / 2
    case .centred: return Self.centre(of: views, around: (first + last) / 2)
    }
  }

  private static func centre(of views: [SiblingRow.View], around middle: Double) -> Double {
    var nearest = Double.infinity
    var centre = middle
    for view in views where abs(view.middle - middle) <= min(reach, nearest) {
      // Of two that are equally near, none.
      centre = abs(view.middle - middle) == nearest ? middle : view.middle
      nearest = abs(view.middle - middle)
    }
    return centre
  }
}

extension Double {
  /// The middle of a view over a row, moved so far that the longer of both holds the other.
  fileprivate func keeping(_ view: Double, over row: Double) -> Double {
    let (one, other) = (view / 2, row - view / 2)
    return Swift.min(Swift.max(self, Swift.min(one, other)), Swift.max(one, other))
  }
}
