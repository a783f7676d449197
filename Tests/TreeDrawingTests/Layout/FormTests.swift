import Testing

@testable import TreeDrawing

/// Shapes that are kept by their types, and draw themselves where they are written.
@Suite struct FormTests {
  private static var shapes: [any Shape] {
    [Diamond(), Hexagon(), Folder(), Document(), Cylinder()]
  }
  private static let frames = [
    Rect(x: 3, y: 4, width: 60, height: 30), Rect(x: 0, y: 0, width: 10, height: 90),
    Rect(x: -7, y: 1, width: 20, height: 20),
  ]

  private static func drawing(_ shape: any Shape) -> String {
    Drawing(of: AnyView(shape.stroke(.red)).frame(width: 60, height: 20)).svg
  }

  @Test(arguments: [
    (0, "M30 0L60 10L30 20L0 10Z"),
    (1, "M5.77 0L54.23 0L60 10L54.23 20L5.77 20L0 10Z"),
    (2, "M0 0L32.5 0L35 2.5L60 2.5L60 20L0 20Z"),
    (3, "M0 0L55.29 0L60 4.71L60 20L0 20ZM60 4.71L55.29 4.71L55.29 0"),
  ]) func `straight forms have a line to each corner`(shape: Int, path: String) {
    #expect(Self.drawing(Self.shapes[shape]).contains("<path d=\"\(path)\"/>"))
  }

  @Test func `a cylinder is two sides, two ends, and the nearer rim of the upper one`() {
    let document = Self.drawing(Cylinder())
    #expect(
      document.contains(
        """
        <path d="M0 2C0 0.9 13.43 0 30 0C46.57 0 60 0.9 60 2L60 18\
        C60 19.1 46.57 20 30 20C13.43 20 0 19.1 0 18Z\
        M60 2C60 3.1 46.57 4 30 4C13.43 4 0 3.1 0 2"/>
        """))
  }

  @Test(arguments: [0, 1, 2, 3, 4], frames)
  func `a form fills its frame`(shape: Int, frame: Rect) {
    let path = Self.shapes[shape].path(in: frame)
    let drawn = Path { $0.add(path.form.steps) }.boundingRect
    #expect(path.boundingRect == frame)
    for corner in [UnitPoint.topLeading, .bottomTrailing] {
      #expect(abs(drawn[corner].x - frame[corner].x) < 1e-9)
      #expect(abs(drawn[corner].y - frame[corner].y) < 1e-9)
    }
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `a form is written as a path with its steps is`(shape: Int) {
    let shape = Self.shapes[shape]
    let path = Path { path in
      path.add(shape.path(in: Rect(x: 0, y: 0, width: 60, height: 20)).form.steps)
    }
    #expect(Self.drawing(shape) == Self.drawing(path))
  }

  @Test(arguments: [0, 1, 2, 3, 4])
  func `a frame of negative extents counts as the same place`(shape: Int) {
    let path = Self.shapes[shape].path(in: Rect(x: 60, y: 20, width: -60, height: -20))
    #expect(path == Self.shapes[shape].path(in: Rect(x: 0, y: 0, width: 60, height: 20)))
  }

  @Test func `usual shapes and forms are kept without a closure`() {
    let usual: [any Shape] = [
      Rectangle(), RoundedRectangle(cornerRadius: 3), Capsule(), Ellipse(), Circle(),
    ]
    for shape in usual + Self.shapes {
      guard case .simple(let outline) = shape._stored.form else {
        Issue.record("\(shape) is kept as a closure.")
        continue
      }
      let frame = Rect(x: 1, y: 2, width: 30, height: 50)
      #expect(Path(outline, in: frame) == shape.path(in: frame))
    }
  }

  @Test func `forms of one type are one form`() {
    #expect(Diamond().path(in: .zero) == Diamond().path(in: .zero))
    #expect(Diamond().path(in: .zero) != Hexagon().path(in: .zero))
    #expect(Set([Diamond().outline, Hexagon().outline, Diamond().outline]).count == 2)
  }
}
