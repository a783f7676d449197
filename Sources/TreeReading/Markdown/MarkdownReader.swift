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
  /// The ranks of the headings that are open, outermost first; items are open in the last one.
  private var ranks: [Int] = []
  /// A label, or what may become a heading by what stands below it.
  private var paragraph: (role: MarkdownRole, text: Range<Int>)?
  private let links: MarkdownLinks
  /// The links that are left out.
  private var unsafeLinks: [(problem: any Problem, offset: Int)] = []

  init(_ source: Source, isLiteral: Bool = false, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.isLiteral = isLiteral
    self.nodeLimit = nodeLimit
    links = MarkdownLinks(source.bytes)
  }

  mutating func forest() throws(Fault) -> Forest {
    var scanner = MarkdownScanner(source, .outlines)
    while let line = scanner.next() {
      try take(line, items: scanner.depth - scanner.markers.count, scanner.markers)
    }
    endParagraph()
    guard builder.count > 0 else { throw Fault(MarkdownProblem.nothing, at: source.firstContent) }
    return try Forest(
      builder, attributes, from: source,
      remarks: source.remarks(unsafeLinks) + slips.remarks(in: source))
  }
}

extension MarkdownReader {
  /// Takes a line.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - items: how many items stay open.
  ///   - markers: where items begin in it.
  /// - Throws: `InputProblem`, if there are too many nodes.
  private mutating func take(
    _ line: MarkdownScannedLine, items: Int, _ markers: [Int]
  ) throws(Fault) {
    switch line.kind {
    case .continuation: return goOn(with: line.text)
    case .underline(let rank): try endParagraph(underlinedBy: rank)
    case .table(let head): endParagraph(at: head)
    default: endParagraph()
    }
    close(to: ranks.count + items)
    for marker in markers { try openNode(at: marker) }
    switch line.kind {
    case .paragraph(let role) where role != .passed: paragraph = (role, line.text)
    case .heading(let rank, let text, .plain): try openHeading(text, rank)
    case .heading(_, let text, .label): setLabel(text)
    default: break
    }
  }

  private mutating func goOn(with text: Range<Int>) {
    if let start = paragraph?.text.lowerBound { paragraph?.text = start..<text.upperBound }
  }

  /// Ends the paragraph at hand; if it is a label, it is complete.
  private mutating func endParagraph() {
    if let paragraph, paragraph.role == .label { setLabel(paragraph.text) }
    paragraph = nil
  }

  /// Makes a heading of a paragraph, unless it is an item's label, which it stays.
  private mutating func endParagraph(underlinedBy rank: Int) throws(Fault) {
    guard let (role, text) = paragraph, role == .plain else { return endParagraph() }
    paragraph = nil
    try openHeading(text, rank)
  }

  /// Ends the paragraph before the head of a table.
  private mutating func endParagraph(at head: Int) {
    guard let text = paragraph?.text else { return }
    let label = source.bytes[text.lowerBound..<head]
    let end = label.lastIndex { !$0.isWhiteSpace }.map { $0 + 1 } ?? text.lowerBound
    paragraph?.text = text.lowerBound..<end
    endParagraph()
  }
}

extension MarkdownReader {
  private mutating func openHeading(_ text: Range<Int>, _ rank: Int) throws(Fault) {
    while let last = ranks.last, last >= rank { ranks.removeLast() }
    close(to: ranks.count)
    try openNode(at: text.lowerBound)
    ranks.append(rank)
    setLabel(text)
  }

  private mutating func openNode(at offset: Int) throws(Fault) {
    try Fault.check(builder.count, below: nodeLimit, at: offset)
    builder.open(.empty)
  }

  /// Closes all but the outermost nodes.
  private mutating func close(to depth: Int) {
    while builder.depth > depth { builder.close() }
  }

  private mutating func setLabel(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    builder.replaceValue(Lexeme(range, .markdown))
    addLink(in: range)
    if !isLiteral { slips.look(at: range, of: source.bytes) }
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
