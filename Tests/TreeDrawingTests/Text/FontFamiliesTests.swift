import Testing

@testable import TreeDrawing

@Suite struct FontFamiliesTests {
  @Test(arguments: [
    ("Arial", #""Arial", sans-serif"#, Font.Design.default),
    ("Georgia", #""Georgia", serif"#, .serif),
    ("Menlo", #""Menlo", monospace"#, .monospaced),
    ("Whatever", #""Whatever", sans-serif"#, .default),
    ("Whatever, serif", #""Whatever", serif"#, .serif),
    ("Inter, Georgia, serif", #""Inter", "Georgia", serif"#, .default),
    ("Whatever,Times", #""Whatever", "Times", sans-serif"#, .default),
    ("Whatever, Georgia, serif", #""Whatever", "Georgia", serif"#, .serif),
    ("Verdana, serif", #""Verdana", serif"#, .default),
    (
      "-apple-system, BlinkMacSystemFont, Segoe UI",
      #"-apple-system, blinkmacsystemfont, "Segoe UI", sans-serif"#, .default
    ),
    ("JetBrains Mono", #""JetBrains Mono", monospace"#, .monospaced),
    ("arial, monospace", #""arial", monospace"#, .default),
    ("MONOSPACE", "monospace", .monospaced),
    ("'serif'", #""serif", serif"#, .serif),
    ("  'Times  New Roman' ,\"Noto Sans\"", #""Times New Roman", "Noto Sans", serif"#, .serif),
    ("Ubuntu, 思源黑体, Open Sans 3-D", #""Ubuntu", "思源黑体", "Open Sans 3-D", sans-serif"#, .default),
    ("inherit", #""inherit", sans-serif"#, .default),
    ("cursive", "cursive", .default),
  ])
  func `a list of names`(list: String, css: String, design: Font.Design) throws {
    let families = try FontFamilies(parsing: list)
    #expect(families.css == css)
    #expect(families.design == design)
  }

  @Test(arguments: [
    ("", FontListProblem.isEmpty), (" ", .isEmpty), ("a,,b", .isEmpty), ("''", .isEmpty),
    ("'a", .isUnclosed), ("a'", .isUnclosed), ("'a\"", .isUnclosed), ("'", .isUnclosed),
    ("a;b", .hasForeignCharacter(";")), ("a}*{", .hasForeignCharacter("}")),
    ("a</style>", .hasForeignCharacter("<")), ("url(x)", .hasForeignCharacter("(")),
    ("a'b", .hasForeignCharacter("'")), ("a\\", .hasForeignCharacter("\\")),
    ("a\nb", .hasForeignCharacter("\n")), ("a\u{202E}b", .hasForeignCharacter("\u{202E}")),
    (String(repeating: "a,", count: 20) + "a", .isTooLong),
    (String(repeating: "a", count: 101), .isTooLong),
  ])
  func `what is no list of names`(list: String, problem: FontListProblem) {
    #expect(throws: problem) { try FontFamilies(parsing: list) }
  }

  @Test func `texts are written in the families, sizes and weights that are named`() throws {
    let families = try FontFamilies(parsing: "Georgia")
    let svg = Drawing(of: Text("a").font(.named(families, size: 20, weight: .bold))).svg
    #expect(svg.contains(#"text{font-family:"Georgia", serif;font-size:20px;font-weight:700;"#))
  }
}
