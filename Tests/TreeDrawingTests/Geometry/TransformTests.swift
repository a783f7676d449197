import Testing

@testable import TreeDrawing

@Suite struct TransformTests {
  private let point = Point(x: 3, y: 4)

  @Test func `a transform takes points elsewhere`() {
    let transform = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    #expect(point.applying(transform) == Point(x: 37, y: 50))
    #expect(point.applying(.identity) == point)
  }

  @Test func `one after the other is both`() {
    let first = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let second = Transform(a: 0, b: -1, c: 1, d: 0.5, tx: -4, ty: 6)
    #expect(
      point.applying(first.concatenating(second)) == point.applying(first).applying(second))
    #expect(first.concatenating(.identity) == first)
    #expect(Transform.identity.concatenating(first) == first)
  }

  @Test func `an inverse undoes a transform, unless points came to lie on each other`() throws {
    let transform = Transform(a: 2, b: 3, c: 5, d: 7, tx: 11, ty: 13)
    let inverse = try #require(transform.inverted())
    #expect(isClose(point.applying(transform).applying(inverse), point))
    #expect(Transform(scaling: Size(width: 0, height: 1)).inverted() == nil)
    #expect(Transform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverted() == nil)
    #expect(Transform(scaling: Size(width: 1e-300, height: 1e-300)).inverted() == nil)
    #expect(Transform(scaling: Size(width: .nan, height: 1)).inverted() == nil)
  }

  @Test func `a rectangle becomes the one around its corners`() {
    let rectangle = rect(1, 2, 30, 10)
    #expect(rectangle.applying(.identity) == rectangle)
    #expect(rectangle.applying(Transform(turning: .degrees(90))) == rect(-12, 1, 10, 30))
    #expect(
      rectangle.applying(Transform(scaling: Size(width: -1, height: 2))) == rect(-31, 4, 30, 20))
    #expect(rect(31, 2, -30, 10).applying(.identity) == rectangle)
    let slanted = Transform(a: 1, b: 0, c: 1, d: 1, tx: 0, ty: 0)
    #expect(rectangle.applying(slanted) == rect(3, 2, 40, 10))
  }

  @Test func `turns are clockwise, and exact where they are along an axis`() {
    let quarter = Transform(turning: .degrees(90))
    #expect(point.applying(quarter) == Point(x: -4, y: 3))
    for turns in [0.0, 1, -3, 25, 1e6, -1e9] {
      #expect(Transform(turning: .degrees(90 + 360 * turns)) == quarter, "\(turns)")
    }
    #expect(
      isClose(
        point.applying(Transform(turning: .degrees(45))),
        Point(x: -0.7071067811865475, y: 4.949747468305833)))
  }
}
