/// Characters that are written by name or number, as in `&amp;` and `&#8212;`.
struct MarkdownEntity {
  let text: String
  /// How many bytes spell it.
  let length: Int

  /// Reads the entity that a text begins with; nil if there is none.
  init?(at text: ArraySlice<UInt8>) {
    guard text.first == UInt8(ascii: "&") else { return nil }
    let name = text.dropFirst().prefix(32).prefix { $0 != UInt8(ascii: ";") }
    guard text[name.endIndex...].first == UInt8(ascii: ";"), let found = Self.text(of: name) else {
      return nil
    }
    self.text = found
    length = name.count + 2
  }

  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
    "mdash": "\u{2014}", "ndash": "\u{2013}", "rarr": "\u{2192}", "larr": "\u{2190}",
    "times": "\u{D7}", "middot": "\u{B7}", "bull": "\u{2022}", "deg": "\u{B0}",
  ]

  /// The character of a name, without the signs around it; nil if there is none.
  private static func text(of name: ArraySlice<UInt8>) -> String? {
    let name = String(decoding: name, as: UTF8.self)
    guard name.hasPrefix("#") else { return names[name] }
    let isHexadecimal = name.lowercased().hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard let number = UInt32(digits, radix: isHexadecimal ? 16 : 10), number >= 0x20,
      !(0x7F...0x9F).contains(number), let scalar = Unicode.Scalar(number)
    else { return nil }
    return scalar.value & 0xFFFE == 0xFFFE ? nil : String(scalar)
  }
}
