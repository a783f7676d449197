/// Tells of each line of a Markdown text what it is, by the rules of CommonMark.
///
/// It takes each line once, in three steps: which of the open containers the line goes on with,
/// what it begins, and if it begins nothing, whether it goes on with the paragraph.
struct MarkdownScanner {
  let bytes: [UInt8]
  private var position: Int
  private var number = 0
  private var containers = MarkdownContainers()
  private var leaf = Leaf.none

  /// The block in the innermost container that the next line may go on with.
  private enum Leaf {
    case none
    case paragraph
    /// Code between fences or HTML, and how far its first line is indented.
    case skip(MarkdownSkip, indentation: Int)
  }

  init(_ source: Source) {
    bytes = source.bytes
    position = source.textStart
    skipFrontMatter(of: source)
  }

  /// Begins behind front matter; a rule with a blank line below it begins none.
  private mutating func skipFrontMatter(of source: Source) {
    guard let end = FrontMatter.end(in: source) else { return }
    var (start, count) = (position, 0)
    while start < end {
      let cursor = MarkdownCursor(in: bytes, at: start)
      if count == 1, cursor.isBlank { return }
      start = cursor.line.next
      count += 1
    }
    (position, number) = (start, count)
  }

  /// The next line; nil if there is none.
  mutating func next() -> MarkdownScannedLine? {
    guard position < bytes.count else { return nil }
    var cursor = MarkdownCursor(in: bytes, at: position)
    position = cursor.line.next
    number += 1
    let kind = take(&cursor)
    return MarkdownScannedLine(
      number: number, kind: kind, cursor: cursor, container: containers.innermost,
      prefix: prefix(kind, cursor))
  }

  /// What another line begins with to be where a line is, as far as anyone asks.
  private func prefix(
    _ kind: MarkdownScannedLine.Kind, _ cursor: MarkdownCursor
  ) -> [UInt8] {
    switch kind {
    case .fence, .closingFence, .html(isFirst: true):
      let own = bytes[cursor.start..<cursor.line.text.lowerBound]
      if own.allSatisfy({ $0.isIndentation || $0 == UInt8(ascii: ">") }) { return Array(own) }
      let gap = repeatElement(UInt8(ascii: " "), count: cursor.inner.column)
      return containers.prefix + gap
    default: return []
    }
  }
}

extension MarkdownScanner {
  private mutating func take(_ cursor: inout MarkdownCursor) -> MarkdownScannedLine.Kind {
    let matched = containers.matched(by: &cursor)
    if case .skip(let block, let indentation) = leaf {
      if matched == containers.count { return take(cursor, in: block, indentation) }
      leaf = .none
    }
    guard cursor.isBlank else { return takeContent(&cursor, matched) }
    end(to: matched)
    return .blank
  }

  /// Takes a line of code or HTML.
  private mutating func take(
    _ cursor: MarkdownCursor, in block: MarkdownSkip, _ indentation: Int
  ) -> MarkdownScannedLine.Kind {
    let isEnd = block.isEnded(by: cursor.inner, in: bytes)
    if isEnd { leaf = .none }
    switch block {
    case .fence: return isEnd ? .closingFence : .code(indentation: indentation)
    case .paragraph where isEnd: return .blank
    case .paragraph, .marked: return .html(isFirst: false)
    }
  }

  /// Takes a line that is not blank, and what it begins, of which containers may be many.
  private mutating func takeContent(
    _ cursor: inout MarkdownCursor, _ matched: Int
  ) -> MarkdownScannedLine.Kind {
    var kept = matched
    var paragraph = paragraph(isInside: matched == containers.count)
    // Looked for once, since looking behind each marker would cost the square of their number.
    let rules = cursor.line.startOfRules(in: bytes)
    while !cursor.isBlank {
      let line = cursor.inner
      if line.column >= 4 { return takeIndented(paragraph, kept) }
      if let (kind, leaf) = leafBegun(by: line, paragraph, rules) {
        end(to: kept)
        self.leaf = leaf
        return kind
      }
      guard enterContainer(&cursor, paragraph, closing: kept) else {
        return takeText(paragraph, kept)
      }
      kept = containers.count
      paragraph = .none
    }
    return .other
  }
}

extension MarkdownScanner {
  /// The paragraph that a line goes on with if it begins nothing.
  private enum Paragraph {
    case none
    /// The line is in all containers that the paragraph is in.
    case inside
    /// It is not, and goes on all the same.
    case lazy
  }

  private func paragraph(isInside: Bool) -> Paragraph {
    if case .paragraph = leaf { isInside ? .inside : .lazy } else { .none }
  }

  /// Ends the block at hand, and all but some containers.
  private mutating func end(to count: Int) {
    containers.close(to: count)
    leaf = .none
  }

  /// The block that a line begins or ends, other than a paragraph; nil if it is none.
  private func leafBegun(
    by line: MarkdownLine, _ paragraph: Paragraph, _ rules: Int
  ) -> (MarkdownScannedLine.Kind, Leaf)? {
    if line.heading(in: bytes) != nil { return (.other, .none) }
    if let block = MarkdownSkip(line, in: bytes, isInParagraph: paragraph != .none) {
      let isWhole = block.isEnded(by: line, in: bytes, isFirst: true)
      let leaf = isWhole ? .none : Leaf.skip(block, indentation: line.column)
      if case .fence(_, let count) = block { return (.fence(length: count), leaf) }
      return (.html(isFirst: true), leaf)
    }
    let isUnderline = paragraph == .inside && line.underlineRank(in: bytes) != nil
    let isRule = line.text.lowerBound >= rules && line.isRule(in: bytes)
    return isUnderline || isRule ? (.other, .none) : nil
  }

  /// Opens the container that a line begins; false if it begins none.
  private mutating func enterContainer(
    _ cursor: inout MarkdownCursor, _ paragraph: Paragraph, closing kept: Int
  ) -> Bool {
    if cursor.enterQuote() {
      end(to: kept)
      containers.openQuote()
      return true
    }
    guard let marker = MarkdownMarker(in: bytes, cursor.line),
      paragraph != .inside || marker.canInterrupt
    else { return false }
    let width = cursor.enterItem(marker)
    end(to: kept)
    containers.openItem(width: width, isEmpty: cursor.isBlank)
    return true
  }

  /// Takes a line that is indented as far as code is, which cannot interrupt a paragraph.
  private mutating func takeIndented(
    _ paragraph: Paragraph, _ kept: Int
  ) -> MarkdownScannedLine.Kind {
    if paragraph != .none { return .text(isFirst: false) }
    end(to: kept)
    return .other
  }

  private mutating func takeText(
    _ paragraph: Paragraph, _ kept: Int
  ) -> MarkdownScannedLine.Kind {
    if paragraph != .none { return .text(isFirst: false) }
    end(to: kept)
    leaf = .paragraph
    return .text(isFirst: true)
  }
}
