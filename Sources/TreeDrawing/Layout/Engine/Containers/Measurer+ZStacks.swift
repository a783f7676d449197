// Sizing and placing in views that lie on top of each other.

extension Measurer {
  /// The size of a ZStack: what the aligned frames of those of the highest priority cover.
  mutating func sizeZStack(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    let alignment = arena.parameters.alignments[arena.payload(of: element)]
    guard areChildrenKnown(of: element, offering: { _ in proposal }) else { return nil }
    let decisive = arena.children(of: element).map { priority(of: $0) }.max()
    var bounds = ZStackBounds()
    var isComplete = true
    var next = arena.firstChild(of: element)
    while let child = next {
      guard let size = knownSize(of: child, for: proposal) else { return nil }
      let known = guidePoint(alignment, of: child, at: proposal, size: size)
      isComplete = isComplete && known != nil
      let guide = known ?? .zero
      arena[child].origin = Point.zero - guide
      if priority(of: child) == decisive { bounds.add(size, guide: guide) }
      next = arena.sibling(after: child)
    }
    guard isComplete else { return nil }
    for child in arena.children(of: element) {
      arena[child].origin = arena[child].origin - bounds.lower
    }
    return bounds.size
  }

  /// What a ZStack offers its children when it places them: the size that it has by then, unless
  /// there is only one.
  mutating func proposalWhenPlacingZStack(
    _ element: ElementID, for proposal: ProposedViewSize
  ) -> ProposedViewSize? {
    guard arena.hasSeveralChildren(element) else { return proposal }
    return sizeOrMissing(element, proposal).map(ProposedViewSize.init)
  }

  /// How long a ZStack is: as long as what decides its size.
  mutating func rangeOfZStack(_ element: ElementID, along axis: Axis) -> LengthRange {
    let alignment = arena.parameters.alignments[arena.payload(of: element)]
    let views = arena.children(of: element)
    let decisive = views.map { priority(of: $0) }.max()
    let guide = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    let deciding = views.filter { priority(of: $0) == decisive }
    let told = rangeOfAligned(deciding, by: guide) { lengths in
      var bounds = ZStackBounds()
      for length in lengths { bounds.add(length.size, guide: length.point) }
      return bounds.size[axis]
    }
    return withBounds(of: deciding, along: axis, told ?? .unknown)
  }
}

extension Placer {
  /// Settles a ZStack's views; each is offered the size of the whole, unless it is the only one.
  mutating func settleZStack(_ element: ElementID) {
    guard !arena[element].isSettled else { return }
    let isAlone = !arena.hasSeveralChildren(element)
    let proposal =
      isAlone ? finalProposal(of: element) : ProposedViewSize(arena[element].size)
    measurer.arrange(element, for: proposal)
    settleChildren(of: element) { _ in proposal }
  }
}

/// What the aligned frames of a ZStack's views cover together; the guides lie on the origin.
struct ZStackBounds {
  private(set) var lower = Point.zero
  private var upper = Point.zero
  private var isEmpty = true

  mutating func add(_ size: Size, guide: Point) {
    let end = Point(x: Self.rest(size.width, guide.x), y: Self.rest(size.height, guide.y))
    lower =
      isEmpty ? Point.zero - guide : Point(x: min(lower.x, -guide.x), y: min(lower.y, -guide.y))
    upper = isEmpty ? end : Point(x: max(upper.x, end.x), y: max(upper.y, end.y))
    isEmpty = false
  }

  /// What a length has behind a guide; of an infinite length with an infinitely distant guide,
  /// which stacks ask about to see how flexible a view is, all that matters is in front.
  private static func rest(_ length: Double, _ guide: Double) -> Double {
    length == guide ? 0 : length - guide
  }

  var size: Size { Size(width: upper.x - lower.x, height: upper.y - lower.y) }
}
