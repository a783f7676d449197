/// Reads the headings and the nested lists of a Markdown text.
///
/// A heading is a child of the nearest one above of a higher rank, and a list item of the item that it
/// is nested in, or else of the heading above. Everything else, such as paragraphs, code and tables, is
/// passed over. An item's label is its first paragraph.
struct MarkdownReader: ForestReader {
  let source: Source
  private let nodeLimit: Int
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  /// The headings and items that are open, outermost first.
  private var open: [MarkdownLevel] = []
  private var paragraph = Paragraph.none
  /// What a line must say to end what is passed over; nil if nothing is.
  private var skipped: MarkdownSkip?
  private let links: MarkdownLinks
  private var remarks: [String] = []

  /// The paragraph that the next line may go on with.
  private enum Paragraph {
    case none
    /// The label of the node that was opened last.
    case label(Range<Int>)
    /// What may become a heading by what stands below it.
    case plain(Range<Int>)
  }

  init(_ source: Source, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
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
    return try Forest(builder, attributes, from: source, remarks: remarks)
  }
}

extension MarkdownReader {
  private mutating func take(_ line: MarkdownLine) throws(Fault) {
    if let skip = skipped {
      if skip.isEnded(by: line, in: source.bytes) { skipped = nil }
    } else if line.isBlank {
      endParagraph()
    } else if let skip = MarkdownSkip(line, in: source.bytes) {
      endParagraph()
      if !skip.isEnded(by: line, in: source.bytes, isFirst: true) { skipped = skip }
    } else if let rank = line.underlineRank(in: source.bytes), case .plain(let text) = paragraph {
      paragraph = .none
      try openHeading(text, rank)
    } else if let heading = line.heading(in: source.bytes), !isInItem(line) {
      endParagraph()
      try openHeading(heading.text, heading.rank)
    } else if line.isRule(in: source.bytes) {
      endParagraph()
      closeItems(beside: line.column)
    } else if let marker = MarkdownMarker(in: source.bytes, line), isItem(marker, line) {
      try takeItem(marker, line)
    } else {
      takeText(line)
    }
  }

  /// Takes one item, or several of which each begins with the next, as in `- - a`.
  private mutating func takeItem(_ first: MarkdownMarker, _ line: MarkdownLine) throws(Fault) {
    var marker = first
    // Looked for once, since looking in what follows each marker would cost the square of their number.
    let rules = line.startOfRules(in: source.bytes)
    while true {
      endParagraph()
      try openItem(marker, line)
      let rest = MarkdownLine(restOf: line, from: marker, in: source.bytes)
      let isRule = rest.text.lowerBound >= rules && rest.isRule(in: source.bytes)
      if !isRule, let next = MarkdownMarker(in: source.bytes, rest) {
        marker = next
      } else if let skip = MarkdownSkip(rest, in: source.bytes) {
        if !skip.isEnded(by: rest, in: source.bytes, isFirst: true) { skipped = skip }
        return
      } else {
        let text = rest.heading(in: source.bytes)?.text ?? rest.text
        paragraph = .label(isRule ? text.lowerBound..<text.lowerBound : text)
        return
      }
    }
  }

  /// Takes a line of a paragraph.
  private mutating func takeText(_ line: MarkdownLine) {
    switch paragraph {
    case .label(let range) where range.isEmpty: paragraph = .label(line.text)
    case .label(let range): paragraph = .label(range.lowerBound..<line.text.upperBound)
    case .plain(let range): paragraph = .plain(range.lowerBound..<line.text.upperBound)
    case .none:
      guard !isInItem(line) else { return }
      let isCode = line.column >= 4
      closeItems(beside: line.column)
      if !isCode, !line.isQuotation(in: source.bytes) { paragraph = .plain(line.text) }
    }
  }

  /// Whether a line with a marker is an item: not where a year happens to begin a line, and not code.
  private func isItem(_ marker: MarkdownMarker, _ line: MarkdownLine) -> Bool {
    if case .plain = paragraph { return marker.canInterrupt }
    return line.column < 4 || open.last?.isItem == true
  }

  /// Whether a line belongs to an open item by its indentation.
  private func isInItem(_ line: MarkdownLine) -> Bool {
    guard let item = open.first(where: \.isItem) else { return false }
    return line.column >= item.content
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
  }

  private mutating func closeLevel() {
    open.removeLast()
    builder.close()
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
    }
    paragraph = .none
  }

  /// Makes the first link of a label that of the node.
  private mutating func addLink(in range: Range<Int>) {
    guard source.bytes[range].contains(where: { "[<".utf8.contains($0) }) else { return }
    let text = MarkdownInline(source.bytes, range, links)
    guard let target = text.link, !target.isEmpty else { return }
    do throws(AttributeProblem) {
      _ = try LinkGrammar.checked(String(decoding: source.bytes[target], as: UTF8.self))
      attributes.add(.href, Lexeme(target, .utf8), toNodeAt: builder.count - 1)
    } catch {
      let text =
        "this link is left out, because only http, https, mailto and relative ones are kept"
      remarks.append(source.warning(text, at: target.lowerBound))
    }
  }
}
