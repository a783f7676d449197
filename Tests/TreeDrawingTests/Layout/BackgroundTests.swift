import Testing

@testable import TreeDrawing

@Suite struct BackgroundTests {
  private func rectangles(_ view: some View) -> [String] {
    Drawing(of: view).svg.split(separator: "\n").filter { $0.hasPrefix("<rect") }.map(String.init)
  }

  @Test func `a background is painted first, an overlay last`() {
    let view = Color.white.frame(width: 8, height: 4)
      .background(.red).overlay(.blue, in: Rectangle())
    let fills = Drawing(of: view).layers.flatMap(\.items).compactMap { item -> Color? in
      guard case .shape(_, let paint) = item else { return nil }
      return paint.fill
    }
    #expect(fills == [.red, .white, .blue])
  }

  @Test func `views behind and in front are aligned`() {
    let view = fixed(8, 4).numbered(0)
      .background(fixed(2, 2).numbered(1), alignment: .bottomTrailing)
      .overlay(fixed(2, 2).numbered(2), alignment: .topLeading)
    #expect(LaidOut(view).list == [rect(0, 0, 8, 4), rect(6, 2, 2, 2), rect(0, 0, 2, 2)])
  }

  @Test func `a border is inside the view`() {
    let drawn = rectangles(Color.clear.frame(width: 8, height: 6).border(.red, width: 2))
    #expect(drawn == ["<rect x=\"1\" y=\"1\" width=\"6\" height=\"4\"/>"])
  }

  @Test func `lengths that are not given are the default`() {
    let view = fixed(2, 2).padding(.leading).padding(.top, nil).offset(Size(width: 3, height: 4))
    #expect(LaidOut(view).size == Size(width: 18, height: 18))
    #expect(rectangles(view) == ["<rect x=\"19\" y=\"20\" width=\"2\" height=\"2\"/>"])
  }
}
