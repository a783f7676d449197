import Testing

@testable import TreeDrawing
@testable import TreeReading

@Suite struct AttributePictureTests {
  private func picture(_ outline: String) throws -> TreePicture {
    TreePicture(of: try forest(Array(outline.utf8)).roots)
  }

  private func svg(_ outline: String) throws -> String {
    try picture(outline).svg.withoutSpeech
  }

  private func frames(_ outline: String) throws -> String {
    String(decoding: try picture(outline).frames, as: UTF8.self)
  }

  @Test(arguments: ["id=3", "side=left", "weight=regular"])
  func `what says nothing of looks leaves them as they are`(_ attributes: String) throws {
    #expect(try svg("a\n  b {\(attributes)}") == svg("a\n  b"))
  }

  @Test func `a note stands below the label, which is bold, smaller and quieter`() throws {
    let document = try svg("a\n" + #"  b {note="since <1899>"}"#)
    #expect(
      document.contains(
        """
        <text x="65.5" y="105.5" textLength="8.55" lengthAdjust="spacingAndGlyphs" class="s2">b</text>\
        <text x="65.5" y="121" textLength="72.06" lengthAdjust="spacingAndGlyphs" class="s3">since &lt;1899&gt;</text></g>
        """))
    #expect(document.contains("font-size:14px;font-weight:700;"))
    #expect(document.contains("{font-size:12px;font-weight:400;fill:#59636e}"))
  }

  @Test func `a note may have lines, a label of an edge has one`() throws {
    let document = try svg(#"a"# + "\n" + #"  b {note="one\ntwo" edge="three\tfour"}"#)
    #expect(document.contains(">one</tspan><tspan "))
    #expect(document.contains(">three four</text>"))
  }

  @Test func `the label of an edge is in a capsule on its last piece, over all lines`() throws {
    let document = try svg("a\n  b {edge=one}\n  c {edge=two}")
    let (length, adjusted) = ("textLength=", #"lengthAdjust="spacingAndGlyphs""#)
    let edges = document.split(separator: "\n").drop { $0 != "<g class=\"edges\">" }.dropFirst()
      .prefix { $0 != "</g>" }
    #expect(
      edges == [
        #"<path d="M60.5 50.5V66.5H44.5Q34.5 66.5 34.5 76.5V106.5"#
          + #"M60.5 50.5V66.5H76.5Q86.5 66.5 86.5 76.5V106.5"/>"#,
        #"<rect x="16.5" y="78" width="36" height="19" rx="9.5"/>"#,
        #"<text x="34.5" y="91.75" \#(length)"20.02" \#(adjusted)>one</text>"#,
        #"<rect x="69.5" y="78" width="34" height="19" rx="9.5"/>"#,
        #"<text x="86.5" y="91.75" \#(length)"18.67" \#(adjusted)>two</text>"#,
      ])
  }

  @Test func `a root has no edge, so the label of its edge is not drawn`() throws {
    #expect(try svg("a {edge=x}\n  b") == svg("a\n  b"))
  }

  /// Labels keep apart because each child has a place twice as wide as its edge's label.
  @Test(arguments: ChildAlignment.allCases)
  func `labels of neighbouring edges do not touch`(_ alignment: ChildAlignment) throws {
    let wide = String(repeating: "w", count: 30)
    let outline =
      "a\n  b {edge=\(wide)}\n  c {edge=x}\n  d {edge=\(wide)}\n    e {edge=y}\n  f\n  g {edge=z}"
    let roots = try forest(Array(outline.utf8)).roots
    let style = DiagramStyle(
      arrangement: .rows, alignment: alignment, spacing: DiagramSpacing(siblings: 0, levels: 0))
    let drawing = TreePicture(of: roots, PictureOptions(style: style)).drawing
    let boxes = drawing.layers[0].items.compactMap { item -> Rect? in
      guard case .text(let text, at: let point, _, let font, _, halo: _, _) = item else {
        return nil
      }
      let width = font.advance(of: text) + 8
      return Rect(x: point.x - width / 2, y: point.y - 12, width: width, height: 16)
    }
    #expect(boxes.count == 5)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] {
        #expect(
          box.maxX <= other.minX + 0.01 || other.maxX <= box.minX + 0.01 || box.minY >= other.maxY
            || other.minY >= box.maxY)
      }
    }
  }

  @Test(arguments: [
    ("id=kitchen", "id=\"kitchen\""), ("id=_a.b-C_9", "id=\"_a.b-C_9\""), ("id=1a", nil),
    ("id=dark", nil),
    ("id=light", nil), ("id=gh-dark-mode-only", nil),
    ("id=-a", nil), (#"id="a b""#, nil), ("id=é", nil), (#"id="a\"b""#, nil), ("id=a:b", nil),
    ("note=x", nil),
  ]) func `an id that needs no escapes is the id of the group`(_ block: String, _ id: String?)
    throws
  {
    let document = try svg("a {\(block)}")
    let name = id.map { " \($0)" } ?? ""
    #expect(document.contains("<g class=\"node\"\(name)><rect"))
    #expect(document.contains("\" id=") == (id != nil))
  }

  @Test func `an id that two nodes have is the id of neither`() throws {
    let document = try svg("a {id=x}\n  b {id=y}\nc {id=x}")
    #expect(document.split(separator: "\n").filter { $0.contains("\" id=") }.count == 1)
    #expect(document.contains("<g class=\"node\" id=\"y\">"))
  }

  @Test func `frames have all attributes, checked`() throws {
    let block = #"{shape=circle note="\"x\"" fill=gold class="b  c" id="1 2"}"#
    let lines = try frames("a \(block)\n  b").split(separator: "\n")
    let attributes =
      ##"{"id":"1 2","class":"b c","fill":"#ffd700","shape":"circle","note":"\"x\""}"##
    #expect(lines[1].hasSuffix(",\"attributes\":\(attributes)},"))
    #expect(lines[2].hasSuffix("34.0]}"))
  }

  @Test func `what is left out is a small capsule, and is reported`() throws {
    let roots = try Selection(maxDepth: 1).applied(
      to: forest(Array("a\n b\n  c\n  d\n e".utf8)).roots)
    let picture = TreePicture(of: roots)
    let document = picture.svg
    #expect(
      document.contains(
        #"<rect x="16.5" y="148.5" width="32" height="24" rx="12" class="s3"/><text x="32.5" y="164.75" "#
      ))
    #expect(
      document.contains(
        "<desc>A tree diagram of 3 nodes on 3 levels, without 2 more. a has 2 children: b, e.</desc>"
      ))
    #expect(document.contains(">+2</text>"))
    #expect(
      String(decoding: picture.frames, as: UTF8.self).contains(
        #""label":"+2","frame":[16.5,148.5,32.0,24.0],"omitted":2}"#))
  }

  @Test func `a chain of 5,000 labelled edges is drawn`() throws {
    let outline = (0..<5_000).map { String(repeating: " ", count: $0) + "n {edge=1 note=2}\n" }
      .joined()
    #expect(try svg(outline).split(separator: "\n").count { $0.hasPrefix("<path") } == 4_999)
  }
}
