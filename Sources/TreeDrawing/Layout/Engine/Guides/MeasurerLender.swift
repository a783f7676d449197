/// Lets the closures of guides and layouts ask the measurer while it is at work.
///
/// The measurer is a value that a pass has exclusive access to, and moving it here and back for
/// each closure cost more than all else in a pass; so the lender holds a pointer to it. The pointer
/// is only there while `lend` runs the closure and nobody else touches the measurer, and is gone
/// before `lend` returns: dimensions that a closure keeps for later get no answer. It points to one
/// whole measurer, so there are no bounds to exceed.
final class MeasurerLender {
  fileprivate var measurer: UnsafeMutablePointer<Measurer>?
  /// What the closure that is running has read of a view: lengths and guides along which axes.
  fileprivate(set) var reads: Crossing = []
  /// The defaults of guides that closures are working out.
  let defaults: GuideDefaults

  init(reportingTo warnings: WarningLog) {
    defaults = GuideDefaults(reportingTo: warnings)
  }

  /// Asks the measurer something; nobody answers once the closure has returned.
  func ask<Answer>(_ question: (inout Measurer) -> Answer?) -> Answer? {
    guard let measurer else { return nil }
    self.measurer = nil
    let reads = reads
    defer {
      self.measurer = measurer
      self.reads = reads
    }
    return question(&measurer.pointee)
  }

  /// Notes that a closure reads a length or a guide along an axis.
  @inline(__always)
  func noteRead(along axis: Axis) { reads.insert(Crossing(axis)) }
}

extension Measurer {
  /// Calls a closure that says where a guide is; it gives no result if an answer was missing.
  mutating func callClosure(of key: AlignmentKey, _ closure: () -> Double) -> Double? {
    let outside = beginNoting()
    defer { endNoting(outside, key) }
    return callClosure(closure)
  }

  /// Works out where a guide is, and notices if that depends on anything across.
  mutating func noting<Value>(_ key: AlignmentKey, _ body: () -> Value) -> Value {
    let outside = beginNoting()
    defer { endNoting(outside, key) }
    return body()
  }

  private mutating func beginNoting() -> Crossing {
    let outside = arena.lender.reads
    arena.lender.reads = []
    return outside
  }

  private mutating func endNoting(_ outside: Crossing, _ key: AlignmentKey) {
    if arena.lender.reads.contains(Crossing(key.axis.crossing)) {
      inquiry.crossing.insert(Crossing(key.axis))
    }
    arena.lender.reads = outside
  }

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
