// Threads of the C library. They take a function and a pointer: the pointer is that of an object
// which is retained when a thread starts and released when it has run.

internal import TreeDrawing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) { self.run = run }

  static func run(_ pointer: UnsafeMutableRawPointer?) {
    guard let pointer else { return }
    Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run()
  }
}

/// Starts threads, on which no signal is handled.
///
/// - Returns: how many could be started.
func startThreads(_ count: Int, _ run: @escaping @Sendable () -> Void) -> Int {
  var started = 0
  holdingSignals {
    while started < count, startThread(run) { started += 1 }
  }
  return started
}

private func startThread(_ run: @escaping @Sendable () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  guard pthread_attr_init(&attributes) == 0 else { return false }
  defer { pthread_attr_destroy(&attributes) }
  // What the first thread has on most systems; some give others less.
  pthread_attr_setstacksize(&attributes, 8 << 20)
  pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  #if canImport(Darwin)
    var thread: pthread_t?
  #else
    var thread = pthread_t()
  #endif
  let body = Unmanaged.passRetained(ThreadBody(run))
  let result = pthread_create(
    &thread, &attributes,
    { pointer in
      ThreadBody.run(pointer)
      return nil
    }, body.toOpaque())
  if result != 0 { body.release() }
  return result == 0
}

/// How many threads make work faster: one for each core, as far as there are descriptors for them.
func usefulThreadCount() -> Int {
  let descriptors = resourceLimit(RLIMIT_NOFILE) ?? 16
  let cores = Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  return max(1, min(cores, (descriptors - 6) / 2, 64))
}

extension Descriptor {
  /// Makes a pipe.
  ///
  /// - Returns: the end to write to, and the end to read from.
  static func pipe() throws(SystemError) -> (input: Descriptor, output: Descriptor) {
    var ends: [Int32] = [0, 0]
    guard makePipe(&ends) == 0 else { throw SystemError(number: errno) }
    // Both are taken over, so that both are closed if one cannot be.
    let taken = ends.map { end in
      Result { () throws(SystemError) in try Descriptor(opened: end) }
    }
    return (try taken[1].get(), try taken[0].get())
  }
}

/// The C function, under a name that `Descriptor.pipe` does not hide.
private func makePipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
