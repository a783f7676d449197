import Testing

@testable import TreeDrawing

@Suite struct OpacityTests {
  /// The lines of the document between the style sheet and the end.
  private func body(_ view: some View) -> String {
    let lines = Drawing(of: view).svg.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("</style>") }.map { $0 + 1 } ?? 0
    return lines[start...].dropLast().joined(separator: "\n")
  }

  private func paints(_ view: some View) -> [Paint] {
    Drawing(of: view).layers.flatMap(\.items).compactMap { item in
      guard case .shape(_, let paint) = item else { return nil }
      return paint
    }
  }

  private var pair: some View {
    HStack(spacing: 0) {
      fixed(1, 1)
      fixed(2, 1)
    }
  }

  @Test func `several items are faded together`() {
    #expect(
      body(pair.opacity(0.5)) == """
        <g class="content">
        <g opacity="0.5">
        <rect x="0" y="0" width="1" height="1"/>
        <rect x="1" y="0" width="2" height="1"/>
        </g>
        </g>
        """)
  }

  @Test func `a single item is faded itself, unless it has an outline over its inside`() {
    let black = Rectangle().fill(.black).opacity(0.5).opacity(0.5)
    #expect(paints(black) == [Paint(fill: Color(white: 0, opacity: 0.251))])
    #expect(paints(Rectangle().stroke(.white).opacity(0.4)) == [Paint(stroke: .white.opacity(0.4))])
    #expect(!body(Text("a").opacity(0.5)).contains("<g opacity"))
    #expect(
      body(Rectangle().fill(.white).stroke(.black).opacity(0.5)).contains("<g opacity=\"0.5\">"))
  }

  @Test(arguments: [(1.0, 2), (7, 2), (.nan, 2), (0, 0), (-1, 0), (-.infinity, 0)])
  func `what covers all or nothing needs no group`(opacity: Double, count: Int) {
    let items = Drawing(of: pair.opacity(opacity)).layers.flatMap(\.items)
    #expect(items.count == count)
  }

  @Test func `an opacity changes neither size nor guides`() {
    let view = LaidOut(
      HStack(alignment: .top, spacing: 0) {
        Color.black.opacity(0.5).frame(width: 7, height: 9).numbered(0)
        fixed(2, 2).alignmentGuide(.top) { _ in -3 }.opacity(0.5).numbered(1)
        EmptyView().opacity(0.5)
      })
    #expect(view.list == [rect(0, 0, 7, 9), rect(7, 3, 2, 2)])
  }

  @Test func `layers inside do not count, marks do`() {
    let view = HStack(spacing: 0) {
      fixed(1, 1).layer(DrawingLayer("below", height: -1))
      fixed(2, 1).mark(Mark("thing", id: 0), layer: DrawingLayer("above", height: 1))
    }
    #expect(
      body(view.opacity(0.25)) == """
        <g class="content">
        <g opacity="0.25">
        <rect x="0" y="0" width="1" height="1"/>
        <g class="thing"><rect x="1" y="0" width="2" height="1"/></g>
        </g>
        </g>
        """)
    #expect(
      body(pair.opacity(0.5).mark(Mark("thing", id: 0))).contains(
        """
        <g class="thing"><g opacity="0.5"><rect x="0" y="0" width="1" height="1"/>\
        <rect x="1" y="0" width="2" height="1"/></g></g>
        """))
  }

  @Test func `what is behind an opacity goes back to its layer`() {
    let view = HStack(spacing: 0) {
      pair.opacity(0.5)
      fixed(4, 1).layer(DrawingLayer("above", height: 1))
    }
    #expect(Drawing(of: view).layers.map(\.items.count) == [4, 1])
  }

  /// A view, and a smaller one inside, and so on, each faded.
  private struct Nested: View {
    let depth: Int

    var body: some View {
      ZStack {
        fixed(1, 1)
        ForEach(0..<(depth > 0 ? 1 : 0)) { _ in Nested(depth: depth - 1) }
      }
      .opacity(0.99)
    }
  }

  @Test func `groups never nest deeply`() {
    let items = Drawing(of: Nested(depth: 2_000)).layers.flatMap(\.items)
    var open = 0
    var most = 0
    for item in items {
      if case .beginGroup = item { open += 1 }
      if case .endGroup = item { open -= 1 }
      most = max(most, open)
    }
    #expect(most == 32)
    #expect(open == 0)
  }
}
