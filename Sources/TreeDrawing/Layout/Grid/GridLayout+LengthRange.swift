// How short and how long a grid gets, told from its cells.
//
// A grid that is offered an infinite length offers that to each cell. One that is offered none
// offers none to the first cell in a row or column, but to the next what that takes.

extension GridLayout: RangedLayout {
  func lengthRange(
    along axis: Axis, of views: [RangedView], subviews: Subviews, cache: inout Cache
  ) -> LengthRange {
    let (plan, guides) = (cache.plan, cache.guides)
    guard isKnown(along: axis, plan) else { return .unknown }
    let gaps = axis == .horizontal ? plan.columns.map(\.gap) : plan.rows.map(\.gap)
    var tracks = gaps.map { _ in TrackRange() }
    for (cell, view) in zip(plan.cells, views) {
      tracks[axis == .horizontal ? cell.columns.lowerBound : cell.row].add(view.range)
    }
    let areAligned = zip(plan.cells, views).allSatisfy { cell, view in
      let isByFraction = guides.key(of: cell, along: axis).fraction != nil && !view.maySetGuide
      return isByFraction || !guides.areUsed(by: cell, in: plan)
    }
    return TrackRange.range(of: tracks, gaps, areAligned: areAligned)
  }

  /// Whether each cell is offered what there is, and says how long its row or column is.
  private func isKnown(along axis: Axis, _ plan: GridPlan) -> Bool {
    plan.cells.allSatisfy { cell in
      !cell.unsizedAxes.contains(Axis.Set(axis)) && (axis == .vertical || plan.isSingle(cell))
    }
  }
}

extension GridGuides {
  /// The guide that a cell is lined up by along an axis.
  fileprivate func key(of cell: GridPlan.Cell, along axis: Axis) -> AlignmentKey {
    axis == .horizontal ? columns[cell.columns.lowerBound].key : rows[cell.row].key
  }
}

extension Axis.Set {
  fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

/// How long a row or a column of a grid gets.
private struct TrackRange {
  private var range = LengthRange(0)
  private var count = 0

  init() { range.isCapped = true }

  /// Adds a cell; only of the first one it is known that it is offered nothing where nothing is
  /// offered to all.
  mutating func add(_ cell: LengthRange) {
    count += 1
    range.least = count == 1 ? cell.least : nil
    range.greatest = Self.combined(range.greatest, cell.greatest, max)
    range.floor = max(range.floor, cell.floor)
    range.isCapped = range.isCapped && cell.isFinite
  }

  /// What comes of two lengths, which is endless if one is, whatever the other one.
  private static func combined(
    _ one: Double?, _ other: Double?, _ combine: (Double, Double) -> Double
  ) -> Double? {
    if one == .infinity || other == .infinity { return .infinity }
    guard let one, let other else { return nil }
    return combine(one, other)
  }

  /// How long all of them get together.
  static func range(
    of tracks: [TrackRange], _ gaps: [Double], areAligned: Bool
  ) -> LengthRange {
    let gaps = gaps.reduce(0, +)
    var total = LengthRange(gaps)
    total.isCapped = true
    total.reluctance = 0
    for track in tracks.map(\.range) {
      total.least = total.least.flatMap { sum in track.least.map { sum + $0 } }
      total.greatest = combined(total.greatest, track.greatest, +)
      total.floor += track.floor
      total.isCapped = total.isCapped && track.isCapped
    }
    total.floor = max(total.floor, 0)
    total.least = areAligned && gaps >= 0 ? total.least : nil
    total.greatest = areAligned ? total.greatest.map { max($0, 0) } : nil
    return total
  }
}
