import Testing
import TreeDrawing

/// What a view is in SwiftUI, it is here, as far as names go.
@Suite struct SwiftUINamesTests {
  private struct Tag: ViewModifier {
    let color: Color

    func body(content: Content) -> some View {
      content.padding(4).background(color)
    }
  }

  private func size(_ view: some View) -> Size { Drawing(of: view).size }

  private func body(_ view: some View) -> [Substring] {
    Drawing(of: view).svg.split(separator: "\n").filter { $0.hasSuffix("/>") }
  }

  @Test func `a modifier of one's own changes views`() {
    let square = Color.black.frame(width: 10, height: 10)
    #expect(size(square.modifier(Tag(color: .red))) == Size(width: 18, height: 18))
    let row = HStack(spacing: 0) {
      Group {
        square
        square
      }.modifier(Tag(color: .red))
    }
    #expect(size(row) == Size(width: 36, height: 18))
  }

  @Test func `a view of any type is as the view that it is`() {
    let views = [
      AnyView(Color.red.frame(width: 3, height: 4)), AnyView(AnyView(Spacer(minLength: 9))),
    ]
    let row = HStack(spacing: 0) { ForEach(0..<2) { views[$0] } }
    #expect(size(row) == Size(width: 12, height: 4))
    let pair = AnyView(
      erasing: Group {
        Text(verbatim: "a")
        Text("a")
      })
    #expect(size(HStack { pair.frame(width: 2) }).width == 12)
  }

  @Test func `a position is that of the middle in all that is offered`() {
    let view = ZStack(alignment: .topLeading) {
      Rectangle().frame(width: 10, height: 4).position(x: 30, y: 20)
      Rectangle().frame(width: 10, height: 4).position(Point(x: 1, y: 1))
    }
    .frame(width: 100, height: 50)
    #expect(
      body(view) == [
        "<rect x=\"25\" y=\"18\" width=\"10\" height=\"4\"/>",
        "<rect x=\"-4\" y=\"-1\" width=\"10\" height=\"4\"/>",
      ])
    #expect(
      size(Rectangle().frame(width: 10, height: 4).position(x: 9)) == Size(width: 10, height: 4))
  }

  @Test func `what is hidden keeps its place`() {
    let row = HStack(spacing: 0) {
      Rectangle().frame(width: 5, height: 5).hidden()
      Rectangle().frame(width: 5, height: 5)
    }
    #expect(body(row) == ["<rect x=\"5\" y=\"0\" width=\"5\" height=\"5\"/>"])
  }

  @Test func `a border is inside`() {
    let place = { (shape: PaintedShape) in shape.frame(width: 20, height: 10) }
    let shapes = HStack(spacing: 0) {
      place(Rectangle().strokeBorder(.red, lineWidth: 2))
      place(RoundedRectangle(cornerRadius: 4, style: .continuous).strokeBorder(.red, lineWidth: 2))
      place(Capsule(style: .continuous).inset(by: 1).inset(by: 1).stroke(.red, lineWidth: 2))
      place(Ellipse().strokeBorder(.red, style: StrokeStyle(lineWidth: 2)))
      place(Circle().strokeBorder(.red, lineWidth: 2))
    }
    #expect(
      body(shapes) == [
        "<rect x=\"1\" y=\"1\" width=\"18\" height=\"8\"/>",
        "<rect x=\"21\" y=\"1\" width=\"18\" height=\"8\" rx=\"3\"/>",
        "<rect x=\"42\" y=\"2\" width=\"16\" height=\"6\" rx=\"3\"/>",
        "<ellipse cx=\"70\" cy=\"5\" rx=\"9\" ry=\"4\"/>",
        "<ellipse cx=\"90\" cy=\"5\" rx=\"4\" ry=\"4\"/>",
      ])
  }

  @Test func `corners may be wider than high`() {
    let shape = RoundedRectangle(cornerSize: Size(width: 4, height: 2)).frame(width: 20, height: 10)
    #expect(body(shape).first?.hasPrefix("<path d=\"M20 5L20 8C") == true)
  }

  @Test(arguments: [
    (Font.largeTitle, 34.0, Font.Weight.regular), (.title, 28, .light), (.headline, 17, .semibold),
    (.caption2, 11, .medium), (.system(.body, weight: .heavy), 17, .black),
    (.callout.bold(), 16, .bold), (.title3.weight(.thin), 20, .ultraLight),
  ])
  func `text styles are sizes and weights`(font: Font, size: Double, weight: Font.Weight) {
    #expect(font == .system(size: size, weight: weight))
  }

  @Test func `proposals of nothing and of everything have names`() {
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
  }

  @Test(arguments: [
    (Color(.sRGB, red: 1, green: 0.5, blue: 0), Color(rgb: 0xff8000)),
    (Color(.sRGB, white: 0.2), Color(rgb: 0x333333)),
    (Color(hue: 0, saturation: 1, brightness: 1), Color(rgb: 0xff0000)),
    (Color(hue: 1, saturation: 1, brightness: 1), Color(rgb: 0xff0000)),
    (Color(hue: 1 / 6, saturation: 1, brightness: 1), Color(rgb: 0xffff00)),
    (Color(hue: 1 / 3, saturation: 1, brightness: 0.2), Color(rgb: 0x003300)),
    (Color(hue: 0.5, saturation: 0.5, brightness: 1), Color(rgb: 0x80ffff)),
    (Color(hue: 0.75, saturation: 1, brightness: 1), Color(rgb: 0x8000ff)),
    (Color(hue: .nan, saturation: -3, brightness: 9), .white),
  ])
  func `colours are made of hues and in spaces`(color: Color, expected: Color) {
    #expect(color == expected)
  }

  @Test func `a foreground colour is a foreground style`() {
    func svg(_ view: some View) -> String { Drawing(of: view).svg }
    #expect(svg(Text("a").foregroundColor(.red)) == svg(Text("a").foregroundStyle(.red)))
  }
}
