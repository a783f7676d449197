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
    guard let answer = explicitGuide(key, of: element, at: proposal) else { return nil }
    if let guide = answer.value { return guide }
    if let fraction = key.fraction { return fraction == 0 ? 0 : size[key.axis] * fraction }
    let dimensions = ViewDimensions(of: element, lender, at: proposal, size: size)
    let value = consult { key.id.defaultValue(in: dimensions) }
    return value.map { checkedDefault($0, key, in: size) }
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

  /// Where a guide was set explicitly in a view, as a closure asks that.
  mutating func askedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> Double? {
    let question = Question.guide(key, Measurement(element: element, proposal: proposal))
    if let answer = guideAnswers[question] { return answer.value }
    return answer(question, orElse: .none) {
      $0.explicitGuide(key, of: element, at: proposal)
    }.value
  }

  /// Where a guide was set explicitly in a view, or in what it wraps, if all that depends on is known.
  ///
  /// - Complexity: O(1) in the depth of the views inside, if at each stack the search ends: because
  ///   it was aligned by that guide and remembers its value, or because the levels set inside tell
  ///   that the guide is not there. Other searches remember their answers after some containers.
  mutating func explicitGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    var element = element
    var proposal = proposal
    var shift = 0.0
    while true {
      switch elements[element].kind {
      case .shape, .geometryReader, .spacer, .guideBarrier:
        return GuideAnswer.none
      case .text:
        return textGuide(key, of: element).moved(by: shift)
      case .offset:
        element = primary(of: element)
      case .stack, .overlap, .layout:
        return severalGuides(key, of: element, at: proposal)?.moved(by: shift)
      case .alignmentGuide where guides[payload(of: element)].key == key:
        guard let answer = ownGuide(of: element, at: proposal) else { return nil }
        if answer.value != nil { return answer.moved(by: shift) }
        element = primary(of: element)
      default:
        let child = primary(of: element)
        guard let place = place(of: child, at: 0, in: element, for: proposal) else { return nil }
        shift += place[key.axis]
        proposal = self.proposal(toChildOf: element, for: proposal)
        element = child
      }
    }
  }

  /// The value that a stack, sized ideally, has for the guide that it aligns by.
  mutating func ownGuide(ofStack element: Int) -> Double? {
    let stack = stacks[payload(of: element)]
    guard mayContain(stack.guide, stack) else { return nil }
    return resolving(orElse: .none) { arena in
      arena.combinedGuide(stack.guide, of: element, at: .unspecified) { _ in .unspecified }
    }.value
  }
}

extension Arena {
  /// The baselines of a text, the only guides that it sets.
  private mutating func textGuide(_ key: AlignmentKey, of element: Int) -> GuideAnswer {
    let text = texts[payload(of: element)]
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
    case .custom: stack.levels?.contains(key.level) == true
    }
  }

  private mutating func ownGuide(of element: Int, at proposal: ProposedViewSize) -> GuideAnswer? {
    let child = child(of: element)
    guard let size = sizeOrMissing(child, proposal) else { return nil }
    let dimensions = ViewDimensions(of: child, lender, at: proposal, size: size)
    let guide = guides[payload(of: element)]
    let value = consult { guide.value(dimensions) }
    return value.map { GuideAnswer(value: checkedGuide($0, guide.key, in: size)) }
  }

  private mutating func severalGuides(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guard key.combination != .none || elements[element].kind == .layout else {
      return GuideAnswer.none
    }
    if elements[element].kind == .stack {
      let stack = stacks[payload(of: element)]
      guard mayContain(key, stack) else { return GuideAnswer.none }
      let isIdeal = elements[element].isSettled || proposal.isUnspecified
      if isIdeal, key == stack.guide { return GuideAnswer(value: stack.ownGuide) }
    }
    return rememberedGuide(key, of: element, at: proposal)
  }

  /// Goes on searching in a container, or looks the answer up where the search is deep already.
  private mutating func rememberedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guard guideNesting >= Self.deepestSearch else {
      return searchedGuide(key, of: element, at: proposal)
    }
    let proposal = elements[element].isRigid ? .unspecified : proposal
    let question = Question.guide(key, Measurement(element: element, proposal: proposal))
    return guideAnswers[question] ?? note(question)
  }

  private mutating func searchedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize
  ) -> GuideAnswer? {
    guideNesting += 1
    defer { guideNesting -= 1 }
    switch elements[element].kind {
    case .layout: return layoutGuide(key, of: element, at: proposal)
    case .stack:
      if elements[element].isSettled || proposal.isUnspecified {
        return combinedGuide(key, of: element, at: .unspecified) { _ in .unspecified }
      }
      guard let offering = offers(of: element, for: proposal) else { return nil }
      return combinedGuide(key, of: element, at: proposal, offering: offering)
    default:
      return combinedGuide(key, of: element, at: proposal) { _ in proposal }
    }
  }

  /// What the children that have a guide explicitly say together.
  mutating func combinedGuide(
    _ key: AlignmentKey, of element: Int, at proposal: ProposedViewSize,
    offering: (Int) -> ProposedViewSize
  ) -> GuideAnswer? {
    var combined = CombinedGuide(key)
    var isComplete = true
    var position = 0
    var next = firstChild(of: element)
    while let child = next {
      if let guide = explicitGuide(key, of: child, at: offering(position)) {
        let place = place(of: child, at: position, in: element, for: proposal)
        isComplete = isComplete && place != nil
        if let value = guide.value, let place { combined.add(value + place[key.axis]) }
      } else {
        isComplete = false
      }
      position += 1
      next = sibling(after: child)
    }
    return isComplete ? GuideAnswer(value: combined.value) : nil
  }

  /// What a stack offers each child for a proposal, by position.
  mutating func offers(
    of element: Int, for proposal: ProposedViewSize
  ) -> ((Int) -> ProposedViewSize)? {
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
