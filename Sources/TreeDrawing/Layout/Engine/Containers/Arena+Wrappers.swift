// Sizing and placing in elements that wrap one view.

extension Arena {
  /// The size of a wrapper for a proposal; its child gets its place.
  mutating func sizeWrapper(_ element: Int, for proposal: ProposedViewSize) -> Size? {
    let child = primary(of: element)
    let offered = self.proposal(toChildOf: element, for: proposal)
    guard let content = sizeOrMissing(child, offered) else { return nil }
    let size = wrapperSize(element, around: content, for: proposal)
    guard let origin = wrapperOrigin(element, size, of: child, content, offered) else { return nil }
    elements[child].origin = origin
    return size
  }

  /// What a wrapper offers its child.
  mutating func proposal(toChildOf element: Int, for proposal: ProposedViewSize) -> ProposedViewSize
  {
    let payload = payload(of: element)
    switch elements[element].kind {
    case .padding:
      return proposal.inset(by: insets[payload])
    case .frame:
      return proposal.replaced(width: frames[payload].width, height: frames[payload].height)
    case .flexibleFrame:
      return flexibleFrames[payload].proposal(for: proposal)
    case .fixedSize:
      let (horizontal, vertical) = fixedAxes[payload]
      return ProposedViewSize(
        width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    default:
      return proposal
    }
  }

  private mutating func wrapperSize(
    _ element: Int, around content: Size, for proposal: ProposedViewSize
  ) -> Size {
    let payload = payload(of: element)
    switch elements[element].kind {
    case .padding:
      return Size(
        width: max(content.width + insets[payload].width, 0),
        height: max(content.height + insets[payload].height, 0))
    case .frame:
      return Size(
        width: frames[payload].width ?? content.width,
        height: frames[payload].height ?? content.height)
    case .flexibleFrame:
      return flexibleFrames[payload].size(around: content, for: proposal)
    default:
      return content
    }
  }

  private mutating func wrapperOrigin(
    _ element: Int, _ size: Size, of child: Int, _ content: Size, _ offered: ProposedViewSize
  ) -> Point? {
    let payload = payload(of: element)
    switch elements[element].kind {
    case .padding:
      return insets[payload].origin
    case .offset:
      return offsets[payload]
    case .frame, .flexibleFrame:
      guard size != content || !elements[child].kind.isFlexibleLeaf else { return .zero }
      let alignment = frameAlignment(element)
      let known = guidePoint(alignment, of: child, at: offered, size: content)
      guard let guide = known else { return nil }
      let frame = ViewDimensions(size, lender)
      return Point(x: frame[alignment.horizontal], y: frame[alignment.vertical]) - guide
    default:
      return .zero
    }
  }
}

extension Arena {
  private mutating func frameAlignment(_ element: Int) -> Alignment {
    let payload = payload(of: element)
    return elements[element].kind == .frame
      ? frames[payload].alignment : flexibleFrames[payload].alignment
  }
}

extension Element.Kind {
  /// Whether elements of this kind have no children that matter for their size, which is a matter of
  /// the proposal alone.
  var isFlexibleLeaf: Bool {
    switch self {
    case .shape, .geometryReader, .spacer: true
    default: false
    }
  }

  /// Whether elements of this kind have the size and the place of the one view that they wrap.
  var isTransparent: Bool {
    switch self {
    case .alignmentGuide, .guideBarrier, .coordinateSpace, .layoutPriority, .layoutValue, .opacity,
      .compositingGroup, .postponed:
      true
    default: false
    }
  }
}
