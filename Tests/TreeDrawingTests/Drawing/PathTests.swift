import Testing

@testable import TreeDrawing

@Suite struct PathTests {
  let rect = Rect(x: 0, y: 0, width: 20, height: 10)

  @Test func `an empty path becomes what is added`() {
    #expect(Path { $0.addEllipse(in: rect) } == Path(ellipseIn: rect))
    #expect(
      Path { $0.addRoundedRect(in: rect, cornerSize: Size(width: 3, height: 3)) }
        == Path(roundedRect: rect, cornerRadius: 3))
  }

  @Test func `paths are drawn one after the other`() {
    let path = Path { path in
      path.addRect(rect)
      path.addPath(Path { $0.addLines([Point(x: 1, y: 2), Point(x: 3, y: 4)]) })
    }
    let document = Drawing(of: path.frame(width: 20, height: 10)).svg
    #expect(document.contains("<path d=\"M0 0L20 0L20 10L0 10ZM1 2L3 4\"/>"))
  }

  @Test func `corners are as large as there is room for`() {
    let path = Path(roundedRect: rect, cornerSize: Size(width: 50, height: 2))
    let document = Drawing(of: path.frame(width: 20, height: 10)).svg
    #expect(document.contains("<path d=\"M20 5L20 8C20 9.1 15.52 10 10 10C4.48 10 0 9.1 0 8L0 2C"))
  }

  @Test func `the current point is where the last line ends`() {
    var path = Path()
    #expect(path.isEmpty)
    #expect(path.currentPoint == nil)
    path.move(to: Point(x: 1, y: 2))
    path.addLine(to: Point(x: 3, y: 4))
    #expect(path.currentPoint == Point(x: 3, y: 4))
    path.addQuadCurve(to: Point(x: 5, y: 6), control: .zero)
    #expect(path.currentPoint == Point(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == Point(x: 1, y: 2))
    #expect(!path.isEmpty)
  }
}
