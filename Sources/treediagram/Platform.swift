// The process. The files whose names begin with `Platform` are the ones that know the platform:
// all calls into the C library are there, each turned into Swift's manners (typed errors,
// interrupted calls repeated), as are all unsafe pointers, which those calls take.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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
