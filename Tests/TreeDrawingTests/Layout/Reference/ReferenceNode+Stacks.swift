@testable import TreeDrawing

// Stacks: a stack is placed once more with its own length across, where none is offered.

extension ReferenceNode {
  func stackSize(_ axis: Axis, _ spacing: Double?, _ p: ProposedViewSize) -> Size {
    guard case .stack(_, let guide, _) = kind, !views.isEmpty else { return .zero }
    let offers = offers(axis, spacing, p)
    let lengths = zip(views, offers).map { $0.size($1)[axis] }
    var size = Size.zero
    size[axis] = max(lengths.reduce(0, +) + gaps(axis, spacing).reduce(0, +), 0)
    let across = extent(guide, axis.crossing, offers)
    size[axis.crossing] = across.upper - across.lower
    return size
  }

  func stackPlaces(
    _ axis: Axis, _ guide: ReferenceGuide, _ spacing: Double?, _ p: ProposedViewSize
  ) -> [Place] {
    guard !views.isEmpty else { return [] }
    var final = p
    if p[axis.crossing] == nil { final[axis.crossing] = size(p)[axis.crossing] }
    let offers = offers(axis, spacing, final)
    let lower = extent(guide, axis.crossing, offers).lower
    var start = 0.0
    return zip(zip(views, offers), gaps(axis, spacing) + [0]).map { child, gap in
      var place = Place(view: child.0, offered: child.1)
      place.origin[axis] = start
      place.origin[axis.crossing] = -child.0.line(guide, axis.crossing, child.1) - lower
      start += child.0.size(child.1)[axis] + gap
      return place
    }
  }

  /// How far the views reach across from the line that they are aligned by, which is part of the extent.
  private func extent(
    _ guide: ReferenceGuide, _ across: Axis, _ offers: [ProposedViewSize]
  ) -> (lower: Double, upper: Double) {
    var (lower, upper) = (0.0, 0.0)
    for (view, offer) in zip(views, offers) {
      let line = view.line(guide, across, offer)
      lower = min(lower, -line)
      upper = max(upper, Self.rest(view.size(offer)[across], line))
    }
    return (lower, upper)
  }

  /// Where a guide is that a stack lines the view up by; one that is no number, as it comes of infinite lengths, is
  /// infinitely far away.
  private func line(_ guide: ReferenceGuide, _ axis: Axis, _ p: ProposedViewSize) -> Double {
    let value = value(guide, axis, p)
    return value.isNaN ? .infinity : value
  }

  /// What is left of a length behind a guide, nothing if both are infinite: only how long a view can get is asked with
  /// infinite lengths.
  static func rest(_ length: Double, _ guide: Double) -> Double {
    length == guide ? 0 : length - guide
  }
}

// MARK: Sharing

extension ReferenceNode {
  /// What each view is offered.
  private func offers(
    _ axis: Axis, _ spacing: Double?, _ p: ProposedViewSize
  ) -> [ProposedViewSize] {
    var offers = views.map { _ in p }
    guard let total = p[axis] else { return offers }
    var free = total - gaps(axis, spacing).reduce(0, +)
    for view in views { free -= view.length(0, axis, p) }
    for priority in Set(views.map(\.priority)).sorted(by: >) {
      let group = views.indices.filter { views[$0].priority == priority }
        .sorted { chooses($0, before: $1, axis, p) }
      for index in group { free += views[index].length(0, axis, p) }
      for (chosen, index) in group.enumerated() {
        let share = max(noted(free) / Double(group.count - chosen), 0)
        offers[index][axis] = share
        if free.isFinite { free -= views[index].length(share, axis, p) }
      }
    }
    return offers
  }

  /// Whether a view chooses its length before another one of its priority: the less flexible first.
  private func chooses(_ one: Int, before other: Int, _ axis: Axis, _ p: ProposedViewSize) -> Bool {
    let least = [one, other].map { views[$0].length(0, axis, p) }
    let flexibility = zip([one, other], least).map { views[$0].length(.infinity, axis, p) - $1 }
    if flexibility[0] != flexibility[1] { return flexibility[0] < flexibility[1] }
    if flexibility[0] == .infinity, least[0] != least[1] { return least[0] > least[1] }
    return one < other
  }

  private func length(_ offered: Double, _ axis: Axis, _ p: ProposedViewSize) -> Double {
    var offer = p
    offer[axis] = offered
    return size(offer)[axis]
  }
}
