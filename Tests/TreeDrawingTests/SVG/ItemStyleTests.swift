import Testing

@testable import TreeDrawing

/// Items with one style key are counted and written in one style.
@Suite struct ItemStyleTests {
  private static let tree = Tree(
    "a", children: [Tree("b\nc"), Tree("d", children: [Tree("e")]), Tree("שלום")])

  private static func diagram(_ edge: Paint) -> some View {
    var style = DiagramStyle(arrangement: .rows)
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

  /// The styles of the items that have a key.
  private struct StyleFinder: ItemVisitor {
    var styles: [StyleKey: Set<SVGStyle>] = [:]

    mutating func shape(_ path: Path, _ style: StyleKey, paint: @autoclosure () -> Paint) {
      styles[style, default: []].insert(SVGStyle(of: path, paint()))
    }

    mutating func text(
      _ text: @autoclosure () -> PlacedText, _ style: StyleKey,
      colors: @autoclosure () -> TextColors
    ) {
      styles[style, default: []].insert(SVGStyle(of: text(), colors()))
    }
  }

  private static func expectOneStyleForEachKey(
    _ view: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var finder = StyleFinder()
    for items in Drawing(of: view).layers.map(\.items) {
      items.visit(items.indices, by: &finder)
    }
    #expect(!finder.styles.isEmpty, sourceLocation: sourceLocation)
    #expect(finder.styles.values.allSatisfy { $0.count == 1 }, sourceLocation: sourceLocation)
  }

  @Test func `a key has one style`() {
    Self.expectOneStyleForEachKey(Self.diagram(Self.red))
    Self.expectOneStyleForEachKey(
      HStack {
        Self.diagram(Self.red)
        Self.diagram(Self.both).opacity(0.5)
        Self.diagram(Self.red).mark(Mark("whole", id: 3)).opacity(0.2)
      })
    Self.expectOneStyleForEachKey(Self.nested())
    Self.expectOneStyleForEachKey(Self.nested().opacity(0.4))
    Self.expectOneStyleForEachKey(
      ZStack {
        Text("x").alignmentGuide(.leading) { _ in 4 }
          .background(alignment: .leading) { Color.red }
        Text("x\ny").opacity(0.5)
      })
    Self.expectOneStyleForEachKey(
      VStack {
        Circle().stroke(.red)
        Rectangle().stroke(.red)
        Capsule().stroke(.red)
        RoundedRectangle(cornerRadius: -1).stroke(.red)
        Line(from: .zero, to: Point(x: 5, y: 9)).stroke(.red)
        Path { $0.addLines([.zero, Point(x: 5, y: 9), Point(x: 9, y: 5)]) }.stroke(.red)
      })
  }
}
