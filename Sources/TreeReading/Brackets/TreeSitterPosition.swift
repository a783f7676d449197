/// Where a node is in source code, as tree-sitter prints it: `[0, 0] - [1, 2]`.
enum TreeSitterPosition {
  /// Where a position ends that begins at a place, or behind white space there; nil if none does.
  static func end(in bytes: [UInt8], at start: Int) -> Int? {
    guard let begin = point(in: bytes, at: start), let dash = next(in: bytes, from: begin),
      bytes[dash] == UInt8(ascii: "-")
    else { return nil }
    return point(in: bytes, at: dash + 1)
  }

  /// Where a line and a column in brackets end; nil if these are none.
  private static func point(in bytes: [UInt8], at start: Int) -> Int? {
    var position = start
    for sign in "[0,0]".utf8 {
      guard let place = next(in: bytes, from: position) else { return nil }
      position = place
      if sign == UInt8(ascii: "0") {
        while position < bytes.count, bytes[position].isDigit { position += 1 }
        guard position > place else { return nil }
      } else {
        guard bytes[place] == sign else { return nil }
        position += 1
      }
    }
    return position
  }

  /// The next place without white space; nil at the end.
  private static func next(in bytes: [UInt8], from start: Int) -> Int? {
    bytes[start...].firstIndex { !$0.isWhiteSpace }
  }
}
