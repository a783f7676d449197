import Testing

@testable import TreeDrawing

/// What is painted of turned and scaled views.
@Suite struct TurnedPictureTests {
  /// The lines of the document between the style sheet and the end.
  private func body(_ view: some View) -> String {
    let lines = Drawing(of: view).svg.split(separator: "\n")
    let start = lines.firstIndex { $0.hasPrefix("</style>") }.map { $0 + 1 } ?? 0
    return lines[start...].dropLast().joined(separator: "\n")
  }

  private let turn = Angle.degrees(-90)
  private let above = DrawingLayer("above", height: 1)

  @Test func `a turned view is a group with a transform, in a picture of its own size`() {
    let view = fixed(20, 10).rotationEffect(turn)
    #expect(Drawing(of: view).size == Size(width: 20, height: 10))
    #expect(
      body(view) == """
        <g class="content">
        <g transform="matrix(0 -1 1 0 5 15)">
        <rect x="0" y="0" width="20" height="10"/>
        </g>
        </g>
        """)
    #expect(
      body(fixed(20, 10).padding(1).scaleEffect(x: -0.125, y: 3).padding(2)).contains(
        "<g transform=\"matrix(-0.125 0 0 3 14.38 -10)\">\n<rect x=\"1\" y=\"1\""))
    #expect(
      body(fixed(20, 10).rotationEffect(.degrees(30), anchor: .topLeading)).contains(
        "matrix(0.8660254 0.5 -0.5 0.8660254 0 0)"))
  }

  @Test func `what is beside a turned view is not turned`() {
    let row = HStack(spacing: 0) {
      fixed(1, 1)
      VStack(spacing: 0) {
        fixed(2, 1)
        fixed(3, 1)
      }
      .scaleEffect(2, anchor: .topLeading)
      fixed(4, 2)
      fixed(5, 2).scaleEffect(0.001, anchor: .topLeading)
    }
    #expect(
      body(row) == """
        <g class="content">
        <rect x="0" y="0.5" width="1" height="1"/>
        <g transform="matrix(2 0 0 2 1 0)">
        <rect x="0.5" y="0" width="2" height="1"/>
        <rect x="0" y="1" width="3" height="1"/>
        </g>
        <rect x="4" y="0" width="4" height="2"/>
        <g transform="matrix(0.001 0 0 0.001 8 0)">
        <rect x="0" y="0" width="5" height="2"/>
        </g>
        </g>
        """)
  }

  @Test func `turns in turns are one group`() {
    let view = fixed(20, 10).rotationEffect(turn, anchor: .topLeading).padding(5)
      .scaleEffect(2, anchor: .topLeading)
    #expect(
      body(view) == """
        <g class="content">
        <g transform="matrix(0 -2 2 0 10 10)">
        <rect x="0" y="0" width="20" height="10"/>
        </g>
        </g>
        """)
  }

  @Test func `shapes, texts and lines of a view are turned with it`() {
    let view = Text("a").padding(4).background(.white).border(.red)
      .overlay { Line(from: .zero, to: Point(x: 3, y: 4)).stroke(.green) }
      .rotationEffect(turn)
    let items = Drawing(of: view.background(.blue)).layers.flatMap(\.items)
    let kinds = items.map { item in
      switch item {
      case .beginTransform: "turn"
      case .endGroup: "end"
      case .text: "text"
      case .shape(_, let paint): paint.fill == .blue ? "ground" : "shape"
      default: "other"
      }
    }
    #expect(kinds == ["ground", "turn", "shape", "text", "shape", "shape", "end"])
  }

  @Test func `layers of a turned view are all turned`() {
    let row = HStack(spacing: 0) {
      fixed(1, 1).layer(above)
      fixed(2, 1)
      fixed(3, 1).layer(above)
    }
    .scaleEffect(3, anchor: .topLeading)
    #expect(
      body(row) == """
        <g class="content">
        <g transform="matrix(3 0 0 3 0 0)">
        <rect x="1" y="0" width="2" height="1"/>
        </g>
        </g>
        <g class="above">
        <g transform="matrix(3 0 0 3 0 0)">
        <rect x="0" y="0" width="1" height="1"/>
        <rect x="3" y="0" width="3" height="1"/>
        </g>
        </g>
        """)
    #expect(
      body(row.compositingGroup().rotationEffect(.degrees(180))).components("<g transform") == 2)
  }

  @Test func `a turned view in a faded one, and a faded one in a turned one`() {
    let pair = HStack(spacing: 0) {
      fixed(1, 1).rotationEffect(turn)
      fixed(2, 1)
    }
    #expect(
      body(pair.opacity(0.5).scaleEffect(2, anchor: .topLeading)) == """
        <g class="content">
        <g transform="matrix(2 0 0 2 0 0)">
        <g opacity="0.5">
        <g transform="matrix(0 -1 1 0 0 1)">
        <rect x="0" y="0" width="1" height="1"/>
        </g>
        <rect x="1" y="0" width="2" height="1"/>
        </g>
        </g>
        </g>
        """)
    #expect(
      body(fixed(1, 1).opacity(0.5).rotationEffect(turn)).contains("<g opacity") == false)
  }

  @Test func `nothing is left of a turned view that paints nothing`() {
    let views = [
      AnyView(Spacer().rotationEffect(turn)), AnyView(Color.clear.rotationEffect(turn)),
      AnyView(fixed(1, 1).hidden().opacity(0.5).rotationEffect(turn)),
      AnyView(fixed(1, 1).scaleEffect(x: 0)), AnyView(fixed(1, 1).rotationEffect(turn).hidden()),
      AnyView(fixed(1, 1).rotationEffect(turn).scaleEffect(y: 0)),
    ]
    for view in views { #expect(Drawing(of: view).layers.isEmpty) }
  }

  @Test func `marks have the frames around their turned corners`() {
    let row = HStack(spacing: 0) {
      fixed(20, 10).numbered(0).rotationEffect(turn)
      fixed(20, 10).rotationEffect(turn).numbered(1)
      fixed(20, 10).numbered(2)
      fixed(20, 10).numbered(3).rotationEffect(.degrees(30)).scaleEffect(0)
    }
    #expect(
      LaidOut(row).list == [
        rect(5, -5, 10, 20), rect(20, 0, 20, 10), rect(40, 0, 20, 10), rect(70, 5, 0, 0),
      ])
    #expect(
      body(fixed(20, 10).rotationEffect(turn).padding(1).numbered(0).scaleEffect(2)) == """
        <g class="content">
        <g transform="matrix(2 0 0 2 -11 -6)">
        <g class="view"><g transform="matrix(0 -1 1 0 6 16)">\
        <rect x="0" y="0" width="20" height="10"/></g></g>
        </g>
        </g>
        """)
  }

  @Test func `lines made of a preference are turned with their view`() {
    let diagram = Diagram(Tree("a", children: [Tree("b")])) { Text($0) }
    let items = Drawing(of: diagram.scaleEffect(2)).layers.flatMap(\.items)
    var open = 0
    for item in items {
      switch item {
      case .beginTransform: open += 1
      case .endGroup: open -= 1
      case .shape, .text: #expect(open == 1)
      default: break
      }
    }
    #expect(open == 0)
  }

  @Test func `in tidy rows a turned view is a box`() {
    func row(_ change: (AnyView) -> AnyView) -> Size {
      let wide = VStack(spacing: 0) {
        fixed(4, 4)
        TidyHStack(spacing: 0) { ForEach(0..<3) { _ in fixed(20, 4) } }
      }
      return Drawing(
        of: TidyHStack(spacing: 0) {
          change(AnyView(wide))
          fixed(10, 2)
        }
      ).size
    }
    #expect(row { $0 }.width < 70)
    #expect(row { AnyView($0.rotationEffect(.degrees(180))) }.width == 70)
  }
}

/// Turned views as deep in each other as they like.
@Suite struct DeepEffectTests {
  private struct Turned: View {
    let depth: Int

    var body: some View {
      if depth > 0 {
        Turned(depth: depth - 1).rotationEffect(.degrees(90), anchor: .topLeading)
      } else {
        fixed(20, 10).numbered(0)
      }
    }
  }

  private struct Nested: View {
    let depth: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        fixed(1, 1)
        if depth > 0 { Nested(depth: depth - 1).rotationEffect(.degrees(1)) }
        fixed(1, 1)
      }
    }
  }

  @Test func `turns in turns are painted in one group`() {
    let depth = Effort.size(100_000) / 4 * 4
    let items = onSmallStack {
      Drawing(of: Turned(depth: depth + 1)).layers.flatMap(\.items).map { "\($0)" }
    }
    #expect(items?.count == 5)
    let frame = onSmallStack { LaidOut(Turned(depth: depth + 1)).frames[0] }
    #expect(frame == rect(-10, 0, 10, 20))
  }

  @Test func `groups never nest deeply, and the work grows with the views`() {
    let items = onSmallStack {
      Drawing(of: Nested(depth: Effort.size(50_000))).layers.flatMap(\.items).map { "\($0)" }
    }
    var (open, most) = (0, 0)
    for item in items ?? [] {
      if item.hasPrefix("beginTransform") { open += 1 }
      if item.hasPrefix("endGroup") { open -= 1 }
      most = max(most, open)
    }
    #expect(most == 1)
    #expect(open == 0)
    #expect(
      Growth.measured(upTo: Effort.size(16_000)) { _ = Drawing(of: Nested(depth: $0)) }
        < Growth.allowed)
  }

  private struct Faded: View {
    let depth: Int

    var body: some View {
      ZStack {
        fixed(1, 1)
        if depth > 0 { Faded(depth: depth - 1).rotationEffect(.degrees(1)).opacity(0.99) }
      }
    }
  }

  @Test func `of turned and faded views in each other, at most 66 groups are open`() {
    var (open, most) = (0, 0)
    for item in Drawing(of: Faded(depth: 500)).layers.flatMap(\.items) {
      switch item {
      case .beginTransform, .beginGroup: open += 1
      case .endGroup: open -= 1
      default: break
      }
      most = max(most, open)
    }
    #expect(open == 0)
    #expect(most <= 66)
  }
}

extension String {
  fileprivate func components(_ part: String) -> Int {
    indices.count { self[$0...].hasPrefix(part) }
  }
}
