// The one place of the library that knows the platform.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Does two things at the same time, where the system lets it.
///
/// - Parameters:
///   - own: what this thread does.
///   - other: what another thread does meanwhile.
/// - Returns: what comes of both.
/// - Throws: what the first throws, once the other is done.
func concurrently<Own, Other: Sendable, Failure: Error>(
  _ own: () throws(Failure) -> Own, and other: @Sendable () -> Other
) throws(Failure) -> (Own, Other) {
  #if canImport(Glibc)
    let (own, result) = withoutActuallyEscaping(other) { other in
      let work = Work(other)
      var thread = pthread_t()
      // The thread only borrows the work, which is here until the thread is joined; the result is written
      // before that, and read after it.
      let address = Unmanaged.passUnretained(work).toOpaque()
      let isStarted = pthread_create(&thread, nil, doWork, address) == 0
      let own = Result(catching: own)
      if isStarted { pthread_join(thread, nil) }
      return (own, work.result)
    }
    return (try own.get(), result ?? other())
  #else
    (try own(), other())
  #endif
}

#if canImport(Glibc)
  /// What a thread does, whatever comes of it.
  private class AnyWork {
    func run() {}
  }

  private final class Work<Result>: AnyWork {
    private let body: () -> Result
    private(set) var result: Result?

    init(_ body: @escaping () -> Result) { self.body = body }

    override func run() { result = body() }
  }

  private func doWork(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<AnyWork>.fromOpaque(work).takeUnretainedValue().run() }
    return nil
  }
#endif

/// Asks the system to give memory in large pages as it is used.
///
/// There are far fewer to be handed out and looked up, which takes a tenth of the time for a large picture.
/// The system may decline.
///
/// - Parameters:
///   - start: where the memory begins; it is neither read nor written.
///   - length: how much it is, in bytes; little is left alone.
func preferLargePages(_ start: UnsafeRawPointer, _ length: Int) {
  #if os(Linux)
    let largePage = 1 << 21
    let first = (UInt(bitPattern: start) + UInt(largePage) - 1) & ~(UInt(largePage) - 1)
    let end = UInt(bitPattern: start) + UInt(length)
    guard first + UInt(2 * largePage) < end else { return }
    _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE)
  #endif
}
