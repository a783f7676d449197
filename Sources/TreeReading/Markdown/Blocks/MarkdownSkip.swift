/// A block that is passed over as a whole: code between fences, a comment, or HTML.
enum MarkdownSkip {
  /// Code, up to a line of as many such signs or more.
  case fence(sign: UInt8, count: Int)
  /// HTML, up to a line that has one of these.
  case marked(ends: [String])
  /// HTML, up to a blank line.
  case paragraph

  /// What a line begins; nil if it is a line like others.
  ///
  /// - Parameters:
  ///   - line: a line, its column counted from that of what it is in.
  ///   - bytes: those of the source.
  ///   - isInParagraph: whether the line goes on with a paragraph if it begins nothing.
  init?(_ line: MarkdownLine, in bytes: [UInt8], isInParagraph: Bool) {
    let text = bytes[line.text]
    guard let sign = text.first, line.column < 4 else { return nil }
    if sign == UInt8(ascii: "<") {
      self.init(html: text, isInParagraph: isInParagraph)
      return
    }
    guard sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let count = text.prefix { $0 == sign }.count
    guard count >= 3, sign == UInt8(ascii: "~") || !text.dropFirst(count).contains(sign) else {
      return nil
    }
    self = .fence(sign: sign, count: count)
  }

  /// By the conditions of CommonMark, of which only the last, a tag alone in its line, leaves a
  /// paragraph as it is.
  private init?(html text: ArraySlice<UInt8>, isInParagraph: Bool) {
    let isClosing = text.dropFirst().first == UInt8(ascii: "/")
    let rest = text.dropFirst(isClosing ? 2 : 1)
    let name = rest.prefix { $0.isLetter || $0.isDigit }
    let key = String(decoding: name.prefix(16), as: UTF8.self).lowercased()
    let isNamed = rest[name.endIndex...].first.map { $0.isWhiteSpace || $0 == 0x3E } ?? true
    if isNamed, !isClosing, HTMLBlock.verbatim.contains(key) {
      self = .marked(ends: HTMLBlock.verbatim.map { "</\($0)>" })
    } else if let end = HTMLBlock.end(of: text) {
      self = .marked(ends: [end])
    } else if HTMLBlock.names.contains(key),
      isNamed || rest[name.endIndex...].starts(with: "/>".utf8)
    {
      self = .paragraph
    } else {
      guard !isInParagraph,
        MarkdownTag.endOfTag(from: text.startIndex, in: text) == text.endIndex
      else { return nil }
      self = .paragraph
    }
  }

  /// Whether a line is its last one, or for HTML the blank one behind that.
  ///
  /// - Parameters:
  ///   - line: a line, its column counted from that of what the block is in.
  ///   - bytes: those of the source.
  ///   - isFirst: whether the line begins the block.
  /// - Returns: whether what comes behind the line is no part of the block.
  func isEnded(by line: MarkdownLine, in bytes: [UInt8], isFirst: Bool = false) -> Bool {
    let text = bytes[line.text]
    switch self {
    case .fence(let sign, let count):
      return !isFirst && line.column < 4 && text.count >= count && text.allSatisfy { $0 == sign }
    case .marked(let ends): return text.hasEnd(ends)
    case .paragraph: return !isFirst && text.isEmpty
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether one of some texts is in this, its letters in upper or lower case.
  fileprivate func hasEnd(_ ends: [String]) -> Bool {
    guard contains(UInt8(ascii: ">")) else { return false }
    let text = ends.count > 1 ? map { $0.isLetter ? $0 | 0x20 : $0 }[...] : self
    return ends.contains { text.end(of: $0, from: text.startIndex) != nil }
  }
}
