/// An address in angle brackets: `<https://example.org>` or `<ann@example.org>`.
enum MarkdownAddress {
  /// None is longer, in bytes; so what merely looks like one costs no more than this.
  private static let limit = 2048

  /// Finds where an address ends.
  ///
  /// - Parameters:
  ///   - start: the offset of the opening bracket.
  ///   - bytes: those of the source.
  ///   - end: the end of the text.
  /// - Returns: the offset behind the closing bracket; nil if no address stands there.
  static func end(from start: Int, in bytes: [UInt8], end: Int) -> Int? {
    let text = bytes[(start + 1)..<min(end, start + limit)]
    let inside = text.prefix { $0 > 0x20 && $0 != 0x7F && !"<>".utf8.contains($0) }
    guard text[inside.endIndex...].first == UInt8(ascii: ">") else { return nil }
    return hasScheme(inside) || isMail(inside) ? inside.endIndex + 1 : nil
  }

  /// Whether something like `https:` comes first.
  static func hasScheme(_ text: ArraySlice<UInt8>) -> Bool {
    let scheme = text.prefix { $0.isLetter || $0.isDigit || "+.-".utf8.contains($0) }
    return text.first?.isLetter == true && (2...32).contains(scheme.count)
      && text[scheme.endIndex...].first == UInt8(ascii: ":")
  }

  private static func isMail(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix {
      $0.isLetter || $0.isDigit || ".!#$%&'*+/=?^_`{|}~-".utf8.contains($0)
    }
    guard !name.isEmpty, text[name.endIndex...].first == UInt8(ascii: "@") else { return false }
    let labels = text[(name.endIndex + 1)...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy { label in
      (1...63).contains(label.count) && label.first != 0x2D && label.last != 0x2D
        && label.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") }
    }
  }
}
