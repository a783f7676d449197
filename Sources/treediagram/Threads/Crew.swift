internal import Synchronization

/// Work that is shared out to threads.
final class Crew<Work: Sendable, Result: Sendable>: Sendable {
  private let works: [Work]
  private let action: @Sendable (Work) -> Result
  private let bell: Descriptor
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var results: [(index: Int, result: Result)] = []
  }

  /// Makes a crew.
  ///
  /// - Parameters:
  ///   - works: what is to be done.
  ///   - bell: gets a byte when there are results to take.
  ///   - action: does one piece.
  init(_ works: [Work], bell: Descriptor, _ action: @escaping @Sendable (Work) -> Result) {
    self.works = works
    self.bell = bell
    self.action = action
  }

  /// Does work until none is left; each thread of the crew runs this.
  func work() {
    while let index = takeNext() {
      let result = action(works[index])
      state.withLock { state in
        state.results.append((index, result))
        // One ring is enough for all results that nobody has taken yet, and never fills the pipe.
        if state.results.count == 1 { try? bell.writeAll([0]) }
      }
    }
  }

  /// What was done since this was last asked.
  func takeResults() -> [(index: Int, result: Result)] {
    state.withLock { state in
      defer { state.results = [] }
      return state.results
    }
  }

  private func takeNext() -> Int? {
    let count = works.count
    return state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}

/// Does pieces of work on all cores, or one after the other where there are no threads.
///
/// - Parameters:
///   - works: what is to be done.
///   - action: does one piece, on any thread.
///   - each: gets each result and the number of its work on this thread, in any order.
func inParallel<Work: Sendable, Result: Sendable>(
  _ works: [Work], _ action: @escaping @Sendable (Work) -> Result, each: (Int, Result) -> Void
) {
  guard let pipe = try? Descriptor.pipe() else {
    for (index, work) in works.enumerated() { each(index, action(work)) }
    return
  }
  let crew = Crew(works, bell: pipe.input, action)
  let threads = startThreads(min(works.count, usefulThreadCount())) { crew.work() }
  if threads == 0 { crew.work() }
  var buffer = [UInt8](repeating: 0, count: 64)
  var left = works.count
  while left > 0 {
    // Should ringing fail, results are still looked for now and then.
    if pipe.output.hasInput(within: 100) { _ = try? pipe.output.readSome(into: &buffer) }
    let results = crew.takeResults()
    for (index, result) in results { each(index, result) }
    left -= results.count
  }
}
