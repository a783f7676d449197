// Where children stand in an element that was measured for several proposals.
//
// A guide of a flexible view is asked for while the views around it are measured, for whatever
// proposal they try just then. The places are remembered, so that such questions do not measure
// anew.

extension Measurer {
  /// Remembers the places that the children have just been given, if another proposal can move
  /// them.
  mutating func rememberPlaces(in element: ElementID, for proposal: ProposedViewSize) {
    let kind = arena[element].kind
    guard !arena[element].isSettled, kind.movesChildren, !kind.placesChildrenApart else { return }
    let measurement = Measurement(element: element, proposal: proposal)
    measurements.placements[measurement] = arena.children(of: element).map {
      Measurements.Placement(origin: arena[$0].origin)
    }
  }

  /// Where a child stood in an element when that was measured for a proposal.
  ///
  /// - Parameters:
  ///   - child: the child.
  ///   - position: its number among its siblings.
  ///   - element: the element that it is in.
  ///   - proposal: what that was offered.
  /// - Returns: the child's origin in the element, unless that was not measured for the proposal
  ///   yet.
  mutating func place(
    of child: ElementID, at position: Int, in element: ElementID, for proposal: ProposedViewSize
  ) -> Point? {
    guard !arena[element].isSettled else { return relativeOrigin(of: child, in: element) }
    guard arena[element].kind.movesChildren else { return fixedOrigin(in: element) }
    let proposal = arena[element].isRigid ? .unspecified : proposal
    let measurement = Measurement(element: element, proposal: proposal)
    if let places = measurements.placements[measurement] { return places[position].origin }
    let isApart = arena[element].kind.placesChildrenApart
    return want(isApart ? .places(measurement) : .size(measurement))
  }

  /// Whether the children's places are remembered where they must be.
  mutating func arePlacesKnown(in measurement: Measurement) -> Bool {
    let element = arena[measurement.element]
    return element.isSettled || !element.kind.movesChildren || element.kind.placesChildrenApart
      || measurements.placements[measurement] != nil
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
