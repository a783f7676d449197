// What custom layouts say about their views and themselves.

extension WarningLog {
  /// Where a layout of some size puts a view.
  ///
  /// In a layout of infinite size, or that is offered one, which stacks ask about to see how
  /// flexible it is, places and proposals may be infinite as well.
  func checked(
    _ place: LayoutPlaces.Place, in size: Size, for proposal: ProposedViewSize
  ) -> LayoutPlaces.Place {
    guard size.isFinite, proposal.isFinite, !place.isPossible else { return place }
    let position = Point(
      x: number(place.position.x, .placeX), y: number(place.position.y, .placeY))
    let anchor = UnitPoint(
      x: number(place.anchor.x, .placeAnchor), y: number(place.anchor.y, .placeAnchor))
    let proposal = ProposedViewSize(
      width: checked(place.proposal.width, .placeWidth),
      height: checked(place.proposal.height, .placeHeight))
    return LayoutPlaces.Place(at: position, anchor: anchor, proposal)
  }

  /// The gaps that a layout wants, the usual ones where they are nothing finite.
  func checked(_ spacing: ViewSpacing) -> ViewSpacing {
    spacing.replacing(checked(spacing.gaps, .layoutSpacing, else: defaultSpacing))
  }
}

extension LayoutPlaces.Place {
  fileprivate var isPossible: Bool {
    let lengths = [proposal.width ?? 0, proposal.height ?? 0]
    return position.isFinite && anchor.x.isFinite && anchor.y.isFinite
      && lengths.allSatisfy(LayoutWarning.Range.finiteNotNegative.contains)
  }
}
