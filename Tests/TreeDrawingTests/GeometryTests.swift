import Testing

@testable import TreeDrawing

@Suite struct GeometryTests {
  @Test func `a unit point names a place in a rectangle`() {
    let rect = Rect(x: 10, y: 20, width: 40, height: 8)
    #expect(rect[.bottom] == Point(x: 30, y: 28))
    #expect(rect[.topLeading] == Point(x: 10, y: 20))
    #expect(rect[.trailing] == Point(x: 50, y: 24))
  }
}
