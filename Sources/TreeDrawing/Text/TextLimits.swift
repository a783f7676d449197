/// The limits on the length and the number of a text's lines.
package struct TextLimits: Hashable, Sendable {
  /// The greatest length of a line, in points; nil if lines end only where the text says so.
  package var width: Double?
  /// The greatest number of lines; nil for any.
  package var lineLimit: Int?
  /// Where the ellipsis is, if not all fits.
  package var truncation: TruncationMode

  /// Makes limits; what is not given is not limited.
  package init(
    width: Double? = nil, lineLimit: Int? = nil, truncation: TruncationMode = .tail
  ) {
    self.width = width
    self.lineLimit = lineLimit
    self.truncation = truncation
  }
}

/// The lines in which a text is drawn.
struct BrokenText {
  let lines: [TextLine]
  /// Whether an ellipsis stands for a part of the text.
  let isCut: Bool

  /// The lines, separated by line feeds.
  var string: String {
    lines.count == 1 ? lines[0].string : lines.map(\.string).joined(separator: "\n")
  }
}

extension TextLimits {
  /// Whether nothing is limited.
  var areNone: Bool { width == nil && lineLimit == nil }

  /// Whether a text has one line, which is not too long, as most have.
  func hold(_ text: String, in font: Font) -> Bool {
    guard text.lineCount == 1, (lineLimit ?? 1) > 0 else { return false }
    return width.map { font.advance(of: text) <= $0 } ?? true
  }

  /// How many characters are never too many if none is longer than an advance; 0 if lines are
  /// counted, as a few characters may be several lines.
  func safeLength(ofAdvance advance: Double) -> Int {
    guard lineLimit == nil else { return 0 }
    return width.map { Int(min($0 / max(advance, 0.1), 1_000)) } ?? .max
  }

  /// Breaks a text into lines.
  ///
  /// Lines that are too long become several, which are as short as their number allows. Where there
  /// are too many, those that nothing stands on are left out first; if that is not enough, the last
  /// one has an ellipsis.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - ruler: what measures it.
  /// - Returns: the lines.
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func lines(of text: String, _ ruler: TextRuler) -> BrokenText {
    let paragraphs = text.lines
    let lines =
      areNone ? paragraphs.map { TextLine($0) } : paragraphs.flatMap { wrapped($0, ruler) }
    guard let lineLimit, lines.count > lineLimit else {
      return BrokenText(lines: lines, isCut: false)
    }
    return fitting(paragraphs, lines, into: max(lineLimit, 1), ruler)
  }

  /// No more lines than there may be: without those that nothing stands on, and if it must be,
  /// without the last ones.
  private func fitting(
    _ paragraphs: [Substring], _ lines: [TextLine], into count: Int, _ ruler: TextRuler
  ) -> BrokenText {
    let visible = lines.filter { !$0.isBlank }
    guard visible.count > count else {
      return BrokenText(
        lines: visible.isEmpty ? Array(lines.prefix(count)) : visible, isCut: false)
    }
    return BrokenText(lines: cut(paragraphs.filter { !$0.isBlank }, to: count, ruler), isCut: true)
  }

  /// The lines of what was one, as narrow as their number allows.
  private func wrapped(_ line: Substring, _ ruler: TextRuler) -> [TextLine] {
    guard let width, ruler.advance(of: line) > width + [LinePiece].rounding else {
      return [TextLine(line)]
    }
    let pieces = line.pieces(in: ruler, upTo: width)
    let isRightToLeft = line.isRightToLeft ?? false
    let lines = pieces.lines(within: pieces.narrowest(within: width)).map { TextLine($0) }
    return lines.enumerated().map { number, line in
      (number < lines.count - 1 ? line.hyphenated : line).directed(isRightToLeft)
    }
  }

  /// The first lines, each as full as it can be, and what can be seen of the rest in the last one.
  private func cut(_ paragraphs: [Substring], to count: Int, _ ruler: TextRuler) -> [TextLine] {
    var lines: [(text: Substring, isRightToLeft: Bool)] = []
    for paragraph in paragraphs where lines.count < count {
      let isRightToLeft = paragraph.isRightToLeft ?? false
      lines += firstLines(of: paragraph, count - lines.count, ruler).map { ($0, isRightToLeft) }
    }
    guard let last = lines.popLast(), let end = paragraphs.last else { return [] }
    let rest = last.text.endIndex > end.startIndex ? last.text : end
    let kept = lines.map { TextLine($0.text).hyphenated.directed($0.isRightToLeft) }
    return kept + [shortened(last.text, rest, ruler).directed(last.isRightToLeft)]
  }

  /// So many lines of what was one; all the rest of it is in the last one, which is cut to the
  /// character, not the word.
  private func firstLines(
    of paragraph: Substring, _ count: Int, _ ruler: TextRuler
  ) -> [Substring] {
    guard let width else { return [paragraph] }
    let filled = paragraph.pieces(in: ruler, upTo: width).lines(within: width)
    guard filled.count > count else { return filled }
    return filled.prefix(count - 1) + [paragraph[filled[count - 1].startIndex...]]
  }

  /// As much as there is room for beside an ellipsis.
  ///
  /// - Parameters:
  ///   - line: what begins the line.
  ///   - rest: what ends the text, which may be the same.
  ///   - ruler: what measures them.
  /// - Returns: the line.
  private func shortened(_ line: Substring, _ rest: Substring, _ ruler: TextRuler) -> TextLine {
    let ellipsis = ruler.advance(of: TextLine.ellipsis, at: line.startIndex)
    let room = width.map { $0 - ellipsis } ?? .infinity
    switch truncation {
    case .tail:
      let (start, _) = line.beginning(within: room, ruler)
      return TextLine(start, cutAt: start.lastPlace)
    case .head:
      let (end, _) = rest.ending(within: room, ruler)
      return TextLine(nil, cutAt: end.startIndex, end)
    case .middle:
      let (end, taken) = rest.ending(within: room / 2, ruler)
      let (start, _) = line.beginning(within: room - taken, ruler)
      return TextLine(start, cutAt: start.lastPlace, end)
    }
  }
}

extension Substring {
  /// The last character's place, or the place where it would be.
  fileprivate var lastPlace: String.Index { isEmpty ? startIndex : index(before: endIndex) }

  /// As much of the line's beginning as fits, without spaces at its end, and the advance of that.
  fileprivate func beginning(
    within room: Double, _ ruler: TextRuler
  ) -> (text: Substring, width: Double) {
    var end = startIndex
    var taken = 0.0
    for index in indices {
      let next = self.index(after: index)
      let advance = ruler.advance(of: self[index..<next])
      guard taken + advance <= room + [LinePiece].rounding else { break }
      taken += advance
      end = next
    }
    let kept = self[..<end]
    return (kept.lastIndex { !$0.isBreakingSpace }.map { kept[...$0] } ?? kept.prefix(0), taken)
  }

  /// As much of the line's end as fits, without spaces at its beginning, and the advance of that.
  fileprivate func ending(
    within room: Double, _ ruler: TextRuler
  ) -> (text: Substring, width: Double) {
    var start = endIndex
    var taken = 0.0
    while start > startIndex {
      let index = self.index(before: start)
      let advance = ruler.advance(of: self[index..<start])
      guard taken + advance <= room + [LinePiece].rounding else { break }
      taken += advance
      start = index
    }
    return (self[start...].drop { $0.isBreakingSpace }, taken)
  }
}

extension StringProtocol {
  /// Whether nothing but spaces stands on this line.
  fileprivate var isBlank: Bool { allSatisfy(\.isBreakingSpace) }
}
