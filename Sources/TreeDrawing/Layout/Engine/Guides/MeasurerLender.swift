/// Lets the closures of guides and layouts ask the measurer while it is at work.
///
/// The measurer is a value that a pass has exclusive access to, and moving it here and back for
/// each closure cost more than all else in a pass; so the lender holds a pointer to it. The pointer
/// is only there while `lend` runs the closure and nobody else touches the measurer, and is gone
/// before `lend` returns: dimensions that a closure keeps for later get no answer. It points to one
/// whole measurer, so there are no bounds to exceed.
final class MeasurerLender {
  fileprivate var measurer: UnsafeMutablePointer<Measurer>?
  /// The defaults of guides that closures are working out.
  let defaults: GuideDefaults

  init(reportingTo warnings: WarningLog) {
    defaults = GuideDefaults(reportingTo: warnings)
  }

  /// Asks the measurer something; nobody answers once the closure has returned.
  func ask<Answer>(_ question: (inout Measurer) -> Answer?) -> Answer? {
    guard let measurer else { return nil }
    self.measurer = nil
    defer { self.measurer = measurer }
    return question(&measurer.pointee)
  }
}

extension Measurer {
  /// Runs a closure that may ask the lender.
  mutating func lend<Result>(_ body: () -> Result) -> Result {
    let lender = arena.lender
    return withUnsafeMutablePointer(to: &self) { measurer in
      lender.measurer = measurer
      defer { lender.measurer = nil }
      return body()
    }
  }
}
