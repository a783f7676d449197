extension AdvanceRange {
  /// The characters that stand in a square: East Asian Width W and F of Unicode 16.
  ///
  /// Gaps of unassigned code points are closed; marks and emoji are left out. Hangul is narrower
  /// (0.92 em in Noto Sans CJK, Malgun Gothic and their kin); its vowels and finals join the letter
  /// before them.
  static let eastAsian = [
    AdvanceRange(0x1100...0x115F, 0.92),  // Hangul initial letters
    AdvanceRange(0x1160...0x11FF, 0),  // Hangul vowels and finals
    AdvanceRange(0x2329...0x232A, 1),  // angle brackets
    AdvanceRange(0x2630...0x2637, 1),  // trigrams
    AdvanceRange(0x268A...0x268F, 1),  // monograms and digrams
    AdvanceRange(0x2E80...0x3029, 1),  // radicals, punctuation
    AdvanceRange(0x302E...0x3098, 1),  // punctuation, Hiragana
    AdvanceRange(0x309B...0x312F, 1),  // Hiragana, Katakana, Bopomofo
    AdvanceRange(0x3130...0x318F, 0.92),  // Hangul letters
    AdvanceRange(0x3190...0xA4CF, 1),  // enclosed letters, ideographs, Yi
    AdvanceRange(0xA960...0xA97F, 0.92),  // Hangul initial letters
    AdvanceRange(0xAC00...0xD7AF, 0.92),  // Hangul syllables
    AdvanceRange(0xD7B0...0xD7FF, 0),  // Hangul vowels and finals
    AdvanceRange(0xF900...0xFAFF, 1),  // compatibility ideographs
    AdvanceRange(0xFE10...0xFE19, 1),  // vertical forms
    AdvanceRange(0xFE30...0xFE6B, 1),  // compatibility and small forms
    AdvanceRange(0xFF01...0xFF60, 1),  // fullwidth Latin letters
    AdvanceRange(0xFF61...0xFF9F, 0.5),  // halfwidth Katakana
    AdvanceRange(0xFFA0...0xFFDC, 0.92),  // halfwidth Hangul, which fonts draw in full width
    AdvanceRange(0xFFE0...0xFFE6, 1),  // fullwidth signs
    AdvanceRange(0xFFE8...0xFFEE, 0.5),  // halfwidth signs
    AdvanceRange(0x16FE0...0x16FE3, 1),  // Tangut and Nüshu marks of iteration
    AdvanceRange(0x16FE5...0x18DFF, 1),  // Tangut, Khitan
    AdvanceRange(0x1AFF0...0x1B2FF, 1),  // Kana supplements, Nüshu
    AdvanceRange(0x1D300...0x1D376, 1),  // Tai Xuan Jing symbols, counting rods
    AdvanceRange(0x20000...0x3FFFD, 1),  // supplementary ideographs
  ]
}
