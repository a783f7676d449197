// Alignment guides.
//
// An explicit guide passes every wrapper outwards, moved by where the content stands in it. Through a
// container of several views pass baselines and custom guides, combined from what the children say.

extension Arena {
  /// How many containers further in a search for a guide goes before answers are remembered.
  private static let deepestSearch = 4

  /// Where a guide of a view is, explicitly or by default, if all it depends on is known.
  mutating func guideValue(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize, size: Size
  ) -> Double? {
    let explicit = explicitGuide(key, of: element, at: proposal)
    return guideValue(explicit, key, of: element, at: proposal, size: size)
  }

  /// The same, if it is known what was set explicitly.
  mutating func guideValue(
    _ explicit: GuideAnswer?, _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize,
    size: Size
  ) -> Double? {
    guard let explicit else { return nil }
    if let guide = explicit.value { return guide }
    if let fraction = key.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
    let dimensions = ViewDimensions(of: element, lender, at: proposal, size: size)
    let value = consult { dimensions.defaultValue(of: key) }
    return value.map { warnings.checkedDefault($0, key, in: size) }
  }

  /// Where the guides of an alignment cross in a view, if all it depends on is known.
  mutating func guidePoint(
    _ alignment: Alignment, of element: Int, at proposal: ProposedViewSize, size: Size
  ) -> Point? {
    let x = guideValue(alignment.horizontal.key, of: element, at: proposal, size: size)
    let y = guideValue(alignment.vertical.key, of: element, at: proposal, size: size)
    guard let x, let y else { return nil }
    return Point(x: x, y: y)
  }

  /// Where a guide was set explicitly in a view, as a closure asks that, unless finding out takes a
  /// call of another closure too deep in others.
  mutating func askedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    if !guideAnswers.isEmpty,
      let answer = guideAnswers[question(key, of: element, at: proposal)]
    {
      return answer
    }
    // Most guides are not there, or close at hand, and not worth remembering.
    let calls = consultations
    let found = trying { $0.explicitGuide(key, of: element, at: proposal) }
    if let found, calls == consultations { return found }
    let question = question(key, of: element, at: proposal)
    guideAnswers[question] = found
    if found == nil { resolve(question) }
    return guideAnswers[question]
  }

  /// Where a guide was set explicitly in a view, or in what it wraps, if all that depends on is known.
  ///
  /// - Complexity: O(1) in the depth of the views inside, if at each stack the search ends: because
  ///   it was aligned by that guide and remembers its value, or because the levels set inside tell
  ///   that the guide is not there. Other searches remember their answers after some containers.
  mutating func explicitGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guard elements[element].maySet(key.combination) else { return GuideAnswer.none }
    var source = GuideSource(element: element, proposal: proposal)
    while true {
      guard find(key, from: &source) else { return nil }
      guard elements[source.element].maySet(key.combination) else { return GuideAnswer.none }
      guard let answer = answer(key, from: source) else { return nil }
      guard answer.value == nil, kind(of: source.element) == .alignmentGuide else {
        return answer.moved(by: source.shift)
      }
      source.element = Int(elements[source.element].firstChild)
    }
  }

  /// Goes through wrappers to the next element that has a say about a guide.
  ///
  /// It returns before any closure is called, since the call stack of a search should be small.
  ///
  /// - Returns: whether all that it takes is known.
  private mutating func find(_ key: AlignmentKey, from source: inout GuideSource) -> Bool {
    while true {
      let element = source.element
      let kind = elements[element].kind
      if kind.isGuideSource || !elements[element].maySet(key.combination) { return true }
      if kind == .alignmentGuide, guide(of: element).key == key { return true }
      let child = primary(of: element)
      if kind != .offset {
        let place = place(of: child, at: 0, in: element, for: source.proposal)
        guard let place else { return false }
        source.shift += place[key.axis]
      }
      source.proposal = self.proposal(toChildOf: element, for: source.proposal)
      source.element = child
    }
  }

  private mutating func answer(_ key: AlignmentKey, from source: GuideSource) -> GuideAnswer? {
    switch kind(of: source.element) {
    case .text: textGuide(key, of: source.element)
    case .stack, .overlap, .layout:
      severalGuides(key, of: source.element, at: source.proposal)
    case .alignmentGuide: ownGuide(of: source.element, at: source.proposal)
    default: GuideAnswer.none
    }
  }
}

extension Arena {
  /// The baselines of a text, the only guides that it sets.
  private mutating func textGuide(_ key: AlignmentKey, of element: Int) -> GuideAnswer {
    let text = texts.block(payload(of: element))
    switch key.combination {
    case .least: return GuideAnswer(value: text.firstBaseline)
    case .greatest: return GuideAnswer(value: text.lastBaseline)
    case .none, .custom: return .none
    }
  }

  /// Whether a guide may be set in a stack and be seen outside.
  private mutating func mayContain(_ key: AlignmentKey, _ stack: Stack) -> Bool {
    switch key.combination {
    case .none: false
    case .least, .greatest: true
    case .custom: stack.mayContain(level: key.level)
    }
  }

  /// What the closure of a guide says; while others wait for that, it is remembered, since they may
  /// be called again.
  private mutating func ownGuide(of element: Int, at proposal: ProposedViewSize) -> GuideAnswer? {
    guard consulting > 0 else { return calledGuide(of: element, at: proposal) }
    let question = question(guide(of: element).key, of: element, at: proposal)
    if let answer = guideAnswers[question] { return answer }
    if consulting == Self.deepestConsulting - 1, let next = guideAhead(of: element, at: proposal) {
      return note(next)
    }
    let answer = calledGuide(of: element, at: proposal)
    if let answer, answer.value != nil { guideAnswers[question] = answer }
    return answer
  }

  private mutating func calledGuide(
    of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    let child = Int(elements[element].firstChild)
    guard let size = sizeOrMissing(child, proposal) else { return nil }
    let dimensions = ViewDimensions(of: child, lender, at: proposal, size: size)
    let guide = guide(of: element)
    let value = consult { guide.value(dimensions) }
    return value.map { GuideAnswer(value: warnings.checkedGuide($0, guide.key, in: size)) }
  }

  private mutating func severalGuides(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    if let answer = guideAtHand(key, of: element, at: proposal) { return answer }
    return rememberedGuide(key, of: element, at: proposal)
  }

  /// What a container says about a guide that nobody inside needs to be asked about.
  private mutating func guideAtHand(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guard key.combination != .none || elements[element].kind == .layout else {
      return GuideAnswer.none
    }
    guard elements[element].kind == .stack else { return nil }
    let stack = stacks[payload(of: element)]
    guard mayContain(key, stack) else { return GuideAnswer.none }
    let isAtHand = elements[element].isSettled && key == stackGuides[Int(stack.guide)]
    return isAtHand ? GuideAnswer(value: stack.ownGuide) : nil
  }

  /// Goes on searching in a container, or looks the answer up where the search is deep already.
  private mutating func rememberedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    let isDeep = guideNesting >= (kind(of: element) == .layout ? 1 : Self.deepestSearch)
    guard isDeep || consulting > 0 else { return searchedGuide(key, of: element, at: proposal) }
    let question = question(key, of: element, at: proposal)
    if let answer = guideAnswers[question] { return answer }
    return isDeep ? note(question) : searchedGuide(key, of: element, at: proposal)
  }

  private mutating func searchedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guideNesting += 1
    defer { guideNesting -= 1 }
    if kind(of: element) == .layout { return layoutGuide(key, of: element, at: proposal) }
    if isSettled(element) {
      return combinedGuide(key, of: element, at: .unspecified) { _ in .unspecified }
    }
    guard let placing = proposalWhenPlacing(element, for: proposal) else { return nil }
    guard let offering = offers(of: element, for: placing) else { return nil }
    return combinedGuide(key, of: element, at: placing, offering: offering)
  }

  /// What identifies the answer to where a guide was set explicitly in a view.
  mutating func question(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> Question {
    let proposal = isRigid(element) ? .unspecified : proposal
    return .guide(key, Measurement(element: element, proposal: proposal))
  }

  /// What the children that have a guide explicitly say together.
  mutating func combinedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize,
    offering: (Int) -> ProposedViewSize
  ) -> GuideAnswer? {
    var combined = CombinedGuide(key)
    var isComplete = true
    var position = 0
    var next = elements[element].firstChild
    while next != Element.none {
      let child = Int(next)
      if let guide = explicitGuide(key, of: child, at: offering(position)) {
        let place = place(of: child, at: position, in: element, for: proposal)
        isComplete = isComplete && place != nil
        if let value = guide.value, let place { combined.add(value + place[key.axis]) }
      } else {
        isComplete = false
      }
      position += 1
      next = elements[child].nextSibling
    }
    return isComplete ? GuideAnswer(value: combined.value) : nil
  }

  /// What a container offers each child for a proposal, by position.
  mutating func offers(
    of element: Int, for proposal: ProposedViewSize
  ) -> ((Int) -> ProposedViewSize)? {
    guard elements[element].kind == .stack else { return { _ in proposal } }
    let stack = stacks[payload(of: element)]
    if proposal[stack.axis] != nil {
      guard let shares = shares(of: element, stack, for: proposal) else { return nil }
      return { shares[$0] }
    }
    var offered = proposal
    offered[stack.axis] = nil
    return { _ in offered }
  }
}

extension GuideAnswer {
  /// The same guide, seen from further out.
  fileprivate func moved(by shift: Double) -> GuideAnswer {
    GuideAnswer(value: value.map { $0 + shift })
  }
}

/// Where a search for a guide has come to.
private struct GuideSource {
  var element: Int
  /// What the element is offered.
  var proposal: ProposedViewSize
  /// How far the element stands from where the search began.
  var shift = 0.0

  init(element: Int, proposal: ProposedViewSize) {
    self.element = element
    self.proposal = proposal
  }
}

extension Element.Kind {
  /// Whether a search for a guide ends here, whatever the guide.
  var isGuideSource: Bool {
    switch self {
    case .text, .shape, .geometryReader, .spacer, .guideBarrier, .stack, .overlap, .layout:
      true
    default: false
    }
  }
}
