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
}
