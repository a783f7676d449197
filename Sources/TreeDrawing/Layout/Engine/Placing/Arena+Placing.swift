// The placing pass: from the first element to the last, so that parents have places before children.

extension Arena {
  /// Gives elements their final sizes and their places in the whole picture.
  mutating func place(_ range: Range<Int>) {
    for element in range {
      if elements[element].kind == .coordinateSpace { placeSpace(element) }
      if elements[element].notes != Note.none { placeShapes(of: element) }
      settleChildren(of: element)
      placeChildren(of: element)
    }
  }

  /// Gives the element around everything its place, where the picture begins.
  mutating func placeRoot() { elements[0].isPlaced = true }

  /// Gives the children of an element that has its place theirs.
  mutating func placeChildren(of element: Int) {
    let origin = elements[element].origin
    var next = firstChild(of: element)
    while let child = next {
      if !elements[child].isPlaced {
        elements[child].origin = elements[child].origin + origin
        elements[child].isPlaced = true
      }
      next = sibling(after: child)
    }
  }

  private mutating func placeSpace(_ element: Int) {
    spaces.place(payload(of: element), at: elements[element].origin)
  }

  /// Gives an element its final size, for what it is finally offered.
  mutating func settle(_ element: Int, for proposal: ProposedViewSize) {
    guard !elements[element].isRigid || !elements[element].isSettled else { return }
    keepIdealSize(of: element)
    let (size, proposal) = finalSize(of: element, for: proposal)
    elements[element].size = size
    if !elements[element].isElastic { proposals[element] = proposal }
  }

  /// Keeps the ideal size of an element that gets another, for guides that are asked for later.
  private mutating func keepIdealSize(of element: Int) {
    guard !elements[element].isRigid, !elements[element].isElastic else { return }
    let ideal = Measurement(element: element, proposal: .unspecified)
    if measurements[ideal] == nil { measurements[ideal] = elements[element].size }
  }

  /// Gives the children of an element that has its final size theirs, and their places in it.
  mutating func settleChildren(of element: Int) {
    switch elements[element].kind {
    case .text, .shape, .spacer: return
    case .secondary:
      settleFlexibleChild(of: element)
      settleSecondary(of: element, alignment: alignments[payload(of: element)])
    case .stack: settleStack(element)
    case .overlap: settleOverlap(element)
    case .layout: settleLayout(element, for: finalProposal(of: element))
    case .geometryReader: settleReader(element)
    default: settleFlexibleChild(of: element)
    }
  }

  /// Puts the view behind or in front of another in its place.
  mutating func settleSecondary(of element: Int, alignment: Alignment) {
    guard let secondary = secondary(of: element) else { return }
    let size = elements[element].size
    let offered = ProposedViewSize(size)
    settle(secondary, for: offered)
    let primary = primary(of: element)
    let proposal = finalProposal(of: element)
    let own = elements[secondary].size
    let line = resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: primary, at: proposal, size: size)
    }
    let guide = resolving(orElse: .zero) {
      $0.guidePoint(alignment, of: secondary, at: offered, size: own)
    }
    elements[secondary].origin = line - guide
  }

  /// What an element was finally offered, as far as it matters.
  private mutating func finalProposal(of element: Int) -> ProposedViewSize {
    proposals[element] ?? .unspecified
  }

  private mutating func settleFlexibleChild(of element: Int) {
    guard !elements[element].isSettled else { return }
    let child = primary(of: element)
    guard !elements[element].isElastic else {
      elements[child].size = elements[element].size
      return
    }
    let proposal = finalProposal(of: element)
    arrange(element, for: proposal)
    settle(child, for: self.proposal(toChildOf: element, for: proposal))
  }

  /// Settles a stack's children; an extent across that was not offered is the stack's own by now.
  private mutating func settleStack(_ element: Int) {
    guard !elements[element].isSettled else { return }
    let axis = stacks[payload(of: element)].axis
    var proposal = finalProposal(of: element)
    if proposal[axis.crossing] == nil {
      proposal[axis.crossing] = elements[element].size[axis.crossing]
    }
    arrange(element, for: proposal)
    let standIn: (Int) -> ProposedViewSize = { _ in proposal }
    let offering = resolving(orElse: standIn) { $0.offers(of: element, for: proposal) }
    settleChildren(of: element, offering: offering)
  }

  /// Settles piled views; each is offered the size of the whole pile, unless it is the only one.
  private mutating func settleOverlap(_ element: Int) {
    guard !elements[element].isSettled else { return }
    let isAlone = firstChild(of: element).map { sibling(after: $0) == nil } ?? true
    let proposal =
      isAlone ? finalProposal(of: element) : ProposedViewSize(elements[element].size)
    arrange(element, for: proposal)
    settleChildren(of: element) { _ in proposal }
  }

  /// Settles a reader's content in its top left corner.
  private mutating func settleReader(_ element: Int) {
    let proposal = ProposedViewSize(elements[element].size)
    for child in children(of: element) { settle(child, for: proposal) }
  }

  private mutating func settleChildren(of element: Int, offering: (Int) -> ProposedViewSize) {
    for (position, child) in children(of: element).enumerated() {
      settle(child, for: offering(position))
    }
  }
}
