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
    return result
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
