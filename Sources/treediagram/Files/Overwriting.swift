internal import TreeDrawing

/// A file that gets other content where it is, since no other file can take its place.
struct Overwriting {
  let target: OSString

  /// Writes into the file, once all of the product is there.
  ///
  /// - Parameters:
  ///   - product: passes its pieces on.
  ///   - original: what the file must still hold; nil if that may be anything.
  /// - Throws: why the file holds what it held before, as far as the system let that be put back.
  func write(
    _ product: (ByteSink) throws(SystemError) -> Void, inPlaceOf original: [UInt8]?
  ) throws(OutputProblem) {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      try product { bytes += $0 }
    } catch {
      throw .cannotWrite(error)
    }
    if let original { try target.checkHolds(original) }
    let file = try open()
    try file.finish { (_) throws(SystemError) in try file.replaceContent(by: bytes) }
  }

  /// Opens the file so that what is in it can be put back, if it may be read.
  private func open() throws(OutputProblem) -> Descriptor {
    do throws(SystemError) {
      return try Descriptor(opening: target, for: .changing)
    } catch {
      guard error == .notPermitted else { throw .cannotCreate(error) }
      return try Descriptor.opened(target, waitsForReader: true)
    }
  }
}

extension Descriptor {
  /// Writes bytes over a file from its beginning, and ends it behind them.
  ///
  /// What may fail comes before the end of the file is cut off; so no more need be kept of the old
  /// content than is written over.
  fileprivate func replaceContent(by bytes: [UInt8]) throws(SystemError) {
    let size = try status().size
    // A file that must not be read is empty here; room for it is made sure of all the same.
    let old = (try? beginning(min(size, bytes.count))) ?? []
    do throws(SystemError) {
      try reserve(bytes.count)
      try rewind()
      try writeAll(bytes)
      try synchronize()
    } catch {
      putBack(old, size: size)
      throw error
    }
    if size > bytes.count { try truncate(to: bytes.count) }
  }

  private func putBack(_ old: [UInt8], size: Int) {
    try? rewind()
    try? writeAll(old)
    try? truncate(to: size)
    try? synchronize()
  }
}
