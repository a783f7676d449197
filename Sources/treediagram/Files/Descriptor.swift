/// An open file, pipe or device.
struct Descriptor: Equatable {
  let number: Int32

  /// The purpose that a file is opened for.
  enum Purpose {
    case reading
    /// It is read as far as it is there: a pipe that nobody writes to is empty.
    case looking
    /// The file exists; what is in it goes.
    case writing
    /// The file must not exist yet.
    case creating(permissions: UInt32)
  }

  static let standardInput = Descriptor(number: 0)
  static let standardOutput = Descriptor(number: 1)
  static let standardError = Descriptor(number: 2)
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
}

/// The reason why a call of the system failed, by its number.
struct SystemError: Error, Equatable {
  let number: Int32
}
