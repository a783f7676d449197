/// The signs that listings draw their branches with.
enum ListingGlyph {
  case space
  /// A line that passes by on its way to a sibling further down.
  case bar
  /// Where a branch leaves such a line, or where the line ends in a branch.
  case corner(isLast: Bool, isASCII: Bool)
  /// A stretch of a branch.
  case dash
  /// Where a branch has branches of its own below it.
  case tee

  /// The sign of a Unicode scalar, if it is one.
  ///
  /// In ASCII, a bar, a corner and a label may begin with the same character: what follows tells.
  init?(_ scalar: UInt32, before next: UInt8, _ second: UInt8 = 0) {
    let isBeforeDash = next == UInt8(ascii: "-")
    let isBeforeDashes = isBeforeDash && second == next
    let isBeforeLine = next == UInt8(ascii: "_")
    switch scalar {
    case 0x20, 0xA0, 0x09: self = .space
    case 0x2502, 0x2503, 0x2551, 0x2506, 0x250A, 0x254E: self = .bar
    case 0x251C, 0x2523, 0x2560, 0x255F, 0x255E, 0x251D:
      self = .corner(isLast: false, isASCII: false)
    case 0x2514, 0x2517, 0x255A, 0x2559, 0x2558, 0x2570:
      self = .corner(isLast: true, isASCII: false)
    case 0x2500, 0x2501, 0x2550, 0x254C, 0x2504, 0x2574, 0x2578: self = .dash
    case 0x252C, 0x2533, 0x2566, 0x2564: self = .tee
    case UInt32(UInt8(ascii: "|")):
      self = isBeforeDash || isBeforeLine ? .corner(isLast: false, isASCII: true) : .bar
    case UInt32(UInt8(ascii: "+")) where isBeforeDash: self = .corner(isLast: false, isASCII: true)
    case UInt32(UInt8(ascii: "\\")) where isBeforeDash || isBeforeLine,
      UInt32(UInt8(ascii: "'")) where isBeforeDashes,
      UInt32(UInt8(ascii: "`")) where isBeforeDash:
      self = .corner(isLast: true, isASCII: true)
    case UInt32(UInt8(ascii: ":")) where next == 0x20: self = .bar
    case UInt32(UInt8(ascii: ":")) where isBeforeDashes,
      UInt32(UInt8(ascii: "o")) where isBeforeDashes:
      self = .corner(isLast: false, isASCII: true)
    default: return nil
    }
  }
}

/// The next character of a line of a listing, decoded as far as glyphs need.
struct ListingCharacter {
  let value: UInt32
  let length: Int

  /// Decodes the character at a place; what is no UTF-8 is one byte that is no glyph.
  init(in bytes: [UInt8], at position: Int, end: Int) {
    let byte = bytes[position]
    let length = byte < 0x80 ? 1 : byte & 0xE0 == 0xC0 ? 2 : byte & 0xF0 == 0xE0 ? 3 : 4
    guard length > 1, byte >= 0xC0, position + length <= end else {
      value = byte < 0x80 ? UInt32(byte) : 0xFFFD
      self.length = 1
      return
    }
    let first = UInt32(byte) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    value = bytes[(position + 1)..<(position + length)].reduce(first) {
      $0 << 6 | UInt32($1) & 0x3F
    }
    self.length = length
  }
}
