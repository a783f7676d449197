extension AdvanceRange {
  /// The scripts and symbols that Helvetica lacks, with what they take at most on average.
  ///
  /// The constants are for words in the Noto fonts, from the measured names of countries and
  /// languages in each script: two names in a hundred are wider, and half are narrower by a fifth.
  static let scripts = [
    AdvanceRange(0x0530...0x058F, 0.82),  // Armenian
    AdvanceRange(0x0600...0x06FF, 0.65),  // Arabic
    AdvanceRange(0x0700...0x074F, 0.72),  // Syriac
    AdvanceRange(0x0750...0x077F, 0.70),  // Arabic supplement
    AdvanceRange(0x0860...0x086F, 0.72),  // Syriac supplement
    AdvanceRange(0x0870...0x08FF, 0.70),  // Arabic extended
    AdvanceRange(0x0900...0x097F, 0.65),  // Devanagari
    AdvanceRange(0x0980...0x09FF, 0.66),  // Bengali
    AdvanceRange(0x0A00...0x0A7F, 0.64),  // Gurmukhi
    AdvanceRange(0x0A80...0x0AFF, 0.66),  // Gujarati
    AdvanceRange(0x0B00...0x0B7F, 0.78),  // Oriya
    AdvanceRange(0x0B80...0x0BFF, 1.02),  // Tamil
    AdvanceRange(0x0C00...0x0C7F, 1.04),  // Telugu
    AdvanceRange(0x0C80...0x0CFF, 0.86),  // Kannada
    AdvanceRange(0x0D00...0x0D7F, 0.96),  // Malayalam
    AdvanceRange(0x0D80...0x0DFF, 0.92),  // Sinhala
    AdvanceRange(0x0E00...0x0E7F, 0.60),  // Thai
    AdvanceRange(0x0E80...0x0EFF, 0.67),  // Lao
    AdvanceRange(0x0F00...0x0FFF, 0.68),  // Tibetan
    AdvanceRange(0x1000...0x109F, 1.00),  // Myanmar
    AdvanceRange(0x10A0...0x10FF, 0.70),  // Georgian
    AdvanceRange(0x1200...0x139F, 0.76),  // Ethiopic
    AdvanceRange(0x13A0...0x13FF, 0.90),  // Cherokee
    AdvanceRange(0x1780...0x17FF, 0.70),  // Khmer
    AdvanceRange(0x1800...0x18AF, 0.76),  // Mongolian
    AdvanceRange(0x1C90...0x1CBF, 0.70),  // Georgian capitals
    AdvanceRange(0x2011...0x2011, 0.34),  // no-break hyphen
    AdvanceRange(0x2028...0x2029, 0.28),  // line and paragraph separator
    AdvanceRange(0x2031...0x2031, 1.55),  // per ten thousand
    AdvanceRange(0x205F...0x205F, 0.23),  // mathematical space
    AdvanceRange(0x2166...0x2167, 1.32),  // Roman seven and eight
    AdvanceRange(0x216B...0x216B, 1.14),  // Roman twelve
    AdvanceRange(0x2328...0x2328, 1.45),  // keyboard
    AdvanceRange(0x2460...0x24FF, 1.00),  // enclosed letters and digits
    AdvanceRange(0x27F5...0x27FF, 1.43),  // long arrows
    AdvanceRange(0x2D00...0x2D2F, 0.70),  // Georgian small letters of the church
    AdvanceRange(0x2D30...0x2D7F, 0.76),  // Tifinagh
    AdvanceRange(0x2D80...0x2DDF, 0.76),  // Ethiopic extended
    AdvanceRange(0x2E3A...0x2E3A, 2.00),  // dash of two em
    AdvanceRange(0x2E3B...0x2E3B, 3.00),  // dash of three em
    AdvanceRange(0xA8E0...0xA8FF, 0.65),  // Devanagari extended
    AdvanceRange(0xA9E0...0xA9FF, 1.00),  // Myanmar extended
    AdvanceRange(0xAA60...0xAA7F, 1.00),  // Myanmar extended
    AdvanceRange(0xAB00...0xAB2F, 0.76),  // Ethiopic extended
    AdvanceRange(0xAB70...0xABBF, 0.90),  // Cherokee small letters
    AdvanceRange(0xE000...0xF8FF, 1.00),  // private use
    AdvanceRange(0xFB50...0xFDEF, 0.80),  // Arabic presentation forms
    AdvanceRange(0xFDF0...0xFDFC, 2.35),  // Arabic words in one character
    AdvanceRange(0xFDFD...0xFDFD, 7.25),  // the Basmala
    AdvanceRange(0xFE70...0xFEFE, 0.70),  // Arabic presentation forms
    AdvanceRange(0xFFFD...0xFFFD, 1.00),  // the replacement character
    AdvanceRange(0x1F030...0x1F09F, 1.36),  // domino tiles
    AdvanceRange(0x1F0A0...0x1F2FF, 1.03),  // playing cards, enclosed letters and ideographs
    AdvanceRange(0x1F300...0x1F5F9, 1.25),  // pictures that are no emoji
    AdvanceRange(0x1F5FA...0x1F5FA, 1.37),  // world map
    AdvanceRange(0x1F5FB...0x1F6FF, 1.25),  // pictures that are no emoji
    AdvanceRange(0x1F900...0x1F9FF, 1.25),  // pictures that became emoji later
    AdvanceRange(0x1FA00...0x1FA6F, 1.00),  // chess pieces
    AdvanceRange(0x1FA70...0x1FAFF, 1.25),  // pictures that became emoji later
    AdvanceRange(0x1FB00...0x1FBFF, 1.00),  // pieces of old character screens
    AdvanceRange(0xF0000...0x10FFFF, 1.00),  // private use
  ]
}
