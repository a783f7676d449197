/// The branches in the middle of a line that `pstree` prints, as in `init─┬─cron───sh`.
enum InlineBranches {
  private static let unicode = [Array("─┬─".utf8), Array("───".utf8)]
  private static let ascii = [Array("-+-".utf8), Array("---".utf8)]

  /// The first of them.
  ///
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - range: where to look.
  /// - Returns: where it is, and where the label behind it begins.
  static func first(in bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
    for start in range.dropFirst() {
      let signs = bytes[start] == UInt8(ascii: "-") ? ascii : unicode
      guard bytes[start] == signs[0][0] else { continue }
      for sign in signs where bytes[start..<range.upperBound].starts(with: sign) {
        return start..<(start + sign.count)
      }
    }
    return nil
  }

  /// How far the sign's middle, under which further children begin, is from its start, in
  /// characters.
  static let columnOfChildren = 1
}
