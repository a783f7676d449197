// What happens where memory runs out. Swift ends the process then, by an abort in the middle of
// whatever it does, and only a signal's handler can still say and remove anything. A handler is
// passed nothing; so what it must know is here, in a value that can be read and written at once.

internal import Synchronization

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
    let path = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
    _ = path.initialize(from: terminated)
    temporaryFile.store(UInt(bitPattern: path.baseAddress), ordering: .relaxed)
    defer {
      temporaryFile.store(0, ordering: .relaxed)
      path.deallocate()
    }
    try body()
  }
}
