import Testing

@testable import TreeDrawing

@Suite struct EnvironmentTests {
  /// The font and the colour of each text, in painting order.
  private func texts(_ view: some View) -> [(text: String, font: Font, color: Color)] {
    Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      guard case .text(let text, at: _, _, let font, let color, halo: _, _) = item else {
        return nil
      }
      return (text, font, color)
    }
  }

  private func colors(_ view: some View) -> [Color] { texts(view).map(\.color) }

  private func paints(_ view: some View) -> [Paint] {
    Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      guard case .shape(_, let paint) = item else { return nil }
      return paint
    }
  }

  @Test func `texts are black and of the default font`() {
    let text = texts(Text("a")).first
    #expect(text?.font == .default)
    #expect(text?.color == .black)
  }

  @Test func `the nearest font counts, and weights change it from outside`() {
    let large = Font.system(size: 20)
    let fonts = texts(
      VStack {
        Text("a")
        Text("b").font(large)
        Text("c").font(.system(size: 9, weight: .bold)).fontWeight(.regular)
        Text("d").bold().font(nil)
        Text("e").fontWeight(nil)
        Text("f").bold(false)
      }
      .font(.system(size: 30)).bold()
    ).map(\.font)
    #expect(
      fonts == [
        .system(size: 30, weight: .bold), .system(size: 20, weight: .bold), .system(size: 9),
        .system(size: 14, weight: .bold), .system(size: 30), .system(size: 30),
      ])
  }

  @Test func `a text is measured in its font`() {
    let size = Drawing(of: Text("Root").font(.system(size: 28))).size
    #expect(size.width == 2 * Drawing(of: Text("Root")).size.width)
    #expect(size.height == 2 * Drawing(of: Text("Root")).size.height)
  }

  @Test func `the views of a collection take over what is set around it`() {
    let view = VStack {
      ForEach(0..<2) { outer in
        ForEach(0..<2) { inner in
          if inner == 0 {
            Text("\(outer)").foregroundStyle(Color(rgb: 0x0000ff))
          } else {
            Text("\(outer)")
          }
        }
      }
      .foregroundStyle(Color(rgb: 0xff0000))
      Text("behind")
    }
    let (red, blue) = (Color(rgb: 0xff0000), Color(rgb: 0x0000ff))
    #expect(colors(view) == [blue, red, blue, red, .black])
  }

  @Test func `content that is made late takes over what is set around its place`() {
    struct Key: PreferenceKey {
      static var defaultValue: Int { 0 }
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    let view = VStack {
      GeometryReader { _ in ForEach(0..<1) { _ in Text("a") } }.foregroundStyle(.white)
      Text("b")
        .backgroundPreferenceValue(Key.self) { _ in Text("c") }
        .overlayPreferenceValue(Key.self) { _ in Text("d").foregroundStyle(.black) }
        .foregroundStyle(.white)
      Text("e")
    }
    #expect(texts(view).map(\.text) == ["a", "c", "b", "d", "e"])
    #expect(colors(view) == [.white, .white, .white, .black, .black])
  }

  @Test func `what is behind or in front takes over what is set around both`() {
    let view = Text("a").foregroundStyle(Color(rgb: 0xff0000))
      .background { Text("b") }.overlay { Text("c") }
      .foregroundStyle(.white)
    #expect(colors(view) == [.white, Color(rgb: 0xff0000), .white])
  }

  @Test func `shapes that name no colour have the foreground's`() {
    let style = StrokeStyle(lineWidth: 3, dash: [2])
    let painted = paints(
      VStack {
        Rectangle()
        Circle().fill()
        Rectangle().stroke(lineWidth: 2)
        Capsule().stroke(style: style)
        Rectangle().fill(.black)
        Path().stroke(.black)
      }
      .foregroundStyle(.white))
    #expect(
      painted == [
        Paint(fill: .white), Paint(fill: .white),
        Paint(stroke: .white, style: StrokeStyle(lineWidth: 2)),
        Paint(stroke: .white, style: style), Paint(fill: .black), Paint(stroke: .black),
      ])
  }

  @Test func `a shape is filled and stroked in the order of the calls`() {
    let filledFirst = Rectangle().fill(.white).stroke(.black, lineWidth: 2)
    #expect(
      paints(filledFirst) == [
        Paint(fill: .white, stroke: .black, style: StrokeStyle(lineWidth: 2))
      ])
    let strokedFirst = Rectangle().stroke(.black).fill(.white).stroke().fill()
    #expect(
      paints(strokedFirst.frame(width: 9, height: 9)) == [
        Paint(stroke: .black), Paint(fill: .white, stroke: .black), Paint(fill: .black),
      ])
    #expect(LaidOut(strokedFirst.frame(width: 9, height: 4)).size == Size(width: 9, height: 4))
  }
}
