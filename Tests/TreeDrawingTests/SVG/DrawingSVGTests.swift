import Testing

@testable import TreeDrawing

@Suite struct DrawingSVGTests {
  private func svg(_ view: some View) -> String {
    Drawing(of: view).svg(SVGOptions(title: "A < B", description: "\"quoted\""))
  }

  @Test func `a drawing is one flat document`() {
    let view = Text("a & b").padding(8).background {
      RoundedRectangle(cornerRadius: 7).painted(Paint(fill: .white, stroke: .black))
    }
    #expect(
      svg(view) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="48.69" height="34.2" viewBox="0 0 48.69 34.2" \
        role="graphics-document" class="trdo88a" direction="ltr" xml:space="preserve">
        <title>A &lt; B</title>
        <desc>&quot;quoted&quot;</desc>
        <style>
        .trdo88a rect{fill:#ffffff;stroke:#000000}
        .trdo88a text{font-family:Helvetica, Arial, "Liberation Sans", sans-serif;font-size:14px;\
        text-anchor:middle;white-space:pre;fill:#000000}
        </style>
        <g class="content">
        <rect x="0" y="0" width="48.69" height="34.2" rx="7"/>
        <text x="24.34" y="21.92" textLength="32.69" lengthAdjust="spacingAndGlyphs">a &amp; b</text>
        </g>
        </svg>

        """)
  }

  @Test func `a drawing needs no title`() {
    let drawing = Drawing(of: Text("a"))
    let titled = drawing.svg(SVGOptions(title: "A", description: "B"))
    #expect(drawing.svg == titled.replacing("<title>A</title>\n<desc>B</desc>\n", with: ""))
  }

  @Test(arguments: [
    (100, 100, "width=\"100\" height=\"100\" viewBox=\"0 0 100 100\""),
    (32_767, 10, "width=\"32767\" height=\"10\" viewBox=\"0 0 32767 10\""),
    (65_534, 100, "width=\"32767\" height=\"50\" viewBox=\"0 0 65534 100\""),
    (100, 65_534, "width=\"50\" height=\"32767\" viewBox=\"0 0 100 65534\""),
    (262_137, 80, "width=\"262137\" height=\"80\" viewBox=\"0 0 262137 80\""),
  ])
  func `a picture larger than many viewers draw is shown smaller, down to an eighth`(
    _ width: Double, _ height: Double, _ attributes: String
  ) {
    #expect(svg(Color.black.frame(width: width, height: height)).contains(attributes))
  }

  @Test func `layers are painted by their height, whatever the views' order`() {
    let view = HStack(spacing: 0) {
      Color.black.frame(width: 1, height: 1).layer(DrawingLayer("above", height: 1))
      Color.black.frame(width: 2, height: 1)
      Color.black.frame(width: 3, height: 1).layer(DrawingLayer("below", height: -1))
      Color.black.frame(width: 4, height: 1).layer(DrawingLayer("above", height: 1))
    }
    let layers = Drawing(of: view).layers
    #expect(layers.map(\.name.name.text) == ["below", "content", "above"])
    #expect(layers.map(\.items.count) == [1, 1, 2])
  }

  @Test func `a background is painted before its view, also one that is made late`() {
    let view = Color.white.frame(width: 9, height: 9)
      .background { GeometryReader { _ in Color.black } }
    let fills = Drawing(of: view).layers.flatMap(\.items).compactMap { item -> Color? in
      guard case .shape(_, let paint) = item else { return nil }
      return paint.fill
    }
    #expect(fills == [.black, .white])
  }

  @Test func `the most frequent style of an element type needs no class`() {
    let view = HStack {
      Color.black.frame(width: 1, height: 1)
      Color.white.frame(width: 1, height: 1)
      Color.white.frame(width: 1, height: 1)
    }
    let document = svg(view)
    #expect(document.contains(" rect{fill:#ffffff}\n"))
    #expect(document.contains(" .s1{fill:#000000}\n"))
    #expect(document.split(separator: "class=\"s1\"").count == 2)
  }

  @Test func `a style takes nothing over from the most frequent one`() {
    let view = HStack {
      Text("a").bold()
      Text("b")
    }
    let document = svg(view)
    #expect(document.contains("font-size:14px;font-weight:700;"))
    #expect(document.contains(" .s1{font-weight:400}"))
  }

  @Test func `pictures with other rules have another scope`() {
    func scope(_ color: Color) -> Substring? {
      svg(color.frame(width: 1, height: 1)).split(separator: "\"").first { $0.hasPrefix("t") }
    }
    #expect(scope(.black) == scope(.black))
    #expect(scope(.black) != scope(.white))
  }

  @Test func `lines and half transparent colours`() {
    let line = Line(from: Point(x: 1, y: 2), to: Point(x: 3.005, y: -4))
      .stroke(
        Color(rgb: 0x0102ff).opacity(16 / 255),
        style: StrokeStyle(lineWidth: 1.25, lineCap: .round, dash: [4, 2.5]))
    let document = svg(line)
    #expect(document.contains("<path d=\"M1 2L3.01 -4\"/>"))
    #expect(
      document.contains(
        "{fill:none;stroke:#0102ff10;stroke-width:1.25;stroke-linecap:round;stroke-dasharray:4 2.5}"
      ))
  }

  @Test func `shapes fill their place`() {
    struct Triangle: Shape {
      func path(in rect: Rect) -> Path {
        Path { path in
          path.addLines([rect[.bottomLeading], rect[.top], rect[.bottomTrailing]])
          path.closeSubpath()
        }
      }
    }
    let document = svg(
      HStack(spacing: 0) {
        Circle().frame(width: 20, height: 10)
        Ellipse().frame(width: 20, height: 10)
        Capsule().frame(width: 20, height: 10)
        Triangle().frame(width: 20, height: 10)
        Path {
          $0.move(to: .zero)
          $0.addQuadCurve(to: Point(x: 1, y: 2), control: Point(x: 3, y: 4))
        }
        .frame(width: 20, height: 10)
      })
    #expect(
      document.split(separator: "\n").filter { $0.hasSuffix("/>") } == [
        "<ellipse cx=\"10\" cy=\"5\" rx=\"5\" ry=\"5\"/>",
        "<ellipse cx=\"30\" cy=\"5\" rx=\"10\" ry=\"5\"/>",
        "<rect x=\"40\" y=\"0\" width=\"20\" height=\"10\" rx=\"5\"/>",
        "<path d=\"M60 10L70 0L80 10Z\"/>",
        "<path d=\"M80 0Q83 4 81 2\"/>",
      ])
  }

  @Test func `a form goes on as a path when something is added to it`() {
    var path = Path(Rect(x: 0, y: 0, width: 20, height: 10))
    path.addLine(to: Point(x: 5, y: 5))
    let document = svg(path.frame(width: 20, height: 10))
    #expect(document.contains("M0 0L20 0L20 10L0 10ZL5 5"))
  }
}
