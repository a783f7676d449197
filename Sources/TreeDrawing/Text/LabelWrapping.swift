/// The limits on the length and the number of a label's lines.
package struct LabelWrapping: Hashable, Sendable {
  /// The greatest length of a line, in points; nil if lines end only where the label says so.
  package var width: Double?
  /// The greatest number of lines; nil for any.
  package var maxLines: Int?

  /// Makes a rule; what is not given is not limited.
  package init(width: Double? = nil, maxLines: Int? = nil) {
    self.width = width
    self.maxLines = maxLines
  }
}

/// The lines in which a label is drawn.
struct WrappedLabel: Hashable, Sendable {
  /// The lines, separated by line feeds.
  let text: String
  /// Whether an ellipsis stands for the rest of the label.
  let isCut: Bool
}

extension LabelWrapping {
  private static let ellipsis = "…"

  /// Breaks a label into lines.
  ///
  /// Line ends at the end of the label make no line. Lines that are too long become several, which
  /// are as short as their number allows. Where there are too many, those that nothing stands on
  /// are left out first; if that is not enough, the last one ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - label: the label.
  ///   - font: the font that it is drawn in.
  /// - Returns: the lines.
  /// - Complexity: O(*n*), where *n* is the length of the label.
  func lines(of label: String, in font: Font) -> WrappedLabel {
    let label = label.withoutLineEndsAtEnd
    guard width != nil || maxLines != nil else { return WrappedLabel(text: label, isCut: false) }
    let paragraphs = label.lines
    let lines = paragraphs.flatMap { wrapped($0, in: font) }
    guard let maxLines, lines.count > maxLines else {
      return WrappedLabel(text: lines.joined(separator: "\n"), isCut: false)
    }
    return fitting(paragraphs, lines, into: maxLines, in: font)
  }

  /// No more lines than there may be: without those that nothing stands on, and if it must be,
  /// without the last ones.
  private func fitting(
    _ paragraphs: [Substring], _ lines: [String], into count: Int, in font: Font
  ) -> WrappedLabel {
    let visible = lines.filter { !$0.isBlank }
    guard visible.count > count else {
      let kept = visible.isEmpty ? Array(lines.prefix(count)) : visible
      return WrappedLabel(text: kept.joined(separator: "\n"), isCut: false)
    }
    let text = cut(paragraphs.filter { !$0.isBlank }, to: count, in: font)
    return WrappedLabel(text: text, isCut: true)
  }

  /// The lines of what was one, as narrow as their number allows.
  private func wrapped(_ line: Substring, in font: Font) -> [String] {
    guard let width, font.advance(of: String(line)) > width else { return [String(line)] }
    let pieces = line.pieces(in: font, upTo: width)
    let isRightToLeft = line.isRightToLeft ?? false
    let lines = pieces.lines(within: pieces.narrowest(within: width))
    return lines.enumerated().map { number, text in
      (number < lines.count - 1 ? text.hyphenated : text).directed(isRightToLeft)
    }
  }

  /// The first lines, each as full as it can be, and what can be seen of the rest in the last one.
  private func cut(_ paragraphs: [Substring], to count: Int, in font: Font) -> String {
    var lines: [(text: Substring, isRightToLeft: Bool)] = []
    for paragraph in paragraphs where lines.count < count {
      let isRightToLeft = paragraph.isRightToLeft ?? false
      lines += firstLines(of: paragraph, count - lines.count, in: font).map { ($0, isRightToLeft) }
    }
    let last = lines.popLast().map { shortened($0.text, in: font).directed($0.isRightToLeft) }
    let kept = lines.map { $0.text.hyphenated.directed($0.isRightToLeft) }
    return (kept + [last ?? Self.ellipsis]).joined(separator: "\n")
  }

  /// So many lines of what was one; all the rest of it is in the last one, which is cut to the
  /// character, not the word.
  private func firstLines(of paragraph: Substring, _ count: Int, in font: Font) -> [Substring] {
    guard let width else { return [paragraph] }
    let filled = paragraph.pieces(in: font, upTo: width).lines(within: width)
    guard filled.count > count else { return filled }
    return filled.prefix(count - 1) + [paragraph[filled[count - 1].startIndex...]]
  }

  /// As much of a line as there is room for beside an ellipsis.
  private func shortened(_ line: Substring, in font: Font) -> String {
    let room = width.map { $0 - font.advance(of: Self.ellipsis) } ?? .infinity
    var end = line.startIndex
    var taken = 0.0
    for index in line.indices {
      taken += font.advance(of: String(line[index]))
      guard taken <= room else { break }
      end = line.index(after: index)
    }
    let kept = line[..<end]
    let visible = kept.lastIndex { !$0.isBreakingSpace }.map { kept[...$0] } ?? kept.prefix(0)
    return visible + Self.ellipsis
  }
}

extension StringProtocol {
  /// Whether nothing but spaces stands on this line.
  fileprivate var isBlank: Bool { allSatisfy(\.isBreakingSpace) }
}

extension String {
  private var mayHaveLineEndAtEnd: Bool {
    let found = utf8.withContiguousStorageIfAvailable { $0.last == 0x0A || $0.last == 0x0D }
    return found ?? true
  }

  /// The text without line ends behind everything else, as nearly all are.
  fileprivate var withoutLineEndsAtEnd: String {
    guard mayHaveLineEndAtEnd else { return self }
    return String(self[..<(lastIndex { !$0.isLineEnd }.map(index(after:)) ?? startIndex)])
  }
}
