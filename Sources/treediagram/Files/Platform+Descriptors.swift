// Calls into the system that take an open file.

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

extension Descriptor {
  /// Opens a file.
  init(opening path: OSString, for purpose: Purpose) throws(SystemError) {
    let flags = purpose.flags | O_CLOEXEC | O_NOCTTY
    let name = try path.terminated
    try self.init(opened: try SystemError.check { open(name, flags, purpose.permissions) })
  }

  /// Takes over what the system has opened, under a number that is never that of a standard stream,
  /// even where one is closed: else messages would go there.
  init(opened number: Int32) throws(SystemError) {
    guard number <= STDERR_FILENO else {
      self.init(owning: number)
      return
    }
    defer { _ = close(number) }
    let copy = try SystemError.check { fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    self.init(owning: copy)
  }

  /// Closes the descriptor, as happens by itself when nobody refers to it any more, and tells what
  /// came of it; it is gone afterwards even if that was interrupted.
  func release() throws(SystemError) {
    guard end() == -1, errno != EINTR else { return }
    throw SystemError(number: errno)
  }

  var isTerminal: Bool { call { isatty($0) } == 1 }

  /// Reads what is there, at most as much as the buffer holds; 0 is the end.
  func readSome(into buffer: inout [UInt8]) throws(SystemError) -> Int {
    let count = buffer.count
    return try SystemError.check(self, readyFor: Int32(POLLIN)) { read($0, &buffer, count) }
  }

  /// Waits until there is something to read, but not for long.
  ///
  /// - Returns: whether there is.
  func hasInput(within milliseconds: Int32) -> Bool {
    call { number in
      var waiting = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      return poll(&waiting, 1, milliseconds) > 0
    }
  }

  /// Writes as much as there is room for; macOS refuses more than 2 GiB at once.
  func writeSome(_ bytes: ArraySlice<UInt8>) throws(SystemError) -> Int {
    try SystemError.check(self, readyFor: Int32(POLLOUT)) { number in
      bytes.withUnsafeBytes { write(number, $0.baseAddress, min($0.count, 1 << 30)) }
    }
  }

  /// Waits until the disk has all bytes; file systems that have no such notion are content.
  func synchronize() throws(SystemError) {
    do throws(SystemError) {
      try SystemError.check(self) { fsync($0) }
    } catch {
      guard error.number == EINVAL || error.number == ENOTSUP else { throw error }
    }
  }

  func status() throws(SystemError) -> FileStatus {
    var status = stat()
    try SystemError.check(self) { fstat($0, &status) }
    return FileStatus(status)
  }

  /// Goes back to the beginning of a file.
  func rewind() throws(SystemError) {
    try SystemError.check(self) { lseek($0, 0, SEEK_SET) }
  }

  func truncate(to size: Int) throws(SystemError) {
    try SystemError.check(self) { ftruncate($0, off_t(size)) }
  }

  /// Makes sure that there is room for so many bytes of a file, whose size stays as it is.
  ///
  /// Where the system cannot do that, writing tells whether there is.
  func reserve(_ count: Int) throws(SystemError) {
    #if os(Linux)
      let keepingSize: Int32 = 1
      do throws(SystemError) {
        try SystemError.check(self) { fallocate($0, keepingSize, 0, off_t(max(1, count))) }
      } catch {
        guard [EOPNOTSUPP, ENOSYS, EINVAL, ENODEV].contains(error.number) else { throw error }
      }
    #endif
  }
}

extension Descriptor.Purpose {
  fileprivate var flags: Int32 {
    switch self {
    case .reading: O_RDONLY
    case .looking: O_RDONLY | O_NONBLOCK
    case .writing(let waitsForReader): O_WRONLY | (waitsForReader ? 0 : O_NONBLOCK)
    case .changing: O_RDWR
    case .creating: O_WRONLY | O_CREAT | O_EXCL
    }
  }

  fileprivate var permissions: mode_t {
    if case .creating(let permissions) = self { mode_t(permissions) } else { 0 }
  }
}

/// The C function, under a name that says what it closes.
///
/// - Returns: 0, or -1 where the system tells an error.
func closeDescriptor(_ number: Int32) -> Int32 { close(number) }
