internal import TreeDrawing

extension Descriptor {
  /// How much is looked at to tell text from binary data, in bytes.
  private static let firstBlock = 8192

  /// Reads to the end, or as far as it takes to see that it is not the text that it should be.
  ///
  /// `/dev/zero` has no end.
  ///
  /// - Parameters:
  ///   - sizeHint: how many bytes to expect.
  ///   - limit: how many bytes to accept.
  ///   - isText: whether a NUL in the first block, which readers refuse, is reason to stop.
  /// - Returns: the bytes, unless they proved to be no text.
  /// - Throws: `AccessProblem` if there are more, or if the system fails.
  /// - Complexity: O(*n*), where *n* is the number of bytes read.
  func content(sizeHint: Int, limit: Int, isText: Bool) throws(AccessProblem) -> [UInt8] {
    guard sizeHint <= limit else { throw .isTooLarge(limit: limit) }
    var bytes: [UInt8] = []
    bytes.makeRoom(for: sizeHint)
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try chunk(&buffer)
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      if isText, hasNUL(bytes, from: bytes.count - count) { return bytes }
      guard bytes.count <= limit else { throw .isTooLarge(limit: limit) }
    }
  }

  private func chunk(_ buffer: inout [UInt8]) throws(AccessProblem) -> Int {
    do throws(SystemError) {
      return try readSome(into: &buffer)
    } catch {
      throw AccessProblem(reading: error)
    }
  }

  /// Looks for a NUL among those bytes of the first block that are new.
  private func hasNUL(_ bytes: [UInt8], from start: Int) -> Bool {
    guard start < Self.firstBlock else { return false }
    return bytes.prefix(Self.firstBlock)[start...].contains(0)
  }
}
