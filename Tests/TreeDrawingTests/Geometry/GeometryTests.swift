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

@Suite struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 40, height: 8)

  @Test(arguments: [
    (1, 2, Rect(x: 11, y: 22, width: 38, height: 4)),
    (-1, -2, Rect(x: 9, y: 18, width: 42, height: 12)),
    (30, 4, Rect(x: 30, y: 24, width: 0, height: 0)),
  ]) func `edges move inwards, not through each other`(dx: Double, dy: Double, expected: Rect) {
    #expect(rect.insetBy(dx: dx, dy: dy) == expected)
  }

  @Test func `a union is around both`() {
    let other = Rect(x: 0, y: 22, width: 20, height: 10)
    #expect(rect.union(other) == Rect(x: 0, y: 20, width: 50, height: 12))
    #expect(rect.union(rect) == rect)
  }

  @Test(arguments: [
    (10, 20, true), (49.9, 27.9, true), (50, 20, false), (10, 28, false), (9, 24, false),
  ]) func `the right and the bottom edge are outside`(x: Double, y: Double, expected: Bool) {
    #expect(rect.contains(Point(x: x, y: y)) == expected)
  }

  @Test func `nothing is at the origin`() {
    #expect(Rect.zero == Rect(x: 0, y: 0, width: 0, height: 0))
    #expect(rect[.zero] == rect.origin)
    #expect(rect.width == 40)
    #expect(rect.height == 8)
  }

  @Test(arguments: [
    (0.0, 0.0), (0.1, 2), (2, 2), (2.000_000_000_1, 2), (2.01, 4), (47.3, 48), (1e13, 1e13),
    (.infinity, .infinity),
  ]) func `a length is rounded up to a multiple of a step`(length: Double, rounded: Double) {
    #expect(length.roundedUp(to: 2) == rounded)
    #expect(length.roundedUp(to: 0) == length)
  }

  @Test(arguments: [(0.0, 0.0), (0.49, 0), (0.51, 1), (13.816, 14), (1e13, 1e13), (-3.2, -3)])
  func `a length is rounded to the nearest whole number`(length: Double, whole: Double) {
    #expect(length.nearestWhole == whole)
  }
}
