/// Reads the headings and the nested lists of a Markdown text.
///
/// A heading is a child of the nearest one above of a higher rank, and a list item of the item that
/// it is nested in, or else of the heading above. Everything else, such as paragraphs, code and
/// tables, is passed over. An item's label is its first paragraph, or the heading that it begins
/// with.
struct MarkdownReader: ForestReader {
  let source: Source
  private let nodeLimit: Int
  private let isLiteral: Bool
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  private var slips = BlockSlips(areBlocksRead: false)
  /// The headings and items that are open, outermost first.
  private var open: [MarkdownLevel] = []
  private var paragraph = Paragraph.none
  /// Whether the item that was opened last may still get a label.
  private var awaitsLabel = false
  /// What is passed over, and the column of the item that it is in; nil if nothing is.
  private var skipped: (block: MarkdownSkip, column: Int)?
  private let links: MarkdownLinks
  /// The links that are left out.
  private var unsafeLinks: [(problem: any Problem, offset: Int)] = []

  /// The paragraph that the next line may go on with.
  private enum Paragraph {
    case none
    /// The label of the node that was opened last.
    case label(Range<Int>)
    /// What may become a heading by what stands below it.
    case plain(Range<Int>)
    /// What becomes nothing, within what begins in a column.
    case passed(Int)
  }

  init(_ source: Source, isLiteral: Bool = false, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.isLiteral = isLiteral
    self.nodeLimit = nodeLimit
    links = MarkdownLinks(source.bytes)
  }

  mutating func forest() throws(Fault) -> Forest {
    var position = FrontMatter.end(in: source) ?? source.textStart
    while position < source.bytes.count {
      let line = MarkdownLine(in: source.bytes, at: position)
      try take(line)
      position = line.next
    }
    endParagraph()
    guard builder.count > 0 else { throw Fault(MarkdownProblem.nothing, at: source.firstContent) }
    return try Forest(
      builder, attributes, from: source,
      remarks: source.remarks(unsafeLinks) + slips.remarks(in: source))
  }
}

extension MarkdownReader {
  private mutating func take(_ line: MarkdownLine) throws(Fault) {
    // What is passed over ends with the item that it is in.
    if let skip = skipped, line.isBlank || line.column >= skip.column {
      let inner = MarkdownLine(line, from: skip.column)
      if skip.block.isEnded(by: inner, in: source.bytes) { skipped = nil }
      return
    }
    skipped = nil
    guard line.isBlank else { return try takeContent(line) }
    // Below a marker alone, a blank line ends the item.
    if case .label(let range) = paragraph, range.isEmpty { awaitsLabel = false }
    endParagraph()
  }

  private mutating func takeContent(_ line: MarkdownLine) throws(Fault) {
    let base = content(around: line)
    let inner = MarkdownLine(line, from: base)
    if let skip = MarkdownSkip(inner, in: source.bytes, isInParagraph: isInParagraph) {
      pass(line)
      if !skip.isEnded(by: line, in: source.bytes, isFirst: true) { skipped = (skip, base) }
    } else if let rank = inner.underlineRank(in: source.bytes), let text = underlined(in: base) {
      try endHeading(text, rank)
    } else if let heading = inner.heading(in: source.bytes) {
      try takeHeading(heading.text, heading.rank, in: base)
    } else if line.isRule(in: source.bytes) {
      pass(line)
    } else if let marker = MarkdownMarker(in: source.bytes, line), isItem(marker, line, in: base) {
      try takeItem(marker, line)
    } else if inner.isQuotation(in: source.bytes) {
      pass(line)
      if inner.quotesText(in: source.bytes) { paragraph = .passed(.max) }
    } else if !takeTable(line, in: base) {
      takeText(line, in: base)
    }
  }

  /// Takes one item, or several of which each begins with the next, as in `- - a`.
  private mutating func takeItem(_ first: MarkdownMarker, _ line: MarkdownLine) throws(Fault) {
    var marker = first
    // Looked for once, since looking in what follows each marker would cost the square of their
    // number.
    let rules = line.startOfRules(in: source.bytes)
    while true {
      endParagraph()
      try openItem(marker, line)
      guard !marker.beginsCode else { return }
      let rest = MarkdownLine(restOf: line, from: marker, in: source.bytes)
      let isRule = rest.text.lowerBound >= rules && rest.isRule(in: source.bytes)
      if !isRule, let next = MarkdownMarker(in: source.bytes, rest) {
        marker = next
      } else if rest.isBlank {
        paragraph = .label(rest.text)
        return
      } else {
        return try takeContent(rest)
      }
    }
  }

  /// Takes a line of a paragraph.
  private mutating func takeText(_ line: MarkdownLine, in base: Int) {
    switch paragraph {
    case .label(let range) where !range.isEmpty:
      paragraph = .label(range.lowerBound..<line.text.upperBound)
    case .plain(let range): paragraph = .plain(range.lowerBound..<line.text.upperBound)
    case .passed: break
    case .label, .none:
      pass(line)
      guard line.column - base < 4 else { return }
      if base == 0, MarkdownLinks.isDefinition(line, in: source.bytes) { return }
      let isLabel = awaitsLabel && open.last?.content == base
      paragraph = base == 0 ? .plain(line.text) : isLabel ? .label(line.text) : .passed(base)
    }
  }

  /// Whether a line with a marker is an item: not where a year happens to begin a line, and not
  /// code.
  private func isItem(_ marker: MarkdownMarker, _ line: MarkdownLine, in base: Int) -> Bool {
    switch paragraph {
    case .plain: marker.canInterrupt
    case .passed(let column) where line.column >= column: marker.canInterrupt
    default: line.column < 4 || base > 0
    }
  }
}

extension MarkdownReader {
  /// The column of the innermost open item that a line belongs to by its indentation; 0 if it is in
  /// none.
  private func content(around line: MarkdownLine) -> Int {
    if let last = open.last, last.content <= line.column { return last.content }
    var low = 0
    var high = open.count
    while low < high {
      let middle = (low + high) / 2
      if open[middle].content <= line.column { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? open[low - 1].content : 0
  }

  private var isInParagraph: Bool {
    switch paragraph {
    case .none: false
    case .label(let range): !range.isEmpty
    case .plain, .passed: true
    }
  }

  /// The paragraph that a line may underline, which must be in the same item.
  private func underlined(in base: Int) -> Range<Int>? {
    switch paragraph {
    case .label(let text) where !text.isEmpty && open.last?.content == base: text
    case .plain(let text) where base == 0: text
    default: nil
    }
  }

  /// Makes a heading of a paragraph, unless it is an item's label, which it stays.
  private mutating func endHeading(_ text: Range<Int>, _ rank: Int) throws(Fault) {
    if case .label = paragraph { return endParagraph() }
    paragraph = .none
    try openHeading(text, rank)
  }

  /// Takes a heading, which in an item is its label if that begins with it, and otherwise nothing.
  private mutating func takeHeading(_ text: Range<Int>, _ rank: Int, in base: Int) throws(Fault) {
    endParagraph()
    guard base > 0 else { return try openHeading(text, rank) }
    guard awaitsLabel, open.last?.content == base else { return }
    paragraph = .label(text)
    endParagraph()
    awaitsLabel = false
  }

  /// Takes the line below a table's head, which ends the paragraph before that.
  private mutating func takeTable(_ line: MarkdownLine, in base: Int) -> Bool {
    guard let text = underlined(in: base),
      let head = MarkdownTable.head(of: text, above: line, in: source.bytes)
    else { return false }
    if case .label = paragraph {
      var end = head
      while end > text.lowerBound, source.bytes[end - 1].isWhiteSpace { end -= 1 }
      paragraph = .label(text.lowerBound..<end)
    }
    endParagraph()
    paragraph = .passed(.max)
    return true
  }

  /// Ends the paragraph, and the items that a line is not in.
  private mutating func pass(_ line: MarkdownLine) {
    endParagraph()
    closeItems(beside: line.column)
  }
}

extension MarkdownReader {
  private mutating func openHeading(_ text: Range<Int>, _ rank: Int) throws(Fault) {
    while let last = open.last, last.isItem || last.rank >= rank { closeLevel() }
    try openNode(MarkdownLevel(rank: rank), at: text.lowerBound)
    paragraph = .label(text)
    endParagraph()
  }

  private mutating func openItem(_ marker: MarkdownMarker, _ line: MarkdownLine) throws(Fault) {
    while let last = open.last, last.isItem, !last.holds(marker) { closeLevel() }
    try openNode(MarkdownLevel(item: marker), at: marker.offset)
  }

  private mutating func openNode(_ level: MarkdownLevel, at offset: Int) throws(Fault) {
    guard builder.count < nodeLimit else {
      throw Fault(InputProblem.tooManyNodes(limit: nodeLimit), at: offset)
    }
    open.append(level)
    builder.open(.empty)
    awaitsLabel = level.isItem
  }

  private mutating func closeLevel() {
    open.removeLast()
    builder.close()
    awaitsLabel = false
  }

  /// Closes the items that something in a column is not part of.
  private mutating func closeItems(beside column: Int) {
    while let last = open.last, last.isItem, last.content > column { closeLevel() }
  }

  /// Ends the paragraph at hand; if it is a label, it is complete.
  private mutating func endParagraph() {
    if case .label(let range) = paragraph, !range.isEmpty {
      builder.replaceValue(Lexeme(range, .markdown))
      addLink(in: range)
      if !isLiteral { slips.look(at: range, of: source.bytes) }
      awaitsLabel = false
    }
    paragraph = .none
  }

  /// Makes the first link of a label that of the node.
  private mutating func addLink(in range: Range<Int>) {
    guard source.bytes[range].contains(where: { "[<".utf8.contains($0) }) else { return }
    let text = MarkdownInline(source.bytes, range, links)
    guard let target = text.link, !target.isEmpty else { return }
    let address = MarkdownTarget.address(at: target, in: source.bytes)
    do throws(LinkProblem) {
      _ = try LinkGrammar.checked(String(decoding: address, as: UTF8.self))
      attributes.add(.href, Lexeme(target, .markdownTarget), toNodeAt: builder.count - 1)
    } catch {
      unsafeLinks.append((MarkdownProblem.unsafeLink(error), target.lowerBound))
    }
  }
}
