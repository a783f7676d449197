import Testing

@testable import TreeDrawing

@Suite struct DrawnFormTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("日本語", "日本語"), ("ｆｕｌｌ\u{FE0F}\u{FFFD}", "ｆｕｌｌ\u{FE0F}\u{FFFD}"),
    ("a\tb", "a b"), ("a\nb", "a b"), ("a\rb", "a b"), ("a\r\nb", "a  b"),
    ("a\u{0}b", "a\u{FFFD}b"), ("\u{1B}[1m", "\u{FFFD}[1m"), ("\u{B}\u{C}", "\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"), ("\u{7F}\u{85}\u{2028}", "\u{FFFD}\u{FFFD}\u{2028}"),
  ])
  func `the drawn form of a label`(label: String, drawn: String) {
    #expect(Array(label.drawnForm.unicodeScalars) == Array(drawn.unicodeScalars))
  }

  @Test(arguments: ["plain", "a\tb\r\nc", "\u{1}é\u{FFFF}", "日\n本", "\u{1F468}\u{200D}\t"])
  func `a label is as wide as its drawn form`(label: String) {
    #expect(Font.default.advance(of: label) == Font.default.advance(of: label.drawnForm))
  }

  @Test func `every control character is a space or a replacement`() {
    for code in UInt8(0)..<0x20 {
      let drawn = Unicode.Scalar(code).drawnForm
      #expect(drawn == ([0x9, 0xA, 0xD].contains(code) ? " " : "\u{FFFD}"))
    }
  }
}
