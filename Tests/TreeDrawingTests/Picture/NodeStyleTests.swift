import Testing

@testable import TreeDrawing

/// How nodes look by what they are and by what they say.
@Suite struct NodeStyleTests {
  private static let theme = Theme.light

  private func own(_ block: String) throws -> OwnStyle? {
    let roots = try forest(Array("a {\(block)}".utf8)).roots
    return roots.first?.value.attributes.flatMap { OwnStyle($0.values) }
  }

  private func look(_ block: String, _ kind: NodeKind = .leaf) throws -> ResolvedStyle {
    NodeColors(theme: Self.theme).style(kind, tone: .none, try own(block))
  }

  @Test(arguments: Hue.allCases)
  func `a hue is the theme's own tint, line and letters`(_ hue: Hue) throws {
    let tone = Self.theme.tone(hue)
    let filled = try look("fill=\(hue.rawValue)").boxed
    #expect(filled.fill == tone.tint)
    #expect(filled.stroke == tone.line)
    #expect(filled.text == tone.text)
    #expect(try look("stroke=\(hue.rawValue)").boxed.stroke == tone.line)
    #expect(try look("color=\(hue.rawValue)").boxed.text == tone.ink)
  }

  @Test(arguments: [
    ("gold", "#1f2328"), ("#ffffff", "#1f2328"), ("navy", "#ffffff"), ("#000", "#ffffff"),
    ("#777777", "#000000"), ("crimson", "#ffffff"), ("DarkOrange", "#1f2328"),
  ])
  func `any other colour is meant as it is, with letters that stand out from it`(
    _ fill: String, _ letters: String
  ) throws {
    let look = try look("fill=\(fill)").boxed
    #expect(look.fill == (try Color(css: fill)))
    #expect(look.text.css == letters)
    #expect(look.text.onLight.contrast(with: try Color(css: fill).onLight) >= 4.4)
    #expect(look.fill?.isAdaptive == false)
  }

  @Test(arguments: [
    ("done", NodeSign.check, 1.0, false), ("active", .play, 2, false),
    ("warning", .bang, 1, false), ("failed", .cross, 1, false), ("muted", nil, 1, true),
    ("new", .plus, 1, false),
  ])
  func `a class has a colour and a second sign`(
    _ name: String, _ sign: NodeSign?, _ lineWidth: Double, _ isDashed: Bool
  ) throws {
    let look = try look("class=\(name)").boxed
    #expect(look.sign == sign)
    #expect(look.lineWidth == lineWidth)
    #expect(look.isDashed == isDashed)
    #expect(look != Self.theme.leaf)
  }

  @Test func `a class that themes do not know changes nothing`() throws {
    #expect(try own("class=urgent") == nil)
    #expect(try look("class=\"urgent done\"").boxed.sign == .check)
  }

  @Test func `what a node says itself counts more than its class`() throws {
    let look = try look("class=done fill=gold color=navy weight=bold").boxed
    #expect(look.fill == (try Color(css: "gold")))
    #expect(look.text == (try Color(css: "navy")))
    #expect(look.sign == .check)
    #expect(look.isBold)
  }

  @Test func `roots are filled, nodes between are tinted, leaves are open`() {
    let nodeColors = NodeColors(theme: Self.theme)
    #expect(nodeColors.style(.root, tone: .none, nil).boxed == Self.theme.root)
    #expect(nodeColors.style(.inner, tone: .none, nil).boxed == Self.theme.inner)
    #expect(nodeColors.style(.leaf, tone: .none, nil).boxed == Self.theme.leaf)
    #expect(Self.theme.leaf.fill == Self.theme.page)
  }

  @Test(arguments: [
    (Coloring.branch, Arrangement.rows, [0, 1, 1, 2, 3, 3]),
    (.branch, .list, [0, 1, 1, 0, 2, 2]), (.depth, .rows, [0, 1, 2, 1, 1, 2]),
    (.usual, .columns, [0, 1, 1, 2, 3, 3]), (.usual, .rows, []), (.none, .list, []),
  ])
  func `nodes have tones by what they are coloured by`(
    _ coloring: Coloring, _ arrangement: Arrangement, _ tones: [UInt8]
  ) throws {
    let roots = try forest(Array("r\n  a\n    b\n  c\n  d\n    e".utf8)).roots
    let nodeColors = NodeColors(
      of: roots, by: PictureColors(coloring: coloring), DiagramStyle(arrangement: arrangement))
    #expect(nodeColors.toneOfNode == tones)
  }

  @Test func `edges have their branch's colour, but for those that share the root's stem`() throws {
    let roots = try forest(Array("r\n  a\n    b\n    c\n  d\n    e".utf8)).roots
    func strokes(_ form: EdgeForm) -> [Color?] {
      let picture = TreePicture(
        of: roots,
        PictureOptions(
          style: DiagramStyle(arrangement: .rows, edgeForm: form),
          colors: PictureColors(theme: .light, coloring: .branch)))
      return picture.drawing.layers[0].items.compactMap { item in
        if case .shape(_, let paint) = item { paint.stroke } else { nil }
      }
    }
    let theme = Theme.light
    let (blue, orange) = (theme.branches[0].line, theme.branches[1].line)
    #expect(strokes(.elbow) == [theme.edge, blue, orange])
    #expect(Set(strokes(.curve)) == [blue, orange])
  }

  @Test func `a colour in a line of a list has a ground behind the text`() throws {
    let roots = try forest(Array("a\n  b {fill=gold}\n  c".utf8)).roots
    let picture = TreePicture(of: roots, PictureOptions(style: DiagramStyle(arrangement: .list)))
    let document = picture.svg
    #expect(document.contains("<rect"))
    #expect(document.contains("fill:#ffd700"))
  }
}
