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

  package var description: String { "\(line):\(column)" }
}

extension SourceLine {
  /// The line with the byte at an offset; what ends a line belongs to it.
  ///
  /// - Complexity: O(*n*), where *n* is the offset and the length of the line.
  init(at offset: Int, in bytes: [UInt8]) {
    var number = 1
    var start = bytes.startOfText
    for position in start..<max(start, min(offset, bytes.count)) where bytes.isLineEnd(position) {
      number += 1
      start = position + 1
    }
    self.number = number
    range = start..<(bytes[start...].firstIndex(where: \.endsLine) ?? bytes.count)
  }
}

extension SourcePosition {
  /// The place of the byte at an offset.
  init(of offset: Int, in bytes: [UInt8]) {
    let line = SourceLine(at: offset, in: bytes)
    let before = String(decoding: bytes[line.range.lowerBound..<offset], as: UTF8.self)
    self.init(line: line.number, column: before.unicodeScalars.count + 1)
  }
}

extension Source {
  /// Where the text begins: behind the byte order mark, if there is one.
  var textStart: Int { bytes.startOfText }

  /// The line with the byte at an offset; what ends a line belongs to it.
  func line(at offset: Int) -> SourceLine { SourceLine(at: offset, in: bytes) }

  /// The place of the byte at an offset.
  func position(at offset: Int) -> SourcePosition { SourcePosition(of: offset, in: bytes) }
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
