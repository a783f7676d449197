// Questions are answered in a loop. What answers one tries with the answers that are there; where some
// are missing, it notes them and gives up, and is tried again when they are known. So the call stack
// does not grow with the depth of the views, and each answer is worked out once.
//
// Closures of guides and layouts cannot give up half-way. What they ask is answered at once, even if
// that takes calls of other closures, down to a depth. What takes a call below that is answered by a
// stand-in; the question is handed out to the loop around, and the closure called again afterwards.

extension Arena {
  /// How deep closures are called in each other: a level takes up to 9 KB of the call stack, besides
  /// what the closures take themselves, and a thread may have no more than half a megabyte.
  static let deepestConsulting = 24

  /// Answers a question and all that must be answered before, and remembers the answers; a question
  /// that takes a call of a closure too deep in others is noted as missing.
  mutating func resolve(_ question: Question) {
    let postponed = withNothingMissing { $0.firstPostponed(resolving: question) }
    if let postponed { missing.append(postponed) }
  }

  /// Tries until nothing is missing; no closure may be waiting.
  mutating func resolving<Answer>(
    orElse standIn: Answer, _ attempt: (inout Arena) -> Answer?
  ) -> Answer {
    withNothingMissing { arena in
      while true {
        if let answer = attempt(&arena) { return answer }
        let noted = arena.missing
        guard !noted.isEmpty else { return standIn }
        arena.missing.removeAll(keepingCapacity: true)
        for question in noted { arena.resolve(question) }
      }
    }
  }

  /// Tries once, and forgets what is missing.
  mutating func trying<Answer>(_ attempt: (inout Arena) -> Answer?) -> Answer? {
    let answer = withNothingMissing { attempt(&$0) }
    isTooDeep = false
    return answer
  }

  /// Calls a closure that may ask about elements; it gives no result if an answer was missing.
  mutating func consult<Answer>(_ closure: () -> Answer) -> Answer? {
    guard consulting < Self.deepestConsulting else {
      isTooDeep = true
      return nil
    }
    consulting += 1
    consultations += 1
    defer { consulting -= 1 }
    let noted = missing.count
    let answer = lend(closure)
    return missing.count == noted ? answer : nil
  }

  /// Notes that an answer is needed.
  mutating func note<Answer>(_ question: Question) -> Answer? {
    missing.append(question)
    return nil
  }

  private mutating func withNothingMissing<Result>(_ body: (inout Arena) -> Result) -> Result {
    var outside: [Question] = []
    swap(&outside, &missing)
    let nesting = guideNesting
    guideNesting = 0
    defer {
      swap(&outside, &missing)
      guideNesting = nesting
    }
    return body(&self)
  }

  /// Answers a question and those that it leads to, up to the first that takes a call too deep.
  private mutating func firstPostponed(resolving question: Question) -> Question? {
    var wanted = [question]
    while let next = wanted.last {
      isTooDeep = false
      if isAnswered(next) || tryAnswering(next) {
        wanted.removeLast()
      } else if isTooDeep {
        isTooDeep = false
        return next
      } else if missing.isEmpty {
        wanted.removeLast()
      } else {
        wanted += missing
      }
      missing.removeAll(keepingCapacity: true)
    }
    return nil
  }
}

extension Arena {
  private mutating func isAnswered(_ question: Question) -> Bool {
    switch question {
    case .size(let measurement):
      measurements[measurement] != nil && arePlacesKnown(in: measurement)
    case .guide, .mergedGuide: guideAnswers[question] != nil
    case .places(let measurement): placements[measurement] != nil
    case .spacing(let element): spacings[element] != nil
    }
  }

  private mutating func tryAnswering(_ question: Question) -> Bool {
    switch question {
    case .size(let asked):
      guard let size = size(of: asked.element, for: asked.proposal) else { return false }
      measurements[asked] = size
      notePlaces(in: asked.element, for: asked.proposal)
    case .guide(let key, let asked):
      let answer = explicitGuide(key, of: asked.element, at: asked.proposal)
      guard let answer else { return false }
      guideAnswers[question] = answer
    case .mergedGuide(let key, let asked):
      guard let answer = mergedGuide(key, ofLayout: asked) else { return false }
      guideAnswers[question] = answer
    case .places(let asked):
      guard let places = places(inLayout: asked) else { return false }
      placements[asked] = places
    case .spacing(let element):
      guard let spacing = layoutSpacing(element) else { return false }
      spacings[element] = spacing
    }
    return true
  }
}
