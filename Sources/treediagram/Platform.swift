// The one place of the command that knows the platform: all calls into the C library are here,
// each turned into Swift's manners (typed errors, interrupted calls repeated). It is also the one
// place with unsafe pointers, which those calls take.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// MARK: The process

/// The words after the program's name, as the bytes that the shell passed.
///
/// It is nil where the system does not let them be read: on Linux they are found by `/proc`, and a
/// process that has not even a name was not started as any shell does.
func commandLineWords() -> [OSString]? {
  guard CommandLine.argc > 0 else { return nil }
  let words = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
  return words.dropFirst().compactMap { word in
    word.map { OSString(UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
  }
}

func exitProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }

func processIdentifier() -> Int { Int(getpid()) }

/// The folder that relative paths begin in; nil if the system does not say.
func workingFolder() -> OSString? {
  var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
  guard getcwd(&buffer, buffer.count) != nil else { return nil }
  return OSString(buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)))
}

/// Makes a file that grows beyond the limit of the process a failed write instead of a signal.
func reportFileSizeLimitAsError() {
  _ = signal(SIGXFSZ, SIG_IGN)
}

/// Keeps a value until the process ends, when the system takes all memory back at once.
func leakUntilExit<Value>(_ value: Value) {
  UnsafeMutablePointer<Value>.allocate(capacity: 1).initialize(to: value)
}

/// Runs a function that must not be cut short; signals that end the process wait meanwhile.
///
/// This is what removes temporary files on Ctrl-C. Signals of faults, and those that stop a process
/// for a while, do not wait.
func holdingSignals<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
  try withSignalsHeld { (_) throws(Failure) in try body() }
}

/// Runs a function that must not be cut short, and passes it the signals that were held before.
func withSignalsHeld<Failure: Error>(
  _ body: (HeldSignals) throws(Failure) -> Void
) throws(Failure) {
  var held = endingSignals()
  var previous = sigset_t()
  pthread_sigmask(SIG_BLOCK, &held, &previous)
  defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
  try body(HeldSignals(set: previous))
}

/// Signals that wait.
struct HeldSignals: Sendable {
  fileprivate var set: sigset_t

  /// Lets no other signals wait on this thread.
  func restore() {
    var set = set
    pthread_sigmask(SIG_SETMASK, &set, nil)
  }
}

/// Lets signals end the process, also where whoever started it held them, as test programs do.
func letSignalsEnd() {
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

/// The time since some moment, which never goes back.
func secondsOfSteadyClock() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Waits, as long as no signal comes.
func pause(seconds: Double) {
  var time = timespec()
  time.tv_sec = Int(seconds)
  time.tv_nsec = Int((seconds - seconds.rounded(.down)) * 1e9)
  _ = nanosleep(&time, nil)
}

// MARK: Errors

extension SystemError {
  static let badDescriptor = SystemError(number: EBADF)
  static let brokenPipe = SystemError(number: EPIPE)
  static let busy = SystemError(number: EBUSY)
  static let exists = SystemError(number: EEXIST)
  static let invalid = SystemError(number: EINVAL)
  static let isNoFolder = SystemError(number: ENOTDIR)
  static let missing = SystemError(number: ENOENT)
  static let notAllowed = SystemError(number: EPERM)
  static let notPermitted = SystemError(number: EACCES)
  static let readOnly = SystemError(number: EROFS)
  static let tooManyLinks = SystemError(number: ELOOP)

  /// The system's own words, in English: no locale is ever set.
  var reason: String { String(cString: strerror(number)) }

  private static var last: SystemError { SystemError(number: errno) }

  /// Makes a call again until no signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(_ call: () -> Result)
    throws(SystemError) -> Result
  {
    while true {
      let result = call()
      if result != -1 { return result }
      guard errno == EINTR else { throw last }
    }
  }

  /// Makes a call again also when a descriptor that does not block was not ready, once it is.
  fileprivate static func check(
    _ descriptor: Descriptor, readyFor events: Int32, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try check(call)
      } catch {
        guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
        var waiting = pollfd(fd: descriptor.number, events: Int16(events), revents: 0)
        try check { poll(&waiting, 1, -1) }
      }
    }
  }
}

// MARK: Descriptors

extension Descriptor {
  /// Opens a file; its descriptor is never that of a standard stream, even where one is closed.
  init(opening path: OSString, for purpose: Purpose) throws(SystemError) {
    let flags = purpose.flags | O_CLOEXEC | O_NOCTTY
    let name = try path.terminated
    let opened = try SystemError.check { open(name, flags, purpose.permissions) }
    guard opened <= STDERR_FILENO else {
      self.init(number: opened)
      return
    }
    defer { _ = close(opened) }
    self.init(number: try SystemError.check { fcntl(opened, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) })
  }

  var isTerminal: Bool { isatty(number) == 1 }

  /// Reads what is there, at most as much as the buffer holds; 0 is the end.
  func readSome(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    let count = buffer.count
    return try SystemError.check(self, readyFor: Int32(POLLIN)) { read(number, &buffer, count) }
  }

  /// Waits until there is something to read, but not for long.
  ///
  /// - Returns: whether there is.
  func hasInput(within milliseconds: Int32) -> Bool {
    var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, milliseconds) > 0
  }

  /// Writes as much as there is room for; macOS refuses more than 2 GiB at once.
  func writeSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try SystemError.check(self, readyFor: Int32(POLLOUT)) {
      bytes.withUnsafeBytes { write(number, $0.baseAddress, min($0.count, 1 << 30)) }
    }
  }

  /// Waits until the disk has all bytes; file systems that have no such notion are content.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check { fsync(number) }
    } catch {
      guard error.number == EINVAL || error.number == ENOTSUP else { throw error }
    }
  }

  /// Closes the descriptor, which is gone afterwards even if that was interrupted.
  func release() throws(SystemError) {
    guard close(number) == -1, errno != EINTR else { return }
    throw SystemError(number: errno)
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check { fstat(number, &status) }
    return FileStatus(status)
  }

  /// Gives the file the owner and the permissions of the one that it is to replace.
  func adopt(_ model: FileStatus) throws(SystemError) {
    let own = try status()
    // Only the superuser may give a file away; who may not keeps it.
    if own.owner != model.owner || own.group != model.group {
      _ = fchown(number, model.owner, model.group)
    }
    guard try status().permissions != model.permissions else { return }
    try SystemError.check { fchmod(number, mode_t(model.permissions)) }
  }
}

extension Descriptor.Purpose {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .looking: O_RDONLY | O_NONBLOCK
    case .writing: O_WRONLY | O_TRUNC
    case .creating: O_WRONLY | O_CREAT | O_EXCL
    }
  }

  fileprivate var permissions: mode_t {
    if case .creating(let permissions) = self { mode_t(permissions) } else { 0 }
  }
}
