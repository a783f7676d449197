/// The lines of an input that are not empty, each without what ends it.
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
      if !isBlank(start..<end) { return start..<end }
    }
    return nil
  }

  private func isBlank(_ line: Range<Int>) -> Bool {
    line.allSatisfy { bytes[$0].isIndentation }
  }
}
