import Testing

@testable import TreeDrawing

@Suite struct ByteWriterTests {
  private func number(_ value: Double) -> String {
    var writer = ByteWriter()
    writer.number(value)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private func text(_ text: String) -> String {
    var writer = ByteWriter()
    writer.text(text)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (-0.004, "0"), (0.005, "0.01"), (1, "1"), (1.5, "1.5"), (1.05, "1.05"),
    (1.25, "1.25"), (-1.25, "-1.25"), (10, "10"), (12.000000000000002, "12"), (99.999, "100"),
    (99_999, "99999"), (99_999.99, "99999.99"), (100_000, "100000"), (100_007.5, "100007.5"),
    (999_999.99, "999999.99"), (999_999.994, "999999.99"), (999_999.995, "1000000"),
    (1_000_000.5, "1000000.5"), (-7_654_321.09, "-7654321.09"), (-1e8, "-100000000"),
    (80_000_123.45, "80000123.45"), (123_456_789_012, "123456789012"), (8.9e13, "89000000000000"),
    (9e13, "0"), (1e300, "0"), (.infinity, "0"), (-.infinity, "0"), (.nan, "0"),
  ])
  func `a number has at most two decimals, no exponent and no minus zero`(
    _ value: Double, _ expected: String
  ) {
    #expect(number(value) == expected)
  }

  @Test(arguments: [10, 1_000, 100_000, 10_000_000, 1e9, 1e11, 8.9e13])
  func `numbers of every size are rounded to hundredths`(_ size: Double) {
    var random = SplitMix64(seed: 7)
    for _ in 0..<1_000 {
      let value = Double.random(in: -size...size, using: &random)
      let hundredths = Int(value.magnitude * 100 + 0.5)
      let decimals = ["", "0"][hundredths % 100 < 10 ? 1 : 0] + "\(hundredths % 100)"
      let padded = "\(value < 0 ? "-" : "")\(hundredths / 100).\(decimals)"
      let shortest = padded.replacing(/\.?0+$/, with: "")
      #expect(number(value) == (hundredths == 0 ? "0" : shortest))
    }
  }

  @Test func `numbers are the same as the standard library's, rounded to hundredths`() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<10_000 {
      let hundredths = Int.random(in: -20_000_000...20_000_000, using: &random)
      #expect(Double(number(Double(hundredths) / 100)) == Double(hundredths) / 100)
    }
  }

  @Test(arguments: [
    ("plain", "plain"), ("a & b", "a &amp; b"), ("<script>", "&lt;script&gt;"),
    ("\"it's\"", "&quot;it&#39;s&quot;"), ("a\tb\nc\rd", "a&#9;b&#10;c&#13;d"),
    ("\u{0}\u{B}\u{C}\u{1B}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}x\u{FFFF}", "\u{FFFD}x\u{FFFD}"), ("\u{FFFD}\u{7F}\u{85}", "\u{FFFD}\u{7F}\u{85}"),
    ("日本\u{FEFF}語👨‍👩‍👧", "日本\u{FEFF}語👨‍👩‍👧"), ("\u{EFBE}\u{10FFFF}", "\u{EFBE}\u{10FFFF}"),
  ])
  func `text is escaped for XML, and what XML cannot hold is replaced`(
    _ label: String, _ expected: String
  ) {
    #expect(text(label) == expected)
  }

  @Test(arguments: 0..<24)
  func `what needs an escape is found anywhere in a text`(_ position: Int) {
    for count in position + 1...24 {
      let plain = String(repeating: "~", count: count - position - 1)
      #expect(text(String(repeating: "#", count: position) + "<" + plain).hasSuffix("&lt;" + plain))
    }
  }
}
