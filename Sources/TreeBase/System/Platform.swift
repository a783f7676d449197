// Threads and memory. The files in this folder whose names begin with `Platform` are the ones of
// the library that know the platform.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The size of a thread's stack, in bytes, however small that of the first thread may be.
private let stackSize = 8 << 20

/// Does two things at the same time, where the system lets it.
///
/// - Parameters:
///   - own: what this thread does.
///   - other: what another thread does meanwhile.
/// - Returns: what comes of both.
/// - Throws: what the first throws, once the other is done.
package func concurrently<Own, Other: Sendable, Failure: Error>(
  _ own: () throws(Failure) -> Own, and other: @Sendable () -> Other
) throws(Failure) -> (Own, Other) {
  #if canImport(Glibc)
    let (own, result) = withoutActuallyEscaping(other) { other in
      let work = Work(other)
      var thread = pthread_t()
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, stackSize)
      // The thread only borrows the work, which is here until the thread is joined; the result is
      // written before that, and read after it.
      let address = Unmanaged.passUnretained(work).toOpaque()
      let isStarted = holdingSignals { pthread_create(&thread, &attributes, doWork, address) == 0 }
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
  /// The work of a thread, whatever its result.
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

  private func doWorkToTheEnd(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work { Unmanaged<AnyWork>.fromOpaque(work).takeRetainedValue().run() }
    return nil
  }
#endif

/// Has the system clear memory on another thread, before it is used on this one.
///
/// Clearing takes a fifth of the time for a large picture. It changes nothing in memory that is in
/// use already, or has been given back since; where it cannot be done, the system clears each page
/// when it is used.
///
/// - Parameter rooms: pieces of memory that will be filled at the same time, each from its
///   beginning.
package func clearAhead(_ rooms: [UnsafeRawBufferPointer]) {
  #if os(Linux) && canImport(Glibc)
    let rooms = rooms.filter { $0.count >= 2 * Int(largePage) }
    guard !rooms.isEmpty else { return }
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work { clear(rooms) } as AnyWork)
    if holdingSignals({ pthread_create(&thread, nil, doWorkToTheEnd, work.toOpaque()) == 0 }) {
      pthread_detach(thread)
    } else {
      work.release()
    }
  #endif
}

#if os(Linux)
  private let largePage: UInt = 1 << 21

  /// `MADV_POPULATE_WRITE`, which the C library knows since 2022.
  private let populateForWriting: Int32 = 23

  /// The first address from one on where a large page may begin.
  private func largePage(from address: UInt) -> UInt {
    (address + largePage - 1) & ~(largePage - 1)
  }

  /// Has memory cleared in steps, a part of each piece in each.
  private func clear(_ rooms: [UnsafeRawBufferPointer]) {
    let steps: UInt = 64
    for step in 0..<steps {
      for room in rooms {
        let (start, length) = (UInt(bitPattern: room.baseAddress), UInt(room.count))
        let first = largePage(from: start + length * step / steps)
        let end = min(largePage(from: start + length * (step + 1) / steps), start + length)
        guard first < end else { continue }
        _ = madvise(
          UnsafeMutableRawPointer(bitPattern: first), Int(end - first), populateForWriting)
      }
    }
  }
#endif

/// Asks the system to give memory in large pages as it is used.
///
/// There are far fewer to be handed out and looked up, which takes a tenth of the time for a large
/// picture. The system may decline.
///
/// - Parameter memory: which memory; it is neither read nor written, and little is left alone.
@usableFromInline package func preferLargePages(_ memory: UnsafeRawBufferPointer) {
  #if os(Linux)
    let first = largePage(from: UInt(bitPattern: memory.baseAddress))
    let end = UInt(bitPattern: memory.baseAddress) + UInt(memory.count)
    guard first + 2 * largePage < end else { return }
    _ = madvise(UnsafeMutableRawPointer(bitPattern: first), Int(end - first), MADV_HUGEPAGE)
  #endif
}
