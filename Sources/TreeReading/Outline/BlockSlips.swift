/// Looks for the first label whose end may be meant as a block of attributes, among the first that
/// end with a brace, as comparing words takes a while.
struct BlockSlips {
  /// Whether blocks are read, so that only what is broken is drawn as text.
  let areBlocksRead: Bool
  private(set) var first: OutlineSlip?
  private var count = 0

  init(areBlocksRead: Bool) {
    self.areBlocksRead = areBlocksRead
  }

  /// Looks at a label that is all text.
  mutating func look(at label: Range<Int>, of bytes: [UInt8]) {
    guard first == nil, count < OutlineSlip.mostLines, label.count > 2,
      bytes[label.upperBound - 1] == UInt8(ascii: "}")
    else { return }
    count += 1
    first = OutlineSlip(label, of: bytes, areBlocksRead: areBlocksRead)
  }

  /// A word on it, if there is one.
  func remarks(in source: Source) -> [Remark] {
    first.map { [source.remark($0.problem, at: $0.start)] } ?? []
  }
}
