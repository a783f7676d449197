/// What is asked and not answered yet while something is measured.
struct PendingQuestions {
  /// What was asked for and not known yet.
  var missing: [Question] = []
  /// Nesting of client closures now running.
  private(set) var closureDepth = 0
  /// Client closures called so far; unchanged means that an answer needed none.
  private(set) var closureCalls = 0
  /// Whether what is being tried takes a call of a closure too deep in others.
  var isTooDeep = false
  /// How many steps measuring has taken; tests hold that in proportion to the number of views.
  var steps = 0
  /// Whether an ideal size is tried that perhaps nobody will ask for.
  var isAhead = false
  /// Which of the lengths met so far depend on what is offered across them.
  var dependence: CrossAxisDependence = []
  /// How many containers a search for a guide has gone into.
  var guideNesting = 0

  /// How deep closures are called in each other: a level takes up to 9 KB of the call stack,
  /// besides what the closures take themselves, and a thread may have no more than half a megabyte.
  static let deepestClosures = 24
}

extension PendingQuestions {
  /// Whether a closure that is called now could call no other.
  var isAtDeepestClosure: Bool { closureDepth == Self.deepestClosures - 1 }

  /// Counts a closure that is about to be called, unless it is too deep in others.
  mutating func enterClosure() -> Bool {
    guard closureDepth < Self.deepestClosures else {
      isTooDeep = true
      return false
    }
    closureDepth += 1
    closureCalls += 1
    steps += 1
    return true
  }

  /// Counts a closure that has returned.
  mutating func leaveClosure() { closureDepth -= 1 }

  /// Begins a part of the work in which nothing is missing yet, and gives what was outside it.
  mutating func begin() -> Outside {
    var outside = Outside(missing: [], guideNesting: guideNesting, isAhead: isAhead)
    swap(&outside.missing, &missing)
    guideNesting = 0
    isAhead = false
    return outside
  }

  /// Ends a part of the work.
  mutating func end(_ outside: consuming Outside) {
    missing = outside.missing
    guideNesting = outside.guideNesting
    isAhead = outside.isAhead
  }

  /// What is missing outside of a part of the work.
  struct Outside {
    fileprivate var missing: [Question]
    fileprivate let guideNesting: Int
    fileprivate let isAhead: Bool
  }
}
