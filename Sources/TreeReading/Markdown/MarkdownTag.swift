/// A piece of HTML within a text: a tag, a comment, an instruction, a declaration, or raw
/// characters.
enum MarkdownTag {
  /// None is longer, in bytes; so what merely looks like one costs no more than this.
  private static let limit = 2048

  /// Finds where a piece of HTML ends.
  ///
  /// - Parameters:
  ///   - start: the offset of a less-than sign.
  ///   - bytes: those of the source.
  ///   - end: the end of the text.
  /// - Returns: the offset behind it; nil if none begins there, which makes the sign one as any.
  static func end(from start: Int, in bytes: [UInt8], end: Int) -> Int? {
    let text = bytes[start..<min(end, start + limit)]
    let others = [
      ("<!-->", ""), ("<!--->", ""), ("<!--", "-->"), ("<?", "?>"), ("<![CDATA[", "]]>"),
    ]
    for (opening, closing) in others where text.starts(with: opening.utf8) {
      return text.end(of: closing, from: start + opening.utf8.count)
    }
    guard let next = text.dropFirst().first else { return nil }
    if next == UInt8(ascii: "!") {
      guard text.dropFirst(2).first?.isLetter == true else { return nil }
      return text.end(of: ">", from: start + 2)
    }
    return endOfTag(from: start, in: text)
  }

  /// Finds where an opening or a closing tag ends.
  ///
  /// - Returns: the offset behind it; nil if it is not complete.
  static func endOfTag(from start: Int, in text: ArraySlice<UInt8>) -> Int? {
    let isClosing = text[(start + 1)...].first == UInt8(ascii: "/")
    var rest = text[(start + (isClosing ? 2 : 1))...]
    guard rest.first?.isLetter == true else { return nil }
    rest = rest.drop { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    if !isClosing { while let next = endOfAttribute(rest) { rest = text[next...] } }
    rest = rest.drop(while: \.isWhiteSpace)
    if !isClosing, rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
    return rest.first == UInt8(ascii: ">") ? rest.startIndex + 1 : nil
  }

  /// Where an attribute ends, which white space comes before; nil if none stands there.
  private static func endOfAttribute(_ text: ArraySlice<UInt8>) -> Int? {
    let name = text.drop(while: \.isWhiteSpace)
    guard name.startIndex > text.startIndex, let first = name.first,
      first.isLetter || "_:".utf8.contains(first)
    else { return nil }
    let behind = name.drop { $0.isLetter || $0.isDigit || "_:.-".utf8.contains($0) }
    let sign = behind.drop(while: \.isWhiteSpace)
    guard sign.first == UInt8(ascii: "=") else { return behind.startIndex }
    return endOfValue(sign.dropFirst().drop(while: \.isWhiteSpace)) ?? behind.startIndex
  }

  private static func endOfValue(_ text: ArraySlice<UInt8>) -> Int? {
    guard let first = text.first else { return nil }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return text.dropFirst().firstIndex(of: first).map { $0 + 1 }
    }
    let value = text.prefix { !$0.isWhiteSpace && !"\"'=<>`".utf8.contains($0) }
    return value.isEmpty ? nil : value.endIndex
  }
}

extension ArraySlice<UInt8> {
  /// Where a row of bytes ends that begins at an offset or later; nil if there is none.
  package func end(of text: String, from start: Int) -> Int? {
    let sought = Array(text.utf8)
    guard start <= endIndex, let first = sought.first else { return start }
    var rest = self[start...]
    while let place = rest.firstIndex(of: first) {
      if self[place...].starts(with: sought) { return place + sought.count }
      rest = self[(place + 1)...]
    }
    return nil
  }
}
