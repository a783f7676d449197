/// Lets the closures of guides and layouts ask the measurer while it is at work.
///
/// The measurer is a value that a pass has exclusive access to, and moving it here and back for
/// each closure cost more than all else in a pass; so this holds a pointer to it. The pointer
/// is only there while `lend` runs the closure and nobody else touches the measurer, and is gone
/// before `lend` returns: dimensions that a closure keeps for later get no answer. It points to one
/// whole measurer, so there are no bounds to exceed.
final class MeasurerAccess {
  fileprivate var measurer: UnsafeMutablePointer<Measurer>?
  /// What the closure that is running has read of a view: lengths and guides along which axes.
  fileprivate(set) var reads: CrossAxisDependence = []
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
  func noteRead(along axis: Axis) { reads.insert(CrossAxisDependence(axis)) }
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

  private mutating func beginNoting() -> CrossAxisDependence {
    let outside = arena.access.reads
    arena.access.reads = []
    return outside
  }

  private mutating func endNoting(_ outside: CrossAxisDependence, _ key: AlignmentKey) {
    if arena.access.reads.contains(CrossAxisDependence(key.axis.crossing)) {
      pending.dependence.insert(CrossAxisDependence(key.axis))
    }
    arena.access.reads = outside
  }

  /// Runs a closure that may ask the measurer.
  mutating func lend<Result>(_ body: () -> Result) -> Result {
    let access = arena.access
    return withUnsafeMutablePointer(to: &self) { measurer in
      access.measurer = measurer
      defer { access.measurer = nil }
      return body()
    }
  }
}
