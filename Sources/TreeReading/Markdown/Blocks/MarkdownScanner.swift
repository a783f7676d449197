/// Tells of each line of a Markdown text what it is, by the rules of CommonMark, but for what a
/// policy says.
///
/// It takes each line once, in three steps: which of the open containers the line goes on with,
/// what it begins, and if it begins nothing, whether it goes on with the paragraph.
struct MarkdownScanner {
  let bytes: [UInt8]
  private let policy: MarkdownPolicy
  private var position: Int
  private var number = 0
  private var containers = MarkdownContainers()
  private var leaf = Leaf.none
  /// Where the markers are of the items that the last line begins.
  private(set) var markers: [Int] = []

  /// The block in the innermost container that the next line may go on with.
  private enum Leaf {
    case none
    case paragraph(MarkdownRole, Range<Int>)
    /// Code between fences or HTML, and how far its first line is indented.
    case skip(MarkdownSkip, indentation: Int)
  }

  init(_ source: Source, _ policy: MarkdownPolicy) {
    bytes = source.bytes
    self.policy = policy
    position = source.textStart
    skipFrontMatter(of: source)
  }

  /// Begins behind front matter; a rule with a blank line below it mostly begins none.
  private mutating func skipFrontMatter(of source: Source) {
    guard let end = FrontMatter.end(in: source) else { return }
    var (start, count) = (position, 0)
    while start < end {
      let line = MarkdownLine(in: bytes, at: start)
      if count == 1, line.isBlank, !policy.hasLooseFrontMatter { return }
      start = line.next
      count += 1
    }
    (position, number) = (start, count)
  }

  /// How many block quotes and items are open.
  var depth: Int { containers.count }

  /// The next line; nil if there is none.
  mutating func next() -> MarkdownScannedLine? {
    guard position < bytes.count else { return nil }
    var cursor = MarkdownCursor(in: bytes, at: position)
    position = cursor.line.next
    number += 1
    if !markers.isEmpty { markers.removeAll(keepingCapacity: true) }
    let kind = take(&cursor)
    return MarkdownScannedLine(
      number: number, kind: kind, cursor: cursor, container: containers.innermost,
      prefix: prefix(kind, cursor))
  }

  /// What another line begins with to be where a line is, as far as anyone asks: pages are edited.
  private func prefix(
    _ kind: MarkdownScannedLine.Kind, _ cursor: MarkdownCursor
  ) -> [UInt8] {
    guard policy == .pages else { return [] }
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
    let matched = containers.matched(by: &cursor, policy)
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
    var mayBeIndented = policy.hasIndentedItems
    // Looked for once, since looking behind each marker would cost the square of their number.
    let rules = cursor.line.startOfRules(in: bytes)
    while !cursor.isBlank, mayBeIndented || cursor.inner.column < 4 {
      if let kind = takeLeaf(cursor.inner, paragraph, rules, closing: kept) { return kind }
      guard enterContainer(&cursor, paragraph, closing: kept) else { break }
      kept = containers.count
      paragraph = .none
      mayBeIndented = false
    }
    return cursor.isBlank ? .other : takeText(cursor.inner, paragraph, kept)
  }
}

extension MarkdownScanner {
  /// The paragraph that a line goes on with if it begins nothing.
  private enum Paragraph: Equatable {
    case none
    /// The line is in all containers that the paragraph is in.
    case inside(MarkdownRole)
    /// It is not, and goes on all the same.
    case lazy

    /// Whether the line can make something else of the paragraph.
    var canChange: Bool { self == .inside(.plain) || self == .inside(.label) }
  }

  private func paragraph(isInside: Bool) -> Paragraph {
    guard case .paragraph(let role, _) = leaf else { return .none }
    return isInside && role != .outside ? .inside(role) : .lazy
  }

  /// Ends the block at hand, and all but some containers.
  private mutating func end(to count: Int) {
    containers.close(to: count)
    leaf = .none
  }

  /// Takes a line that begins or ends a block other than a paragraph; nil if it does not.
  private mutating func takeLeaf(
    _ line: MarkdownLine, _ paragraph: Paragraph, _ rules: Int, closing kept: Int
  ) -> MarkdownScannedLine.Kind? {
    if let heading = line.heading(in: bytes) { return takeHeading(heading, kept) }
    if let block = MarkdownSkip(line, in: bytes, isInParagraph: paragraph != .none) {
      end(to: kept)
      if !block.isEnded(by: line, in: bytes, isFirst: true) {
        leaf = .skip(block, indentation: line.column)
      }
      if case .fence(_, let count) = block { return .fence(length: count) }
      return .html(isFirst: true)
    }
    let rank = paragraph.canChange ? line.underlineRank(in: bytes) : nil
    guard rank != nil || line.text.lowerBound >= rules && line.isRule(in: bytes) else { return nil }
    end(to: kept)
    return rank.map { .underline(rank: $0) } ?? .other
  }

  private mutating func takeHeading(
    _ heading: (rank: Int, text: Range<Int>), _ kept: Int
  ) -> MarkdownScannedLine.Kind {
    let stays = kept > 0 && policy.keepsItemsBesideHeadings
    end(to: stays ? containers.count : kept)
    let role = containers.takeRole(in: kept, policy)
    return .heading(rank: heading.rank, text: heading.text, role)
  }

  /// Opens the container that a line begins; false if it begins none.
  private mutating func enterContainer(
    _ cursor: inout MarkdownCursor, _ paragraph: Paragraph, closing kept: Int
  ) -> Bool {
    if policy.hasQuotations, cursor.enterQuote() {
      end(to: kept)
      containers.openQuote()
      return true
    }
    guard let marker = MarkdownMarker(in: bytes, cursor.line), canBegin(marker, cursor, paragraph)
    else { return false }
    let isShifted = policy.hasShiftedBullets && !marker.isOrdered
    let isKept = isShifted && containers.keeps(kept, below: &cursor)
    let width = cursor.enterItem(marker)
    end(to: isKept ? kept + 1 : kept)
    containers.openItem(marker, width: width, isEmpty: cursor.isBlank)
    markers.append(marker.offset)
    return true
  }

  /// Whether a marker begins an item: not where a year happens to begin a line, and not in code.
  private func canBegin(
    _ marker: MarkdownMarker, _ cursor: MarkdownCursor, _ paragraph: Paragraph
  ) -> Bool {
    if case .inside(let role) = paragraph, role != .label { return marker.canInterrupt }
    return cursor.line.column < 4 || cursor.base > 0
  }
}

extension MarkdownScanner {
  /// Takes a line of text, or of code, which is indented so far and interrupts no paragraph.
  private mutating func takeText(
    _ line: MarkdownLine, _ paragraph: Paragraph, _ kept: Int
  ) -> MarkdownScannedLine.Kind {
    if !policy.hasQuotations, line.isQuotation(in: bytes) {
      end(to: kept)
      if line.quotesText(in: bytes) { leaf = .paragraph(.outside, line.text) }
      return .other
    }
    if case .paragraph(let role, let text) = leaf, paragraph != .none {
      if policy.hasTables, paragraph.canChange,
        let head = MarkdownTable.head(of: text, above: line, in: bytes)
      {
        return takeTable(below: text, role, head)
      }
      leaf = .paragraph(role, text.lowerBound..<line.text.upperBound)
      return .continuation
    }
    return takeParagraph(line, kept)
  }

  private mutating func takeParagraph(
    _ line: MarkdownLine, _ kept: Int
  ) -> MarkdownScannedLine.Kind {
    end(to: kept)
    let isDefinition =
      policy.hasTables && kept == 0 && MarkdownLinks.isDefinition(line, in: bytes)
    if line.column >= 4 || isDefinition { return .other }
    let role = containers.takeRole(in: kept, policy)
    leaf = .paragraph(role, line.text)
    return .paragraph(role)
  }

  /// Takes the line below a table's head, which ends the paragraph before that.
  private mutating func takeTable(
    below paragraph: Range<Int>, _ role: MarkdownRole, _ head: Int
  ) -> MarkdownScannedLine.Kind {
    if role == .label, head == paragraph.lowerBound { containers.giveBackLabel() }
    leaf = .paragraph(.outside, paragraph)
    return .table(head: head)
  }
}
