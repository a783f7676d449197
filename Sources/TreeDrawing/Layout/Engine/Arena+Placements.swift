// Where children stand in an element that was measured for several proposals.
//
// A guide of a flexible view is asked for while the views around it are measured, for whatever proposal
// they try just then. Had the places to be found anew for each question, questions would go down level
// by level, and cost time and call stack in proportion to depth.

extension Arena {
  /// Remembers the places that the children have just been given, if another proposal can move them.
  mutating func notePlaces(in element: Int, for proposal: ProposedViewSize) {
    guard !elements[element].isSettled, elements[element].kind.isMovingChildren else { return }
    let measurement = Measurement(element: element, proposal: proposal)
    placements[measurement] = children(of: element).map { elements[$0].origin }
  }

  /// Where a child stood in an element when that was measured for a proposal.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - position: its number among its siblings.
  ///   - element: the element that it is in.
  ///   - proposal: what that was offered.
  /// - Returns: the child's origin in the element.
  mutating func place(
    of child: Int, at position: Int, in element: Int, for proposal: ProposedViewSize
  ) -> Point {
    guard !elements[element].isSettled else { return relativeOrigin(of: child, in: element) }
    guard elements[element].kind.isMovingChildren else { return fixedOrigin(in: element) }
    let proposal = elements[element].isRigid ? .unspecified : proposal
    let measurement = Measurement(element: element, proposal: proposal)
    if placements[measurement] == nil { arrange(element, for: proposal) }
    return placements[measurement]?[position] ?? .zero
  }

  private func relativeOrigin(of child: Int, in element: Int) -> Point {
    let origin = elements[child].origin
    return elements[child].isPlaced ? origin - elements[element].origin : origin
  }

  /// Where the child of a wrapper stands that puts it in the same place for every proposal.
  private func fixedOrigin(in element: Int) -> Point {
    guard elements[element].kind == .padding else { return .zero }
    return insets[payload(of: element)].origin
  }
}

extension Element.Kind {
  /// Whether where a child stands depends on its size and guides.
  fileprivate var isMovingChildren: Bool {
    switch self {
    case .stack, .overlap, .frame, .flexibleFrame: true
    default: false
    }
  }
}
