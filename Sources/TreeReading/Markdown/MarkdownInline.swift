/// The text of a heading or item, freed of its markup.
///
/// Emphasis, code, links, images, tags, entities and escapes become what they show. What is no
/// complete markup stays as it is.
struct MarkdownInline {
  /// A piece of the result.
  enum Piece {
    case source(Range<Int>)
    case text(String)
    /// Signs of emphasis, as many as have not found a partner.
    case delimiter(MarkdownDelimiter)
  }

  private(set) var pieces: [Piece] = []
  /// Where the first link leads to.
  private(set) var link: Range<Int>?

  let bytes: [UInt8]
  private let lower: Int
  let end: Int
  let links: MarkdownLinks
  var position: Int
  /// Where the text begins that is not in a piece yet.
  private var start: Int
  /// The pieces that are opening brackets, and where those are.
  private var brackets: [(piece: Int, offset: Int, isImage: Bool)] = []
  private let lastAngle: Int
  /// Where the last row of backquotes of each length is, once a row has been found to have no other
  /// of its length behind it; to look for each of them would take too long.
  private var lastTicks: [Int: Int]?

  init(_ bytes: [UInt8], _ range: Range<Int>, _ links: MarkdownLinks) {
    self.bytes = bytes
    self.links = links
    position = range.lowerBound
    start = position
    lower = position
    end = range.upperBound
    lastAngle = bytes[range].lastIndex(of: UInt8(ascii: ">")) ?? -1
    while position < end { take(bytes[position]) }
    flush()
    MarkdownDelimiter.match(&pieces)
  }
}

extension MarkdownInline {
  /// Whether a byte may begin markup, or end a line.
  static func isMarkup(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"),
      .newline, .carriageReturn:
      true
    default: false
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): takeEscape()
    case UInt8(ascii: "`"): takeCode()
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): takeDelimiter(byte)
    case UInt8(ascii: "!") where next == UInt8(ascii: "["): openBracket(length: 2)
    case UInt8(ascii: "["): openBracket(length: 1)
    case UInt8(ascii: "]"): closeBracket()
    case UInt8(ascii: "<") where position < lastAngle: takeAngle()
    case UInt8(ascii: "&"): takeEntity()
    case _ where byte.endsLine: takeLineEnd()
    default: position += 1
    }
  }

  private var next: UInt8? { position + 1 < end ? bytes[position + 1] : nil }

  /// Makes a piece of the text so far, and passes over some bytes, which a text may replace.
  private mutating func replace(_ count: Int, by text: String? = nil) {
    flush()
    if let text { pieces.append(.text(text)) }
    position += count
    start = position
  }

  private mutating func flush() {
    if start < position { pieces.append(.source(start..<position)) }
    start = position
  }

  private mutating func takeEscape() {
    guard let next, next.canBeEscaped else {
      // Before a line end it stands for a break, which is a space anyway.
      if next?.endsLine == true { replace(1) } else { position += 1 }
      return
    }
    replace(1)
    position += 1
  }

  /// One space takes the place of a line end and the white space around it.
  private mutating func takeLineEnd() {
    let behind = bytes[position..<end].firstIndex { !$0.isWhiteSpace } ?? end
    let line = position
    while position > start, bytes[position - 1].isIndentation { position -= 1 }
    flush()
    position = line
    start = line
    replace(behind - line, by: " ")
  }

  private mutating func takeCode() {
    let count = bytes[position..<end].prefix { $0 == UInt8(ascii: "`") }.count
    guard let closing = closingTicks(count) else {
      position += count
      return
    }
    var inside = (position + count)..<closing
    let isPadded =
      inside.count > 2 && bytes[inside.lowerBound] == 0x20 && bytes[inside.upperBound - 1] == 0x20
    if isPadded { inside = (inside.lowerBound + 1)..<(inside.upperBound - 1) }
    flush()
    takeLines(inside)
    position = closing + count
    start = position
  }

  /// Takes text in which nothing but line ends means anything.
  private mutating func takeLines(_ range: Range<Int>) {
    position = range.lowerBound
    start = position
    while position < range.upperBound {
      if bytes[position].endsLine { takeLineEnd() } else { position += 1 }
    }
    flush()
  }

  /// Where the next row of as many backquotes is.
  private mutating func closingTicks(_ count: Int) -> Int? {
    if let lastTicks, lastTicks[count, default: 0] <= position { return nil }
    var place = position + count
    while let ticks = ticks(from: place) {
      if ticks.count == count { return ticks.lowerBound }
      place = ticks.upperBound
    }
    if lastTicks == nil { lastTicks = lastTicks(from: position + count) }
    return nil
  }

  private func lastTicks(from start: Int) -> [Int: Int] {
    var last: [Int: Int] = [:]
    var place = start
    while let ticks = ticks(from: place) {
      last[ticks.count] = ticks.lowerBound
      place = ticks.upperBound
    }
    return last
  }

  /// The first row of backquotes from an offset on.
  private func ticks(from start: Int) -> Range<Int>? {
    guard let tick = bytes[start..<end].firstIndex(of: UInt8(ascii: "`")) else { return nil }
    return tick..<(tick + bytes[tick..<end].prefix { $0 == UInt8(ascii: "`") }.count)
  }

  private mutating func takeDelimiter(_ sign: UInt8) {
    let count = bytes[position..<end].prefix { $0 == sign }.count
    let after = scalar(at: position + count)
    flush()
    pieces.append(.delimiter(MarkdownDelimiter(sign, count, between: scalarBefore, after)))
    position += count
    start = position
  }

  /// The character at an offset; white space if the text has ended.
  private func scalar(at offset: Int) -> Unicode.Scalar {
    let text = bytes[offset..<min(offset + 4, end)]
    return String(decoding: text, as: UTF8.self).unicodeScalars.first ?? " "
  }

  /// The character before the position; white space if the text begins there.
  private var scalarBefore: Unicode.Scalar {
    var first = position
    repeat { first -= 1 } while first > lower && first > position - 4 && bytes[first] & 0xC0 == 0x80
    guard first >= lower else { return " " }
    return String(decoding: bytes[first..<position], as: UTF8.self).unicodeScalars.last ?? " "
  }
}

extension MarkdownInline {
  private mutating func openBracket(length: Int) {
    flush()
    brackets.append((pieces.count, position + length, length == 2))
    position += length
    flush()
  }

  /// Ends a link or an image, if this is one: its brackets and its target are no text.
  private mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let name = bracket.offset..<position
    if links.hasFootnote(bytes[name]) {
      pieces.removeSubrange(bracket.piece...)
      position += 1
      start = position
      return
    }
    guard let target = MarkdownTarget(in: bytes, after: position + 1, end: end, name, links) else {
      position += 1
      return
    }
    flush()
    pieces[bracket.piece] = .text("")
    if !bracket.isImage { link = link ?? target.range }
    position = target.end
    start = position
  }

  /// Takes a tag, which is left out, or an address in angle brackets.
  private mutating func takeAngle() {
    if let close = MarkdownAddress.end(from: position, in: bytes, end: end) {
      flush()
      pieces.append(.source((position + 1)..<(close - 1)))
      link = link ?? position..<close
      position = close
      start = position
    } else if let close = MarkdownTag.end(from: position, in: bytes, end: end) {
      let name = bytes[(position + 1)..<close].prefix(while: \.isLetter)
      let isBreak = String(decoding: name, as: UTF8.self).lowercased() == "br"
      replace(close - position, by: isBreak ? " " : nil)
    } else {
      position += 1
    }
  }

  private mutating func takeEntity() {
    guard let entity = MarkdownEntity(at: bytes[position..<end]) else {
      position += 1
      return
    }
    replace(entity.length, by: entity.text)
  }
}
