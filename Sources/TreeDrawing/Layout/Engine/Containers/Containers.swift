// What each kind of element does, in five places. The first and the last have a line for every
// kind, the others for those that differ from most.

extension Measurer {
  /// The size of an element for a proposal, if all it depends on is known.
  ///
  /// As a by-product the children get their places in the element for that proposal.
  mutating func size(of element: ElementID, for proposal: ProposedViewSize) -> Size? {
    pending.steps += 1
    let kind = arena.kind(of: element)
    if !arena.isRigid(element) { pending.dependence.formUnion(kind.dependence) }
    return switch kind {
    // It was measured when it was lowered, and has its size since.
    case .text, .image: arena[element].size
    case .paragraph: sizeParagraph(element, for: proposal)
    case .shape, .geometryReader, .spacer, .resizableImage: leafSize(of: element, for: proposal)
    case .stack: sizeStack(element, for: proposal)
    case .zStack: sizeZStack(element, for: proposal)
    case .tidyStack: sizeTidyStack(element)
    case .fittingView: sizeFittingView(element, for: proposal)
    case .layout: sizeLayout(element, for: proposal)
    case .absent: .zero
    case .padding, .frame, .flexibleFrame, .fixedSize, .position, .aspectRatio, .offset, .secondary,
      .preferenceSecondary, .opacity, .geometryEffect, .clip, .note, .layoutPriority, .layoutValue,
      .alignmentGuide, .guideBarrier, .coordinateSpace, .postponed, .compositingGroup:
      sizeWrapper(element, for: proposal)
    }
  }

  /// Where an element puts its children for a proposal whose size it has, and what it offers them
  /// there, if all that depends on is known.
  mutating func places(in asked: Measurement) -> [Measurements.Placement]? {
    arena.kind(of: asked.element) == .layout
      ? places(inLayout: asked) : placeInWrapper(asked).map { [$0] }
  }

  /// How long an element is along an axis at least and at most, as far as its children tell.
  mutating func findLengthRange(of element: ElementID, along axis: Axis) -> LengthRange {
    switch arena[element].kind {
    case .paragraph: rangeOfParagraph(element, along: axis)
    case .stack: rangeOfStack(element, along: axis)
    case .zStack: rangeOfZStack(element, along: axis)
    case .layout: rangeOfLayout(element, along: axis)
    case let kind: kind.isWrapper ? rangeOfWrapper(element, along: axis) : .unknown
    }
  }

  /// What a container offers each child for a proposal, by position.
  mutating func offers(
    of element: ElementID, for proposal: ProposedViewSize
  ) -> ((Int) -> ProposedViewSize)? {
    switch arena[element].kind {
    case .stack: offersOfStack(element, for: proposal)
    case .tidyStack: { _ in .unspecified }
    default: { _ in proposal }
    }
  }

  /// What a container shares out for a proposal when it places its children.
  mutating func proposalWhenPlacing(
    _ element: ElementID, for proposal: ProposedViewSize
  ) -> ProposedViewSize? {
    switch arena[element].kind {
    case .stack: proposalWhenPlacingStack(element, for: proposal)
    case .zStack: proposalWhenPlacingZStack(element, for: proposal)
    default: proposal
    }
  }
}

extension Placer {
  /// Gives the children of an element that has its final size theirs, and their places in it.
  mutating func settleChildren(of element: ElementID) {
    switch arena[element].kind {
    case .text, .shape, .spacer, .image, .resizableImage, .absent: return
    case .paragraph: settleParagraph(element)
    case .geometryReader: settleReader(element)
    case .secondary: settleBackdrop(element)
    case .stack: settleStack(element)
    case .zStack: settleZStack(element)
    case .tidyStack: settleTidyStack(element)
    case .layout, .flexibleFrame, .position: settleApart(element)
    case .fittingView: settleFittingView(element)
    case .padding, .frame, .fixedSize, .aspectRatio, .offset, .preferenceSecondary, .opacity,
      .geometryEffect, .clip, .note, .layoutPriority, .layoutValue, .alignmentGuide, .guideBarrier,
      .coordinateSpace, .postponed, .compositingGroup:
      settleFlexibleChild(of: element)
    }
  }
}
