extension AdvanceRange {
  /// The characters that no table has, with what they take at most on average.
  static let scripts = [
    AdvanceRange(0x2011...0x2011, 0.34),  // no-break hyphen
    AdvanceRange(0x2028...0x2029, 0.28),  // line and paragraph separator
    AdvanceRange(0x205F...0x205F, 0.23),  // mathematical space
    AdvanceRange(0x2460...0x24FF, 1.00),  // enclosed letters and digits
    AdvanceRange(0x2E3A...0x2E3A, 2.00),  // dash of two em
    AdvanceRange(0x2E3B...0x2E3B, 3.00),  // dash of three em
    AdvanceRange(0xE000...0xF8FF, 1.00),  // private use
    AdvanceRange(0xFFFD...0xFFFD, 1.00),  // the replacement character
    AdvanceRange(0x10600...0x1077F, 1.10),  // Linear A
    AdvanceRange(0x12000...0x1254F, 2.60),  // cuneiform
    AdvanceRange(0x13000...0x1467F, 1.50),  // hieroglyphs
    AdvanceRange(0x16800...0x16A3F, 1.20),  // Bamum supplement
    AdvanceRange(0x1D800...0x1DAAF, 1.00),  // sign writing
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

  /// Characters that fonts draw wider than their tables say, or in quite different widths.
  ///
  /// They are words written as one letter, and signs that go before digits and reach below them,
  /// which Unicode counts among those that are not seen.
  static let wide = [
    AdvanceRange(0x0600...0x0605, 2.00),  // Arabic signs of numbers
    AdvanceRange(0x06DD...0x06DD, 2.00),  // Arabic end of verse
    AdvanceRange(0x070F...0x070F, 2.00),  // Syriac sign of abbreviation
    AdvanceRange(0x0890...0x0891, 2.00),  // Arabic signs of pounds and piastres
    AdvanceRange(0x08E2...0x08E2, 2.00),  // Arabic disputed end of verse
    AdvanceRange(0xFDF0...0xFDFC, 2.70),  // words as one letter, such as ﷲ
    AdvanceRange(0xFDFD...0xFDFD, 7.25),  // a whole sentence: ﷽
    AdvanceRange(0x110BD...0x110BD, 2.00),  // Kaithi sign of numbers
    AdvanceRange(0x110CD...0x110CD, 2.00),  // the same above digits
  ]
}
