import Testing

@testable import TreeDrawing

@Suite struct PathArcTests {
  private func arc(_ start: Double, _ end: Double, clockwise: Bool) -> Path {
    Path { path in
      path.addArc(
        center: Point(x: 10, y: 10), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
  }

  static let arcs: [(Double, Double, clockwise: Bool, Rect, curves: Int)] = [
    // Angles grow from the right to the bottom.
    (0, 90, false, rect(10, 10, 10, 10), 1),
    (90, 0, true, rect(10, 10, 10, 10), 1),
    // The other way round, the arc goes over left and top.
    (0, 90, true, rect(0, 0, 20, 20), 3),
    (90, 0, false, rect(0, 0, 20, 20), 3),
    (0, 180, false, rect(0, 10, 20, 10), 2),
    (0, 180, true, rect(0, 0, 20, 10), 2),
    (-90, 90, false, rect(10, 0, 10, 20), 2),
    (350, 370, false, rect(19.848, 8.264, 0.152, 3.473), 1),
    // A turn or more, either way, is the whole circle.
    (0, 360, false, rect(0, 0, 20, 20), 4),
    (0, 360, true, rect(0, 0, 20, 20), 4),
    (0, -720, false, rect(0, 0, 20, 20), 4),
    (45, 45, false, rect(17.071, 17.071, 0, 0), 0),
  ]

  @Test(arguments: arcs.indices) func `arcs go from angle to angle`(index: Int) {
    let (start, end, clockwise, bounds, curves) = Self.arcs[index]
    let path = arc(start, end, clockwise: clockwise)
    let found = path.boundingRect
    #expect(abs(found.minX - bounds.minX) < 0.005 && abs(found.minY - bounds.minY) < 0.005)
    #expect(abs(found.maxX - bounds.maxX) < 0.005 && abs(found.maxY - bounds.maxY) < 0.005)
    #expect(path.form.steps.count == 1 + curves)
  }

  @Test func `an arc is drawn from the point where the path is`() {
    var path = Path { $0.move(to: Point(x: 10, y: 10)) }
    path.addRelativeArc(
      center: Point(x: 10, y: 10), radius: 10, startAngle: .zero, delta: .degrees(90))
    #expect(path.form.steps.prefix(2) == [.move(Point(x: 10, y: 10)), .line(Point(x: 20, y: 10))])
  }

  @Test func `an arc of no angle is not painted, and reported`() {
    let drawing = Drawing(of: arc(.nan, 90, clockwise: false))
    #expect(drawing.warnings.map(\.misuse) == [.coordinates(.shape)])
    #expect(drawing.layers.isEmpty)
  }

  static let bounds: [(Path, Rect)] = [
    (Path(), .zero),
    (Path(ellipseIn: rect(1, 2, 3, 4)), rect(1, 2, 3, 4)),
    (Path { $0.addRects([rect(0, 0, 2, 2), rect(5, 1, 1, 9)]) }, rect(0, 0, 6, 10)),
    (Path { $0.addLine(to: Point(x: 9, y: 9)) }, .zero),
    (
      Path {
        $0.move(to: .zero)
        $0.addQuadCurve(to: Point(x: 10, y: 0), control: Point(x: 5, y: 10))
      }, rect(0, 0, 10, 5)
    ),
    (
      Path {
        $0.move(to: .zero)
        $0.addCurve(
          to: Point(x: 10, y: 0), control1: Point(x: 0, y: 8), control2: Point(x: 10, y: 8))
      }, rect(0, 0, 10, 6)
    ),
  ]

  @Test(arguments: bounds) func `bounds are around the curves`(path: Path, bounds: Rect) {
    let found = path.boundingRect
    #expect(abs(found.minX - bounds.minX) < 1e-9 && abs(found.minY - bounds.minY) < 1e-9)
    #expect(abs(found.maxX - bounds.maxX) < 1e-9 && abs(found.maxY - bounds.maxY) < 1e-9)
  }
}
