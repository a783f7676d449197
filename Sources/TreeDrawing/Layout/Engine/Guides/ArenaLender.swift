/// Lets the closures of guides ask about other guides while a pass over the arena is under way.
///
/// The arena is a value that the pass has exclusive access to, and moving it here and back for each
/// closure cost more than all else in a pass; so the lender holds a pointer to it. The pointer is only
/// there while `lend` runs the closure and nobody else touches the arena, and is gone before `lend`
/// returns: dimensions that a closure keeps for later get no answer. It points to one whole arena, so
/// there are no bounds to exceed.
final class ArenaLender {
  fileprivate var arena: UnsafeMutablePointer<Arena>?
  /// The defaults of guides that closures are working out.
  let defaults: GuideDefaults

  init(reportingTo warnings: WarningLog) {
    defaults = GuideDefaults(reportingTo: warnings)
  }

  /// Asks the arena something; nobody answers once the closure has returned.
  func ask<Answer>(_ question: (inout Arena) -> Answer?) -> Answer? {
    guard let arena else { return nil }
    self.arena = nil
    defer { self.arena = arena }
    return question(&arena.pointee)
  }
}

extension Arena {
  /// Runs a closure that may ask the arena's lender.
  mutating func lend<Result>(_ body: () -> Result) -> Result {
    let lender = lender
    return withUnsafeMutablePointer(to: &self) { arena in
      lender.arena = arena
      defer { lender.arena = nil }
      return body()
    }
  }
}
