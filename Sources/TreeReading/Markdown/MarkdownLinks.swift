/// The targets that a Markdown text defines by name, as in `[name]: https://example.org`.
struct MarkdownLinks: Sendable {
  private var targets: [String: Range<Int>] = [:]
  /// The names of footnotes.
  private var footnotes: Set<String> = []

  /// Finds all definitions; of several of the same name, the first counts.
  init(_ bytes: [UInt8]) {
    var position = 0
    /// The end of the definition that was found last.
    var last = 0
    while let bracket = bytes[position...].firstIndex(of: UInt8(ascii: "[")) {
      position = bracket + 1
      guard let start = Self.startOfLine(before: bracket, in: bytes),
        let found = Self.definition(at: bracket, in: bytes),
        !Self.isInParagraph(start, behind: last, in: bytes)
      else { continue }
      add(found.name, found.target, in: bytes)
      position = found.target.upperBound
      last = position
    }
  }

  /// The greatest length of a name, in bytes, about that of CommonMark.
  private static let limit = 999

  /// What a name stands for, upper and lower case being the same.
  func target(of name: ArraySlice<UInt8>) -> Range<Int>? {
    targets.isEmpty || name.count > Self.limit ? nil : targets[Self.key(name)]
  }

  /// Whether a name is that of a footnote, which is no part of what it stands behind.
  func hasFootnote(_ name: ArraySlice<UInt8>) -> Bool {
    guard !footnotes.isEmpty, name.first == UInt8(ascii: "^"), name.count <= Self.limit else {
      return false
    }
    return footnotes.contains(Self.key(name))
  }

  private mutating func add(_ name: Range<Int>, _ target: Range<Int>, in bytes: [UInt8]) {
    let key = Self.key(bytes[name])
    if key.utf8.first == UInt8(ascii: "^") {
      footnotes.insert(key)
    } else if targets[key] == nil {
      targets[key] = target
    }
  }

  private static func key(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Where the line begins of which an offset is the first that is no white space; nil if it is
  /// not.
  private static func startOfLine(before offset: Int, in bytes: [UInt8]) -> Int? {
    var start = offset
    while start > 0, bytes[start - 1].isIndentation { start -= 1 }
    return start == 0 || bytes[start - 1].endsLine ? start : nil
  }

  /// Whether the line above an offset is text, with which the line would go on.
  private static func isInParagraph(_ start: Int, behind last: Int, in bytes: [UInt8]) -> Bool {
    guard start > 0 else { return false }
    let isPair = start > 1 && bytes[start - 2] == .carriageReturn && bytes[start - 1] == .newline
    let end = start - (isPair ? 2 : 1)
    let above = bytes[..<end].lastIndex(where: \.endsLine).map { $0 + 1 } ?? 0
    guard last <= above else { return false }
    let line = MarkdownLine(in: bytes, at: above)
    let text = bytes[line.text]
    return !line.isBlank && line.heading(in: bytes) == nil && !line.isRule(in: bytes)
      && line.underlineRank(in: bytes) == nil && !text.starts(with: "```".utf8)
      && !text.starts(with: "~~~".utf8) && !text.suffix(3).elementsEqual("-->".utf8)
  }

  private static func definition(
    at bracket: Int, in bytes: [UInt8]
  ) -> (name: Range<Int>, target: Range<Int>)? {
    var end = bracket + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "]"), !bytes[end].endsLine { end += 1 }
    guard end + 1 < bytes.count, end > bracket + 1, bytes[end + 1] == UInt8(ascii: ":") else {
      return nil
    }
    var start = end + 2
    while start < bytes.count, bytes[start].isIndentation { start += 1 }
    var stop = start
    while stop < bytes.count, !bytes[stop].isWhiteSpace { stop += 1 }
    guard hasTitleOrNothing(bytes[stop...]) || bytes[bracket + 1] == UInt8(ascii: "^") else {
      return nil
    }
    if stop > start + 1, bytes[start] == UInt8(ascii: "<"), bytes[stop - 1] == UInt8(ascii: ">") {
      return ((bracket + 1)..<end, (start + 1)..<(stop - 1))
    }
    return start == stop ? nil : ((bracket + 1)..<end, start..<stop)
  }

  /// Whether nothing but a title stands in the rest of a line.
  private static func hasTitleOrNothing(_ rest: ArraySlice<UInt8>) -> Bool {
    let next = rest.drop(while: \.isIndentation).first
    return next.map { $0.endsLine || "\"'(".utf8.contains($0) } ?? true
  }

  /// Whether a line defines something, so that it is no text.
  static func isDefinition(_ line: MarkdownLine, in bytes: [UInt8]) -> Bool {
    bytes[line.text].first == UInt8(ascii: "[")
      && definition(at: line.text.lowerBound, in: bytes) != nil
  }
}
