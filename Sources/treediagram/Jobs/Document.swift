/// The content of an output, which is written piece by piece.
protocol Document: Sendable {
  /// Passes the document on, piece by piece.
  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem)

  /// All of it.
  var inMemory: [UInt8] { get }
}

extension Document {
  var inMemory: [UInt8] {
    var bytes: [UInt8] = []
    write { bytes += $0 }
    return bytes
  }
}

extension [UInt8]: Document {
  var inMemory: [UInt8] { self }

  func write<Problem: Error>(to write: ([UInt8]) throws(Problem) -> Void) throws(Problem) {
    try write(self)
  }
}
