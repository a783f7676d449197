extension LexemeDecoder {
  /// The text without its inline markup.
  mutating func markdownText(_ range: Range<Int>) -> String {
    guard bytes[range].contains(where: MarkdownInline.isMarkup) else { return text(range) }
    let links = markdownLinks ?? MarkdownLinks(bytes)
    markdownLinks = links
    var result = ""
    for piece in MarkdownInline(bytes, range, links).pieces {
      switch piece {
      case .source(let range): result += text(range)
      case .text(let text): result += text
      case .delimiter(let delimiter): result += delimiter.text
      }
    }
    return result.withoutSpacesAround
  }

  /// Where a link leads to.
  mutating func markdownTarget(_ range: Range<Int>) -> String {
    let address = MarkdownTarget.address(at: range, in: bytes)
    return amendedText(of: address, at: range.lowerBound, isVerbatim: false)
  }

  /// The text with a line end for each `<br>`.
  mutating func mermaidText(_ range: Range<Int>) -> String {
    var result = ""
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      guard let length = breakLength(at: position, end: range.upperBound) else {
        position += 1
        continue
      }
      result += text(start..<position) + "\n"
      position += length
      start = position
    }
    return result + text(start..<range.upperBound)
  }

  private func breakLength(at position: Int, end: Int) -> Int? {
    guard bytes[position] == UInt8(ascii: "<") else { return nil }
    let rest = bytes[position..<end]
    return ["<br>", "<br/>", "<br />"].first { rest.starts(with: $0.utf8) }?.utf8.count
  }
}

extension String {
  /// The text without the spaces that markup leaves at its ends.
  fileprivate var withoutSpacesAround: String {
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
    let text = utf8.drop { $0 == 0x20 }
    let end = text.lastIndex { $0 != 0x20 }.map { text.index(after: $0) }
    return String(decoding: text[..<(end ?? text.endIndex)], as: UTF8.self)
  }
}
