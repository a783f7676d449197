/// How long and how many the lines of a label are.
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
  /// Line ends at the end of the label make no line. Lines that are too long become several, which are as short as
  /// their number allows. Where there are too many, the last one ends with an ellipsis.
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
    if let maxLines, lines.count > maxLines {
      return WrappedLabel(text: cut(paragraphs, to: maxLines, in: font), isCut: true)
    }
    return WrappedLabel(text: lines.joined(separator: "\n"), isCut: false)
  }

  /// The lines of what was one, as narrow as their number allows.
  private func wrapped(_ line: Substring, in font: Font) -> [String] {
    guard let width, font.advance(of: String(line)) > width else { return [String(line)] }
    let pieces = line.pieces(in: font, upTo: width)
    let isRightToLeft = line.isRightToLeft ?? false
    return pieces.lines(within: pieces.narrowest(within: width)).map { $0.directed(isRightToLeft) }
  }

  /// The first lines, each as full as it can be, and what can be seen of the rest in the last one.
  private func cut(_ paragraphs: [Substring], to count: Int, in font: Font) -> String {
    var lines: [Substring] = []
    for paragraph in paragraphs where lines.count < count {
      guard let width else {
        lines.append(paragraph)
        continue
      }
      let room = count - lines.count
      let filled = paragraph.pieces(in: font, upTo: width).lines(within: width)
      lines += filled.prefix(room)
      // What follows in the last line is cut to the character, not to the word.
      if filled.count > room, let last = lines.popLast() {
        lines.append(paragraph[last.startIndex...])
      }
    }
    let last = lines.popLast().map { shortened($0, in: font) } ?? Self.ellipsis
    return (lines.map(String.init) + [last]).joined(separator: "\n")
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

extension String {
  /// The text without line ends behind everything else, as nearly all are.
  fileprivate var withoutLineEndsAtEnd: String {
    guard let last = utf8.last, last == 0x0A || last == 0x0D else { return self }
    return String(self[..<(lastIndex { !$0.isLineEnd }.map(index(after:)) ?? startIndex)])
  }
}
