/// The bars and dashes around the rows of a table, as Markdown and databases draw them.
enum TableFrame {
  static let bar = UInt8(ascii: "|")

  /// Whether a line begins with a bar, or is the upper edge of a frame.
  static func begins(in bytes: [UInt8], at start: Int) -> Bool {
    guard start < bytes.count else { return false }
    return bytes[start] == bar || isRule(in: bytes, at: start)
  }

  /// Whether a line holds nothing but the signs that frames are drawn with.
  static func isRule(in bytes: [UInt8], at start: Int) -> Bool {
    let line = OutlineLine(in: bytes, at: start).label.range
    let first = line.isEmpty ? 0 : bytes[line.lowerBound]
    let isCrossed = bytes[line].contains { "+|".utf8.contains($0) }
    return line.count > 2 && ("+|".utf8.contains(first) || first == UInt8(ascii: "-") && isCrossed)
      && bytes[line].contains { "-=".utf8.contains($0) }
      && bytes[line].allSatisfy { "+|-=: ".utf8.contains($0) }
  }

  /// Whether a line is no row of a table with a frame: the frame, or the count of rows below it.
  static func isNoRow(in bytes: [UInt8], at start: Int) -> Bool {
    isRule(in: bytes, at: start) || isCount(bytes[OutlineLine(in: bytes, at: start).label.range])
  }

  /// Such as `2 rows in set (0.00 sec)`, or `(2 rows)`.
  private static func isCount(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.split(separator: UInt8(ascii: " "))
    if words.count == 2, words[0].first == UInt8(ascii: "(") {
      return words[0].dropFirst().wholeNumber != nil
        && ["row)", "rows)"].contains { words[1].elementsEqual($0.utf8) }
    }
    return words.count > 3 && words[0].wholeNumber != nil
      && ["row", "rows"].contains { words[1].elementsEqual($0.utf8) }
      && words[2].elementsEqual("in".utf8) && words[3].elementsEqual("set".utf8)
  }
}
