/// Characters that are written by name or number, as in `&amp;` and `&#8212;`.
enum MarkdownEntity {
  private static let names = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "copy": "\u{A9}", "reg": "\u{AE}", "trade": "\u{2122}", "hellip": "\u{2026}",
    "mdash": "\u{2014}", "ndash": "\u{2013}", "rarr": "\u{2192}", "larr": "\u{2190}",
    "times": "\u{D7}", "middot": "\u{B7}", "bull": "\u{2022}", "deg": "\u{B0}",
  ]

  /// The character of a name, without the signs around it; nil if there is none.
  static func text(of name: ArraySlice<UInt8>) -> String? {
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
