/// What stands before the branches in all lines of a listing: the sign of a comment, or columns.
///
/// It is as many characters wide in every line, the last of them a space. A root may lack it.
struct ListingPrefix: Equatable {
  let width: Int
  /// Whether it says something of each line, as columns do.
  private(set) var isTelling = false

  /// Finds it by the lines of a sample whose branches are behind something else.
  init?(of lines: [ListingLine], in bytes: [UInt8]) {
    let starts = lines.compactMap { line in
      line.branch == nil ? Self.start(of: line, in: bytes) : nil
    }
    guard starts.count > 1, let width = starts.min(),
      lines.allSatisfy({ $0.branch.map { $0.column >= width } ?? true })
    else { return nil }
    self.width = width
    isTelling = tells(lines, in: bytes)
  }

  /// Whether words stand before all branches, and not the same in all lines.
  private func tells(_ lines: [ListingLine], in bytes: [UInt8]) -> Bool {
    let texts = lines.compactMap { line in
      let text = bytes[line.start..<line.label.end]
      let length = length(in: text)
      return length > 0 ? text.prefix(length) : nil
    }
    return Set(texts).count > 1
      && texts.contains { text in text.contains { $0.isLetter || $0.isDigit } }
  }

  /// How many characters stand before the bars and the branch of a line, and the space behind them;
  /// nil if there is no branch, or no space.
  private static func start(of line: ListingLine, in bytes: [UInt8]) -> Int? {
    guard let branch = TrailingBranch(in: bytes, line.label.range) else { return nil }
    var start = branch.offset
    while start > line.start, let bar = barLength(before: start, in: bytes) { start -= bar }
    guard bytes[start] == UInt8(ascii: " ") else { return nil }
    return bytes[line.start..<start].count { !$0.isContinuation } + 1
  }

  /// The length of a bar or a space that ends at a place; nil if there is another character.
  private static func barLength(before end: Int, in bytes: [UInt8]) -> Int? {
    if " |".utf8.contains(bytes[end - 1]) { return 1 }
    let bar: [UInt8] = [0xE2, 0x94, 0x82]
    if end > 2, bytes[(end - 3)..<end].elementsEqual(bar) { return bar.count }
    return end > 1 && bytes[end - 2] == 0xC2 && bytes[end - 1] == 0xA0 ? 2 : nil
  }

  /// How long it is in a line; 0 if the line lacks it, or names the columns.
  func length(in line: ArraySlice<UInt8>) -> Int {
    if ListingNoise.isHeading(line) || ListingNoise.isTitle(line) { return 0 }
    var position = line.startIndex
    for _ in 0..<width {
      guard position < line.endIndex else { return Self.isSign(line) ? line.count : 0 }
      position += 1
      while position < line.endIndex, line[position].isContinuation { position += 1 }
    }
    return line[position - 1] == UInt8(ascii: " ") ? position - line.startIndex : 0
  }

  /// Whether a line is the sign of a comment and nothing else.
  private static func isSign(_ line: ArraySlice<UInt8>) -> Bool {
    !line.contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
  }
}
