// How long stacks get, told from how long their views do.

extension Measurer {
  /// How long a stack is along an axis at least and at most.
  mutating func rangeOfStack(_ element: ElementID, along axis: Axis) -> LengthRange {
    let stack = arena.parameters.stacks[arena.payload(of: element)]
    let views = arena.children(of: element)
    return axis == stack.axis
      ? rangeAlong(stack, views) : rangeAcross(stack, views, along: axis)
  }

  /// A stack with no length to share out gives none to any view, one with an infinite length an
  /// infinite one to each.
  private mutating func rangeAlong(_ stack: Parameters.Stack, _ views: [ElementID]) -> LengthRange {
    let ranges = views.map { lengthRange(of: $0, along: stack.axis) }
    let gaps = resolving(orElse: []) { $0.gaps(between: views, in: stack) }
    guard gaps.count == views.count else { return .unknown }
    let total = gaps.reduce(0, +)
    var range = LengthRange(
      least: total < 0 ? nil : Self.sum(ranges, gaps) { $0.least },
      greatest: ranges.contains { $0.greatest == .infinity }
        ? .infinity : Self.sum(ranges, gaps) { $0.greatest })
    range.floor = Self.sum(ranges, gaps) { $0.floor } ?? 0
    range.isCapped = ranges.allSatisfy(\.isFinite)
    let priorities = views.map { priority(of: $0) }
    range.fills = Self.lastFills(ranges, priorities)
    if range.least != nil, let reluctance = StackReluctance(ranges, priorities) {
      range.reluctance = max(total + reluctance.length, 0)
    }
    return range
  }

  /// Whether the last view to choose takes all that is left.
  private static func lastFills(_ ranges: [LengthRange], _ priorities: [Double]) -> Bool {
    guard let lowest = priorities.min() else { return false }
    let endless = zip(ranges, priorities).filter { $1 == lowest && !$0.isFinite }
    return !endless.isEmpty && endless.allSatisfy(\.0.fills)
  }

  private static func sum(
    _ ranges: [LengthRange], _ gaps: [Double], _ length: (LengthRange) -> Double?
  ) -> Double? {
    var total = 0.0
    for (range, gap) in zip(ranges, gaps) {
      guard let length = length(range) else { return nil }
      total = total + gap + length
    }
    return max(total, 0)
  }

  private mutating func rangeAcross(
    _ stack: Parameters.Stack, _ views: [ElementID], along axis: Axis
  ) -> LengthRange {
    let guide = arena.parameters.stackGuides[Int(stack.guide)]
    let told = rangeOfAligned(views, by: guide) { lengths in
      var run = StackRun(along: axis.crossing)
      for length in lengths { _ = run.add(length.size, after: 0, guide: length.guide) }
      return run.size[axis]
    }
    return withBounds(of: views, along: axis, told ?? .unknown)
  }

  /// A range with what the ranges of views that lie beside each other across it say of it, wherever
  /// their guides are.
  mutating func withBounds(
    of views: [ElementID], along axis: Axis, _ range: LengthRange
  ) -> LengthRange {
    var range = range
    range.isCapped = true
    range.reluctance = .infinity
    for view in views {
      let inside = lengthRange(of: view, along: axis)
      range.fills = range.fills || inside.fills
      let most = arena[view].isElastic ? range.least ?? 0 : inside.reluctance
      range.reluctance = min(range.reluctance, most)
      range.floor = max(range.floor, inside.floor)
      range.isCapped = range.isCapped && inside.isFinite
    }
    if range.least == nil { range.reluctance = 0 }
    return range
  }
}
