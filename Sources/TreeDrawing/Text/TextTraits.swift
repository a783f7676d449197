/// The properties of a text's letters that matter to drawing it, besides their width.
struct TextTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// Some of it is as wide as the viewer's font has it, which nobody can know: scripts that join or
  /// stack letters, emoji, and symbols of other fonts.
  static let estimated = TextTraits(rawValue: 1)
  /// Some of it needs higher lines, as marks stand above or below its letters.
  static let tall = TextTraits(rawValue: 2)
  /// Its first letter belongs to a script that is written from right to left.
  static let rightToLeft = TextTraits(rawValue: 4)
}

extension Unicode.Scalar {
  /// Whether letters of this script are higher, or reach lower, than Latin ones with accents.
  var isTall: Bool {
    switch value {
    case ..<0x0600: false
    case 0x0600...0x08FF: true  // Arabic, Syriac, Thaana, N'Ko and their neighbours
    case 0x0900...0x0FFF: true  // the scripts of India, Thai, Lao, Tibetan
    case 0x1000...0x109F, 0x1700...0x18AF, 0x1900...0x1CFF: true  // of South-East Asia; Mongolian
    case 0x1DC0...0x1DFF, 0xA880...0xA8FF, 0xA930...0xAAFF, 0xABC0...0xABFF: true
    case 0xFB50...0xFDFF, 0xFE70...0xFEFE: true  // Arabic presentation forms
    case 0x10A00...0x11FFF, 0x1E900...0x1EEFF: true
    default: false
    }
  }

  /// Whether this is a letter, and in which direction its script is written; nil for what takes
  /// part in both.
  var isRightToLeftLetter: Bool? {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      return properties.isAlphabetic ? true : nil
    case 0x200F, 0x061C: return true
    case 0x200E: return false
    default: return properties.isAlphabetic ? false : nil
    }
  }
}
