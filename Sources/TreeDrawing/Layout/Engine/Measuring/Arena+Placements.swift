// Where children stand in an element that was measured for several proposals.
//
// A guide of a flexible view is asked for while the views around it are measured, for whatever proposal
// they try just then. The places are remembered, so that such questions do not measure anew.

extension Arena {
  /// Remembers the places that the children have just been given, if another proposal can move them.
  mutating func notePlaces(in element: Int, for proposal: ProposedViewSize) {
    let kind = elements[element].kind
    guard !elements[element].isSettled, kind.isMovingChildren, kind != .layout else { return }
    let measurement = Measurement(element: element, proposal: proposal)
    placements[measurement] = children(of: element).map { Placement(origin: elements[$0].origin) }
  }

  /// Where a child stood in an element when that was measured for a proposal.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - position: its number among its siblings.
  ///   - element: the element that it is in.
  ///   - proposal: what that was offered.
  /// - Returns: the child's origin in the element, unless that was not measured for the proposal yet.
  mutating func place(
    of child: Int, at position: Int, in element: Int, for proposal: ProposedViewSize
  ) -> Point? {
    guard !elements[element].isSettled else { return relativeOrigin(of: child, in: element) }
    guard elements[element].kind.isMovingChildren else { return fixedOrigin(in: element) }
    let proposal = elements[element].isRigid ? .unspecified : proposal
    let measurement = Measurement(element: element, proposal: proposal)
    if let places = placements[measurement] { return places[position].origin }
    return note(elements[element].kind == .layout ? .places(measurement) : .size(measurement))
  }

  /// What a container shares out for a proposal when it places its children: the size that it has by
  /// then for a pile of several, its own extent across for a stack that was offered none.
  mutating func proposalWhenPlacing(
    _ element: Int, for proposal: ProposedViewSize
  ) -> ProposedViewSize? {
    if elements[element].kind == .overlap {
      let first = firstChild(of: element)
      guard let first, sibling(after: first) != nil else { return proposal }
      return sizeOrMissing(element, proposal).map(ProposedViewSize.init)
    }
    let across = stacks[payload(of: element)].axis.crossing
    guard proposal[across] == nil else { return proposal }
    guard let size = sizeOrMissing(element, proposal) else { return nil }
    var placing = proposal
    placing[across] = size[across]
    return placing
  }

  /// Whether the children's places are remembered where they must be.
  mutating func arePlacesKnown(in measurement: Measurement) -> Bool {
    let element = elements[measurement.element]
    return element.isSettled || !element.kind.isMovingChildren || element.kind == .layout
      || placements[measurement] != nil
  }

  private mutating func relativeOrigin(of child: Int, in element: Int) -> Point {
    let origin = elements[child].origin
    return elements[child].isPlaced ? origin - elements[element].origin : origin
  }

  /// Where the child of a wrapper stands that puts it in the same place for every proposal.
  private mutating func fixedOrigin(in element: Int) -> Point {
    guard elements[element].kind == .padding else { return .zero }
    return insets[payload(of: element)].origin
  }
}

extension Element.Kind {
  /// Whether where a child stands depends on its size and guides.
  fileprivate var isMovingChildren: Bool {
    switch self {
    case .stack, .overlap, .layout, .frame, .flexibleFrame: true
    default: false
    }
  }
}
