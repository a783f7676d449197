import Testing

@testable import TreeDrawing

/// What is said of a text in the picture besides its letters.
@Suite struct TextWritingTests {
  private func svg(_ text: String) -> String { Drawing(of: Text(text)).svg }

  @Test(arguments: [
    "Root", "a b", "Zürich", "Ελλάδα", "Россия", "日本語", "한국어", "ﾊﾝｶｸ", "x → y", "─┐", "שלום",
    "「日本」", "。日、本",
    "e\u{301}", "one\ttwo",
  ])
  func `texts of known width are written with it`(text: String) {
    let width = Font.default.advance(of: text)
    let hundredths = Int(width * 100 + 0.5)
    let cents = hundredths % 100
    let decimals =
      cents == 0 ? "" : cents % 10 == 0 ? ".\(cents / 10)" : cents < 10 ? ".0\(cents)" : ".\(cents)"
    let expected = "textLength=\"\(hundredths / 100)\(decimals)\" lengthAdjust=\"spacingAndGlyphs\""
    #expect(svg(text).contains(expected))
  }

  @Test(arguments: [
    "العربية", "हिन्दी", "ภาษาไทย", "မြန်မာ", "བོད", "😀", "👨‍👩‍👧‍👦", "1\u{FE0F}\u{20E3}", "☎", "𝔄", "Հայ",
    "a\u{1}b", "",
    "Latin and عربي", "「日本」。", "『「日", "שָׁ", "ײ", "\u{600}1", "﷽",
  ])
  func `texts of estimated width do not`(text: String) {
    #expect(!svg(text).contains("textLength"))
  }

  @Test(arguments: [
    ("Root", Font.Design.monospaced, true), ("Ω Я é ─┐ …", .monospaced, true),
    ("日本", .monospaced, true),
    ("Ǆ", .monospaced, false), ("½ ⅓", .monospaced, false), ("x → y", .monospaced, false),
    ("∑", .monospaced, false), ("שלום", .monospaced, false), ("x → y", .serif, true),
    ("שלום", .serif, false), ("Ǆ", .serif, true),
  ])
  func `other designs know the width of less`(text: String, design: Font.Design, isKnown: Bool) {
    let svg = Drawing(of: Text(text).font(.system(size: 14, design: design))).svg
    #expect(svg.contains("textLength") == isKnown)
  }

  @Test(arguments: [("Ǆ", 1.11), ("→", 1.0), ("∑", 1.0), ("Я", 0.602)])
  func `what may be wider than a cell has the room`(text: String, ems: Double) {
    #expect(Font.system(size: 1, design: .monospaced).advance(of: text) >= ems)
  }

  @Test(arguments: [
    ("שלום (ABC)!", true), ("العربية 123", true), ("123 שלום", true), ("(שלום)", true),
    ("\u{200F}abc", true),
    ("abc שלום", false), ("Root", false), ("日本", false), ("123", false), ("\u{200E}שלום", false),
  ])
  func `the first letter of a text decides its direction`(text: String, isRightToLeft: Bool) {
    #expect(svg(text).contains(" direction=\"rtl\"") == isRightToLeft)
  }

  @Test func `each line has its own direction and length`() {
    let view = Text("a\nשלום\nعربي").multilineTextAlignment(.trailing)
    let lines = Drawing(of: view).svg.split(separator: "<tspan").dropFirst().map {
      [
        $0.contains("textLength"), $0.contains("direction=\"rtl\" unicode-bidi=\"isolate\""),
        $0.contains("text-anchor=\"start\""),
      ]
    }
    #expect(lines == [[true, false, false], [true, true, true], [false, true, true]])
  }

  @Test func `a line without letters is read as the one before`() {
    let lines = svg("(1)!\nשלום\n(9–12)!\nabc").split(separator: "<tspan").dropFirst()
    #expect(lines.map { $0.contains("direction=\"rtl\"") } == [false, true, true, false])
  }

  @Test(arguments: [(10_000, 3), (10_001, 1)])
  func `in pictures of many texts only long ones are written with their length`(
    count: Int, telling: Int
  ) {
    let rule = TextLengthRule(textCount: count)
    let font = Font.system(size: 10)
    let widths = [1.0, 90, 90.01]
    #expect(widths.count { rule.applies(width: $0, isExact: true, in: font) } == telling)
    #expect(widths.count { rule.applies(width: $0, isExact: false, in: font) } == 0)
  }

  @Test(arguments: [
    ("Latin", 18.2), ("日本語", 18.2), ("😀", 18.2), ("שלום", 18.2), ("हिन्दी", 23.8), ("ไทย", 23.8),
    ("عربي", 23.8),
    ("བོད", 23.8), ("one\ntwo", 18.2 + 18.9), ("one\nสอง\nthree", 3 * 23.8),
  ])
  func `lines are as high as their script`(text: String, height: Double) {
    #expect(abs(Drawing(of: Text(text)).size.height - height) < 1e-9)
  }
}
