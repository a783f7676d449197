internal import Synchronization

/// Threads that share jobs.
final class WorkerPool<Job: Sendable, Result: Sendable>: Sendable {
  private let jobs: [Job]
  private let action: @Sendable (Job) -> Result
  private let bell: Descriptor
  private let state = Mutex(State())

  private struct State {
    var next = 0
    var results: [(index: Int, result: Result)] = []
  }

  /// Makes a pool.
  ///
  /// - Parameters:
  ///   - jobs: what is to be done.
  ///   - bell: gets a byte when there are results to take.
  ///   - action: does one job.
  init(_ jobs: [Job], bell: Descriptor, _ action: @escaping @Sendable (Job) -> Result) {
    self.jobs = jobs
    self.bell = bell
    self.action = action
  }

  /// Does jobs until none is left; each thread of the pool runs this.
  func work() {
    while let index = takeNext() {
      let result = action(jobs[index])
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
    let count = jobs.count
    return state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }
}

/// Does jobs on all cores, or one after the other where there is one, or there are no threads.
///
/// - Parameters:
///   - jobs: what is to be done.
///   - action: does one job, on any thread.
///   - each: gets each result and the number of its job on this thread, in any order.
func inParallel<Job: Sendable, Result: Sendable>(
  _ jobs: [Job], _ action: @escaping @Sendable (Job) -> Result, each: (Int, Result) -> Void
) {
  guard jobs.count > 1, let pipe = try? Descriptor.pipe() else {
    for (index, job) in jobs.enumerated() { each(index, action(job)) }
    return
  }
  let pool = WorkerPool(jobs, bell: pipe.input, action)
  let threads = startThreads(min(jobs.count, usefulThreadCount())) { pool.work() }
  if threads == 0 { pool.work() }
  var buffer = [UInt8](repeating: 0, count: 64)
  var left = jobs.count
  while left > 0 {
    // Should ringing fail, results are still looked for now and then.
    if pipe.output.hasInput(within: 100) { _ = try? pipe.output.readSome(into: &buffer) }
    let results = pool.takeResults()
    for (index, result) in results { each(index, result) }
    left -= results.count
  }
}
