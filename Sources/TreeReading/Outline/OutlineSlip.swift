/// Text in braces at the end of a line that is no block of attributes, but may be meant to be one.
struct OutlineSlip {
  /// Where the key is.
  let start: Int
  let problem: OutlineBlockProblem

  /// How many lines are looked at, as comparing words takes a while.
  static let mostLines = 1000
  private static let longestKey = 16

  /// Looks at a line that ends with a closing brace and is all text.
  ///
  /// - Parameters:
  ///   - line: where it is.
  ///   - bytes: those of the source.
  ///   - areBlocksRead: whether blocks mean anything in the format.
  init?(_ line: Range<Int>, of bytes: [UInt8], areBlocksRead: Bool) {
    guard let brace = bytes[line].lastIndex(of: UInt8(ascii: "{")),
      brace == line.lowerBound || bytes[brace - 1].isIndentation
    else { return nil }
    let inside = bytes[(brace + 1)..<(line.upperBound - 1)].drop(while: \.isIndentation)
    let key = inside.prefix(Self.longestKey) { $0.isLetter }
    let rest = inside[key.endIndex...].drop(while: \.isIndentation)
    guard let sign = rest.first, sign == UInt8(ascii: "=") || sign == UInt8(ascii: ":"),
      rest.count > 1
    else { return nil }
    let name = String(decoding: key, as: UTF8.self)
    let hasColon = sign == UInt8(ascii: ":")
    let meant = Self.nameLike(name)
    let value = rest.dropFirst().filter { !$0.isIndentation }
    guard meant != nil || !hasColon && key.count > 2 && Self.isAnswer(value) else { return nil }
    start = key.startIndex
    problem =
      areBlocksRead ? .mayBeBlock(name, meant: meant, hasColon: hasColon) : .noBlocks
  }
}

extension OutlineSlip {
  /// Whether a value says yes or no, as those of attributes may, but hardly any text.
  private static func isAnswer(_ value: [UInt8]) -> Bool {
    ["true", "false"].contains { value.elementsEqual($0.utf8) }
  }

  /// The name of an attribute that somebody may have meant: that, or one with a slip or, if it is
  /// long, two.
  private static func nameLike(_ typed: String) -> String? {
    guard let name = nearest(to: typed, among: OutlineBlock.names) else { return nil }
    let slips = slips(from: typed.lowercased(), to: name)
    return slips == 0 || typed.utf8.count > 2 && slips <= (typed.utf8.count > 4 ? 2 : 1)
      ? name : nil
  }
}

extension ArraySlice<UInt8> {
  /// The first bytes that are of a kind, if there are no more than some.
  fileprivate func prefix(_ most: Int, while isOfKind: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let first = prefix(most + 1).prefix(while: isOfKind)
    return first.count > most ? first.prefix(0) : first
  }
}
