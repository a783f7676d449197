// The first of some views that fits: it alone takes part in layout, for what is finally offered.

extension Measurer {
  /// The size of the view that fits a proposal; it is 0 if there is no view.
  mutating func sizeFittingView(_ element: ElementID, for proposal: ProposedViewSize) -> Size? {
    guard arena.firstChild(of: element) != nil else { return .zero }
    guard let view = fittingView(of: element, for: proposal) else { return nil }
    return sizeOrMissing(view, proposal)
  }

  /// The first of an element's views whose ideal size fits a proposal on the axes that count, or
  /// else the last; nil if a size is missing, or there is no view.
  ///
  /// On the other axis, a view is offered what there is.
  mutating func fittingView(of element: ElementID, for proposal: ProposedViewSize) -> ElementID? {
    let axes = Axis.Set(rawValue: arena.payload(of: element))
    let ideal = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    var position = 0
    var next = arena.firstChild(of: element)
    while let view = next {
      next = arena.sibling(after: view)
      guard next != nil else { return view }
      guard let size = knownSize(of: view, for: ideal) else {
        wantSizes(from: view, count: position + 1, for: ideal)
        return nil
      }
      if proposal.contains(size, on: axes) { return view }
      position += 1
    }
    return nil
  }

  /// Asks for as many sizes as are known already, so that few attempts are made however many views
  /// there are.
  private mutating func wantSizes(
    from view: ElementID, count: Int, for proposal: ProposedViewSize
  ) {
    var next: ElementID? = view
    var count = count
    while count > 0, let view = next {
      _ = sizeOrMissing(view, proposal)
      next = arena.sibling(after: view)
      count -= 1
    }
  }

  /// Goes from an element to the view that fits what it is offered, for a search for a guide.
  ///
  /// - Returns: the view, or the element itself if it has none; nil if a size is missing.
  mutating func guideSource(
    inFittingView element: ElementID, for proposal: ProposedViewSize
  ) -> ElementID? {
    guard arena.firstChild(of: element) != nil else { return element }
    return fittingView(of: element, for: proposal)
  }
}

extension Placer {
  /// Settles the view that fits what an element is finally offered, and drops the others.
  mutating func settleFittingView(_ element: ElementID) {
    guard let first = arena.firstChild(of: element) else { return }
    let proposal = finalProposal(of: element)
    let view = measurer.resolving(orElse: first) { $0.fittingView(of: element, for: proposal) }
    arena.drop(childrenOf: element, but: view)
    settle(view, for: proposal)
  }
}

extension Arena {
  /// Takes all children of an element out of the picture but one.
  fileprivate mutating func drop(childrenOf element: ElementID, but view: ElementID) {
    var dropped = children(of: element).filter { $0 != view }
    self[element].firstChild = view
    self[view].nextSibling = .none
    self[view].origin = .zero
    while let next = dropped.popLast() {
      dropped += children(of: next)
      self[next] = .absent
    }
  }
}

extension Element {
  /// An element that no other refers to any more: it has no size, paints and says nothing, so that
  /// passes over all elements need not know that it is not there.
  fileprivate static let absent = Element(.absent, payload: 0)
}

extension ProposedViewSize {
  /// Whether a size is within the lengths that are offered on some axes.
  fileprivate func contains(_ size: Size, on axes: Axis.Set) -> Bool {
    (!axes.contains(.horizontal) || size.width <= width ?? .infinity)
      && (!axes.contains(.vertical) || size.height <= height ?? .infinity)
  }
}
