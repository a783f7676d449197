// Alignment guides.
//
// An explicit guide passes every wrapper outwards, moved by where the content stands in it. Through a
// container of several views only custom guides pass, as the mean of what the children say.

extension Arena {
  /// Where a guide of a view is, explicitly or by default.
  mutating func guideValue(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize, size: Size
  ) -> Double {
    if let guide = explicitGuide(key, of: element, at: proposal) { return guide }
    if let fraction = key.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
    let dimensions = ViewDimensions(of: element, lender, at: proposal, size: size)
    let value = lend { key.id.defaultValue(in: dimensions) }
    return checkedDefault(value, key, in: size)
  }

  /// Where the guides of an alignment cross in a view.
  mutating func guidePoint(
    _ alignment: Alignment, of element: Int, at proposal: ProposedViewSize, size: Size
  ) -> Point {
    Point(
      x: guideValue(alignment.horizontal.key, of: element, at: proposal, size: size),
      y: guideValue(alignment.vertical.key, of: element, at: proposal, size: size))
  }

  /// Where a guide was set explicitly in a view, or in what it wraps.
  ///
  /// - Complexity: O(1) in the depth of the views inside, if at each stack the search ends: because
  ///   it was aligned by that guide and remembers its value, or because the levels set inside tell
  ///   that the guide is not there. Through other stacks, and through piles, the search goes on.
  mutating func explicitGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> Double? {
    var element = element
    var proposal = proposal
    var shift = 0.0
    while true {
      switch elements[element].kind {
      case .text, .shape, .geometryReader, .spacer, .guideBarrier:
        return nil
      case .offset:
        element = primary(of: element)
      case .stack, .overlap:
        return severalGuides(key, of: element, at: proposal).map { $0 + shift }
      case .alignmentGuide where guides[payload(of: element)].key == key:
        if let guide = ownGuide(of: element, at: proposal) { return guide + shift }
        element = primary(of: element)
      default:
        let child = primary(of: element)
        shift += place(of: child, at: 0, in: element, for: proposal)[key.axis]
        proposal = self.proposal(toChildOf: element, for: proposal)
        element = child
      }
    }
  }

  /// The value that a stack, sized ideally, has for the guide that it aligns by.
  mutating func ownGuide(ofStack element: Int) -> Double? {
    let stack = stacks[payload(of: element)]
    guard !stack.guide.isBuiltIn, stack.levels?.contains(stack.guide.level) == true else {
      return nil
    }
    return combinedGuide(stack.guide, of: element)
  }

  private mutating func combinedGuide(_ key: AlignmentKey, of element: Int) -> Double? {
    combinedGuide(key, of: element, at: .unspecified) { _ in .unspecified }
  }

  private mutating func ownGuide(of element: Int, at proposal: ProposedViewSize) -> Double? {
    let child = child(of: element)
    let size = measure(child, for: proposal)
    let dimensions = ViewDimensions(of: child, lender, at: proposal, size: size)
    let guide = guides[payload(of: element)]
    return checkedGuide(lend { guide.value(dimensions) }, guide.key, in: size)
  }

  private mutating func severalGuides(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> Double? {
    guard !key.isBuiltIn else { return nil }
    guard elements[element].kind == .stack else {
      return combinedGuide(key, of: element, at: proposal) { _ in proposal }
    }
    let stack = stacks[payload(of: element)]
    guard stack.levels?.contains(key.level) == true else { return nil }
    if elements[element].isSettled || proposal.isUnspecified {
      if key == stack.guide { return stack.ownGuide }
      return combinedGuide(key, of: element)
    }
    let offering = offers(of: element, for: proposal)
    return combinedGuide(key, of: element, at: proposal, offering: offering)
  }

  /// The mean of a custom guide over the children that have it explicitly.
  private mutating func combinedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize,
    offering: (Int) -> ProposedViewSize
  ) -> Double? {
    var sum = 0.0
    var count = 0.0
    var position = 0
    var next = firstChild(of: element)
    while let child = next {
      if let guide = explicitGuide(key, of: child, at: offering(position)) {
        sum += guide + place(of: child, at: position, in: element, for: proposal)[key.axis]
        count += 1
      }
      position += 1
      next = sibling(after: child)
    }
    return count > 0 ? sum / count : nil
  }

  /// What a stack offers each child for a proposal, by position.
  mutating func offers(of element: Int, for proposal: ProposedViewSize) -> (Int) -> ProposedViewSize
  {
    let stack = stacks[payload(of: element)]
    if proposal[stack.axis] != nil, let shares = shares(of: element, stack, for: proposal) {
      return { shares[$0] }
    }
    var offered = proposal
    offered[stack.axis] = nil
    return { _ in offered }
  }
}
