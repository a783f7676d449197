// Where a line may end: the usual rules of typesetting, as far as they need no dictionary.

extension Character {
  /// What is invisible, but where a line ends behind it a hyphen.
  static let softHyphen: Character = "\u{AD}"

  /// Whether a line may end between this character and the next one.
  ///
  /// A line may end at spaces, after a hyphen in a word, and beside characters that stand in
  /// squares. Hangul is kept together in words, as Korean has spaces. A soft hyphen says that a
  /// word may be parted after it.
  func allowsBreak(before next: Character) -> Bool {
    if next.isBreakingSpace { return false }  // Spaces hang at the end of the line before.
    if isBreakingSpace || self == "\u{200B}" || self == .softHyphen { return true }
    guard !isGluing, !next.isGluing else { return false }
    if isHyphen { return next.isLetter }
    guard isSquare || next.isSquare else { return false }
    return !next.isForbiddenAtStart && !isForbiddenAtEnd && !(isDash && next.isDash)
  }

  /// Whether a line may end after this character in a word that fits in no line, before it may end
  /// anywhere.
  var endsPartOfWord: Bool { "/\\-_.:,;=&?+|@#%~)>]}".contains(self) }

  /// A space at which a line may end, unless it carries an accent.
  var isBreakingSpace: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000:
      unicodeScalars.dropFirst().isEmpty
    default: false
    }
  }

  /// What joins the characters on both sides: spaces and hyphens that do not break, and word
  /// joiners.
  private var isGluing: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private var isHyphen: Bool { self == "-" || self == "\u{2010}" || self == "–" }

  private var isDash: Bool { self == "—" || self == "―" || self == "…" || self == "‥" }

  /// Whether this stands in a square, and lines may end on either side: ideographs, Kana, and
  /// pictures.
  private var isSquare: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F: true
    case 0xFF01...0xFF9F, 0xFFE0...0xFFE6: true
    case 0x1F000...0x1FAFF, 0x20000...0x3FFFD: true
    default: false
    }
  }

  /// Whether no line may begin with this: what closes, ends, lengthens or repeats what is before.
  private var isForbiddenAtStart: Bool { Kinsoku.notAtStart.contains(self) }

  /// Whether no line may end with this: what opens, and signs of currency.
  private var isForbiddenAtEnd: Bool { Kinsoku.notAtEnd.contains(self) }
}

/// The characters that Japanese and Chinese rules keep from the beginnings and the ends of lines.
private enum Kinsoku {
  static let notAtStart = Set(
    ")]}>.,!?:;'\"%°′″’”»›¢‰℃·•…‥、。，．・：；？！％）〕］｝〉》」』】〙〗〛〟｠‐゠–〜～"
      + "ーゝゞヽヾ々〻゛゜ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ"
      + "｡｣､･ｧｨｩｪｫｬｭｮｯｰﾞﾟ￠")

  static let notAtEnd = Set("([{<‘“«‹（〔［｛〈《「『【〘〖〚〝｟$£¥€＄￡￥＠＃№")
}
