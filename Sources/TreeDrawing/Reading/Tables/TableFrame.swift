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
    return line.count > 2 && "+|".utf8.contains(bytes[line.lowerBound])
      && bytes[line].contains(UInt8(ascii: "-"))
      && bytes[line].allSatisfy { "+|-=: ".utf8.contains($0) }
  }
}
