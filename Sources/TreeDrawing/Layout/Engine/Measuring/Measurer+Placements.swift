// Where children stand in an element that was measured for several proposals.
//
// A guide of a flexible view is asked for while the views around it are measured, for whatever
// proposal they try just then. The places are remembered, so that such questions do not measure
// anew.

extension Measurer {
  /// Remembers the places that the children have just been given, if another proposal can move
  /// them.
  mutating func rememberPlaces(
    in element: ElementID, for proposal: ProposedViewSize, _ dependence: CrossAxisDependence
  ) {
    let kind = arena[element].kind
    guard !arena[element].isSettled, kind.movesChildren, !kind.placesChildrenApart else { return }
    let asked = Measurement(element: element, proposal: proposal)
    let origins = arena.children(of: element).map { arena[$0].origin }
    rememberPlaces(origins, in: asked, dependence)
    guard !dependence.isEmpty else { return }
    measurements.placements[asked] = origins.map { Measurements.Placement(origin: $0) }
  }

  /// Remembers places along axes where they do not depend on what is offered across.
  mutating func rememberPlaces(
    _ origins: [Point], in asked: Measurement, _ dependence: CrossAxisDependence
  ) {
    for axis in [Axis.horizontal, .vertical] where !dependence.contains(CrossAxisDependence(axis)) {
      measurements.places[asked.alone(along: axis)] = origins.map { $0[axis] }
    }
  }

  /// Where a child stood along an axis in an element when that was measured for a proposal.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - position: its number among its siblings.
  ///   - element: the element that it is in.
  ///   - proposal: what that was offered.
  ///   - axis: the axis.
  /// - Returns: the child's origin in the element, unless that was not measured for the proposal
  ///   yet.
  mutating func place(
    of child: ElementID, at position: Int, in element: ElementID, for proposal: ProposedViewSize,
    along axis: Axis
  ) -> Double? {
    guard !arena[element].isSettled else { return relativeOrigin(of: child, in: element)[axis] }
    guard arena[element].kind.movesChildren else { return fixedOrigin(in: element)[axis] }
    let proposal = arena[element].isRigid ? .unspecified : proposal
    let asked = Measurement(element: element, proposal: proposal)
    if let places = measurements.places[asked.alone(along: axis)] { return places[position] }
    if let places = measurements.placements[asked] {
      pending.dependence.insert(CrossAxisDependence(axis))
      return places[position].origin[axis]
    }
    let isApart = arena[element].kind.placesChildrenApart
    return want(isApart ? .places(asked) : .size(asked))
  }

  /// Whether the children's places are remembered where they must be.
  mutating func arePlacesKnown(in asked: Measurement) -> Bool {
    let element = arena[asked.element]
    if element.isSettled || !element.kind.movesChildren || element.kind.placesChildrenApart {
      return true
    }
    return measurements.placements[asked] != nil
      || (measurements.places[asked.alone(along: .horizontal)] != nil
        && measurements.places[asked.alone(along: .vertical)] != nil)
  }

  private mutating func relativeOrigin(of child: ElementID, in element: ElementID) -> Point {
    let origin = arena[child].origin
    return arena[child].isPlaced ? origin - arena[element].origin : origin
  }

  /// Where the child of a wrapper stands that puts it in the same place for every proposal.
  private mutating func fixedOrigin(in element: ElementID) -> Point {
    guard arena[element].kind == .padding else { return .zero }
    return arena.parameters.insets[arena.payload(of: element)].origin
  }
}
