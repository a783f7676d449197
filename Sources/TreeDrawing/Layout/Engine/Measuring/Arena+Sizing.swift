// The sizing pass: from the last element to the first, so that children have sizes before parents ask.
//
// Every element is sized once for the unspecified proposal. What does not depend on the proposal is
// thereby sized for good, and is called rigid; a tree of labels is rigid throughout. A flexible element
// is measured again for each concrete proposal it meets, by questions instead of calls.

extension Arena {
  /// Sizes elements ideally, and places the children of those whose children cannot change.
  mutating func sizeIdeally(_ range: Range<Int>) {
    for element in range.reversed() {
      if elements[element].kind.isTransparent {
        sizeTransparent(element)
      } else {
        sizeIdeally(element)
      }
      noteLengthRanges(of: element)
    }
  }

  /// Gives an element that wraps a view, and changes nothing in layout, all that the view has.
  private mutating func sizeTransparent(_ element: Int) {
    let child = child(of: element)
    elements[child].origin = .zero
    elements[element].size = elements[child].size
    elements[element].takeFlags(of: elements[child])
    switch elements[element].kind {
    case .alignmentGuide: noteGuide(element)
    case .guideBarrier: elements[element].hideGuides()
    default: break
    }
  }

  private mutating func noteGuide(_ element: Int) {
    switch guide(of: element).key.combination {
    case .none: elements[element].maySetBuiltInGuide = true
    case .custom: elements[element].maySetCustomGuide = true
    case .least, .greatest: break
    }
  }

  private mutating func sizeIdeally(_ element: Int) {
    elements[element].isRigid = findsRigid(element)
    elements[element].isElastic = elements[element].kind.isFlexibleLeaf
    elements[element].isSettled = findsSettled(element)
    findGuides(element)
    let size = checkedIdeal(idealSize(of: element))
    elements[element].size = size
    notePlaces(in: element, for: .unspecified)
    if elements[element].kind == .stack { finishStack(element) }
  }

  private mutating func idealSize(of element: Int) -> Size {
    if let size = size(of: element, for: .unspecified) { return size }
    missing.removeAll()
    return arrange(element, for: .unspecified)
  }

  /// The size of an element for a proposal, whatever must be measured for that.
  mutating func measure(_ element: Int, for proposal: ProposedViewSize) -> Size {
    knownSize(of: element, for: proposal) ?? arrange(element, for: proposal)
  }

  /// Sizes an element and places its children for a proposal, whatever must be measured for that.
  @discardableResult
  mutating func arrange(_ element: Int, for proposal: ProposedViewSize) -> Size {
    let size = resolving(orElse: .zero) { $0.size(of: element, for: proposal) }
    notePlaces(in: element, for: proposal)
    return size
  }

  /// A size that was measured before, or needs no measuring.
  mutating func knownSize(of element: Int, for proposal: ProposedViewSize) -> Size? {
    if elements[element].isRigid { return elements[element].size }
    if elements[element].isElastic { return leafSize(of: element, for: proposal) }
    let size = measurements[Measurement(element: element, proposal: proposal)]
    return proposal.isUnspecified ? size ?? elements[element].size : size
  }

  /// A size that was measured before; if it was not, it is noted as missing.
  mutating func sizeOrMissing(_ element: Int, _ proposal: ProposedViewSize) -> Size? {
    if let size = knownSize(of: element, for: proposal) { return size }
    return note(.size(Measurement(element: element, proposal: proposal)))
  }

  /// The size of an element for a proposal, if all it depends on is known.
  ///
  /// As a by-product the children get their places in the element for that proposal.
  mutating func size(of element: Int, for proposal: ProposedViewSize) -> Size? {
    switch kind(of: element) {
    // It was measured when it was lowered, and has its size since.
    case .text: elements[element].size
    case .shape, .geometryReader, .spacer: leafSize(of: element, for: proposal)
    case .stack: sizeStack(element, for: proposal)
    case .overlap: sizeOverlap(element, for: proposal)
    case .layout: sizeLayout(element, for: proposal)
    default: sizeWrapper(element, for: proposal)
    }
  }

  private mutating func leafSize(of element: Int, for proposal: ProposedViewSize) -> Size {
    var element = element
    while !elements[element].kind.isFlexibleLeaf { element = child(of: element) }
    guard elements[element].kind == .spacer else {
      return proposal.replacingUnspecifiedDimensions()
    }
    return spacers[payload(of: element)].size(for: proposal)
  }

  /// Whether the children's sizes for what a container offers them are known; if not, which are
  /// missing is noted.
  mutating func areChildrenKnown(of element: Int, offering: (Int) -> ProposedViewSize) -> Bool {
    if elements[element].isSettled { return true }
    var position = 0
    var next = firstChild(of: element)
    while let child = next {
      _ = sizeOrMissing(child, offering(position))
      position += 1
      next = sibling(after: child)
    }
    return missing.isEmpty
  }

  /// Finds out which guides may be set explicitly in an element.
  private mutating func findGuides(_ element: Int) {
    switch elements[element].kind {
    case .layout:
      elements[element].maySetBuiltInGuide = true
      elements[element].maySetCustomGuide = true
    case .stack: elements[element].maySetCustomGuide = stacks[payload(of: element)].hasCustomGuides
    case .overlap: elements[element].maySetCustomGuide = doesAnyChildSetCustomGuide(element)
    case .text, .shape, .geometryReader, .spacer: break
    default:
      let primary = primary(of: element)
      elements[element].maySetBuiltInGuide = elements[primary].maySetBuiltInGuide
      elements[element].maySetCustomGuide = elements[primary].maySetCustomGuide
    }
  }

  private mutating func doesAnyChildSetCustomGuide(_ element: Int) -> Bool {
    var next = firstChild(of: element)
    while let child = next {
      if elements[child].maySetCustomGuide { return true }
      next = sibling(after: child)
    }
    return false
  }

  private mutating func findsSettled(_ element: Int) -> Bool {
    switch elements[element].kind {
    case .secondary, .preferenceSecondary: elements[primary(of: element)].isRigid
    case .flexibleFrame, .layout: false
    default: areChildrenRigid(element)
    }
  }

  private mutating func findsRigid(_ element: Int) -> Bool {
    switch elements[element].kind {
    case .text: true
    case .shape, .geometryReader, .spacer, .flexibleFrame, .layout: false
    case .secondary, .preferenceSecondary: elements[primary(of: element)].isRigid
    case .frame: isRigidFrame(element)
    case .fixedSize: isRigidFixedSize(element)
    default: areChildrenRigid(element)
    }
  }

  private mutating func isRigidFrame(_ element: Int) -> Bool {
    let frame = frames[payload(of: element)]
    return elements[child(of: element)].isRigid || (frame.width != nil && frame.height != nil)
  }

  private mutating func isRigidFixedSize(_ element: Int) -> Bool {
    fixedAxes[payload(of: element)] == (true, true)
      || elements[child(of: element)].isRigid
  }
}
