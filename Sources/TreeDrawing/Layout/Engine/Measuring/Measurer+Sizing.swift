// The sizing pass: from the last element to the first, so that children have sizes before parents
// ask.
//
// Every element is sized once for the unspecified proposal. What does not depend on the proposal is
// thereby sized for good, and is called rigid; a tree of labels is rigid throughout. A flexible
// element is measured again for each concrete proposal it meets, by questions instead of calls.

extension Measurer {
  /// Sizes all elements ideally.
  mutating func sizeAllIdeally() { sizeIdeally(arena.tree.elements.indices) }

  /// Sizes elements ideally, and places the children of those whose children cannot change.
  mutating func sizeIdeally(_ range: Range<Int>) {
    for index in range.reversed() {
      let element = ElementID(index)
      if arena[element].kind.isTransparent {
        sizeTransparent(element)
      } else {
        sizeIdeally(element)
      }
      rememberLengthRanges(of: element)
    }
  }

  /// Gives an element that wraps a view, and changes nothing in layout, all that the view has.
  private mutating func sizeTransparent(_ element: ElementID) {
    let child = arena.child(of: element)
    arena[child].origin = .zero
    arena[element].size = arena[child].size
    arena[element].takeFlags(of: arena[child])
    switch arena[element].kind {
    case .alignmentGuide: markGuide(element)
    case .guideBarrier: arena[element].hideGuides()
    default: break
    }
  }

  private mutating func markGuide(_ element: ElementID) {
    switch arena.guide(of: element).key.combination {
    case .none: arena[element].maySetBuiltInGuide = true
    case .custom: arena[element].maySetCustomGuide = true
    case .least, .greatest: break
    }
  }

  private mutating func sizeIdeally(_ element: ElementID) {
    arena[element].isRigid = findsRigid(element)
    arena[element].isElastic = arena[element].kind.isFlexibleLeaf
    arena[element].isSettled = findsSettled(element)
    findGuides(element)
    let size = checkedIdeal(idealSize(of: element))
    arena[element].size = size
    rememberPlaces(in: element, for: .unspecified)
    if arena[element].kind == .stack { finishStack(element) }
  }

  private mutating func idealSize(of element: ElementID) -> Size {
    if let size = size(of: element, for: .unspecified) { return size }
    inquiry.missing.removeAll()
    return arrange(element, for: .unspecified)
  }

  /// The size of an element for a proposal, whatever must be measured for that.
  mutating func measure(_ element: ElementID, for proposal: ProposedViewSize) -> Size {
    knownSize(of: element, for: proposal) ?? arrange(element, for: proposal)
  }

  /// Sizes an element and places its children for a proposal, whatever must be measured for that.
  @discardableResult
  mutating func arrange(_ element: ElementID, for proposal: ProposedViewSize) -> Size {
    let size = resolving(orElse: .zero) { $0.size(of: element, for: proposal) }
    rememberPlaces(in: element, for: proposal)
    return size
  }

  /// Keeps the ideal size of an element that gets another, for guides that are asked for later.
  mutating func keepIdealSize(of element: ElementID) {
    guard !arena[element].isRigid, !arena[element].isElastic else { return }
    let ideal = Measurement(element: element, proposal: .unspecified)
    if measurements.sizes[ideal] == nil { measurements.sizes[ideal] = arena[element].size }
  }

  /// A size that was measured before, or needs no measuring.
  mutating func knownSize(of element: ElementID, for proposal: ProposedViewSize) -> Size? {
    if arena[element].isRigid { return arena[element].size }
    if arena[element].isElastic { return leafSize(of: element, for: proposal) }
    let size = measurements.sizes[Measurement(element: element, proposal: proposal)]
    return proposal.isUnspecified ? size ?? arena[element].size : size
  }

  /// A size that was measured before; if it was not, it is wanted.
  mutating func sizeOrMissing(_ element: ElementID, _ proposal: ProposedViewSize) -> Size? {
    if let size = knownSize(of: element, for: proposal) { return size }
    return want(.size(Measurement(element: element, proposal: proposal)))
  }

  /// The size of a flexible leaf, or of what wraps one and nothing else.
  mutating func leafSize(of element: ElementID, for proposal: ProposedViewSize) -> Size {
    let leaf = arena.descend(from: element) { element, _ in element.kind.isFlexibleLeaf }
    guard let leaf, arena[leaf].kind != .shape else {
      return proposal.replacingUnspecifiedDimensions()
    }
    switch arena[leaf].kind {
    case .spacer: return arena.parameters.spacers[arena.payload(of: leaf)].size(for: proposal)
    case .resizableImage:
      let image = arena.picture.images[arena.payload(of: leaf)]
      return proposal.replacingUnspecifiedDimensions(by: image.size)
    default: return proposal.replacingUnspecifiedDimensions()
    }
  }

  /// Whether the children's sizes for what a container offers them are known; if not, which are
  /// missing is said.
  mutating func areChildrenKnown(of element: ElementID, offering: (Int) -> ProposedViewSize) -> Bool
  {
    if arena[element].isSettled { return true }
    var position = 0
    var next = arena.firstChild(of: element)
    while let child = next {
      _ = sizeOrMissing(child, offering(position))
      position += 1
      next = arena.sibling(after: child)
    }
    return inquiry.missing.isEmpty
  }
}
