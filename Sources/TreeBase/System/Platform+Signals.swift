// Signals that end the process, and when they must wait.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Runs a function that must not be cut short; signals that end the process wait meanwhile.
///
/// This is what removes temporary files on Ctrl-C. Signals of faults, and those that stop a process
/// for a while, do not wait. A thread that is started meanwhile handles none as long as it runs; so
/// they wait for the thread that holds them, and none goes past it.
package func holdingSignals<Result, Failure: Error>(
  _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try withSignalsHeld { (_) throws(Failure) in try body() }
}

/// Runs a function that must not be cut short, and passes it the signals that were held before.
package func withSignalsHeld<Result, Failure: Error>(
  _ body: (HeldSignals) throws(Failure) -> Result
) throws(Failure) -> Result {
  var held = endingSignals()
  var previous = sigset_t()
  pthread_sigmask(SIG_BLOCK, &held, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  return try body(HeldSignals(set: previous))
}

/// Signals that wait.
package struct HeldSignals: Sendable {
  fileprivate var set: sigset_t

  /// Lets no other signals wait on this thread.
  package func restore() {
    var set = set
    pthread_sigmask(SIG_SETMASK, &set, nil)
  }
}

/// Lets signals end the process, also where whoever started it held them, as test programs do.
package func letSignalsEnd() {
  var signals = endingSignals()
  sigprocmask(SIG_UNBLOCK, &signals, nil)
}

private func endingSignals() -> sigset_t {
  var signals = sigset_t()
  sigfillset(&signals)
  let others = [
    SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGSYS, SIGTRAP, SIGTSTP, SIGTTIN, SIGTTOU,
  ]
  for signal in others { sigdelset(&signals, signal) }
  return signals
}
