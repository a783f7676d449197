import Testing

@testable import TreeDrawing

/// What the oracles must notice, for else nothing that is found wrong by them means anything.
@Suite struct OracleTests {
  private static let document = """
    <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" viewBox="0 0 9 9" class="t">
    <style>
    .t text{font-size:12px}
    </style>
    <g class="nodes">
    <g class="node l1"><rect x="1" y="1" width="7" height="7"/><text x="4" y="5">a&amp;b</text></g>
    </g>
    </svg>

    """

  @Test func `a good document has no problems, and its texts are found`() {
    let document = SVGDocument(Array(Self.document.utf8))
    #expect(document.problems == [])
    #expect(document.nodes == [["a&b"]])
    #expect(document.fontSizes == [12])
  }

  @Test(arguments: [
    ("a&amp;b", "a&b"), ("a&amp;b", "a&nbsp;b"), ("a&amp;b", "a<b"), ("a&amp;b", "\u{1}"),
    ("<rect x=\"1\"", "<rect x=\"3\""), ("<rect x=\"1\"", "<rect x=\"nan\""),
    ("<rect x=\"1\"", "<rect x=\"1e3\""), ("<rect x=\"1\"", "<rect x=\"1\" x=\"1\""),
    ("<rect ", "<rect onload=\"a\" "), ("<rect ", "<script/><rect "), ("</text>", ""),
    (".t text", "text"), ("12px", "12"), ("text{", "text{fill:url(http://a.b);"),
    ("class=\"nodes\"", "class='nodes'"), ("</svg>", "</svg>a"),
    ("<text x=\"4\"", "<text x=\"14\""),
    ("<text ", "<a href=\"javascript:a()\"/><text "), ("<text ", "<path d=\"M1 1A2 2\"/><text "),
    ("<text ", "<path d=\"M1 1L1 10\"/><text "), ("viewBox=\"0 0 9 9\"", "viewBox=\"0 0 0 9\""),
  ])
  func `what is wrong with a document is noticed`(_ part: String, _ other: String) {
    let text = Self.document.replacing(part, with: other, maxReplacements: 1)
    #expect(text != Self.document)
    #expect(SVGDocument(Array(text.utf8)).problems != [])
  }

  @Test(arguments: [
    "\u{1B}[31m", "\u{202E}", "\u{9B}", "\r", "\u{2028}", String(repeating: "a", count: 5_000),
  ])
  func `what a message may not have is noticed`(_ text: String) {
    #expect(MessageOracle.problems("a \(text)") != [])
  }

  @Test(arguments: [
    "", "{", "[1,]", "01", "1.", "\"\n\"", "\"\\x\"", "{\"a\" 1}", "nul", "1 2", "[\"\\u12\"]",
  ])
  func `what is no JSON is noticed`(_ text: String) {
    #expect(JSONOracle.problems(text) != [])
  }

  @Test(arguments: ["null", "[1,-0.5e+3,\"\\u00e9\\n\"]", "{\"a\":[],\"b\":{}}\n"])
  func `what is JSON is taken`(_ text: String) {
    #expect(JSONOracle.problems(text) == [])
  }

  @Test func `a node that shows another text is noticed`() {
    let shown = ShownTexts(of: Node(label: "e\u{301} b"), unseen: [])
    #expect(shown.problem(["e\u{301}b"], tooltips: [], isCut: false) == nil)
    #expect(shown.problem(["\u{E9}b"], tooltips: [], isCut: false) != nil)
    #expect(shown.problem(["e\u{301}…"], tooltips: ["e\u{301} b"], isCut: true) == nil)
    #expect(shown.problem(["e\u{301}…"], tooltips: [], isCut: true) != nil)
    #expect(shown.problem(["e\u{301}…"], tooltips: ["e\u{301} b"], isCut: false) != nil)
  }
}
