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
    takeIdealSize(of: child, to: element)
    switch arena[element].kind {
    case .alignmentGuide: markGuide(element)
    case .guideBarrier: arena[element].hideGuides()
    default: break
    }
  }

  private mutating func takeIdealSize(of child: ElementID, to element: ElementID) {
    if !measurements.unsized.isEmpty, measurements.unsized.contains(child) {
      measurements.unsized.insert(element)
    }
    guard !measurements.idealDependences.isEmpty else { return }
    measurements.idealDependences[element] = measurements.idealDependences[child]
  }

  private mutating func markGuide(_ element: ElementID) {
    switch arena.guide(of: element).key.combination {
    case .none: arena[element].maySetBuiltInGuide = true
    case .custom: arena[element].maySetCustomGuide = true
    case .least, .greatest: break
    }
  }

  private mutating func sizeIdeally(_ element: ElementID) {
    if arena.kind(of: element) == .aspectRatio { sizeIdeallyNow(arena.child(of: element)) }
    arena[element].isElastic = arena[element].kind.takesWhatIsOffered
    findRigidity(element)
    findGuides(element)
    pending.dependence = []
    if let size = idealSize(of: element) {
      arena[element].size = checkedIdeal(size)
      rememberPlaces(in: element, for: .unspecified, pending.dependence)
      if !pending.dependence.isEmpty { measurements.idealDependences[element] = pending.dependence }
    } else {
      measurements.unsized.insert(element)
    }
    if arena[element].kind == .stack { finishStack(element) }
  }

  /// Sizes an element ideally that was left for later, since its ratio counts.
  private mutating func sizeIdeallyNow(_ element: ElementID) {
    guard measurements.unsized.remove(element) != nil else { return }
    arena[element].size = checkedIdeal(arrange(element, for: .unspecified))
  }

  /// The ideal size of an element; none if it takes more questions to find out, and perhaps nobody
  /// will ask for it.
  private mutating func idealSize(of element: ElementID) -> Size? {
    let isNeeded = needsIdealSize(element)
    pending.isAhead = !isNeeded
    let size = leavesForLater(element) ? nil : size(of: element, for: .unspecified)
    pending.isAhead = false
    if let size { return size }
    pending.missing.removeAll()
    guard isNeeded else { return nil }
    return arrange(element, for: .unspecified)
  }

  /// Whether the ideal size of an element is needed in any case: it has no other, or a tidy stack
  /// may look at it.
  private mutating func needsIdealSize(_ element: ElementID) -> Bool {
    arena[element].isRigid || !arena.parameters.tidyStacks.isEmpty
  }

  /// The size of an element for a proposal, whatever must be measured for that.
  mutating func measure(_ element: ElementID, for proposal: ProposedViewSize) -> Size {
    knownSize(of: element, for: proposal) ?? arrange(element, for: proposal)
  }

  /// Sizes an element and places its children for a proposal, whatever must be measured for that.
  @discardableResult
  mutating func arrange(_ element: ElementID, for proposal: ProposedViewSize) -> Size {
    let outside = pending.beginAnswer()
    let size = resolving(orElse: .zero) { measurer in
      measurer.pending.dependence = []
      return measurer.size(of: element, for: proposal)
    }
    rememberPlaces(in: element, for: proposal, pending.dependence)
    pending.dependence.formUnion(pending.endAnswer(outside))
    return size
  }

  /// Keeps the ideal size of an element that gets another, for guides that are asked for later.
  mutating func keepIdealSize(of element: ElementID) {
    guard !arena[element].isRigid, !arena[element].isElastic else { return }
    let ideal = Measurement(element: element, proposal: .unspecified)
    guard !isRemembered(ideal), !measurements.unsized.contains(element) else { return }
    remember(arena[element].size, of: ideal, measurements.idealDependences[element] ?? [])
  }

  /// A size that was measured before, or needs no measuring.
  mutating func knownSize(of element: ElementID, for proposal: ProposedViewSize) -> Size? {
    if arena[element].isRigid { return arena[element].size }
    if arena[element].isElastic { return proposal.replacingUnspecifiedDimensions() }
    if arena[element].kind.isFlexibleLeaf { return leafSize(of: element, for: proposal) }
    let size = rememberedSize(of: Measurement(element: element, proposal: proposal))
    return size ?? (proposal.isUnspecified ? idealSizeAtHand(of: element) : nil)
  }

  /// Whether a closure about an element would ask for more than what is known, while an ideal size
  /// is tried that perhaps nobody will ask for.
  mutating func isLeftForLater(_ element: ElementID) -> Bool {
    pending.isAhead && !arena[element].isRigid && !arena[element].isElastic
  }

  /// Whether a custom layout would ask for ideal sizes that are not known.
  private mutating func leavesForLater(_ element: ElementID) -> Bool {
    guard pending.isAhead, !measurements.unsized.isEmpty, arena.kind(of: element) == .layout
    else { return false }
    return arena.children(of: element).contains { measurements.unsized.contains($0) }
  }

  /// The ideal size that an element was given in the sizing pass.
  private mutating func idealSizeAtHand(of element: ElementID) -> Size? {
    guard !measurements.unsized.contains(element) else { return nil }
    if let dependence = measurements.idealDependences[element] {
      pending.dependence.formUnion(dependence)
    }
    return arena[element].size
  }

  /// A size that was measured before; if it was not, it is wanted.
  mutating func sizeOrMissing(_ element: ElementID, _ proposal: ProposedViewSize) -> Size? {
    if let size = knownSize(of: element, for: proposal) { return size }
    return want(.size(Measurement(element: element, proposal: proposal)))
  }

  /// The size of a flexible leaf.
  mutating func leafSize(of leaf: ElementID, for proposal: ProposedViewSize) -> Size {
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
      pending.steps += 1
      _ = sizeOrMissing(child, offering(position))
      position += 1
      next = arena.sibling(after: child)
    }
    return pending.missing.isEmpty
  }
}
