/// The lines of an input that are neither empty nor a complaint, each without what ends it.
struct PathLines: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var position: Int

  init(_ source: Source) {
    bytes = source.bytes
    position = source.textStart
  }

  mutating func next() -> Range<Int>? {
    while position < bytes.count {
      let start = position
      while position < bytes.count, !bytes[position].endsLine { position += 1 }
      let end = position
      position += 1
      if !isBlank(start..<end), !mayBeComplaint(end) || !Self.isComplaint(bytes[start..<end]) {
        return start..<end
      }
    }
    return nil
  }

  /// Whether the last letter before a place is that of a complaint, as few are.
  @inline(__always)
  private func mayBeComplaint(_ end: Int) -> Bool {
    bytes[end - 1] == UInt8(ascii: "d") || bytes[end - 1] == UInt8(ascii: "y")
  }

  private static let complaints = [": Permission denied", ": No such file or directory"].map {
    Array($0.utf8)
  }

  /// Whether a program such as `find` says here that it could not list something.
  static func isComplaint(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0.isLetter }
    return line[name.endIndex...].starts(with: ": ".utf8) && !name.isEmpty
      && complaints.contains { line.hasEnding($0) }
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    line.allSatisfy { bytes[$0].isIndentation }
  }
}
