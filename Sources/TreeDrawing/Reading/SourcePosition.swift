/// A line of a source, without what ends it.
struct SourceLine {
  /// Counted from 1.
  let number: Int
  let range: Range<Int>
}

/// A place in a source as editors show it: line and column counted from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable, CustomStringConvertible {
  package let line: Int
  package let column: Int

  package var description: String { "\(line):\(column)" }
}

extension Source {
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Where the text begins: behind the byte order mark, if there is one.
  var textStart: Int {
    bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
  }

  /// The line with the byte at an offset; what ends a line belongs to it.
  ///
  /// - Complexity: O(*n*), where *n* is the offset and the length of the line.
  func line(at offset: Int) -> SourceLine {
    var number = 1
    var start = textStart
    for position in start..<max(start, min(offset, bytes.count)) where isLineEnd(position) {
      number += 1
      start = position + 1
    }
    let end = bytes[start...].firstIndex(where: \.endsLine) ?? bytes.count
    return SourceLine(number: number, range: start..<end)
  }

  func position(at offset: Int) -> SourcePosition {
    let line = line(at: offset)
    let before = String(decoding: bytes[line.range.lowerBound..<offset], as: UTF8.self)
    return SourcePosition(line: line.number, column: before.unicodeScalars.count + 1)
  }

  /// Whether the byte at an offset is the last one of a line: LF, or CR without LF behind it.
  private func isLineEnd(_ offset: Int) -> Bool {
    if bytes[offset] == .newline { return true }
    guard bytes[offset] == .carriageReturn else { return false }
    return offset + 1 == bytes.count || bytes[offset + 1] != .newline
  }
}
