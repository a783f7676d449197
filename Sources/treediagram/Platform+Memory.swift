// The memory that the process can have, and what happens where it runs out. Swift ends the process
// then, by an abort in the middle of whatever it does, and only a signal's handler can still say
// and remove anything. A handler is passed nothing; so what it must know is here, in a value that
// can be read and written at once.

internal import Synchronization

#if os(Linux)
  internal import PlatformHeaders
#endif
#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where in memory the path of the temporary file is, as C functions take it; 0 if there is none.
private let temporaryFile = Atomic<UInt>(0)

/// Makes an abort, which means that there is no memory left, an end in words and with a code.
func endInWordsWithoutMemory() {
  _ = temporaryFile.load(ordering: .relaxed)
  _ = signal(SIGABRT) { _ in
    let message: StaticString = """
      treediagram: there is not enough memory for this
        draw a part of the tree, as with '--max-nodes 100000' or '--max-depth 5'

      """
    let path = UnsafePointer<CChar>(bitPattern: temporaryFile.load(ordering: .relaxed))
    if let path { _ = unlink(path) }
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(ExitCode.system.rawValue)
  }
}

extension OSString {
  /// Runs a function; should memory run out meanwhile, the file at this path is removed.
  func removedWithoutMemory<Failure: Error>(
    _ body: () throws(Failure) -> Void
  ) throws(Failure) {
    guard let name = try? terminated else { return try body() }
    let path = UnsafeMutableBufferPointer<CChar>.allocate(capacity: name.count)
    _ = path.initialize(from: name)
    temporaryFile.store(UInt(bitPattern: path.baseAddress), ordering: .relaxed)
    defer {
      temporaryFile.store(0, ordering: .relaxed)
      path.deallocate()
    }
    try body()
  }
}

#if canImport(Glibc)
  typealias Resource = __rlimit_resource
#else
  typealias Resource = Int32
#endif

/// How much of something the process may take; nil if the system does not say.
func resourceLimit(_ resource: Resource) -> Int? {
  var limit = rlimit()
  #if canImport(Glibc)
    let known = getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0
  #else
    let known = getrlimit(resource, &limit) == 0
  #endif
  return known ? Int(clamping: limit.rlim_cur) : nil
}

/// How many bytes of memory the process can have at most: what the machine has, unless it is given
/// less.
func roomInMemory() -> Int {
  [resourceLimit(RLIMIT_AS), resourceLimit(RLIMIT_DATA)].reduce(memoryOfMachine() ?? Int.max) {
    min($0, $1 ?? $0)
  }
}

/// How many bytes of memory the machine has; nil if the system does not say.
private func memoryOfMachine() -> Int? {
  #if os(Linux)
    // `sysconf` makes this call as well, and passes on whatever was there before if it fails.
    var information = sysinfo()
    guard sysinfo(&information) == 0 else { return nil }
    let (units, size) = (Int(clamping: information.totalram), Int(information.mem_unit))
  #else
    let (units, size) = (sysconf(Int32(_SC_PHYS_PAGES)), sysconf(Int32(_SC_PAGESIZE)))
    guard units > 0, size > 0 else { return nil }
  #endif
  let (bytes, isTooMany) = units.multipliedReportingOverflow(by: size)
  return isTooMany ? nil : bytes
}
