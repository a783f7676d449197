/// Reads trees in brackets: `[S [NP the cat] [VP sleeps]]`, or the same in parentheses.
///
/// A bracket is a node, and the first word in it the label, unless another bracket comes first. All
/// other words are leaves. Words in double quotes may hold white space and brackets, with the
/// escapes of JSON. The first bracket of the text decides which kind counts; the other is part of
/// words.
///
/// In square brackets, a circumflex before a label or a leaf means that a roof is over the leaves
/// of the node, as in RSyntaxTree.
///
/// If the first label begins with a point, as in `[.S [.NP the cat ] ]` of qtree, no point before a
/// label belongs to it; `\Tree` may stand before.
///
/// In parentheses, a name and a colon before a bracket label its edge, and positions such as
/// `[0, 0] - [1, 2]` mean nothing, as tree-sitter prints them.
///
/// An outermost bracket that begins with a bracket is a wrapper, as treebanks put it around
/// sentences, and no node.
struct BracketReader: ForestReader {
  private let source: Source
  private let nodeLimit: Int
  private let brackets: BracketPair
  /// Whether labels begin with a point that is no part of them, as qtree has it.
  private let hasPoints: Bool
  /// Whether words that stand together are one leaf.
  private let joinsWords: Bool
  private var position: Int
  private var builder = ForestBuilder<Lexeme>()
  private var attributes = AttributeTable()
  /// The offsets of the brackets that are open.
  private var open: [Int] = []
  /// Whether the outermost bracket is a wrapper.
  private var isWrapped = false
  /// Whether the next word is the label of the innermost bracket.
  private var lacksLabel = false
  /// What the edge to the next bracket is labelled, as far as it has been read.
  private var edge: Lexeme?

  init(_ source: Source, _ options: ReadingOptions, nodeLimit: Int = Source.nodeLimit) {
    self.source = source
    self.nodeLimit = nodeLimit
    joinsWords = options.joinsWords
    let start = BracketPair.start(in: source.bytes, from: source.textStart)
    position = start
    brackets = BracketPair(of: source.bytes, from: start)
    hasPoints = source.bytes[start...].starts(with: "[.".utf8)
  }

  mutating func forest() throws(Fault) -> Forest {
    while position < source.bytes.count {
      let byte = source.bytes[position]
      switch byte {
      case brackets.opening: try openBracket()
      case brackets.closing: try closeBracket()
      case _ where byte.isWhiteSpace: position += 1
      default: try takeWord()
      }
    }
    if let bracket = open.last { throw unclosed(bracket) }
    return try Forest(builder, attributes, from: source)
  }
}

extension BracketReader {
  private mutating func openBracket() throws(Fault) {
    if open.isEmpty { isWrapped = beginsWithBracket(after: position + 1) }
    if !(open.isEmpty && isWrapped) {
      try Fault.check(builder.count, below: nodeLimit, at: position)
      builder.open(.empty)
      lacksLabel = true
      if let edge { attributes.add(.edge, edge, toNodeAt: builder.count - 1) }
      edge = nil
    }
    open.append(position)
    position += 1
  }

  private mutating func closeBracket() throws(Fault) {
    guard open.popLast() != nil else {
      throw Fault(BracketProblem.closesNothing(source.bytes[position]), at: position)
    }
    builder.close()
    lacksLabel = false
    position += 1
  }

  private mutating func takeWord() throws(Fault) {
    guard !open.isEmpty else {
      throw Fault(BracketProblem.outside(brackets), at: position)
    }
    if brackets == .round, takeField() { return }
    takeRoof()
    if hasPoints, lacksLabel, source.bytes[position] == UInt8(ascii: "."),
      position + 1 < source.bytes.count, !endsWord(source.bytes[position + 1])
    {
      position += 1
    }
    let start = position
    let isQuoted =
      source.bytes[start] == UInt8(ascii: "\"") && brackets.quotes(in: source.bytes, at: start)
    let word = isQuoted ? try quotedWord() : lacksLabel ? plainWord() : plainLeaf()
    if lacksLabel {
      builder.replaceValue(word)
      lacksLabel = false
    } else {
      try Fault.check(builder.count, below: nodeLimit, at: start)
      builder.open(word)
      builder.close()
    }
  }

  /// Takes the sign of a roof, if it is there and a word behind it; alone, it is a word itself.
  private mutating func takeRoof() {
    guard brackets == .square, source.bytes[position] == UInt8(ascii: "^"),
      position + 1 < source.bytes.count, !endsWord(source.bytes[position + 1])
    else { return }
    if builder.innermost >= 0 {
      attributes.add(.roof, .yes(at: position), toNodeAt: builder.innermost)
    }
    position += 1
  }

  /// Takes a position, or the name of an edge if a bracket follows it.
  ///
  /// - Returns: whether there was either.
  private mutating func takeField() -> Bool {
    let bytes = source.bytes
    if bytes[position] == UInt8(ascii: "["),
      let end = TreeSitterPosition.end(in: bytes, at: position)
    {
      position = end
      return true
    }
    let name = bytes[position...].prefix { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    let colon = name.endIndex
    guard !name.isEmpty, !lacksLabel, colon < bytes.count, bytes[colon] == UInt8(ascii: ":"),
      bytes[(colon + 1)...].first(where: { !$0.isWhiteSpace }) == brackets.opening
    else { return false }
    edge = Lexeme(name.indices, .ascii)
    position = colon + 1
    return true
  }

  /// Takes a word, and those behind it if they are one leaf.
  private mutating func plainLeaf() -> Lexeme {
    let first = plainWord()
    guard joinsWords else { return first }
    var end = first.end
    var isPlain = true
    while let next = source.bytes[position...].firstIndex(where: { !$0.isWhiteSpace }),
      !endsWord(source.bytes[next]), source.bytes[next] != UInt8(ascii: "\"")
    {
      isPlain = isPlain && next == position + 1 && source.bytes[position] == 0x20
      position = next
      end = plainWord().end
    }
    return Lexeme(first.start..<end, isPlain ? .utf8 : .phrase)
  }

  private mutating func plainWord() -> Lexeme {
    let start = position
    while position < source.bytes.count, !endsWord(source.bytes[position]) { position += 1 }
    return Lexeme(start..<position, .utf8)
  }

  private mutating func quotedWord() throws(Fault) -> Lexeme {
    let start = position
    let text = try QuotedText(in: source.bytes, at: position)
    position = text.end
    if position < source.bytes.count, !endsWord(source.bytes[position]) {
      throw Fault(BracketProblem.afterQuote, at: position)
    }
    return Lexeme((start + 1)..<(position - 1), text.hasEscapes ? .escaped : .utf8)
  }

  private func endsWord(_ byte: UInt8) -> Bool { brackets.endsWord(byte) }

  /// A bracket that is followed by another makes it have no label.
  private func beginsWithBracket(after start: Int) -> Bool {
    source.bytes[start...].first { !$0.isWhiteSpace } == brackets.opening
  }

  private func unclosed(_ bracket: Int) -> Fault {
    let end = source.bytes.lastIndex { !$0.isWhiteSpace } ?? bracket
    return Fault(BracketProblem.unclosed(source.position(at: bracket), brackets), at: end + 1)
  }
}
