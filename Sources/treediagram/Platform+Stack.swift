// The stack that the work has. Where the system gives less than it needs, it is done on a thread
// with a stack of its own, and the first thread only waits.

internal import TreeDrawing

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// With how large a stack the work is done where it began, in bytes.
private let sufficientStack = 512 << 10

/// Runs a function, and ends the process with the code that it returns.
///
/// - Parameter body: needs a stack as most systems give.
func runWithEnoughStack(_ body: @escaping @Sendable () -> ExitCode) -> Never {
  let limit = resourceLimit(RLIMIT_STACK) ?? sufficientStack
  if limit < sufficientStack {
    withSignalsHeld { previous in
      let isStarted =
        startThreads(1) {
          previous.restore()
          exitProcess(body())
        } == 1
      // Signals are for the other thread, which holds them while it writes.
      while isStarted { pause(seconds: 1e6) }
    }
  }
  exitProcess(body())
}
