/// A line of a source, without what ends it.
struct SourceLine {
  /// Counted from 1.
  let number: Int
  let range: Range<Int>
}

/// A place in a source as editors show it: line and column counted from 1, columns in Unicode
/// scalars.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package var description: String { "\(line):\(column)" }
}

/// A counter of lines up to places that come in the order of the bytes, of which each is looked at
/// once.
private struct LineCounter {
  private let bytes: [UInt8]
  private var number = 1
  private var start: Int
  private var next: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    start = bytes.startOfText
    next = start
  }

  /// The line with the byte at an offset that is not less than the one before.
  mutating func line(at offset: Int) -> SourceLine {
    let end = min(offset, bytes.count)
    while next < end {
      next += 1
      guard bytes.isLineEnd(next - 1) else { continue }
      number += 1
      start = next
    }
    let behind = bytes[start...].firstIndex(where: \.endsLine) ?? bytes.count
    return SourceLine(number: number, range: start..<behind)
  }

  /// The place of the byte at an offset that is not less than the one before.
  mutating func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let before = String(decoding: bytes[line.range.lowerBound..<offset], as: UTF8.self)
    return SourcePosition(line: line.number, column: before.unicodeScalars.count + 1)
  }
}

extension SourcePosition {
  /// The place of the byte at an offset of a source.
  init(of offset: Int, in bytes: [UInt8], _ origin: SourceOrigin?) {
    var counter = LineCounter(bytes)
    let position = counter.position(at: offset)
    self = origin?.position(position) ?? position
  }
}

extension Source {
  /// Where the text begins: behind the byte order mark, if there is one.
  var textStart: Int { bytes.startOfText }

  /// The line with the byte at an offset; what ends a line belongs to it.
  ///
  /// - Complexity: O(*n*), where *n* is the offset and the length of the line.
  func line(at offset: Int) -> SourceLine {
    var counter = LineCounter(bytes)
    let line = counter.line(at: offset)
    return SourceLine(number: origin?.line(line.number) ?? line.number, range: line.range)
  }

  /// The place of the byte at an offset.
  func position(at offset: Int) -> SourcePosition {
    SourcePosition(of: offset, in: bytes, origin)
  }

  /// The places of some bytes, whose order may be any.
  ///
  /// - Complexity: O(*n* + *m* log *m*), where *n* is the greatest offset and *m* how many there
  ///   are, if lines are short.
  func positions(at offsets: [Int]) -> [SourcePosition] {
    var counter = LineCounter(bytes)
    let sorted = offsets.enumerated().sorted { $0.element < $1.element }
    let positions = sorted.map { (index: $0.offset, place: counter.position(at: $0.element)) }
    return positions.sorted { $0.index < $1.index }.map { origin?.position($0.place) ?? $0.place }
  }
}

extension [UInt8] {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the text begins in the bytes of a source.
  fileprivate var startOfText: Int {
    starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// Whether the byte at an offset is the last one of a line: LF, or CR without LF behind it.
  fileprivate func isLineEnd(_ offset: Int) -> Bool {
    if self[offset] == .newline { return true }
    guard self[offset] == .carriageReturn else { return false }
    return offset + 1 == count || self[offset + 1] != .newline
  }
}
