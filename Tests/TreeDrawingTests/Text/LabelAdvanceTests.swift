import Testing

@testable import TreeDrawing

/// A clause of the rule for label widths.
struct Clause: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let label: String
  let em: Double

  init(_ description: String, _ label: String, _ em: Double) {
    testDescription = description
    self.label = label
    self.em = em
  }
}

@Suite struct LabelAdvanceTests {
  @Test(arguments: [
    Clause("nothing is nothing", "", 0),
    Clause("letters count with their advance", "Root", (1479 + 1139 + 1139 + 569) / 2048),
    Clause("without kerning", "AVATAR", (1366 * 4 + 1251 + 1479) / 2048),
    Clause("accented letters likewise", "é", 1139 / 2048),
    Clause("in two code points too", "e\u{301}", 1139 / 2048),
    Clause("Greek", "Ω", 1531 / 2048),
    Clause("Cyrillic", "Я", 1479 / 2048),
    Clause("Hebrew, with points that take no room", "שָ", 1495 / 2048),
    Clause("signs of Latin-1 are text though they have emoji", "©", 1509 / 2048),
    Clause("and so are all symbols of Helvetica", "♥", 1216 / 2048),
    Clause("the no-break hyphen is a hyphen", "\u{2011}", 0.34),

    Clause("a face is an emoji", "😀", 1.25),
    Clause("text with emoji presentation is one", "⚠\u{FE0F}", 1.25),
    Clause("a heart with it too", "♥\u{FE0F}", 1.25),
    Clause("two regional indicators are one flag", "🇩🇪", 1.25),
    Clause("one alone is a letter in a box", "🇩", 1.25),
    Clause("four are two flags", "🇩🇪🇫🇷", 2.5),
    Clause("tags make a flag", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", 1.25),
    Clause("a keycap is one", "1\u{FE0F}\u{20E3}", 1.25),
    Clause("without emoji presentation too", "#\u{20E3}", 1.25),
    Clause("a skin tone joins", "👍🏽", 1.25),
    Clause("a skin tone on what takes none stands for itself", "🏠🏽", 2.5),
    Clause("and makes an emoji of a text symbol", "☝🏼", 1.25),
    Clause("but not of a letter", "a🏽", 1139 / 2048 + 1.25),
    Clause("a family is one picture", "👨‍👩‍👧‍👦", 1.25),
    Clause("a heart on fire is one", "❤\u{200D}🔥", 1.25),
    Clause("a joiner after a digit joins nothing", "1\u{200D}", 1139 / 2048),
    Clause("a symbol that may be an emoji has the room", "✔", 1.25),
    Clause("though it asks for text", "☎\u{FE0E}", 1.25),
    Clause("emoji stand beside text", "📁 src", 1.25 + (569 + 1024 + 682 + 1024) / 2048),

    Clause("combining marks take no room", "x\u{1AB0}\u{1DC4}", 1024 / 2048),
    Clause("those for symbols do", "x\u{20D7}", 1024 / 2048 + 0.75),
    Clause("format characters take none", "a\u{200B}\u{200E}\u{2066}\u{FEFF}\u{AD}", 1139 / 2048),
    Clause("C1 controls and DEL are replacement characters", "\u{7F}\u{85}\u{9F}", 3),
    Clause("line and paragraph separators are spaces", "\u{2028}\u{2029}", 0.56),

    Clause("ideographs stand in squares", "中文", 2),
    Clause("beyond the first plane too", "𠮷", 1),
    Clause("and Kana", "カタカナ", 4),
    Clause("voiced in two code points", "か\u{3099}", 1),
    Clause("and fullwidth Latin", "ＡＢ", 2),
    Clause("and punctuation, though browsers may pull it together", "「」", 2),
    Clause("halfwidth Kana are half", "ｱｲ", 1),
    Clause("Hangul is a little narrower", "한국", 1.84),
    Clause("decomposed as well", "\u{1112}\u{1161}\u{11AB}", 0.92),

    Clause("Armenian", "Հա", 116 / 64),
    Clause("Arabic, with marks that take no room", "بِسْ", 155 / 64),
    Clause("Arabic words that are one character", "ﷲ", 2.7),
    Clause("and a sentence that is one", "﷽", 7.25),
    Clause("signs before Arabic numbers are seen", "\u{600}\u{6DD}\u{8E2}", 6),
    Clause("Syriac", "ܐ", 60 / 64),
    Clause("Devanagari: spacing vowels count", "कि", 72 / 64),
    Clause("Devanagari: the virama does not", "क्ष", 93 / 64),
    Clause("Bengali", "ক", 55 / 64),
    Clause("Tamil", "க", 59 / 64),
    Clause("Malayalam", "ക", 74 / 64),
    Clause("Thai", "กำ", 76 / 64),
    Clause("Lao", "ກ", 51 / 64),
    Clause("Tibetan", "ཀ", 48 / 64),
    Clause("Myanmar", "က", 72 / 64),
    Clause("Georgian", "ქა", 80 / 64),
    Clause("Ethiopic", "አ", 41 / 64),
    Clause("Cherokee", "Ꮳ", 48 / 64),
    Clause("Khmer", "ក", 44 / 64),
    Clause("Mongolian", "ᠮ", 37 / 64),
    Clause("Tifinagh", "ⴰ", 45 / 64),
    Clause("private use", "\u{E000}\u{F8FF}\u{10FFFD}", 3),
    Clause("the replacement character", "\u{FFFD}", 1),
    Clause("symbols of other fonts", "∀", 51 / 64),
    Clause("circled digits fill the em", "①", 1),
    Clause("long arrows are long", "⟶", 92 / 64),
  ])
  func `the advance of a label follows the rules`(_ clause: Clause) {
    let font = Font.system(size: 1)
    #expect(abs(font.advance(of: clause.label) - clause.em) < 1e-9)
  }

  @Test(arguments: ["Root", "Žluťoučký", "日本語", "📁 src", "👨‍👩‍👧‍👦"])
  func `twice the size is twice the width`(label: String) {
    let width = Font.system(size: 14).advance(of: label)
    #expect(Font.system(size: 28).advance(of: label) == 2 * width)
    #expect(Font.default.advance(of: label) == width)
  }

  @Test(arguments: ["Root", "Vice President", "Müller", "Генеральный", "Ελληνική"])
  func `bold words are wider, by a quarter at most`(label: String) {
    let regular = Font.default.advance(of: label)
    let bold = Font.system(size: 14, weight: .bold).advance(of: label)
    #expect(bold > regular && bold < 1.25 * regular)
  }

  @Test func `a line is 1.3 em high and capitals stand in its middle`() {
    let font = Font.system(size: 10)
    #expect(font.boxHeight([]) == 13)
    #expect(abs(font.baselineFromMiddle - 3.44) < 1e-9)
  }

  /// A label that says one thing over and over, and its width in ems.
  struct EndlessLabel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var beginning = ""
    let part: String
    var end = ""
    let em: @Sendable (_ count: Int) -> Double

    func text(_ count: Int) -> String { beginning + String(repeating: part, count: count) + end }
  }

  @Test(arguments: [
    EndlessLabel(testDescription: "marks on one letter", beginning: "e", part: "\u{301}") { _ in
      1139 / 2048
    },
    EndlessLabel(
      testDescription: "marks on one symbol", beginning: "❤", part: "\u{301}", end: "\u{FE0F}"
    ) { _ in 1.25 },
    EndlessLabel(testDescription: "families", part: "👨‍👩‍👧‍👦") { 1.25 * Double($0) },
    EndlessLabel(testDescription: "an endless family", beginning: "👩", part: "\u{200D}👩") { _ in
      1.25
    },
    EndlessLabel(testDescription: "joiners", part: "\u{200D}") { _ in 0 },
    EndlessLabel(testDescription: "flags", part: "🇩🇪") { 1.25 * Double($0) },
  ])
  func `hostile labels take time in proportion to their length`(_ label: EndlessLabel) {
    let count = Effort.size(100_000)
    var width = 0.0
    let growth = Growth.measured(upTo: count) { count in
      width = Font.system(size: 1).advance(of: label.text(count))
    }
    #expect(growth < Growth.allowed)
    #expect(width == label.em(count))
  }
}
