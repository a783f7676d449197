// A trampoline instead of recursion. What answers a question tries with the answers that are there;
// where some are missing, it says which it wants and gives up, and is tried again when they are
// known. So the call stack does not grow with the depth of the views, and each answer is worked out
// once.
//
// Closures of guides and layouts cannot give up half-way. What they ask is answered at once, even
// if that takes calls of other closures, down to a depth. What takes a call below that is answered
// by a stand-in; the question is handed out to the loop around, and the closure called again
// afterwards.

extension Measurer {
  /// Answers a question and all that must be answered before, and remembers the answers; a question
  /// that takes a call of a closure too deep in others is missing afterwards.
  mutating func resolve(_ question: Question) {
    let postponed = withNothingMissing { $0.firstPostponed(resolving: question) }
    if let postponed { pending.missing.append(postponed) }
  }

  /// Tries until nothing is missing; no closure may be waiting.
  mutating func resolving<Answer>(
    orElse standIn: Answer, _ attempt: (inout Measurer) -> Answer?
  ) -> Answer {
    withNothingMissing { measurer in
      while true {
        if let answer = attempt(&measurer) { return answer }
        let wanted = measurer.pending.missing
        guard !wanted.isEmpty else { return standIn }
        measurer.pending.missing.removeAll(keepingCapacity: true)
        for question in wanted { measurer.resolve(question) }
      }
    }
  }

  /// Tries once, and forgets what is missing.
  mutating func trying<Answer>(_ attempt: (inout Measurer) -> Answer?) -> Answer? {
    let answer = withNothingMissing { attempt(&$0) }
    pending.isTooDeep = false
    return answer
  }

  /// Calls a closure that may ask about elements; it gives no result if an answer was missing.
  mutating func callClosure<Answer>(_ closure: () -> Answer) -> Answer? {
    guard pending.enterClosure() else { return nil }
    defer { pending.leaveClosure() }
    let missingCount = pending.missing.count
    let answer = lend(closure)
    return pending.missing.count == missingCount ? answer : nil
  }

  /// Says that an answer is needed.
  mutating func want<Answer>(_ question: Question) -> Answer? {
    pending.missing.append(question)
    return nil
  }

  private mutating func withNothingMissing<Result>(_ body: (inout Measurer) -> Result) -> Result {
    let outside = pending.begin()
    defer { pending.end(outside) }
    return body(&self)
  }

  /// Answers a question and those that it leads to, up to the first that takes a call too deep.
  private mutating func firstPostponed(resolving question: Question) -> Question? {
    var wanted = [question]
    while let next = wanted.last {
      pending.isTooDeep = false
      if isAnswered(next) || tryAnswering(next) {
        wanted.removeLast()
      } else if pending.isTooDeep {
        pending.isTooDeep = false
        return next
      } else if pending.missing.isEmpty {
        wanted.removeLast()
      } else {
        wanted += pending.missing
      }
      pending.missing.removeAll(keepingCapacity: true)
    }
    return nil
  }
}

extension Measurer {
  private mutating func isAnswered(_ question: Question) -> Bool {
    switch question {
    case .size(let measurement):
      isRemembered(measurement) && arePlacesKnown(in: measurement)
    case .guide(let key, let measurement): isRemembered(key, of: measurement)
    case .mergedGuide: measurements.guides[question] != nil
    case .places(let measurement): measurements.placements[measurement] != nil
    case .spacing(let element): measurements.spacings[element] != nil
    }
  }

  private mutating func tryAnswering(_ question: Question) -> Bool {
    pending.steps += 1
    let outside = pending.beginAnswer()
    let isAnswered = answer(question)
    _ = pending.endAnswer(outside)
    return isAnswered
  }

  private mutating func answer(_ question: Question) -> Bool {
    switch question {
    case .size(let asked):
      guard var size = size(of: asked.element, for: asked.proposal) else { return false }
      if asked.proposal.isUnspecified { size = checkedIdeal(size) }
      remember(size, of: asked, pending.dependence)
      rememberPlaces(in: asked.element, for: asked.proposal, pending.dependence)
    case .guide(let key, let asked):
      let answer = explicitGuide(key, of: asked.element, at: asked.proposal)
      guard let answer else { return false }
      remember(answer, question, pending.dependence)
    case .mergedGuide(let key, let asked):
      guard let answer = mergedGuide(key, ofLayout: asked) else { return false }
      measurements.guides[question] = answer
    case .places(let asked):
      guard let places = places(in: asked) else { return false }
      measurements.placements[asked] = places
      let dependence = pending.dependence.union(arena.kind(of: asked.element).dependence)
      rememberPlaces(places.map(\.origin), in: asked, dependence)
    case .spacing(let element):
      guard let spacing = containerSpacing(element) else { return false }
      measurements.spacings[element] = spacing
    }
    return true
  }
}
