import Testing

@testable import TreeDrawing

@Suite struct ColorTextTests {
  @Test(arguments: [
    ("black", "#000000"), ("RebeccaPurple", "#663399"), ("grey", "#808080"), ("gray", "#808080"),
    ("#fc0", "#ffcc00"), ("#FC08", "#ffcc0088"), ("#ffd700", "#ffd700"), ("#ffd70080", "#ffd70080"),
    ("rgb(255, 215, 0)", "#ffd700"), ("rgb(255,215,0)", "#ffd700"), ("RGB(255 215 0)", "#ffd700"),
    ("rgba(255, 215, 0, 0.5)", "#ffd70080"), ("rgb(100% 50% 0% / 50%)", "#ff800080"),
    ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(120deg 100% 25%)", "#008000"),
    ("hsl(240, 100%, 50%)", "#0000ff"), ("hsla(360, 100%, 50%, 1)", "#ff0000"),
    ("hsl(39, 100%, 50%)", "#ffa600"), ("hsl(0, 0%, 50%)", "#808080"),
    ("hsl(300 100 50)", "#ff00ff"), ("transparent", "#00000000"), ("none", "#00000000"),
  ]) func `a colour as CSS writes it`(_ text: String, _ hexadecimal: String) throws {
    #expect(try Color(css: text).css == hexadecimal)
  }

  @Test(
    arguments: [
      ("", .unknown), (" red", .unknown), ("reed", .unknown), ("#", .digitCount(0)),
      ("#12345", .digitCount(5)), ("#123456789", .digitCount(9)), ("#xyz", .notHexadecimal("x")),
      ("#１２３", .notHexadecimal("１")), ("rgb(1,2)", .partCount(2)), ("rgb(1,2,3,)", .notANumber("")),
      ("rgb()", .partCount(0)),
      ("rgb(1,2,3,4,5)", .partCount(5)), ("rgb(1,2,3", .unknown), ("lab(1 2 3)", .unknown),
      ("rgb(256,0,0)", .outOfRange("256", greatest: 255)),
      ("rgb(-1,0,0)", .outOfRange("-1", greatest: 255)),
      ("rgb(101%,0,0)", .outOfRange("101", greatest: 100)),
      ("rgb(1,2,3,2)", .outOfRange("2", greatest: 1)),
      ("hsl(361,0%,0%)", .outOfRange("361", greatest: 360)),
      ("rgb(0x1,0,0)", .notANumber("0x1")), ("rgb(1e2,0,0)", .notANumber("1e2")),
      ("rgb(inf,0,0)", .notANumber("inf")), ("rgb(%,0,0)", .notANumber("")),
      ("rgb(.,0,0)", .notANumber(".")), ("rgb(1.2.3,0,0)", .notANumber("1.2.3")),
    ] as [(String, Color.TextProblem)])
  func `a text that is no colour`(_ text: String, _ problem: Color.TextProblem) {
    #expect(throws: problem) { try Color(css: text) }
  }

  @Test func `all names of CSS are known`() {
    #expect(Color.cssNames.count == 148)
    for (name, rgb) in Color.cssNames {
      #expect(name == name.lowercased())
      #expect(rgb <= 0xffffff)
    }
  }
}
