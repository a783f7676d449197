// Sizing and placing in elements that wrap one view.

extension Measurer {
  /// The size of a wrapper for a proposal; its child gets its place.
  mutating func sizeWrapper(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    let child = arena.primary(of: element)
    let offered = self.proposal(toChildOf: element, for: proposal)
    guard let content = sizeOrMissing(child, offered) else { return nil }
    let size = wrapperSize(element, around: content, for: proposal)
    guard !arena.kind(of: element).placesChildrenApart else { return size }
    guard let origin = wrapperOrigin(element, size, of: child, content, offered) else { return nil }
    arena[child].origin = origin
    return size
  }

  /// Where a flexible frame or a position puts its child, which it offers the size that it has
  /// itself by then.
  mutating func placeInWrapper(_ asked: Measurement) -> Measurements.Placement? {
    let child = arena.primary(of: asked.element)
    guard let size = sizeOrMissing(asked.element, asked.proposal) else { return nil }
    let offered = proposal(inside: size, toChildOf: asked.element, for: asked.proposal)
    guard let content = sizeOrMissing(child, offered) else { return nil }
    return wrapperOrigin(asked.element, size, of: child, content, offered)
      .map { Measurements.Placement(origin: $0, offered: offered) }
  }

  /// What a wrapper offers its child when it places it, if that is known.
  mutating func proposalWhenPlacing(childOf element: ElementID, for proposal: ProposedViewSize)
    -> ProposedViewSize?
  {
    guard arena.kind(of: element).placesChildrenApart else {
      return self.proposal(toChildOf: element, for: proposal)
    }
    return sizeOrMissing(element, proposal).map {
      self.proposal(inside: $0, toChildOf: element, for: proposal)
    }
  }

  /// A size, as an offer to what is inside; but a length that differs from what was offered to find
  /// that out by rounding alone is not another question.
  private mutating func proposal(
    inside size: Size, toChildOf element: ElementID, for proposal: ProposedViewSize
  ) -> ProposedViewSize {
    var offered = ProposedViewSize(size)
    let sized = self.proposal(toChildOf: element, for: proposal)
    for axis in [Axis.horizontal, .vertical] {
      guard let length = sized[axis], abs(size[axis] - length) <= 1e-11 * max(length, 1)
      else { continue }
      offered[axis] = length
    }
    return offered
  }

  /// What a wrapper offers its child to find out how large that is.
  mutating func proposal(toChildOf element: ElementID, for proposal: ProposedViewSize)
    -> ProposedViewSize
  {
    let payload = arena.payload(of: element)
    switch arena[element].kind {
    case .padding:
      return proposal.inset(by: arena.parameters.insets[payload])
    case .frame:
      return proposal.replaced(
        width: arena.parameters.frames[payload].width,
        height: arena.parameters.frames[payload].height)
    case .flexibleFrame:
      return arena.parameters.flexibleFrames[payload].proposal(for: proposal)
    case .fixedSize:
      let (horizontal, vertical) = arena.parameters.fixedAxes[payload]
      return ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    case .aspectRatio:
      let ideal = knownSize(of: arena.child(of: element), for: .unspecified) ?? .zero
      return arena.parameters.aspectRatios[payload].proposal(for: proposal, ideal: ideal)
    default:
      return proposal
    }
  }

  private mutating func wrapperSize(
    _ element: ElementID, around content: Size, for proposal: ProposedViewSize
  ) -> Size {
    let payload = arena.payload(of: element)
    switch arena[element].kind {
    case .padding:
      return Size(
        width: max(content.width + arena.parameters.insets[payload].width, 0),
        height: max(content.height + arena.parameters.insets[payload].height, 0))
    case .frame:
      return Size(
        width: arena.parameters.frames[payload].width ?? content.width,
        height: arena.parameters.frames[payload].height ?? content.height)
    case .flexibleFrame:
      return arena.parameters.flexibleFrames[payload].size(around: content, for: proposal)
    case .position:
      return Size(
        width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    default:
      return content
    }
  }

  private mutating func wrapperOrigin(
    _ element: ElementID, _ size: Size, of child: ElementID, _ content: Size,
    _ offered: ProposedViewSize
  ) -> Point? {
    let payload = arena.payload(of: element)
    switch arena[element].kind {
    case .padding:
      return arena.parameters.insets[payload].origin
    case .offset:
      return arena.parameters.offsets[payload]
    case .position:
      let middle = arena.parameters.positions[payload]
      return middle - Point(x: content.width / 2, y: content.height / 2)
    case .frame, .flexibleFrame:
      guard size != content || !arena[child].kind.isFlexibleLeaf else { return .zero }
      let alignment = frameAlignment(element)
      let known = guidePoint(alignment, of: child, at: offered, size: content)
      guard let guide = known else { return nil }
      return framePoint(alignment, size) - guide
    default:
      return .zero
    }
  }

  /// Where the guides of an alignment cross in a frame as such, whatever is in it.
  private mutating func framePoint(_ alignment: Alignment, _ size: Size) -> Point {
    let frame = ViewDimensions(size, arena.access)
    let x = noting(alignment.horizontal.key) { frame[alignment.horizontal] }
    let y = noting(alignment.vertical.key) { frame[alignment.vertical] }
    return Point(x: x, y: y)
  }

  private mutating func frameAlignment(_ element: ElementID) -> Alignment {
    let payload = arena.payload(of: element)
    return arena[element].kind == .frame
      ? arena.parameters.frames[payload].alignment
      : arena.parameters.flexibleFrames[payload].alignment
  }
}

extension Measurer {
  /// How long a wrapper is around content of a length.
  mutating func rangeOfWrapper(_ element: ElementID, along axis: Axis) -> LengthRange {
    let content = lengthRange(of: arena.primary(of: element), along: axis)
    let payload = arena.payload(of: element)
    let isHorizontal = axis == .horizontal
    switch arena[element].kind {
    case .padding:
      let insets = arena.parameters.insets[payload]
      return content.padded(by: isHorizontal ? insets.width : insets.height)
    case .frame:
      let frame = arena.parameters.frames[payload]
      let length = isHorizontal ? frame.width : frame.height
      return length.map { LengthRange($0) } ?? content
    case .flexibleFrame:
      let frame = arena.parameters.flexibleFrames[payload]
      return (isHorizontal ? frame.width : frame.height).range(around: content)
    case .position: return .elastic
    case .fixedSize:
      let axes = arena.parameters.fixedAxes[payload]
      let (along, across) =
        isHorizontal ? (axes.horizontal, axes.vertical) : (axes.vertical, axes.horizontal)
      return content.fixed(along: along, across: across)
    case .aspectRatio:
      let ideal = knownSize(of: arena.child(of: element), for: .unspecified) ?? .zero
      return arena.parameters.aspectRatios[payload].range(around: content, ideal: ideal)
    default: return content
    }
  }
}
