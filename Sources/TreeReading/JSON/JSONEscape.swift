/// One escape in a JSON string, or two that are a surrogate pair.
///
/// The scanner has seen to it that the escape is well formed.
struct JSONEscape {
  /// A code point; a surrogate if its other half is missing.
  let value: UInt32
  /// In bytes, the backslash included.
  let length: Int

  init(in bytes: [UInt8], at position: Int) {
    guard let unit = Self.unit(in: bytes, at: position) else {
      value = Self.short(bytes[position + 1])
      length = 2
      return
    }
    if unit & 0xFC00 == 0xD800, let low = Self.unit(in: bytes, at: position + 6),
      low & 0xFC00 == 0xDC00
    {
      value = 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
      length = 12
    } else {
      value = unit
      length = 6
    }
  }

  private static func short(_ letter: UInt8) -> UInt32 {
    switch letter {
    case UInt8(ascii: "b"): 0x8
    case UInt8(ascii: "f"): 0xC
    case UInt8(ascii: "n"): 0xA
    case UInt8(ascii: "r"): 0xD
    case UInt8(ascii: "t"): 0x9
    default: UInt32(letter)
    }
  }

  /// The number in an escape such as `\u00E9`; nil if there is none at this place.
  private static func unit(in bytes: [UInt8], at position: Int) -> UInt32? {
    guard position + 6 <= bytes.count, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    else { return nil }
    let digits = String(decoding: bytes[(position + 2)..<(position + 6)], as: UTF8.self)
    return UInt32(digits, radix: 16)
  }
}
