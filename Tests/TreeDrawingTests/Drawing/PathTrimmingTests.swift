import Testing

@testable import TreeDrawing

/// Parts of paths by their length.
@Suite struct PathTrimmingTests {
  private func ends(_ shape: some Shape, _ from: Double, _ to: Double, in frame: Rect)
    -> (start: Point, end: Point)?
  {
    let path = shape.trim(from: from, to: to).path(in: frame)
    guard let end = path.currentPoint, case .move(let start) = path.form.steps.first
    else { return nil }
    return (start, end)
  }

  private func expect(
    _ found: (start: Point, end: Point)?, _ start: (Double, Double), _ end: (Double, Double),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found else { return #expect(Bool(false), sourceLocation: sourceLocation) }
    let far = [
      found.start.x - start.0, found.start.y - start.1, found.end.x - end.0, found.end.y - end.1,
    ].map(abs)
    #expect(far.allSatisfy { $0 < 0.01 }, "\(found)", sourceLocation: sourceLocation)
  }

  private let square = rect(0, 0, 100, 100)

  @Test func `a quarter of a circle goes from the right down`() {
    expect(ends(Circle(), 0, 0.25, in: square), (100, 50), (50, 100))
    expect(ends(Circle(), 0.25, 0.5, in: square), (50, 100), (0, 50))
    expect(ends(Circle(), 0.5, 0.75, in: square), (0, 50), (50, 0))
    expect(ends(Circle(), 0, 0.125, in: square), (100, 50), (85.355, 85.355))
    expect(ends(Circle(), 0, 0.25, in: rect(0, 0, 300, 100)), (200, 50), (150, 100))
  }

  @Test func `a rectangle begins at its top left corner, round corners at the right`() {
    expect(ends(Rectangle(), 0, 0.5, in: square), (0, 0), (100, 100))
    expect(ends(Rectangle(), 0.125, 0.375, in: square), (50, 0), (100, 50))
    expect(ends(RoundedRectangle(cornerRadius: 10), 0, 0.25, in: square), (100, 50), (50, 100))
    expect(ends(Capsule(), 0, 0.5, in: rect(0, 0, 300, 100)), (300, 50), (0, 50))
  }

  @Test func `lengths are those of curves, not of their parameters`() {
    // Its control points draw it out at the end.
    let path = Path {
      $0.move(to: .zero)
      $0.addCurve(
        to: Point(x: 80, y: 0), control1: Point(x: 0, y: 0), control2: Point(x: 0, y: 0))
      $0.addQuadCurve(to: Point(x: 160, y: 0), control: Point(x: 160, y: 0))
      $0.addLine(to: Point(x: 240, y: 0))
    }
    for part in stride(from: 0.05, through: 0.95, by: 0.05) {
      expect(ends(path, 0, part, in: .zero), (0, 0), (240 * part, 0))
      expect(ends(path, part, 1, in: .zero), (240 * part, 0), (240, 0))
    }
  }

  @Test func `parts of an ellipse are equally long`() {
    let parts = (0..<8).map { index in
      let path = Ellipse().path(in: rect(0, 0, 200, 40))
        .trimmedPath(from: Double(index) / 8, to: Double(index + 1) / 8)
      return length(path)
    }
    let mean = parts.reduce(0, +) / 8
    #expect(parts.allSatisfy { abs($0 - mean) < 0.01 * mean / 8 }, "\(parts)")
  }

  /// The length of a path, measured in many straight lines.
  private func length(_ path: Path) -> Double {
    var (sum, current) = (0.0, Point.zero)
    for step in path.form.steps {
      guard case .curve(let end, let control1, let control2) = step else {
        if case .move(let start) = step { current = start }
        continue
      }
      let curve = BezierCurve([current, control1, control2, end])
      var last = current
      for index in 1...1_000 {
        let next = curve.split(at: Double(index) / 1_000).0.end
        sum += ((next.x - last.x) * (next.x - last.x) + (next.y - last.y) * (next.y - last.y))
          .squareRoot()
        last = next
      }
      current = end
    }
    return sum
  }

  @Test func `what is closed and whole stays closed, a part is open`() {
    let path = Path {
      $0.addRect(rect(0, 0, 10, 10))
      $0.addRect(rect(20, 0, 10, 10))
    }
    #expect(
      path.trimmedPath(from: 0, to: 0.75).form.steps == [
        .move(.zero), .line(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
        .line(Point(x: 0, y: 10)), .close, .move(Point(x: 20, y: 0)), .line(Point(x: 30, y: 0)),
        .line(Point(x: 30, y: 10)),
      ])
    #expect(
      path.trimmedPath(from: 0.875, to: 1).form.steps == [
        .move(Point(x: 20, y: 10)), .line(Point(x: 20, y: 0)),
      ])
  }

  @Test func `what comes behind the end of a closed line begins where that began`() {
    let path = Path {
      $0.addRect(rect(0, 0, 10, 10))
      $0.addLine(to: Point(x: -10, y: 0))
    }
    #expect(
      path.trimmedPath(from: 0.8, to: 1).form.steps == [.move(.zero), .line(Point(x: -10, y: 0))])
  }

  @Test(arguments: [(0.0, 1.0), (-3, 7), (-.infinity, .infinity)])
  func `all of a path is the path`(_ from: Double, _ to: Double) {
    let circle = Circle().path(in: square)
    #expect(circle.trimmedPath(from: from, to: to) == circle)
  }

  @Test(arguments: [(0.5, 0.5), (0.7, 0.2), (1, 1), (0, 0), (2, 3), (0, -1)])
  func `between an end and a start there is nothing`(_ from: Double, _ to: Double) {
    #expect(Circle().path(in: square).trimmedPath(from: from, to: to).isEmpty)
    #expect(Drawing(of: Circle().trim(from: from, to: to).stroke(.red)).warnings.isEmpty)
  }

  @Test func `a path without length or without anything has no parts`() {
    #expect(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Path { $0.move(to: .zero) }.trimmedPath(from: 0, to: 0.5).isEmpty)
    #expect(Circle().path(in: .zero).trimmedPath(from: 0.2, to: 0.5).boundingRect == .zero)
  }

  @Test func `a part may be trimmed, stroked, filled and clipped to`() {
    let half = Rectangle().trim(from: 0, to: 0.5).trim(from: 0.5, to: 1)
    #expect(
      half.path(in: rect(0, 0, 10, 10)).form.steps == [
        .move(Point(x: 10, y: 0)), .line(Point(x: 10, y: 10)),
      ])
    #expect(Drawing(of: half.stroke(.red)).svg.contains("<path d=\"M10 0L10 10\"/>"))
    let clipped = Drawing(of: fixed(8, 8).clipShape(Rectangle().trim(to: 0.5)))
    #expect(clipped.definitions[0].contains("<path d=\"M0 0L8 0L8 8\"/>"))
  }

  @Test func `fractions that are no numbers are reported`() {
    let shape = Circle().trim(from: .nan, to: .nan)
    let drawing = Drawing(of: shape.stroke(.red))
    #expect(
      drawing.warnings.map(\.description) == [
        "trim(from:) is NaN, but must be a number; 0 is used instead",
        "trim(to:) is NaN, but must be a number; 1 is used instead",
      ])
    #expect(drawing.painted == Drawing(of: Circle().stroke(.red)).painted)
    let clipped = Drawing(of: fixed(4, 4).clipShape(shape.trim(to: 0.5)))
    #expect(clipped.warnings.count == 2)
    let behind = Drawing(of: fixed(4, 4).background(.red, in: shape))
    #expect(behind.warnings.count == 2)
  }

  @Test func `a path that stands nowhere is reported as any other`() {
    let path = Path(rect(.nan, 0, 4, 4)).trim(from: 0.2, to: 0.4)
    #expect(Drawing(of: path).warnings.map(\.misuse) == [.coordinates(.shape)])
    let great = Path(rect(-4e12, 0, 8e12, 8e12)).trim(from: 0.2, to: 0.4)
    #expect(Drawing(of: great).warnings.isEmpty)
  }
}
