/// The name of a table: four ASCII characters, such as `head`.
package struct FontTag: Hashable, Sendable {
  let value: UInt32

  init(_ value: UInt32) { self.value = value }
}

extension FontTag: ExpressibleByStringLiteral {
  package init(stringLiteral text: StaticString) {
    value = text.withUTF8Buffer { $0.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }
}

extension FontTag: CustomStringConvertible {
  /// The characters; what is not ASCII, or invisible, is written as `?`.
  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    let shown = bytes.map { 0x20..<0x7F ~= $0 ? $0 : UInt8(ascii: "?") }
    return String(decoding: shown, as: UTF8.self)
  }
}
