import Testing

@testable import TreeDrawing

@Suite struct ColorTests {
  @Test(arguments: [
    (Color(red: 1, green: 0.5, blue: 0), Color(rgb: 0xff8000)),
    (Color(red: 7, green: -1, blue: .infinity), Color(rgb: 0xff00ff)),
    (Color(red: .nan, green: 1, blue: 1, opacity: 2), Color(rgb: 0x00ffff)),
    (Color(white: 0.2), Color(rgb: 0x333333)),
    (Color(white: 1, opacity: .nan), Color.white.opacity(0)),
    (Color.clear, Color.black.opacity(0)),
    (Color.white.opacity(0.5).opacity(0.5), Color(white: 1, opacity: 0.251)),
    (Color.white.opacity(2), .white),
    (Color.primary, .black),
    (Color.secondary, Color(rgb: 0x3c3c43).opacity(0.6)),
  ]) func `colours are made of shares`(color: Color, expected: Color) {
    #expect(color == expected)
  }

  @Test func `a colour has the shares that it is made of`() {
    let color = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    #expect([color.red, color.green, color.blue, color.opacity] == [0.2, 0.4, 0.6, 0.8])
  }
}
