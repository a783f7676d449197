// Alignment guides.
//
// An explicit guide passes every wrapper outwards, moved by where the content stands in it. Through
// a container of several views pass baselines and custom guides, combined from what the children
// say.

extension Measurer {
  /// How many containers further in a search for a guide goes before answers are remembered.
  private static let deepestSearch = 4
  /// How many wrappers further in a search goes before answers are remembered.
  private static let farthestSearch = 8

  /// Where a guide of a view is, explicitly or by default, if all it depends on is known.
  mutating func guideValue(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize, size: Size
  ) -> Double? {
    let explicit = explicitGuide(key, of: element, at: proposal)
    return guideValue(explicit, key, of: element, at: proposal, size: size)
  }

  /// Where a guide of a view is, if what was set explicitly is known.
  mutating func guideValue(
    _ explicit: ExplicitGuide?, _ key: AlignmentKey, of element: ElementID,
    at proposal: ProposedViewSize,
    size: Size
  ) -> Double? {
    guard let explicit else { return nil }
    if let guide = explicit.value { return guide }
    if let fraction = key.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
    let dimensions = ViewDimensions(of: element, arena.access, at: proposal, size: size)
    let value = callClosure(of: key) { dimensions.defaultValue(of: key) }
    return value.map { arena.warnings.checkedDefault($0, key, in: size) }
  }

  /// Where the guides of an alignment cross in a view, if all it depends on is known.
  mutating func guidePoint(
    _ alignment: Alignment, of element: ElementID, at proposal: ProposedViewSize, size: Size
  ) -> Point? {
    let x = guideValue(alignment.horizontal.key, of: element, at: proposal, size: size)
    let y = guideValue(alignment.vertical.key, of: element, at: proposal, size: size)
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  /// Where a guide was set explicitly in a view, as a closure asks that, unless finding out takes a
  /// call of another closure too deep in others.
  mutating func askedGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    if let answer = rememberedGuide(key, of: element, at: proposal) { return answer }
    // Most guides are not there, or close at hand, and not worth remembering.
    let calls = pending.closureCalls
    let outside = pending.beginAnswer()
    let found = trying { $0.explicitGuide(key, of: element, at: proposal) }
    let dependence = pending.endAnswer(outside)
    let question = question(key, of: element, at: proposal)
    if let found {
      if calls != pending.closureCalls { remember(found, question, dependence) }
      pending.dependence.formUnion(dependence)
      return found
    }
    resolve(question)
    return rememberedGuide(key, of: element, at: proposal)
  }

  /// Where a guide was set explicitly in a view, or in what it wraps, if all that depends on is
  /// known.
  ///
  /// - Complexity: O(1) in the depth of the views inside, if at each stack the search ends: because
  ///   it was aligned by that guide and remembers its value, or because the levels set inside tell
  ///   that the guide is not there. Other searches remember their answers after some containers.
  mutating func explicitGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    guard arena[element].maySet(key.combination) else { return .absent }
    var source = GuideSource(element: element, proposal: proposal)
    while true {
      guard find(key, from: &source) else { return nil }
      if source.wrappers >= Self.farthestSearch {
        let guide = rememberedGuide(key, of: source.element, at: source.proposal)
        let asked = question(key, of: source.element, at: source.proposal)
        return (guide ?? want(asked)).map { $0.moved(by: source.shift) }
      }
      guard arena[source.element].maySet(key.combination) else { return .absent }
      guard let answer = answer(key, from: source) else { return nil }
      guard answer.value == nil, arena.kind(of: source.element) == .alignmentGuide else {
        return answer.moved(by: source.shift)
      }
      source.element = arena[source.element].firstChild
    }
  }

  /// Goes through wrappers to the next element that may set a guide.
  ///
  /// It returns before any closure is called, since the call stack of a search should be small.
  ///
  /// - Returns: whether all that it takes is known.
  private mutating func find(_ key: AlignmentKey, from source: inout GuideSource) -> Bool {
    while true {
      pending.steps += 1
      let element = source.element
      let kind = arena[element].kind
      if kind == .fittingView, arena[element].maySet(key.combination) {
        pending.dependence = .both
        let view = guideSource(inFittingView: element, for: source.proposal)
        guard let view else { return false }
        guard view != element else { return true }
        source.element = view
        continue
      }
      if kind.endsGuides || !arena[element].maySet(key.combination) { return true }
      if source.wrappers >= Self.farthestSearch { return true }
      if kind == .alignmentGuide, arena.guide(of: element).key == key { return true }
      guard goOn(from: element, kind, along: key.axis, in: &source) else { return false }
    }
  }

  /// Goes from a wrapper to the view inside.
  ///
  /// - Returns: whether all that it takes is known.
  @inline(__always)
  private mutating func goOn(
    from element: ElementID, _ kind: Element.Kind, along axis: Axis, in source: inout GuideSource
  ) -> Bool {
    let child = arena.primary(of: element)
    source.element = child
    source.wrappers += 1
    if kind.isTransparent { return true }
    if kind != .offset {
      let place = place(of: child, at: 0, in: element, for: source.proposal, along: axis)
      guard let place else { return false }
      source.shift += place
    }
    let offered = proposalWhenPlacing(childOf: element, for: source.proposal)
    guard let offered else { return false }
    if !arena[element].isRigid { pending.dependence.formUnion(kind.dependence) }
    source.proposal = offered
    return true
  }

  @inline(__always)
  private mutating func answer(_ key: AlignmentKey, from source: GuideSource) -> ExplicitGuide? {
    let kind = arena.kind(of: source.element)
    if kind == .alignmentGuide { return ownGuide(of: source.element, at: source.proposal) }
    if kind.isContainer { return severalGuides(key, of: source.element, at: source.proposal) }
    if kind == .paragraph { return paragraphGuide(key, of: source.element, at: source.proposal) }
    return kind == .text ? textGuide(key, of: source.element) : .absent
  }
}

extension Measurer {
  /// The lines of a text that are guides, the only ones that it sets.
  private mutating func textGuide(_ key: AlignmentKey, of element: ElementID) -> ExplicitGuide {
    let text = arena.picture.texts.block(arena.payload(of: element))
    switch key.combination {
    case .least: return ExplicitGuide(text.firstLine(by: key))
    case .greatest: return ExplicitGuide(text.lastBaseline)
    case .none, .custom: return .absent
    }
  }

  /// Whether a guide may be set in a stack and be seen outside.
  private mutating func mayContain(_ key: AlignmentKey, _ stack: Parameters.Stack) -> Bool {
    switch key.combination {
    case .none: false
    case .least, .greatest: true
    case .custom: stack.mayContain(level: key.level)
    }
  }

  /// What the closure of a guide says; while others wait for that, it is remembered, since they may
  /// be called again.
  private mutating func ownGuide(of element: ElementID, at proposal: ProposedViewSize)
    -> ExplicitGuide?
  {
    guard pending.closureDepth > 0 else { return calledGuide(of: element, at: proposal) }
    let key = arena.guide(of: element).key
    if let answer = rememberedGuide(key, of: element, at: proposal) { return answer }
    if pending.isAtDeepestClosure, let next = guideAhead(of: element, at: proposal) {
      return want(next)
    }
    let outside = pending.beginAnswer()
    let answer = calledGuide(of: element, at: proposal)
    let dependence = pending.endAnswer(outside)
    pending.dependence.formUnion(dependence)
    if let answer, answer.value != nil {
      remember(answer, question(key, of: element, at: proposal), dependence)
    }
    return answer
  }

  private mutating func calledGuide(
    of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    let child = arena[element].firstChild
    guard !isLeftForLater(child) else {
      return want(.size(Measurement(element: child, proposal: proposal)))
    }
    guard let size = sizeOrMissing(child, proposal) else { return nil }
    let dimensions = ViewDimensions(of: child, arena.access, at: proposal, size: size)
    let guide = arena.guide(of: element)
    let value = callClosure(of: guide.key) { guide.value(dimensions) }
    return value.map { ExplicitGuide(arena.warnings.checkedGuide($0, guide.key, in: size)) }
  }

  private mutating func severalGuides(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    if let answer = guideAtHand(key, of: element, at: proposal) { return answer }
    return foundGuide(key, of: element, at: proposal)
  }

  /// What a container says about a guide that nobody inside needs to be asked about.
  private mutating func guideAtHand(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    guard key.combination != .none || arena[element].kind == .layout else {
      return .absent
    }
    if arena[element].kind == .tidyStack { return guideOfTidyStack(key, element) }
    guard arena[element].kind == .stack else { return nil }
    let stack = arena.parameters.stacks[arena.payload(of: element)]
    guard mayContain(key, stack) else { return .absent }
    let isAtHand = arena[element].isSettled && key == arena.parameters.stackGuides[Int(stack.guide)]
    return isAtHand ? ExplicitGuide(stack.ownGuide) : nil
  }

  /// What a tidy stack says of the guide that it makes itself.
  private mutating func guideOfTidyStack(
    _ key: AlignmentKey, _ element: ElementID
  ) -> ExplicitGuide? {
    let stack = arena.parameters.tidyStacks[arena.payload(of: element)]
    let style = arena.parameters.tidyStyles[Int(stack.style)]
    return style.guide == key ? stack.guide.map { ExplicitGuide($0) } : nil
  }

  /// Goes on searching in a container, or looks the answer up where the search is deep already.
  private mutating func foundGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    let isDeep = pending.guideNesting >= (arena.isSettled(element) ? Self.deepestSearch : 1)
    guard isDeep || pending.closureDepth > 0 else {
      return searchedGuide(key, of: element, at: proposal)
    }
    if let answer = rememberedGuide(key, of: element, at: proposal) { return answer }
    return isDeep
      ? want(question(key, of: element, at: proposal))
      : searchedGuide(key, of: element, at: proposal)
  }

  private mutating func searchedGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize
  ) -> ExplicitGuide? {
    pending.guideNesting += 1
    defer { pending.guideNesting -= 1 }
    pending.dependence.formUnion(arena.kind(of: element).dependence)
    if arena.kind(of: element) == .layout { return layoutGuide(key, of: element, at: proposal) }
    if arena.isSettled(element) {
      return combinedGuide(key, of: element, at: .unspecified) { _ in .unspecified }
    }
    guard let placing = proposalWhenPlacing(element, for: proposal) else { return nil }
    guard let offering = offers(of: element, for: placing) else { return nil }
    return combinedGuide(key, of: element, at: placing, offering: offering)
  }

  /// What the children that have a guide explicitly say together.
  mutating func combinedGuide(
    _ key: AlignmentKey, of element: ElementID, at proposal: ProposedViewSize,
    offering: (Int) -> ProposedViewSize
  ) -> ExplicitGuide? {
    var combined = CombinedGuide(key)
    var isComplete = true
    var position = 0
    var next = arena.firstChild(of: element)
    while let child = next {
      pending.steps += 1
      if let guide = explicitGuide(key, of: child, at: offering(position)) {
        let place = place(
          of: child, at: position, in: element, for: proposal, along: key.axis)
        isComplete = isComplete && place != nil
        if let value = guide.value, let place { combined.add(value + place) }
      } else {
        isComplete = false
      }
      position += 1
      next = arena.sibling(after: child)
    }
    return isComplete ? ExplicitGuide(combined.value) : nil
  }
}

extension ExplicitGuide {
  /// The guide, seen from further out.
  fileprivate func moved(by shift: Double) -> ExplicitGuide {
    ExplicitGuide(value.map { $0 + shift })
  }
}
