/// A line of Markdown, without indentation and trailing white space.
struct MarkdownLine {
  let text: Range<Int>
  /// How far it is indented, a tab reaching to the next multiple of four.
  let column: Int
  /// Where the next line begins.
  let next: Int

  init(in bytes: [UInt8], at start: Int) {
    let line = OutlineLine(in: bytes, at: start)
    text = line.label.range
    column = Self.column(after: start..<line.indentation.end, in: bytes, from: 0)
    let isPair =
      line.next < bytes.count && bytes[line.next - 1] == .carriageReturn
      && bytes[line.next] == .newline
    next = isPair ? line.next + 1 : line.next
  }

  /// What follows some bytes of a line's text, as if it were a line of its own.
  init(_ line: Self, behind count: Int, in bytes: [UInt8]) {
    let start = line.text.lowerBound + count
    let rest = bytes[start..<line.text.upperBound].drop(while: \.isIndentation)
    text = rest.startIndex..<rest.endIndex
    column = Self.column(after: start..<rest.startIndex, in: bytes, from: line.column + count)
    next = line.next
  }

  private init(at text: Range<Int>, _ next: Int) {
    self.text = text
    column = 0
    self.next = next
  }

  /// A line with its column counted from another one.
  init(_ line: Self, from column: Int) {
    text = line.text
    self.column = line.column - column
    next = line.next
  }

  /// The column behind white space that begins in a column.
  static func column(after space: Range<Int>, in bytes: [UInt8], from column: Int) -> Int {
    bytes[space].reduce(column) { column, byte in
      byte == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
    }
  }

  var isBlank: Bool { text.isEmpty }
}

extension MarkdownLine {
  /// The rank and the text of a heading with number signs; nil if this is none.
  func heading(in bytes: [UInt8]) -> (rank: Int, text: Range<Int>)? {
    let rank = bytes[text].prefix { $0 == UInt8(ascii: "#") }.count
    var start = text.lowerBound + rank
    guard column < 4, (1...6).contains(rank), start == text.upperBound || bytes[start].isIndentation
    else {
      return nil
    }
    while start < text.upperBound, bytes[start].isIndentation { start += 1 }
    return (rank, start..<closing(in: bytes, from: start))
  }

  /// Where the text of a heading ends, if number signs close it.
  private func closing(in bytes: [UInt8], from start: Int) -> Int {
    var end = text.upperBound
    while end > start, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    guard end == start || bytes[end - 1].isIndentation else { return text.upperBound }
    while end > start, bytes[end - 1].isIndentation { end -= 1 }
    return end
  }

  /// The rank of the heading above that this line underlines; nil if it is no such line.
  func underlineRank(in bytes: [UInt8]) -> Int? {
    guard column < 4, let sign = bytes[text].first, bytes[text].allSatisfy({ $0 == sign }) else {
      return nil
    }
    return sign == UInt8(ascii: "=") ? 1 : sign == UInt8(ascii: "-") ? 2 : nil
  }

  /// Whether the line is a rule, three or more of the same sign.
  func isRule(in bytes: [UInt8]) -> Bool {
    guard let sign = bytes[text].first, "*-_".utf8.contains(sign) else { return false }
    return bytes[text].allSatisfy { $0 == sign || $0.isIndentation }
      && bytes[text].count { $0 == sign } >= 3
  }

  /// From where on the line has but one sign, so that a rule may begin there.
  func startOfRules(in bytes: [UInt8]) -> Int {
    var sign: UInt8?
    var start = text.upperBound
    while start > text.lowerBound {
      let byte = bytes[start - 1]
      if !byte.isIndentation {
        if let sign, byte != sign { break }
        sign = byte
      }
      start -= 1
    }
    return start
  }

  func isQuotation(in bytes: [UInt8]) -> Bool {
    column < 4 && bytes[text].first == UInt8(ascii: ">")
  }

  /// Whether what is quoted is a paragraph, which the next line may go on with.
  func quotesText(in bytes: [UInt8]) -> Bool {
    let quoted = bytes[text].drop { $0 == UInt8(ascii: ">") || $0.isIndentation }
    let rest = Self(at: quoted.startIndex..<text.upperBound, next)
    return !rest.isBlank && rest.heading(in: bytes) == nil && !rest.isRule(in: bytes)
      && MarkdownSkip(rest, in: bytes, isInParagraph: false) == nil
  }
}
