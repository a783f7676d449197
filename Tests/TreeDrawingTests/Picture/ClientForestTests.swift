import Testing

@testable import TreeDrawing
@testable import TreeReading

/// Whatever the command draws, a client of the library can draw as well.
@Suite struct ClientForestTests {
  /// A diagram's style, by a name.
  struct Style: CustomTestStringConvertible {
    let testDescription: String
    let style: DiagramStyle

    init(_ name: String, _ change: (inout DiagramStyle) -> Void) {
      var style = DiagramStyle(arrangement: .rows)
      change(&style)
      testDescription = name
      self.style = style
    }
  }

  static let styles = [
    Style("rows") { _ in },
    Style("rows up") { $0.growth = .up },
    Style("rows to the right, half-way") { ($0.growth, $0.alignment) = (.right, .outer) },
    Style("rows to the left, over the first") { ($0.growth, $0.alignment) = (.left, .first) },
    Style("tidy") { $0.arrangement = .tidy },
    Style("tidy up, in curves") {
      ($0.arrangement, $0.growth, $0.edgeForm) = (.tidy, .up, .curve)
    },
    Style("tidy to the right, straight") {
      ($0.arrangement, $0.growth, $0.edgeForm) = (.tidy, .right, .straight)
    },
    Style("tidy to the left in layers") {
      ($0.arrangement, $0.growth, $0.hasLayers) = (.tidy, .left, true)
    },
    Style("tidy, leaves aligned") { ($0.arrangement, $0.alignsLeaves) = (.tidy, true) },
    Style("rows to the right, leaves aligned") { ($0.growth, $0.alignsLeaves) = (.right, true) },
    Style("hang") { $0.arrangement = .hang },
    Style("hang up") { ($0.arrangement, $0.growth) = (.hang, .up) },
    Style("hang on both sides") { ($0.arrangement, $0.hangsOnBothSides) = (.hang, true) },
    Style("columns") { $0.arrangement = .columns },
    Style("two columns up") {
      ($0.arrangement, $0.growth, $0.columnCount) = (.columns, .up, 2)
    },
    Style("list") { $0.arrangement = .list },
    Style("list in two columns") { ($0.arrangement, $0.columnCount) = (.list, 2) },
    Style("mindmap") { $0.arrangement = .mindmap },
    Style("mindmap with elbows") { ($0.arrangement, $0.edgeForm) = (.mindmap, .elbow) },
    Style("dashed arrows") { ($0.edgeStyle, $0.arrows) = (.dashed, .end) },
    Style("dotted curves") { ($0.edgeStyle, $0.edgeForm) = (.dotted, .curve) },
    Style("wide and broad") { style in
      style.spacing = DiagramSpacing(siblings: 40, levels: 70)
      style.edge.style.lineWidth = 3
    },
  ]

  static let outlines = [
    "a", "a {note=one}\nb\nlonger c", "a\n  b\n  c", "a\n  b\n    c\nd\n  e",
    "a {note=one}\n  longer b {note=two}\n  c\n    d",
    "a\n  b {edge=one}\n  c {edge=two}\n    d\nx {edge=none}\n  y\n  z {edge=long}",
    "a\n  b {edge=one note=two}\n    c\n      d\n      e",
    "a\n  b1\n    c\n    longer c\n      d1\n      d2\n      d3\n  b2\n  b3\n    {}\n    c\n  b4",
    """
    a
      b {layout=hang}
        c
        longer c
          d
      e {layout=columns columns=2}
        f
        g
        longer h
      i {layout=list}
        j
        k {note=two}
      l {layout=grid columns=2 side=left}
        m
        n
        o
    """,
  ]

  private static func part(of node: Node) -> Part {
    let values = node.attributes?.values
    var layout = NodeLayout(
      arrangement: values?.arrangement, side: values?.side, isSlot: node.isSlot, length: node.length
    )
    if case .count(let count) = values?.columns { layout.columnCount = count }
    layout.standsAlone = values?.makeBox == true
    return Part(
      label: node.label, note: values?.note, edge: values?.edge,
      isOmission: values?.omittedCount != nil, layout: layout)
  }

  private static func difference(_ roots: [Tree<Node>], _ style: DiagramStyle) -> String? {
    let client = ClientForest(roots: roots.map { $0.map(part) }, style: style)
    let picture = TreePicture(
      of: roots, PictureOptions(style: style, colors: PictureColors(coloring: .none)))
    return Drawing(of: client).difference(from: picture.drawing)
  }

  @Test(arguments: styles, outlines)
  func `a client draws the command's picture`(style: Style, outline: String) throws {
    let difference = Self.difference(try forest(Array(outline.utf8)).roots, style.style)
    #expect(difference == nil)
  }

  @Test(arguments: [
    "a\n  b\n  longer c\n  d\n  e\n", "a\n  b\n  longer c {note=two}\n  d\n  e\n",
    "a\n  b\n    c\n    d {edge=one}\n  e\n  f\n  g {note=two}\n",
  ])
  func `a client draws the command's grid`(_ outline: String) throws {
    var style = DiagramStyle(arrangement: .grid)
    style.columnCount = 3
    let roots = try forest(Array(outline.utf8)).roots
    let difference = Self.difference(roots, style)
    #expect(difference == nil)
  }

  @Test func `a client draws what the command says of nodes that are left out`() throws {
    let roots = try forest(Array("a\n  b {note=one}\n    c\n      d\n      e".utf8)).roots
    let parts = try Selection(maxDepth: 2).applied(to: roots)
    let difference = Self.difference(parts, DiagramStyle(arrangement: .rows))
    #expect(difference == nil)
  }
}
