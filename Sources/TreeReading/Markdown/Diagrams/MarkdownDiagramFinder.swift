/// Finds what asks for pictures among the lines of a Markdown text, and the images that go with it.
struct MarkdownDiagramFinder {
  private(set) var diagrams: [MarkdownDiagram] = []
  private(set) var slips: [MarkdownSlip] = []
  private let bytes: [UInt8]
  /// The block whose lines are being read.
  private var block: Block?
  /// The line that begins the comment whose lines are being read.
  private var comment: MarkdownScannedLine?
  /// What looks for its image: the last diagram.
  private var search: Search?
  /// The container of an HTML block just above that begins with `<details>`.
  private var details: Int?

  private struct Block {
    let words: Range<Int>
    let opening: MarkdownScannedLine
    let isHidden: Bool
    var content: MarkdownContent
  }

  private struct Search {
    let container: Int
    /// Whether the block may be hidden, and `</details>` come.
    var isHidden: Bool
    /// Whether the next line is the first.
    var isFirst = true
    var hasBlank = false
    /// Whether the HTML that begins with `</details>` goes on.
    var isInEnd = false
  }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ line: MarkdownScannedLine) {
    if block != nil {
      switch line.kind {
      case .code(let indentation):
        block?.content.append(line.cursor, indentation: indentation, of: bytes)
        return
      case .closingFence: return close(with: line)
      default: close(with: nil)
      }
    }
    if comment != nil, line.kind != .html(isFirst: false) { closeComment(with: nil) }
    seek(in: line)
    begin(line)
    follow(line)
  }

  /// Takes that there are no more lines.
  mutating func finish() {
    if block != nil { close(with: nil) }
    if comment != nil { closeComment(with: nil) }
  }
}

extension MarkdownDiagramFinder {
  private static let word = "treediagram"
  /// What a comment begins and ends with.
  private static let (start, end) = ("<!--", "-->")

  /// Takes a fence or a comment.
  private mutating func begin(_ line: MarkdownScannedLine) {
    if case .fence(let length) = line.kind,
      let words = words(line.text.dropFirst(length).trimmed(in: bytes), of: line)
    {
      block = Block(
        words: words, opening: line, isHidden: details == line.container,
        content: MarkdownContent(below: line.number))
      return
    }
    if line.kind == .html(isFirst: true), bytes[line.text].starts(with: Self.start.utf8) {
      comment = line
    }
    if comment != nil, line.text.upperBound > line.text.lowerBound { goOn(with: line) }
  }

  /// Takes a line of a comment, which may be the last.
  private mutating func goOn(with line: MarkdownScannedLine) {
    let from =
      line.text.lowerBound + (line.kind == .html(isFirst: true) ? Self.start.utf8.count : 0)
    if bytes[line.text].end(of: Self.end, from: from) != nil { closeComment(with: line) }
  }

  /// Takes that a comment ends with a line, or that nothing ends it.
  private mutating func closeComment(with line: MarkdownScannedLine?) {
    guard let first = comment else { return }
    comment = nil
    let start = first.text.lowerBound + Self.start.utf8.count
    let end = line.flatMap { line in
      bytes[line.text].end(of: Self.end, from: max(start, line.text.lowerBound))
    }
    let text = start..<(end.map { $0 - Self.end.utf8.count } ?? bytes.endIndex)
    guard let words = words(text.trimmed(in: bytes), of: first) else { return }
    // What follows the comment in its line is HTML, too, so that it is not alone.
    let isAlone = end != nil && end == line?.text.upperBound
    diagrams.append(
      MarkdownDiagram(
        kind: .comment, words: isAlone ? words : words.lowerBound..<words.lowerBound,
        opening: first.place, closing: isAlone ? line?.place(like: first.prefix) : nil))
    search = isAlone ? Search(container: first.container, isHidden: false) : nil
  }

  /// What follows the word of this command in a text that begins with it, in a fence or a comment.
  private mutating func words(_ text: Range<Int>, of line: MarkdownScannedLine) -> Range<Int>? {
    let rest = text.dropFirst(Self.word.utf8.count)
    if bytes[text].starts(with: Self.word.utf8), rest.isEmpty || bytes[rest.lowerBound].isSpace {
      return rest.trimmed(in: bytes)
    }
    if isSlip(bytes[text]) {
      let isComment = line.kind == .html(isFirst: true)
      slips.append(MarkdownSlip(isComment: isComment, position: line.place.position))
    }
    return nil
  }

  /// Whether a text begins with the word of this command in other letters or between signs, as the
  /// attributes `{.treediagram}` do.
  private func isSlip(_ text: ArraySlice<UInt8>) -> Bool {
    let first = text.drop { !$0.isLetter && $0 < 0x80 && !$0.isSpace }
    let word = first.prefix { $0.isLetter || $0 >= 0x80 }.map { $0 | 0x20 }
    return word == Array(Self.word.utf8)
  }

  private mutating func close(with line: MarkdownScannedLine?) {
    guard let block else { return }
    self.block = nil
    diagrams.append(
      MarkdownDiagram(
        kind: .block(block.content), words: block.words, opening: block.opening.place,
        closing: line?.place))
    search = line.map { Search(container: $0.container, isHidden: block.isHidden) }
  }
}

extension MarkdownDiagramFinder {
  /// Looks whether a line is what belongs to the diagram above.
  private mutating func seek(in line: MarkdownScannedLine) {
    guard var search, let last = diagrams.indices.last else { return }
    if search.isFirst { diagrams[last].isFollowedClosely = line.kind != .blank }
    search.isFirst = false
    self.search = nil
    guard line.container == search.container else { return }
    switch line.kind {
    case .blank where !search.hasBlank:
      search.hasBlank = true
      self.search = search
    case .html(isFirst: true) where search.isHidden && isEndOfDetails(line):
      diagrams[last].endOfDetails = line.place
      diagrams[last].isFollowedClosely = false
      self.search = Search(container: line.container, isHidden: false, isInEnd: true)
    case .html(isFirst: false) where search.isInEnd:
      diagrams[last].endOfDetails = diagrams[last].endOfDetails.map { line.place(like: $0.prefix) }
      diagrams[last].isFollowedClosely = false
      search.isFirst = true
      self.search = search
    case .paragraph:
      diagrams[last].image = MarkdownImage(line.text, in: bytes)
    default: break
    }
  }

  /// Remembers whether what is above the next line hides it.
  private mutating func follow(_ line: MarkdownScannedLine) {
    switch line.kind {
    case .blank: break
    case .html(let isFirst):
      let text = bytes[line.text].map { $0.isLetter ? $0 | 0x20 : $0 }[...]
      if isFirst { details = text.beginsDetails ? line.container : nil }
      if text.end(of: "</details", from: text.startIndex) != nil { details = nil }
    default: details = nil
    }
  }

  private func isEndOfDetails(_ line: MarkdownScannedLine) -> Bool {
    String(decoding: bytes[line.text].prefix(12), as: UTF8.self).lowercased() == "</details>"
  }
}

extension ArraySlice<UInt8> {
  fileprivate var beginsDetails: Bool {
    let name = "<details"
    guard starts(with: name.utf8), let next = dropFirst(name.utf8.count).first else { return false }
    return next.isIndentation || next == UInt8(ascii: ">")
  }
}

extension Range<Int> {
  /// The range without the white space at its ends.
  fileprivate func trimmed(in bytes: [UInt8]) -> Self {
    let text = bytes[self].drop(while: \.isSpace)
    let end = text.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? text.startIndex
    return text.startIndex..<end
  }
}

extension UInt8 {
  /// Whether it separates words, as ends of lines in comments do.
  fileprivate var isSpace: Bool {
    isIndentation || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r")
  }
}

extension MarkdownScannedLine {
  /// The place of this line, in the quotes and items of the one that begins the same HTML.
  fileprivate func place(like prefix: [UInt8]) -> MarkdownDiagram.Line {
    MarkdownDiagram.Line(
      start: cursor.start, text: text, next: cursor.line.next, prefix: prefix,
      position: place.position)
  }
}
