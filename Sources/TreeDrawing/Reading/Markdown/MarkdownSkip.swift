/// What is passed over as a whole: code between fences, comments, and HTML.
enum MarkdownSkip {
  /// Code, up to a line of as many such signs or more.
  case fence(sign: UInt8, count: Int)
  /// HTML, up to a line that has this.
  case marked(end: String)
  /// HTML, up to a blank line.
  case paragraph

  private static let marked = [
    ("<!--", "-->"), ("<pre", "</pre>"), ("<script", "</script>"), ("<style", "</style>"),
    ("<?", "?>"),
  ]

  /// What a line begins; nil if it is a line like others.
  init?(_ line: MarkdownLine, in bytes: [UInt8]) {
    let text = bytes[line.text]
    guard let sign = text.first, "<`~".utf8.contains(sign) else { return nil }
    if let mark = Self.marked.first(where: { text.starts(with: $0.0.utf8) }) {
      self = .marked(end: mark.1)
      return
    }
    let count = text.prefix { $0 == sign }.count
    switch sign {
    case UInt8(ascii: "`") where count >= 3 && !text.dropFirst(count).contains(sign),
      UInt8(ascii: "~") where count >= 3:
      self = .fence(sign: sign, count: count)
    case UInt8(ascii: "<") where Self.beginsTag(text.dropFirst()): self = .paragraph
    default: return nil
    }
  }

  /// Whether a tag stands there and not an address in angle brackets.
  private static func beginsTag(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.drop { $0 == UInt8(ascii: "/") }.prefix { $0.isLetter || $0.isDigit }
    let end = text[name.endIndex...].first
    return !name.isEmpty && (end.map { $0.isWhiteSpace || ">/".utf8.contains($0) } ?? true)
  }

  func isEnded(by line: MarkdownLine, in bytes: [UInt8], isFirst: Bool = false) -> Bool {
    let text = bytes[line.text]
    switch self {
    case .fence(let sign, let count):
      return !isFirst && text.count >= count && text.allSatisfy { $0 == sign }
    case .marked(let end): return text.containsSequence(Array(end.utf8))
    case .paragraph: return !isFirst && text.isEmpty
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func containsSequence(_ bytes: [UInt8]) -> Bool {
    indices.contains { self[$0] == bytes[0] && self[$0...].starts(with: bytes) }
  }
}
