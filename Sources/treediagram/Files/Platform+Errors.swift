// What the system says of calls that failed; calls that a signal interrupted are made again.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

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

  /// Makes a call on an open file again until no signal interrupts it.
  @discardableResult
  static func check<Result: SignedInteger>(_ descriptor: Descriptor, _ call: (Int32) -> Result)
    throws(SystemError) -> Result
  {
    try check { descriptor.call(call) }
  }

  /// Makes a call again also when a descriptor that does not block was not ready, once it is.
  static func check(
    _ descriptor: Descriptor, readyFor events: Int32, _ call: (Int32) -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) {
        return try check(descriptor, call)
      } catch {
        guard error.number == EAGAIN || error.number == EWOULDBLOCK else { throw error }
        try check(descriptor) { number in
          var waiting = pollfd(fd: number, events: Int16(events), revents: 0)
          return poll(&waiting, 1, -1)
        }
      }
    }
  }
}
