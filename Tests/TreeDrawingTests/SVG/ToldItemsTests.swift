import Testing

@testable import TreeDrawing

/// The writer is told items, or given them as values; both ways must write the same.
@Suite struct ToldItemsTests {
  private static let tree = Tree(
    "a", children: [Tree("b\nc"), Tree("d", children: [Tree("e")]), Tree("שלום")])

  private static func diagram(_ edge: Paint) -> some View {
    var style = DiagramStyle()
    style.edge = edge
    return Diagram(tree, style: style) { label in
      Text(label).padding(3).background(alignment: .leading) {
        RoundedRectangle(cornerRadius: 3).fill(.white).stroke(.black)
      }.overlay { Capsule().stroke(.red) }
    }
  }

  private static let red = Paint(stroke: .red, style: StrokeStyle(lineWidth: 3))
  private static let both = Paint(fill: .green, stroke: .blue)

  private static func nested() -> some View {
    Diagram(tree) { _ in diagram(both).background { Ellipse().fill(.yellow) } }
  }

  private static func expectSame(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let drawing = Drawing(of: view)
    let styles = SVGStyles(of: drawing)
    let format = SVGFormat(
      styles: styles.sheet(EmbeddedFonts()),
      textLengths: TextLengthRule(textCount: styles.textCount), marks: MarkTexts())
    var told = SVGWriter(format)
    var given = SVGWriter(format)
    for items in drawing.layers.map(\.items) {
      items.tell(items.indices, to: &told)
      for index in items.indices { given.other(items[index], look: items.look(at: index)) }
    }
    let text = String(decoding: told.take(), as: UTF8.self)
    #expect(text == String(decoding: given.take(), as: UTF8.self), sourceLocation: sourceLocation)
  }

  @Test func `items of all kinds`() {
    Self.expectSame(Self.diagram(Self.red))
    Self.expectSame(
      HStack {
        Self.diagram(Self.red)
        Self.diagram(Self.both).opacity(0.5)
        Self.diagram(Self.red).mark(Mark("whole", id: 3)).opacity(0.2)
      })
    Self.expectSame(Self.nested())
    Self.expectSame(Self.nested().opacity(0.4))
    Self.expectSame(Self.nested().layer(DrawingLayer("over", height: 4)))
    Self.expectSame(
      ZStack {
        Self.nested()
        Text("x").alignmentGuide(.leading) { _ in 4 }
          .background(alignment: .leading) { Color.red }
      })
    Self.expectSame(
      VStack {
        Circle()
        Line(from: .zero, to: Point(x: 5, y: 9)).stroke(.red)
      })
  }

  @Test func `lines of several looks, some of which have no line`() {
    var table = LineTable()
    let looks = (0..<4).map { LineTable.Look(paint: $0, layer: 0) }
    let line = Line(from: .zero, to: Point(x: 1, y: 2))
    for (look, count) in [(0, 2), (1, 0), (2, 1), (0, 0), (3, 2), (3, 1), (1, 0)] {
      table.begin(looks[look], at: Point(x: 10, y: 0))
      table.append(Array(repeating: line, count: count))
    }
    #expect(table.lines.indices.map { table.look(of: $0)?.paint } == [0, 0, 2, 3, 3, 3])
    #expect(table.lines.allSatisfy { $0.start.x == 10 && $0.end.x == 11 })
    #expect(LineTable().look(of: 0) == nil)
  }

  @Test(arguments: [
    Scene.Step.element(0), .element(77), .shape(note: 0), .shape(note: Scene.Step.mostOfAKind - 1),
    .line(5), .mark(9),
  ]) func `a step is found again by its number`(step: Scene.Step) {
    #expect("\(Scene.Step(step.number))" == "\(step)")
    #expect(step.number >= 0)
  }
}
