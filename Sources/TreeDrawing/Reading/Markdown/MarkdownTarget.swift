/// What stands behind the brackets of a link: where it leads to, and where the text goes on.
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
    if start < end, bytes[start] == UInt8(ascii: "(") {
      guard let inline = Self(inParentheses: start, in: bytes, end: min(end, start + Self.limit))
      else { return nil }
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

  /// Whether a text is an address that needs no brackets but angles: it has a scheme, or an at sign.
  static func isAddress(_ text: ArraySlice<UInt8>) -> Bool {
    guard !text.contains(where: \.isWhiteSpace) else { return false }
    let scheme = text.prefix { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) }
    let sign = text[scheme.endIndex...].first
    return scheme.count > 1 && sign == UInt8(ascii: ":")
  }
}
