extension Font.Design {
  /// Whether a character is as wide in the fonts of the design as the table says, whichever of them
  /// the viewer has.
  ///
  /// Hebrew is in few fonts with serifs or of equal letters, and viewers take it from another; its
  /// points need rules that not all have. In fonts of equal letters only the usual ones are equal
  /// for sure.
  func knowsWidth(of scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .default: !scalar.isPointedHebrew
    case .serif: !scalar.isHebrew
    case .monospaced: scalar.isEqualEverywhere
    }
  }
}

extension Unicode.Scalar {
  /// Whether all fonts of equal letters draw this in one cell, if they have it, and most have it.
  var isEqualEverywhere: Bool {
    switch value {
    case ..<0x01C4: true  // Latin
    case 0x01C4...0x01CC, 0x01F1...0x01F3: false  // two letters as one
    case 0x01CD...0x024F, 0x0300...0x052F, 0x1E00...0x206F, 0x20A0...0x20BF: true
    case 0x2500...0x259F: true  // boxes and blocks
    case 0x2E80...: !isHebrew  // squares
    case 0x1100...0x11FF: true  // Hangul
    default: false
    }
  }

  /// Whether this is a Hebrew letter or a point of one.
  fileprivate var isHebrew: Bool { 0x0590...0x05FF ~= value || 0xFB1D...0xFB4F ~= value }

  /// Whether this is a Hebrew point, a letter with points, or a pair of letters as Yiddish has
  /// them.
  fileprivate var isPointedHebrew: Bool {
    switch value {
    case 0x0591...0x05BD, 0x05BF, 0x05C1...0x05C2, 0x05C4...0x05C5, 0x05C7: true
    case 0x05EF...0x05F2, 0xFB1D...0xFB4F: true
    default: false
    }
  }

  /// Whether this is a bracket, comma, full stop or middle dot that fills a square to one half.
  var isSquarePunctuation: Bool {
    switch value {
    case ..<0x3000: false
    case 0x3000...0x3002, 0x3008...0x3011, 0x3014...0x301F, 0x30FB: true
    case 0xFF08...0xFF09, 0xFF0C, 0xFF0E, 0xFF1A...0xFF1B: true
    case 0xFF3B, 0xFF3D, 0xFF5B, 0xFF5D, 0xFF5F...0xFF60: true
    default: false
    }
  }
}
