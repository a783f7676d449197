import Testing

@testable import TreeDrawing

@Suite struct TextTests {
  private func text(_ content: String) -> TextBlock {
    TextBlock(content, in: EnvironmentValues())
  }

  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]),
    ("a\n\nb", ["a", "", "b"]), ("\na\n", ["", "a", ""]), ("a\r\r\nb", ["a", "", "b"]),
    ("ä\n\u{301}", ["ä", "\u{301}"]), ("a\tb\u{2028}c", ["a\tb\u{2028}c"]),
  ]) func `a line ends at a line end`(content: String, lines: [String]) {
    #expect(content.lines.map(String.init) == lines)
    #expect(content.lineCount == lines.count)
  }

  @Test func `a text is as wide as its widest line and as high as all`() {
    let wide = LaidOut(Text("widest").numbered(0)).size
    let size = LaidOut(Text("a\nwidest\n\nbc")).size
    #expect(size == Size(width: wide.width, height: (1.3 + 3 * 1.35) * 14))
  }

  @Test func `a text of a fixed size keeps it, whatever it is offered`() {
    let text = Text("one\ntwo").fixedSize()
    let offered = LaidOut(text, proposal: ProposedViewSize(width: 5, height: 500))
    #expect(offered.size == LaidOut(text).size)
  }

  @Test func `the baselines are those of the first and the last line`() {
    let one = text("a")
    #expect(one.firstBaseline == 1.3 * 14 / 2 + 0.344 * 14)
    #expect(one.lastBaseline == one.firstBaseline)
    #expect(text("a\nb\nc").firstBaseline == one.firstBaseline)
    #expect(text("a\nb\nc").lastBaseline == one.firstBaseline + 2 * 1.35 * 14)
  }

  @Test(arguments: ["a", "กิ้ง", "漢字\nb", "a\nb\nc"])
  func `lines of a given height are as high in every script`(content: String) {
    var environment = EnvironmentValues()
    environment.lineHeight = .exact(points: 18)
    let text = TextBlock(content, in: environment)
    #expect(text.size.height == 18 * Double(content.lines.count))
    #expect(text.firstBaseline == 14)
    #expect(text.lastBaseline == text.size.height - 4)
  }

  @Test func `a height of lines holds in the view that it is set on`() {
    let view = VStack(spacing: 0) {
      Text("a\nb").lineHeight(.exact(points: 20))
      Text("a\nb").lineHeight(.exact(points: 7)).lineHeight(.exact(points: 20))
      Text("a\nb").lineHeight(nil).lineHeight(.exact(points: 20))
    }
    let usual = LaidOut(Text("a\nb")).size.height
    #expect(LaidOut(view).size.height == 40 + 14 + usual)
  }

  @Test(arguments: [
    (TextAlignment.leading, 10.0, TextAnchor.start), (.center, 20.5, .middle),
    (.trailing, 31.0, .end),
  ])
  func `lines are aligned inside the text`(
    alignment: TextAlignment, x: Double, anchor: TextAnchor
  ) {
    let view = Text("iiii\n\nbbb").font(.system(size: 12.5904))
      .multilineTextAlignment(alignment)
    let line = Drawing(of: view).layers.first?.items.first
    guard case .text(_, at: let point, let drawn, _, _, halo: _, _) = line else {
      Issue.record("There is no text.")
      return
    }
    let width = Drawing(of: view).size.width
    #expect(drawn == anchor)
    #expect(point.x == width * (x - 10) / 21)
  }

  @Test(
    arguments: [
      (nil, "x=\"23.68\"", "middle"), (.leading, "x=\"12\"", "start"),
      (.center, "x=\"23.68\"", "middle"),
      (.trailing, "x=\"35.36\"", "end"),
    ] as [(TextAlignment?, String, String)])
  func `a single line is placed by its middle, unless it is said how lines are aligned`(
    alignment: TextAlignment?, x: String, anchor: String
  ) {
    let text = Text("one").padding(.leading, 12)
    let svg =
      alignment.map { Drawing(of: text.multilineTextAlignment($0)).svg } ?? Drawing(of: text).svg
    #expect(svg.contains("<text \(x)"), "\(svg)")
    #expect(svg.contains("text-anchor:\(anchor)"))
  }

  @Test func `a line that is read from right to left is placed by the same side`() {
    let svg = Drawing(of: Text("שלום").multilineTextAlignment(.leading).padding(5)).svg
    #expect(svg.contains("<text><tspan x=\"5\" "))
    #expect(
      svg.contains(
        " direction=\"rtl\" unicode-bidi=\"isolate\" text-anchor=\"end\">שלום</tspan></text>"))
    #expect(svg.contains("text-anchor:start"))
  }

  @Test func `several lines are one text`() {
    let document = Drawing(of: Text("a & b\n\nc\td").padding(10)).svg
    #expect(
      document.contains(
        """
        <text><tspan x="10" y="23.92" textLength="32.69" lengthAdjust="spacingAndGlyphs">\
        a &amp; b</tspan><tspan x="10" y="42.82"></tspan>\
        <tspan x="10" y="61.72" textLength="18.68" lengthAdjust="spacingAndGlyphs">\
        c d</tspan></text>

        """))
    #expect(document.contains("text-anchor:start"))
  }

  @Test func `a node's label has lines, and a picture's title has one`() {
    let trees = [Tree(Node(label: "one\r\ntwo\n"))]
    let document = TreePicture(of: trees).svg
    #expect(document.contains(">one</tspan><tspan "))
    #expect(document.contains(">two</tspan></text>"))
    #expect(document.contains("<title>one  two </title>"))
  }

  @Test func `a halo is an outline that is painted before the letters`() {
    let svg = Drawing(of: Text("a").textHalo(.white)).svg
    #expect(
      svg.contains("stroke:#ffffff;stroke-width:6;stroke-linejoin:round;paint-order:stroke"))
    #expect(!Drawing(of: Text("a")).svg.contains("stroke"))
  }

  @Test func `a text with a halo is faded in one piece`() {
    let drawing = Drawing(of: Text("a").textHalo(.white).opacity(0.5))
    #expect(drawing.layers.map(\.items.count) == [3])
  }
}
