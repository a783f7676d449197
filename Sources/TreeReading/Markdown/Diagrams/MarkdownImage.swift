/// An image that stands alone in a line.
package struct MarkdownImage: Equatable, Sendable {
  /// What it shows, in words, as it is written.
  package let title: Range<Int>
  /// Where it is, as it is written.
  package let destination: Range<Int>
  /// What follows the path in the destination, from `#` or `?` on.
  package let suffix: Range<Int>
  /// The path that the destination spells.
  package let path: [UInt8]
  /// Whether the path begins where the Markdown text is.
  package let isRelative: Bool

  /// Reads a line's text; nil if it is not an image alone.
  init?(_ text: Range<Int>, in bytes: [UInt8]) {
    guard bytes[text].starts(with: "![".utf8),
      let close = Self.closingBracket(text.dropFirst(2), in: bytes),
      let target = MarkdownTarget(
        in: bytes, after: close + 1, end: text.upperBound, close..<close, MarkdownLinks([])),
      Self.isAttributes(bytes[target.end..<text.upperBound])
    else { return nil }
    title = (text.lowerBound + 2)..<close
    destination = target.range
    let end = Self.endOfPath(destination, in: bytes)
    suffix = end..<destination.upperBound
    let address = MarkdownTarget.address(at: destination.lowerBound..<end, in: bytes)[...]
    path = address.percentDecoded
    isRelative = path.first != UInt8(ascii: "/") && !MarkdownAddress.hasScheme(address)
  }

  /// Whether nothing follows an image, or attributes such as `{width=50%}`, which stay.
  private static func isAttributes(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first else { return true }
    return first == UInt8(ascii: "{") && text.firstIndex(of: UInt8(ascii: "}")) == text.indices.last
  }

  /// Where the path of a destination ends; escapes and entities are not looked behind.
  private static func endOfPath(_ destination: Range<Int>, in bytes: [UInt8]) -> Int {
    let text = bytes[destination]
    guard !text.contains(where: { "&\\".utf8.contains($0) }) else { return text.endIndex }
    return text.firstIndex { "#?".utf8.contains($0) } ?? text.endIndex
  }

  /// Where the bracket closes that stands before a text.
  private static func closingBracket(_ text: Range<Int>, in bytes: [UInt8]) -> Int? {
    var depth = 0
    var isEscaped = false
    for place in text {
      let byte = bytes[place]
      if !isEscaped, byte == UInt8(ascii: "[") { depth += 1 }
      if !isEscaped, byte == UInt8(ascii: "]") {
        if depth == 0 { return place }
        depth -= 1
      }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  /// The bytes that stand for themselves, and those that are written as `%20`.
  fileprivate var percentDecoded: [UInt8] {
    var result: [UInt8] = []
    var rest = self
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isHexDigit),
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        result.append(value)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
