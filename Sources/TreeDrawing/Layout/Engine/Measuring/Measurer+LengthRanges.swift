// How short and how long flexible views get.
//
// A stack that has a length to share out asks each view how long it is for no length and for an
// infinite one. Measured, each such question would make proposals that nobody else asks about, for
// all that is inside: then work grows with the square of the depth. But what comes out hardly ever
// depends on what is offered across, and can be told once, from the inside out.

extension Measurer {
  /// How long a view is along an axis at least and at most, as far as that can be told.
  mutating func lengthRange(of element: ElementID, along axis: Axis) -> LengthRange {
    if arena[element].isRigid {
      return LengthRange(arena[element].size[axis])
    }
    if arena[element].isElastic { return .elastic }
    guard arena[element].kind.isFlexibleLeaf else {
      return measurements.lengthRanges[element]?[axis] ?? .unknown
    }
    let endless = ProposedViewSize(width: .infinity, height: .infinity)
    var range = LengthRange(
      least: knownSize(of: element, for: ProposedViewSize(.zero))?[axis],
      greatest: knownSize(of: element, for: endless)?[axis])
    range.fills = range.greatest == .infinity
    range.reluctance = range.greatest == range.least ? .infinity : range.least ?? 0
    return range
  }

  /// Remembers how long an element gets whose children are sized ideally.
  mutating func rememberLengthRanges(of element: ElementID) {
    guard !arena[element].isRigid, !arena[element].isElastic, !arena[element].kind.isFlexibleLeaf
    else { return }
    measurements.lengthRanges[element] = LengthRanges(
      width: findLengthRange(of: element, along: .horizontal),
      height: findLengthRange(of: element, along: .vertical),
      isFinite: findsFinite(element))
  }

  /// Whether a view is finite along both axes if nothing infinite is offered.
  mutating func staysFinite(_ element: ElementID) -> Bool {
    if arena[element].isRigid { return arena[element].size.isFinite }
    if arena[element].isElastic || arena[element].kind.isFlexibleLeaf { return true }
    return measurements.lengthRanges[element]?.isFinite ?? false
  }

  /// Whether that holds for an element, as far as its children tell.
  private mutating func findsFinite(_ element: ElementID) -> Bool {
    switch arena[element].kind {
    case .flexibleFrame:
      let frame = arena.parameters.flexibleFrames[arena.payload(of: element)]
      guard frame.width.isFinite, frame.height.isFinite else { return false }
    case .layout where !arena.parameters.layouts[arena.payload(of: element)].knowsLengths:
      return false
    default: break
    }
    if arena[element].kind.isWrapper { return staysFinite(arena.primary(of: element)) }
    return arena.children(of: element).allSatisfy { staysFinite($0) }
  }

  /// The range of views lined up by a built-in guide, unless one of them may set it.
  mutating func rangeOfAligned(
    _ views: [ElementID], by guide: AlignmentKey, total: ([AlignedLength]) -> Double
  ) -> LengthRange? {
    guard let fraction = guide.fraction, !views.contains(where: { maySet(guide, in: $0) }) else {
      return nil
    }
    let ranges = views.map { lengthRange(of: $0, along: guide.axis) }
    return LengthRange { end in
      let lengths = ranges.compactMap(end.length)
      guard lengths.count == ranges.count || lengths.contains(.infinity) else { return nil }
      return total(
        lengths.map { AlignedLength(axis: guide.axis, length: $0, fraction: fraction) })
    }
  }

  /// Whether a view may have a built-in guide explicitly.
  private mutating func maySet(_ guide: AlignmentKey, in element: ElementID) -> Bool {
    let found = arena.descend(from: element) { element, parameters in
      switch element.kind {
      case .layout, .fittingView, .guideBarrier: true
      case .alignmentGuide: parameters.guides[Int(element.payload)].key == guide
      default: false
      }
    }
    return found.map { arena[$0].kind != .guideBarrier } ?? false
  }
}

extension WritableKeyPath<LengthRange, Double?> {
  fileprivate var length: (LengthRange) -> Double? { { $0[keyPath: self] } }
}

/// The ranges of an element along both axes.
struct LengthRanges {
  let width: LengthRange
  let height: LengthRange
  /// Whether both lengths are finite if nothing infinite is offered.
  let isFinite: Bool

  subscript(axis: Axis) -> LengthRange { axis == .horizontal ? width : height }
}

/// A view's length along one axis, with a built-in guide in it.
struct AlignedLength {
  let axis: Axis
  let length: Double
  let fraction: Double

  var guide: Double { fraction == 0 ? 0 : length * fraction }

  var size: Size {
    var size = Size.zero
    size[axis] = length
    return size
  }

  var point: Point {
    var point = Point.zero
    point[axis] = guide
    return point
  }
}
