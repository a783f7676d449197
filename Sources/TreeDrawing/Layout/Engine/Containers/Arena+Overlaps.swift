// Sizing and placing in views that lie on top of each other.

extension Arena {
  /// The size of a pile of views: what the aligned frames of those of the highest priority cover.
  mutating func sizeOverlap(_ element: Int, for proposal: ProposedViewSize) -> Size? {
    let alignment = alignments[payload(of: element)]
    guard areChildrenKnown(of: element, offering: { _ in proposal }) else { return nil }
    let decisive = children(of: element).map { priority(of: $0) }.max()
    var bounds = OverlapBounds()
    var isComplete = true
    var next = firstChild(of: element)
    while let child = next {
      guard let size = knownSize(of: child, for: proposal) else { return nil }
      let known = guidePoint(alignment, of: child, at: proposal, size: size)
      isComplete = isComplete && known != nil
      let guide = known ?? .zero
      elements[child].origin = Point.zero - guide
      if priority(of: child) == decisive { bounds.add(size, guide: guide) }
      next = sibling(after: child)
    }
    guard isComplete else { return nil }
    for child in children(of: element) {
      elements[child].origin = elements[child].origin - bounds.lower
    }
    return bounds.size
  }
}

/// What the aligned frames of a pile of views cover together; the guides lie on the origin.
struct OverlapBounds {
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

  /// What a length has behind a guide; of an infinite length with an infinitely distant guide, which
  /// stacks ask about to see how flexible a view is, all that matters is in front.
  private static func rest(_ length: Double, _ guide: Double) -> Double {
    guide.isInfinite ? 0 : length - guide
  }

  var size: Size { Size(width: upper.x - lower.x, height: upper.y - lower.y) }
}
