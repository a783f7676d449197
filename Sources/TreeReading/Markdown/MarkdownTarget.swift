/// The part of a link behind its brackets: where it leads to, and where the text goes on.
struct MarkdownTarget {
  let range: Range<Int>
  let end: Int

  /// No target is longer, in bytes; so what merely looks like one costs no more than this.
  private static let limit = 2048

  /// Finds the target of a link; nil if this is no link.
  ///
  /// - Parameters:
  ///   - bytes: those of the source.
  ///   - start: behind the closing bracket.
  ///   - end: the end of the text.
  ///   - name: what stands in the brackets.
  ///   - links: the targets that have names.
  init?(
    in bytes: [UInt8], after start: Int, end: Int, _ name: Range<Int>, _ links: MarkdownLinks
  ) {
    if start < end, bytes[start] == UInt8(ascii: "("),
      let inline = Self(inParentheses: start, in: bytes, end: min(end, start + Self.limit))
    {
      self = inline
      return
    }
    if start < end, bytes[start] == UInt8(ascii: "["),
      let close = bytes[start..<min(end, start + Self.limit)].firstIndex(of: UInt8(ascii: "]"))
    {
      let reference = close == start + 1 ? name : (start + 1)..<close
      guard let range = links.target(of: bytes[reference]) else { return nil }
      self.range = range
      self.end = close + 1
      return
    }
    guard let range = links.target(of: bytes[name]) else { return nil }
    self.range = range
    self.end = start
  }

  /// Reads `(target)`, `(<target>)` or `(target "title")`.
  private init?(inParentheses start: Int, in bytes: [UInt8], end: Int) {
    var position = Self.passSpace(start + 1, in: bytes, end: end)
    let isAngled = position < end && bytes[position] == UInt8(ascii: "<")
    if isAngled { position += 1 }
    let first = position
    var depth = 0
    while position < end {
      let byte = bytes[position]
      if isAngled ? byte == UInt8(ascii: ">") : byte.isWhiteSpace { break }
      if !isAngled, byte == UInt8(ascii: "(") { depth += 1 }
      if !isAngled, byte == UInt8(ascii: ")") {
        if depth == 0 { break }
        depth -= 1
      }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    guard position < end else { return nil }
    range = first..<position
    if isAngled { position += 1 }
    guard let close = Self.passTitle(position, in: bytes, end: end) else { return nil }
    self.end = close + 1
  }

  /// Passes over a title in quotes.
  ///
  /// - Returns: the offset of the closing parenthesis; nil if there is none.
  private static func passTitle(_ start: Int, in bytes: [UInt8], end: Int) -> Int? {
    var position = passSpace(start, in: bytes, end: end)
    guard position < end else { return nil }
    if bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'") {
      let quote = bytes[position]
      guard let close = bytes[(position + 1)..<end].firstIndex(of: quote) else { return nil }
      position = passSpace(close + 1, in: bytes, end: end)
    }
    return position < end && bytes[position] == UInt8(ascii: ")") ? position : nil
  }

  private static func passSpace(_ start: Int, in bytes: [UInt8], end: Int) -> Int {
    var position = start
    while position < end, bytes[position].isWhiteSpace { position += 1 }
    return position
  }
}

extension MarkdownTarget {
  /// What a target spells: escapes and entities stand for characters, and mail has a scheme.
  ///
  /// - Parameters:
  ///   - range: where it is; if it is an address in angle brackets, with these.
  ///   - bytes: those of the source.
  /// - Returns: the address in UTF-8, if the source is, whatever it may lead to.
  static func address(at range: Range<Int>, in bytes: [UInt8]) -> [UInt8] {
    let text = bytes[range]
    guard text.first == UInt8(ascii: "<") else { return decoded(text, hasEscapes: true) }
    let inside = text.dropFirst().dropLast()
    let start = MarkdownAddress.hasScheme(inside) ? "" : "mailto:"
    return Array(start.utf8) + decoded(inside, hasEscapes: false)
  }

  private static func decoded(_ text: ArraySlice<UInt8>, hasEscapes: Bool) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text
    while let byte = rest.first {
      if let entity = MarkdownEntity(at: rest) {
        result += entity.text.utf8
        rest = rest.dropFirst(entity.length)
      } else {
        let escaped = byte == UInt8(ascii: "\\") && hasEscapes ? rest.dropFirst().first : nil
        let isEscape = escaped?.canBeEscaped == true
        result.append(isEscape ? escaped ?? byte : byte)
        rest = rest.dropFirst(isEscape ? 2 : 1)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether a backslash before it stands for nothing: before the marks of ASCII.
  var canBeEscaped: Bool { 0x21...0x7E ~= self && !isLetter && !isDigit }
}
