// How short and how long flexible views get.
//
// A stack that has a length to share out asks each view how long it is for no length and for an
// infinite one. Measured, each such question would make proposals that nobody else asks about, for all
// that is inside: then work grows with the square of the depth. But what comes out hardly ever depends
// on what is offered across, and can be told once, from the inside out.

extension Arena {
  /// How long a view is along an axis at least and at most, as far as that can be told.
  mutating func lengthRange(of element: Int, along axis: Axis) -> LengthRange {
    if elements[element].isRigid {
      let length = elements[element].size[axis]
      return LengthRange(least: length, greatest: length)
    }
    guard elements[element].isElastic else {
      return lengthRanges[element]?[axis] ?? .unknown
    }
    let endless = ProposedViewSize(width: .infinity, height: .infinity)
    return LengthRange(
      least: knownSize(of: element, for: ProposedViewSize(.zero))?[axis],
      greatest: knownSize(of: element, for: endless)?[axis])
  }

  /// Remembers how long an element gets whose children are sized ideally.
  mutating func noteLengthRanges(of element: Int) {
    guard !elements[element].isRigid, !elements[element].isElastic else { return }
    let ranges = LengthRanges(
      width: findLengthRange(of: element, along: .horizontal),
      height: findLengthRange(of: element, along: .vertical))
    guard !ranges.width.isUnknown || !ranges.height.isUnknown else { return }
    lengthRanges[element] = ranges
  }

  private mutating func findLengthRange(of element: Int, along axis: Axis) -> LengthRange {
    switch elements[element].kind {
    case .layout: .unknown
    case .stack: rangeOfStack(element, along: axis)
    case .overlap: rangeOfOverlap(element, along: axis)
    default: rangeOfWrapper(element, along: axis)
    }
  }

  private mutating func rangeOfWrapper(_ element: Int, along axis: Axis) -> LengthRange {
    let content = lengthRange(of: primary(of: element), along: axis)
    let payload = payload(of: element)
    switch elements[element].kind {
    case .padding:
      return content.padded(
        by: axis == .horizontal ? insets[payload].width : insets[payload].height)
    case .frame:
      let length = axis == .horizontal ? frames[payload].width : frames[payload].height
      return length.map { LengthRange(least: $0, greatest: $0) } ?? content
    case .flexibleFrame:
      let frame = flexibleFrames[payload]
      return (axis == .horizontal ? frame.width : frame.height).range(around: content)
    case .fixedSize:
      let isFixed =
        axis == .horizontal ? fixedAxes[payload].horizontal : fixedAxes[payload].vertical
      return isFixed ? .unknown : content
    default: return content
    }
  }

  /// A stack with no length to share out gives none to any view, one with an infinite length an
  /// infinite one to each.
  private mutating func rangeOfStack(_ element: Int, along axis: Axis) -> LengthRange {
    let stack = stacks[payload(of: element)]
    guard axis == stack.axis else {
      return rangeOfAligned(children(of: element), by: stackGuides[Int(stack.guide)]) { lengths in
        var run = StackRun()
        for length in lengths {
          _ = run.add(length.size, along: axis.crossing, after: 0, guide: length.guide)
        }
        return run.size(along: axis.crossing)[axis]
      }
    }
    let views = children(of: element)
    let ranges = views.map { lengthRange(of: $0, along: axis) }
    guard let gaps = trying({ $0.gaps(between: views, in: stack) }) else { return .unknown }
    return LengthRange { end in
      if end == \.least, gaps.reduce(0, +) < 0 { return nil }
      var total = 0.0
      for (range, gap) in zip(ranges, gaps) {
        guard let length = range[keyPath: end] else { return nil }
        total = total + gap + length
      }
      return max(total, 0)
    }
  }

  private mutating func rangeOfOverlap(_ element: Int, along axis: Axis) -> LengthRange {
    let alignment = alignments[payload(of: element)]
    let views = children(of: element)
    let decisive = views.map { priority(of: $0) }.max()
    let guide = axis == .horizontal ? alignment.horizontal.key : alignment.vertical.key
    return rangeOfAligned(views.filter { priority(of: $0) == decisive }, by: guide) { lengths in
      var bounds = OverlapBounds()
      for length in lengths { bounds.add(length.size, guide: length.point) }
      return bounds.size[axis]
    }
  }

  /// The range of views lined up by a built-in guide, which none of them sets.
  private mutating func rangeOfAligned(
    _ views: [Int], by guide: AlignmentKey, total: ([AlignedLength]) -> Double
  ) -> LengthRange {
    guard let fraction = guide.fraction, !views.contains(where: { maySet(guide, in: $0) }) else {
      return .unknown
    }
    let ranges = views.map { lengthRange(of: $0, along: guide.axis) }
    return LengthRange { end in
      let lengths = ranges.compactMap(end.length)
      guard lengths.count == ranges.count else { return nil }
      return total(
        lengths.map { AlignedLength(axis: guide.axis, length: $0, fraction: fraction) })
    }
  }

  /// Whether a view may have a built-in guide explicitly.
  private mutating func maySet(_ guide: AlignmentKey, in element: Int) -> Bool {
    var element = element
    while true {
      switch elements[element].kind {
      case .layout: return true
      case .alignmentGuide where guides[payload(of: element)].key == guide: return true
      case .text, .shape, .geometryReader, .spacer, .guideBarrier, .stack, .overlap: return false
      default: element = primary(of: element)
      }
    }
  }
}

extension WritableKeyPath<LengthRange, Double?> {
  fileprivate var length: (LengthRange) -> Double? { { $0[keyPath: self] } }
}

/// The ranges of an element along both axes.
struct LengthRanges {
  let width: LengthRange
  let height: LengthRange

  subscript(axis: Axis) -> LengthRange { axis == .horizontal ? width : height }
}

/// A view's length along one axis, with a built-in guide in it.
private struct AlignedLength {
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
