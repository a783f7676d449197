/// Finds what asks for pictures among the lines of a Markdown text, and the images that go with it.
struct MarkdownDiagramFinder {
  private(set) var diagrams: [MarkdownDiagram] = []
  private let bytes: [UInt8]
  /// The block whose lines are being read.
  private var block: Block?
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
    seek(in: line)
    begin(line)
    follow(line)
  }

  /// Takes that there are no more lines.
  mutating func finish() {
    if block != nil { close(with: nil) }
  }
}

extension MarkdownDiagramFinder {
  private static let word = "treediagram"

  /// Takes a fence or a comment.
  private mutating func begin(_ line: MarkdownScannedLine) {
    if case .fence(let length) = line.kind,
      let words = words(line.text.dropFirst(length).trimmed(in: bytes))
    {
      block = Block(
        words: words, opening: line, isHidden: details == line.container,
        content: MarkdownContent(below: line.number))
    } else if line.kind == .html(isFirst: true), let words = wordsOfComment(line.text) {
      diagrams.append(
        MarkdownDiagram(
          kind: .comment, words: words, opening: line.place, closing: line.place))
      search = Search(container: line.container, isHidden: false)
    }
  }

  /// What follows the word of this command in a text that begins with it.
  private func words(_ text: Range<Int>) -> Range<Int>? {
    guard bytes[text].starts(with: Self.word.utf8) else { return nil }
    let rest = text.dropFirst(Self.word.utf8.count)
    guard rest.isEmpty || bytes[rest.lowerBound].isIndentation else { return nil }
    return rest.trimmed(in: bytes)
  }

  private func wordsOfComment(_ text: Range<Int>) -> Range<Int>? {
    let (start, end) = ("<!--", "-->")
    guard bytes[text].starts(with: start.utf8),
      bytes[text].end(of: end, from: text.lowerBound + start.utf8.count) == text.upperBound
    else { return nil }
    return words(text.dropFirst(start.utf8.count).dropLast(end.utf8.count).trimmed(in: bytes))
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
      self.search = Search(container: line.container, isHidden: false)
    case .text(isFirst: true):
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
  /// The range without the white space of a line at its ends.
  fileprivate func trimmed(in bytes: [UInt8]) -> Self {
    let text = bytes[self].drop(while: \.isIndentation)
    let end = text.lastIndex { !$0.isIndentation }.map { $0 + 1 } ?? text.startIndex
    return text.startIndex..<end
  }
}
