import Testing

@testable import TreeDrawing

/// Lengths that are numbers, but greater than any picture has them.
@Suite struct GreatLengthTests {
  private func told(_ view: some View) -> [String] {
    Drawing(of: view).warnings.map(\.description)
  }

  @Test func `a number that is too great is as if it were infinite`() {
    let drawing = Drawing(of: Color.red.frame(width: 1e15, height: 10))
    #expect(drawing.size == Size(width: 10, height: 10))
    #expect(
      drawing.warnings.map(\.description) == [
        "frame(width:) is 1000000000000000, but must be at most 10000000000000; it is ignored"
      ])
    #expect(
      told(Color.red.offset(x: -1e300)) == [
        "offset(x:) is -1e+300, but must be at most 10000000000000 in magnitude; "
          + "0 is used instead"
      ])
    #expect(
      told(Text("a").font(.system(size: 1e14))) == [
        "a font's size is 100000000000000, but must be at most 10000000000000; 14 is used instead"
      ])
  }

  @Test func `a picture that becomes too great is cut off`() {
    let drawing = Drawing(of: fixed(9e12, 1).padding(.leading, 9e12))
    #expect(drawing.size == Size(width: 1e13, height: 1))
    #expect(drawing.svg.contains("viewBox=\"0 0 10000000000000 1\""))
    #expect(
      drawing.warnings.map(\.description) == [
        "the width of a view came out as 18000000000000; 10000000000000 is used instead"
      ])
  }

  @Test func `what reaches too far is not painted`() {
    let row = Color.red.offset(x: 9e12).offset(x: 9e12)
    #expect(
      told(row) == ["a shape reaches farther than 10000000000000 points; it is not painted"])
    let text = Text("a").offset(x: 9e12).offset(x: 9e12)
    #expect(told(text) == ["a text reaches farther than 10000000000000 points; it is not painted"])
    let path = Path { $0.addLines([.zero, Point(x: 2e13, y: 0)]) }
    #expect(
      told(path) == ["a shape reaches farther than 10000000000000 points; it is not painted"])
  }

  @Test func `an opacity that is not a number is 1`() {
    #expect(
      told(fixed(1, 1).opacity(.nan)) == [
        "opacity(_:) is NaN, but must be a number; 1 is used instead"
      ])
    #expect(told(fixed(1, 1).opacity(.infinity).opacity(-3)) == [])
  }
}

/// Paths that begin without a move.
@Suite struct PathStartTests {
  private static let warning =
    "a path begins with a line, but must begin with a move; "
    + "what is before its first move is not painted"

  static let paths: [(Path, painted: Path?)] = [
    (Path { $0.addLine(to: Point(x: 9, y: 9)) }, nil),
    (Path { $0.addQuadCurve(to: Point(x: 9, y: 9), control: .zero) }, nil),
    (Path { $0.addCurve(to: Point(x: 9, y: 9), control1: .zero, control2: .zero) }, nil),
    (Path { $0.closeSubpath() }, nil),
    (
      Path {
        $0.addLine(to: Point(x: 9, y: 9))
        $0.addLines([Point(x: 1, y: 1), Point(x: 2, y: 2)])
      },
      Path { $0.addLines([Point(x: 1, y: 1), Point(x: 2, y: 2)]) }
    ),
  ]

  @Test(arguments: paths) func `lines from nowhere are not painted`(path: Path, painted: Path?) {
    let drawing = Drawing(of: path.stroke(.red))
    let drawn = drawing.layers.flatMap(\.items).compactMap { item -> Path? in
      guard case .shape(let path, _) = item else { return nil }
      return path
    }
    #expect(drawn == (painted.map { [$0] } ?? []))
    #expect(drawing.warnings.map(\.description) == [Self.warning])
    #expect(path.isEmpty == (painted == nil))
    #expect((path.currentPoint == nil) == (painted == nil))
  }

  @Test func `a path of no lines at all is no misuse`() {
    #expect(Drawing(of: Path()).warnings.isEmpty)
  }
}
