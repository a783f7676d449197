/// The branches in the middle of a line that `pstree` prints, as in `init─┬─cron───sh`.
struct InlineBranches {
  /// Where the sign is; the label of the child begins behind it.
  let range: Range<Int>
  /// How far the corner, under which further children begin, is from the start, in characters.
  let column: Int

  private static let unicode = [Array("─┬─".utf8), Array("───".utf8)]
  private static let ascii = [Array("-+-".utf8), Array("---".utf8)]

  /// Finds the first of them; nil if there is none.
  ///
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - line: where to look.
  ///   - isOfBuses: whether dashes may be any number, as `lspci -t` prints them.
  init?(in bytes: [UInt8], _ line: Range<Int>, isOfBuses: Bool = false) {
    for start in line.dropFirst() {
      let isASCII = bytes[start] == UInt8(ascii: "-")
      let signs = isASCII ? Self.ascii : Self.unicode
      guard bytes[start] == signs[0][0] else { continue }
      if isOfBuses, isASCII {
        let dashes = bytes[start..<line.upperBound].prefix { $0 == UInt8(ascii: "-") }
        let rest = bytes[dashes.endIndex..<line.upperBound]
        let hasCorner = rest.starts(with: "+-".utf8) || rest.starts(with: "\\-".utf8)
        guard bytes[start - 1] == UInt8(ascii: "]"), hasCorner || dashes.count > 1 else { continue }
        range = start..<(dashes.endIndex + (hasCorner ? 2 : 0))
        column = dashes.count
        return
      }
      for sign in signs where bytes[start..<line.upperBound].starts(with: sign) {
        range = start..<(start + sign.count)
        column = 1
        return
      }
    }
    return nil
  }
}
