import Testing

@testable import TreeDrawing

/// Outlines behind a view that are made from its value for a preference.
@Suite struct PreferenceOutlineTests {
  private static let under = DrawingLayer("under", height: -1)
  private static let line = Paint(stroke: .red, style: StrokeStyle(lineJoin: .round))
  private static let both = Paint(fill: .white, stroke: .red)

  /// Two boxes with something between them, at (5, 5).
  private static func boxes(
    _ paint: Paint = line, around box: some View = fixed(10, 10),
    _ make: @escaping (Point, Point, inout OutlineTable) -> Void
  ) -> some View {
    Outlined(
      content: HStack(spacing: 20) {
        box.reportingMiddle()
        box.reportingMiddle()
      }, paint: paint, layer: under
    ) { middles, outlines in
      if middles.count == 2 { make(middles[0], middles[1], &outlines) }
      middles = []
    }
    .padding(5)
  }

  /// The lines of the document between the style sheet and the end.
  private static func body(_ view: some View) -> String {
    let lines = Drawing(of: view).svg.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("</style>") }.map { $0 + 1 } ?? 0
    return lines[start...].dropLast().joined(separator: "\n")
  }

  private static func elbow(_ start: Point, _ end: Point) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: Point(x: start.x, y: start.y + 10))
      path.addLine(to: Point(x: end.x, y: start.y + 10))
      path.addLine(to: end)
    }
  }

  private static func curve(_ start: Point, _ end: Point) -> Path {
    Path { path in
      path.move(to: start)
      path.addCurve(
        to: end, control1: Point(x: start.x, y: start.y + 10),
        control2: Point(x: end.x, y: end.y + 10))
    }
  }

  private static var elbowed: some View {
    boxes { start, end, outlines in outlines.append(elbow(start, end)) }
  }

  @Test func `paths of any form are painted in the order in which they are made`() {
    let view = Self.boxes { start, end, outlines in
      outlines.append(Self.elbow(start, end))
      outlines.append(Line(from: start, to: end).path(in: .zero))
      outlines.append([connector(start, end), connector(start, Point(x: 10, y: 50))])
      outlines.append(Self.curve(start, end))
      outlines.append(Path(ellipseIn: Rect(x: start.x, y: start.y, width: 4, height: 2)))
    }
    #expect(
      Self.body(view) == """
        <g class="under">
        <path d="M10 10L10 20L40 20L40 10"/>
        <path d="M10 10L40 10" class="s1"/>
        <path d="M10 10V20H30Q40 20 40 10M10 10V20Q15 20 15 25V55"/>
        <path d="M10 10C10 20 40 20 40 10"/>
        <ellipse cx="12" cy="11" rx="2" ry="1"/>
        </g>
        <g class="content">
        <rect x="5" y="5" width="10" height="10"/>
        <rect x="35" y="5" width="10" height="10"/>
        </g>
        """)
    #expect(Drawing(of: view).warnings.isEmpty)
  }

  @Test func `what stands nowhere is not painted, and what makes no sense is replaced`() {
    let view = Self.boxes { start, end, outlines in
      outlines.append([connector(start, Point(x: .nan, y: 0))])
      outlines.append(Self.curve(start, Point(x: 0, y: .infinity)))
      outlines.append(Self.elbow(start, Point(x: 1e14, y: 0)))
      outlines.append(Path { $0.addLine(to: end) })
      outlines.append(
        Path { path in
          path.addLine(to: end)
          path.addPath(Self.elbow(start, end))
        })
      outlines.append(
        Path(
          roundedRect: Rect(origin: start, size: Size(width: 2, height: 2)), cornerRadius: -1))
    }
    let drawing = Drawing(of: view)
    #expect(
      Self.body(view).split(separator: "\n").prefix(4) == [
        "<g class=\"under\">", "<path d=\"M10 10L10 20L40 20L40 10\"/>",
        "<rect x=\"10\" y=\"10\" width=\"2\" height=\"2\" class=\"s1\"/>", "</g>",
      ])
    #expect(
      drawing.warnings.map(\.description) == [
        "a shape has a coordinate that is not a finite number; it is not painted (2 times)",
        "a shape reaches farther than 10000000000000 points; it is not painted",
        "a path begins with a line, but must begin with a move; "
          + "what is before its first move is not painted (2 times)",
        "a rectangle's cornerRadius is -1, but must be a finite number not less than 0; "
          + "0 is used instead",
      ])
  }

  @Test func `an outline made of connectors is one item, a path with several lines`() {
    let view = Self.boxes { start, end, outlines in
      outlines.append([connector(start, end), connector(end, Point(x: 45, y: 60))])
    }
    let items = Array(Drawing(of: view).layers[0].items)
    #expect(items.count == 1)
    guard case .shape(let path, let paint) = items.first else { return }
    #expect(paint == Self.line)
    #expect(
      path
        == Path { path in
          path.move(to: Point(x: 10, y: 10))
          path.addLine(to: Point(x: 10, y: 20))
          path.addLine(to: Point(x: 30, y: 20))
          path.addQuadCurve(to: Point(x: 40, y: 10), control: Point(x: 40, y: 20))
          path.move(to: Point(x: 40, y: 10))
          path.addLine(to: Point(x: 40, y: 20))
          path.addQuadCurve(to: Point(x: 50, y: 30), control: Point(x: 50, y: 20))
          path.addLine(to: Point(x: 50, y: 65))
        })
  }

  @Test func `an outline with a connector that stands nowhere is not painted`() {
    let view = Self.boxes { start, end, outlines in
      outlines.append([connector(start, end), connector(start, Point(x: 0, y: .infinity))])
      outlines.append([connector(start, end), connector(start, Point(x: 1e14, y: 0))])
      outlines.append([connector(start, Point(x: 9, y: 60))])
    }
    #expect(
      Self.body(view).split(separator: "\n").prefix(3) == [
        "<g class=\"under\">", "<path d=\"M10 10V20Q14 20 14 24V65\"/>", "</g>",
      ])
    #expect(
      Drawing(of: view).warnings.map(\.description) == [
        "a shape has a coordinate that is not a finite number; it is not painted",
        "a shape reaches farther than 10000000000000 points; it is not painted",
      ])
  }

  @Test(arguments: [(line, 1), (both, 3)])
  func `connectors are faded themselves, unless they have an inside`(
    _ paint: Paint, _ count: Int
  ) {
    let empty = Color.clear.frame(width: 10, height: 10)
    let view = Self.boxes(paint, around: empty) { start, end, outlines in
      outlines.append([connector(start, end)])
    }
    #expect(Drawing(of: view.opacity(0.5)).layers.flatMap(\.items).count == count)
  }

  @Test func `a paint that cannot be drawn is replaced, and one that is not seen paints nothing`() {
    let wide = Paint(stroke: .red, style: StrokeStyle(lineWidth: -1))
    let drawing = Drawing(of: Self.boxes(wide) { $2.append(Self.curve($0, $1)) })
    #expect(
      drawing.warnings.map(\.misuse) == [.number(.lineWidth, .number(-1), replacement: .number(0))])
    #expect(drawing.layers.map(\.name) == [Self.under, .content])
    let clear = Drawing(of: Self.boxes(Paint(stroke: .clear)) { $2.append(Self.curve($0, $1)) })
    #expect(clear.layers.map(\.name) == [.content])
  }

  @Test func `several items are faded together, without layers`() {
    #expect(
      Self.body(Self.elbowed.opacity(0.5)) == """
        <g class="content">
        <g opacity="0.5">
        <path d="M10 10L10 20L40 20L40 10"/>
        <rect x="5" y="5" width="10" height="10"/>
        <rect x="35" y="5" width="10" height="10"/>
        </g>
        </g>
        """)
  }

  @Test(arguments: [
    (line, true, "path"), (line, false, "path"), (both, true, "path"), (both, false, "group"),
  ])
  func `a single outline is faded itself, unless it has a line around its inside`(
    _ paint: Paint, _ isStraight: Bool, _ expected: String
  ) {
    let empty = Color.clear.frame(width: 10, height: 10)
    let view = Self.boxes(paint, around: empty) { start, end, outlines in
      outlines.append(
        isStraight ? Line(from: start, to: end).path(in: .zero) : Self.elbow(start, end))
    }
    let items = Drawing(of: view.opacity(0.5)).layers.flatMap(\.items)
    let found = items.map { item in
      switch item {
      case .shape(_, let paint): paint.stroke == Color.red.opacity(0.5) ? "path" : "opaque"
      case .beginGroup: "group"
      default: "end"
      }
    }
    #expect(found == (expected == "path" ? ["path"] : ["group", "opaque", "end"]))
  }

  @Test func `in a marked view they are painted in one piece with it`() {
    #expect(
      Self.body(Self.elbowed.mark(Mark("thing", id: 1))) == """
        <g class="content">
        <g class="thing"><path d="M10 10L10 20L40 20L40 10"/>\
        <rect x="5" y="5" width="10" height="10"/><rect x="35" y="5" width="10" height="10"/></g>
        </g>
        """)
  }

  @Test func `the value may be kept from the views around`() {
    let outer = Outlined(content: Self.elbowed, paint: Self.line, layer: Self.under) {
      middles, outlines in
      for middle in middles { outlines.append([connector(middle, .zero)]) }
    }
    #expect(Self.body(outer) == Self.body(Self.elbowed))
  }
}

/// A line that leaves downwards and turns 10 points below its start.
private func connector(_ start: Point, _ end: Point) -> Connector {
  Connector(
    start: start, end: end, leaving: .vertical, turns: .bus(start.y + 10), form: .cornered)
}

private enum Middles: PreferenceKey {
  static var defaultValue: [Point] { [] }
  static func reduce(value: inout [Point], nextValue: () -> [Point]) { value += nextValue() }
}

extension View {
  /// Says the middle of the view, in the nearest space `"outlined"`.
  fileprivate func reportingMiddle() -> some View {
    preference(key: Middles.self, measuring: { [$0.frame(in: .named("outlined"))[.center]] })
  }
}

/// A view with outlines behind it that are made from the middles that the views inside say.
private struct Outlined<Inside: View>: View {
  let content: Inside
  let paint: Paint
  let layer: DrawingLayer
  let make: (inout [Point], inout OutlineTable) -> Void

  var body: some View {
    OutlinedSpace(content: content.coordinateSpace(name: "outlined"), outlined: self)
  }
}

private struct OutlinedSpace<Content: View, Inside: View>: ModifiedView {
  let content: Content
  let outlined: Outlined<Inside>

  func add(around view: (inout ViewLowering) -> Void, to lowering: inout ViewLowering) {
    let (column, values) = lowering.arena.preferences.table.column(of: Middles.self)
    let number = values.add(outlineMaker: { [make = outlined.make] middles, _, _, outlines in
      make(&middles, &outlines)
    })
    let maker = lowering.outlineMaker(column, number, outlined.paint, in: outlined.layer)
    lowering.annotate(.preferenceOutlines, payload: maker, tag: 0, view)
  }
}
