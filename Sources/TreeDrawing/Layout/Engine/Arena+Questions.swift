// Questions are answered in a loop. What answers one tries with the answers that are there; where some
// are missing, it notes them and gives up, and is tried again when they are known. So the call stack
// does not grow with the depth of the views, and each answer is worked out once.
//
// Closures of guides and layouts cannot give up half-way. What they ask is answered at once, down to a
// depth; below it they get a stand-in, and are called again when the real answer is known.

extension Arena {
  /// How deep closures may nest that are called to answer what other closures ask.
  private static let deepestAsking = 8

  /// Answers a question and all that must be answered before, and remembers the answers.
  mutating func resolve(_ question: Question) {
    withNothingMissing { arena in
      var wanted = [question]
      while let next = wanted.last {
        if arena.isAnswered(next) || arena.tryAnswering(next) || arena.missing.isEmpty {
          wanted.removeLast()
        } else {
          wanted += arena.missing
        }
        arena.missing.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Tries until nothing is missing.
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

  /// Calls a closure that may ask about elements; it gives no result if an answer was missing.
  mutating func consult<Answer>(_ closure: () -> Answer) -> Answer? {
    let noted = missing.count
    let answer = lend(closure)
    return missing.count == noted ? answer : nil
  }

  /// Answers what a closure asks, or notes the question where closures nest too deep.
  mutating func answer<Answer>(
    _ question: Question, orElse standIn: Answer, _ attempt: (inout Arena) -> Answer?
  ) -> Answer {
    guard asking < Self.deepestAsking else {
      missing.append(question)
      return standIn
    }
    asking += 1
    defer { asking -= 1 }
    return resolving(orElse: standIn, attempt)
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
}

extension Arena {
  fileprivate mutating func isAnswered(_ question: Question) -> Bool {
    switch question {
    case .size(let measurement):
      measurements[measurement] != nil && arePlacesKnown(in: measurement)
    case .guide: guideAnswers[question] != nil
    case .places(let measurement): placements[measurement] != nil
    }
  }

  fileprivate mutating func tryAnswering(_ question: Question) -> Bool {
    switch question {
    case .size(let asked):
      guard let size = size(of: asked.element, for: asked.proposal) else { return false }
      measurements[asked] = size
      notePlaces(in: asked.element, for: asked.proposal)
    case .guide(let key, let asked):
      let answer = explicitGuide(key, of: asked.element, at: asked.proposal)
      guard let answer else { return false }
      guideAnswers[question] = answer
    case .places(let asked):
      guard let places = layoutPlaces(in: asked.element, for: asked.proposal) else { return false }
      placements[asked] = places
    }
    return true
  }
}
