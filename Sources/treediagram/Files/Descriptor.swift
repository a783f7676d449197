internal import Synchronization

/// An open file, pipe or device, which is closed when nobody refers to it any more; or a standard
/// stream, which stays open.
struct Descriptor: Sendable {
  private let number: Int32
  /// What closes it; nil for a standard stream.
  private let owner: DescriptorOwner?

  private init(number: Int32) {
    self.number = number
    owner = nil
  }

  /// Takes over what the system has opened.
  init(owning number: Int32) {
    self.number = number
    owner = DescriptorOwner(number)
  }

  /// Passes its number to a function; it stays open meanwhile.
  func call<Result>(_ body: (Int32) -> Result) -> Result {
    withExtendedLifetime(owner) { body(number) }
  }

  /// Closes it, whoever refers to it.
  ///
  /// - Returns: what the system says.
  func end() -> Int32 {
    if let owner { owner.end() } else { closeDescriptor(number) }
  }

  /// The purpose that a file is opened for.
  enum Purpose {
    case reading
    /// It is read as far as it is there: a pipe that nobody writes to is empty.
    case looking
    /// The file exists.
    case writing(waitsForReader: Bool)
    /// The file exists; what is in it is read, too.
    case changing
    /// The file must not exist yet.
    case creating(permissions: UInt32)
  }

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)
}

/// Something open, which is closed once: when it is asked to be, or when it goes.
private final class DescriptorOwner: Sendable {
  private let number: Int32
  private let isOpen = Atomic(true)

  init(_ number: Int32) { self.number = number }

  deinit { _ = end() }

  func end() -> Int32 {
    let wasOpen = isOpen.exchange(false, ordering: .relaxed)
    return wasOpen ? closeDescriptor(number) : 0
  }
}

/// A function that takes the pieces of a product, one after the other.
typealias ByteSink = ([UInt8]) throws(SystemError) -> Void

extension Descriptor {
  /// Writes all bytes, in as many steps as the other side makes of it.
  func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      rest = rest.dropFirst(try writeSome(rest))
    }
  }

  /// Reads the first bytes, or as many as there are.
  func beginning(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < count {
      let read = try readSome(into: &buffer)
      guard read > 0 else { break }
      bytes += buffer.prefix(min(read, count - bytes.count))
    }
    return bytes
  }
}

/// The reason why a call of the system failed, by its number.
struct SystemError: Error, Equatable {
  let number: Int32
}
