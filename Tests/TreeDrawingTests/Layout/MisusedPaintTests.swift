import Testing

@testable import TreeDrawing

/// Paints and paths that cannot be drawn, and what is drawn instead.
@Suite struct MisusedPaintTests {
  private func paint(_ paint: Paint) -> (paints: [Paint], told: [String]) {
    let drawing = Drawing(of: Rectangle().painted(paint))
    let paints = drawing.layers.flatMap(\.items).compactMap { item -> Paint? in
      guard case .shape(_, let paint) = item else { return nil }
      return paint
    }
    return (paints, drawing.warnings.map(\.description))
  }

  @Test(arguments: [
    (Double.nan, 1.0, "NaN", "1"), (.infinity, 1, "infinite", "1"), (-2, 0, "-2", "0"),
  ])
  func `a line's width is checked`(
    width: Double, expected: Double, told: String, replacement: String
  ) {
    let result = paint(Paint(stroke: .black, style: StrokeStyle(lineWidth: width)))
    #expect(result.paints == [Paint(stroke: .black, style: StrokeStyle(lineWidth: expected))])
    #expect(
      result.told == [
        "a paint's lineWidth is \(told), but must be a finite number not less than 0; "
          + "\(replacement) is used instead"
      ])
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (-2, "-2")])
  func `dashes of no sensible length are reported, and the line is drawn without`(
    length: Double, told: String
  ) {
    let result = paint(Paint(stroke: .black, style: StrokeStyle(dash: [3, length])))
    #expect(result.paints == [Paint(stroke: .black)])
    #expect(
      result.told == [
        "a paint's dash is \(told), but must be a finite number not less than 0; it is ignored"
      ])
  }

  @Test(arguments: [(Double.nan, "NaN"), (.infinity, "infinite"), (-2, "-2")])
  func `a corner's radius is checked`(radius: Double, told: String) {
    let drawing = Drawing(of: RoundedRectangle(cornerRadius: radius))
    #expect(
      drawing.warnings.map(\.description) == [
        "a rectangle's cornerRadius is \(told), but must be a finite number not less than 0; "
          + "0 is used instead"
      ])
    let plain = Drawing(of: Rectangle()).svg(SVGOptions(title: "", description: ""))
    #expect(drawing.svg(SVGOptions(title: "", description: "")) == plain)
  }

  static let paths: [Path] = [
    Path(Rect(x: .nan, y: 0, width: 1, height: 1)),
    Path(ellipseIn: Rect(x: 0, y: 0, width: .infinity, height: 1)),
    Path { $0.addLines([.zero, Point(x: 0, y: .nan)]) },
    Path {
      $0.move(to: .zero)
      $0.addQuadCurve(to: .zero, control: Point(x: -.infinity, y: 0))
    },
    Path {
      $0.move(to: .zero)
      $0.addCurve(to: .zero, control1: .zero, control2: Point(x: .nan, y: 0))
    },
  ]

  @Test(arguments: paths) func `a path that stands nowhere is not painted`(path: Path) {
    let drawing = Drawing(of: path)
    #expect(drawing.layers.isEmpty)
    #expect(
      drawing.warnings.map(\.description) == [
        "a shape has a coordinate that is not a finite number; it is not painted"
      ])
  }

  @Test func `a line to a point that is nowhere is not painted`() {
    let drawing = Drawing(of: Line(from: .zero, to: Point(x: .nan, y: 0)))
    #expect(drawing.layers.isEmpty)
    #expect(drawing.warnings.map(\.misuse) == [.coordinates(.shape)])
  }

  @Test func `text that a layout places nowhere stands at its start`() {
    struct Nowhere: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> Size {
        .zero
      }
      func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        subviews[0].place(at: Point(x: .infinity, y: 0), proposal: .unspecified)
      }
    }
    let drawing = Drawing(of: Nowhere { Text("a") })
    #expect(drawing.layers.count == 1)
    #expect(
      drawing.warnings.map(\.description) == [
        "place(at:) x is infinite, but must be a finite number; 0 is used instead"
      ])
  }

  @Test(arguments: [
    Size(width: 4, height: -4), Size(width: 4, height: .nan), Size(width: .infinity, height: 3),
  ])
  func `corners of a size that makes no sense are not rounded`(_ size: Size) {
    for inset in [0.0, 1] {
      let shape = RoundedRectangle(cornerSize: size).inset(by: inset)
      let drawing = Drawing(of: shape.frame(width: 20, height: 20))
      #expect(drawing.svg.contains("<rect") && !drawing.svg.contains(" rx="))
      #expect(drawing.warnings.count == 1)
      #expect(drawing.warnings.first?.description.contains("cornerRadius") == true)
    }
  }

  @Test(arguments: [Double.nan, .infinity, -2])
  func `a border of a width that makes no sense is 1 point wide or none`(_ width: Double) {
    let drawing = Drawing(of: fixed(8, 6).border(.red, width: width))
    #expect(drawing.svg.contains("<rect x=\"0.5\" y=\"0.5\" width=\"7\" height=\"5\""))
    #expect(drawing.warnings.map(\.description).allSatisfy { $0.contains("lineWidth") })
    #expect(drawing.warnings.count == 1)
  }

  @Test func `a position that is nowhere is reported by its name`() {
    let drawing = Drawing(
      of: fixed(4, 4).numbered(0).position(x: .nan, y: .infinity).frame(width: 20, height: 20))
    #expect(
      drawing.warnings.map(\.description) == [
        "position(x:) is NaN, but must be a finite number; 0 is used instead",
        "position(y:) is infinite, but must be a finite number; 0 is used instead",
      ])
  }

  @Test func `rectangles of negative extents cover the same place however they are drawn`() {
    let rect = Rect(x: 30, y: 0, width: -20, height: 10)
    let drawn = Path { $0.addRect(rect) }
    #expect(Path(rect).boundingRect == drawn.boundingRect)
    #expect(Path(ellipseIn: rect).boundingRect == Rect(x: 10, y: 0, width: 20, height: 10))
  }

  @Test func `names of marks and layers are escaped`() {
    let view = fixed(1, 1).mark(Mark("a<b", id: 1)).layer(DrawingLayer("x\" y", height: 1))
    let svg = Drawing(of: view).svg
    #expect(svg.contains("class=\"x&quot; y\"") && svg.contains("class=\"a&lt;b\""))
  }
}
