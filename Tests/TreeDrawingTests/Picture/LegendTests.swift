import Testing

@testable import TreeDrawing

@Suite struct LegendTests {
  /// An outline, what it is coloured by, and the texts of its legend.
  struct Row: CustomTestStringConvertible, Sendable {
    let outline: String
    let coloring: Coloring
    var arrangement = Arrangement.rows
    let texts: [String]

    init(
      _ outline: String, _ coloring: Coloring, _ arrangement: Arrangement = .rows,
      _ texts: String...
    ) {
      self.outline = outline
      self.coloring = coloring
      self.arrangement = arrangement
      self.texts = texts
    }

    var testDescription: String { "\(arrangement) by \(coloring): \(outline)" }
  }

  private static func picture(_ row: Row, hasLegend: Bool = true) throws -> TreePicture {
    let source = Source(name: "", bytes: Array(row.outline.utf8))
    return TreePicture(
      of: try source.forest(ReadingOptions(format: .outline)).roots,
      PictureOptions(
        style: DiagramStyle(arrangement: row.arrangement),
        colors: PictureColors(coloring: row.coloring, hasLegend: hasLegend)))
  }

  private static let deep = "a\n  b\n    d\n  c\n"
  private static let many = "a\n" + (1...14).map { "  n\($0)\n" }.joined()

  @Test(arguments: [
    Row(deep, .branch, .rows, "b", "c"),
    Row(deep, .branch, .list, "b"),
    Row(deep, .usual, .list, "b"),
    Row(deep, .usual, .columns, "b", "c"),
    Row(deep + "e\n  f\n", .branch, .rows, "b", "c", "f"),
    Row(deep, .depth, .tidy, "level 1", "level 2"),
    Row("a {class=\"x y\"}\n  b {class=y}\n  c {class=x}", .nodeClass, .hang, "x", "y"),
    Row(
      "a {class=x}\n  b {class=failed}\n  c {class=\"z done\"}", .nodeClass, .rows,
      "done", "failed", "x", "z"),
    Row("a\n  b {class=muted}\n  c {class=new}", .none, .mindmap, "muted", "new"),
    Row("a\n  b {class=muted}\n  c {class=new}", .none, .list, "muted", "new"),
    Row("a {note=p}\n  b {note=q}", .field("note"), .rows, "p", "q"),
    Row("a {note=7}\n  b {note=-3}\n  c {note=5}", .field("note"), .rows, "note", "-3", "7"),
    Row("a\n  b\n  c", .field("label"), .grid, "a", "b", "c"),
    Row(deep, .branch, .grid, "b"),
    Row(
      many, .branch, .rows, "n1", "n2", "n3", "n4", "n5", "n6", "n7", "n8", "n9", "n10", "n11",
      "n12", "+2 more"),
    Row(
      "a\n  " + String(repeating: "m", count: 41) + "\n  " + String(repeating: "w", count: 40),
      .branch, .rows, String(repeating: "m", count: 39) + "…", String(repeating: "w", count: 40)),
    Row(#"a {note="one\ntwo"}"#, .field("note"), .rows, "one two"),
  ])
  func `a legend says what colours mean`(_ row: Row) throws {
    let picture = try Self.picture(row)
    #expect(try DrawnTexts(in: picture.svg).edges == row.texts)
    #expect(!picture.lacksLegend)
  }

  @Test(arguments: [
    Row(deep, .none), Row(deep, .usual), Row(deep, .nodeClass), Row("a", .branch),
    Row("a", .depth), Row("a\n  b", .branch, .list), Row(deep, .field("note")),
    Row("a\n  b {}\n", .nodeClass),
  ])
  func `where colours mean nothing there is no legend`(_ row: Row) throws {
    let picture = try Self.picture(row)
    #expect(picture.lacksLegend)
    #expect(picture.svg == (try Self.picture(row, hasLegend: false).svg))
    #expect(try !Self.picture(row, hasLegend: false).lacksLegend)
  }

  @Test func `a legend leaves nodes where they are, in all layouts and directions`() throws {
    let roots = try Source(name: "", bytes: Array("a\n  b {length=2}\n  c\nd".utf8))
      .forest(ReadingOptions()).roots
    for arrangement in Arrangement.allCases {
      for growth in GrowthDirection.allCases {
        var style = DiagramStyle(growth: growth, arrangement: arrangement)
        style.drawsLengths = arrangement == .rows
        let nodes = [false, true].map { hasLegend in
          let colors = PictureColors(coloring: .depth, hasLegend: hasLegend)
          return TreePicture(of: roots, PictureOptions(style: style, colors: colors)).frames
            .split(separator: UInt8(ascii: "\n")).dropFirst()
        }
        #expect(nodes[0] == nodes[1], "\(arrangement) \(growth)")
      }
    }
  }

  @Test func `a legend is 16 points below a view, and breaks at its width`() {
    let entries = ["one", "two", "three", "four"].map { LegendEntry($0, dot: .red) }
    let wide = LaidOut(fixed(300, 50).numbered(0).legend(entries))
    #expect(wide.list == [rect(0, 0, 300, 50)])
    #expect(wide.size == Size(width: 300, height: 50 + 16 + 16))
    let narrow = LaidOut(fixed(10, 50).numbered(0).legend(entries))
    #expect(narrow.list == [rect(0, 0, 10, 50)])
    #expect(narrow.size.height == 50 + 16 + 16 + 4 + 16)
    #expect(narrow.size.width <= 200)
    let large = LaidOut(fixed(600, 50).legend(entries, font: .system(size: 28)))
    #expect(large.size == Size(width: 600, height: 50 + 32 + 32))
  }

  @Test func `several views have one legend`() {
    let views = Group {
      fixed(300, 10)
      fixed(300, 10)
    }
    #expect(
      LaidOut(views.legend([LegendEntry(.done)])).size == Size(width: 300, height: 10 + 16 + 16))
  }

  @Test func `a scale is a bar between two numbers`() throws {
    let entry = LegendEntry("size", scale: Theme.light.scale, from: "1", to: "9")
    let svg = Drawing(of: Legend([entry], theme: .light)).svg
    for tone in Theme.light.scale { #expect(svg.contains(tone.tint.css)) }
    #expect(svg.contains(Theme.light.muted.css))
  }
}

extension LegendTests {
  @Test func `a legend of nothing is the view itself`() {
    #expect(Drawing(of: fixed(10, 10).legend([])).svg == Drawing(of: fixed(10, 10)).svg)
    #expect(Drawing(of: Legend([])).size == .zero)
  }

  @Test func `a legend is drawn whatever it is given`() {
    var theme = Theme.automatic
    (theme.branches, theme.scale, theme.hues) = ([], [], [:])
    let entries =
      [
        LegendEntry("", scale: [], from: "", to: ""),
        LegendEntry(String(repeating: "\u{301}\n", count: 10_000), dot: .clear),
        LegendEntry("\u{0}<&>\u{202e}", tone: theme.highlight),
      ] + NodeClass.allCases.map { LegendEntry($0, theme: theme) }
      + (0..<10_000).map { LegendEntry("\($0)", dot: .red) }
    for size in [14, 0, -1, 1e300, .nan, .infinity] {
      let view = fixed(10, 10).legend(entries, theme: theme, font: .system(size: size))
      #expect(!Drawing(of: view).svg.isEmpty)
    }
  }

  @Test func `a theme without branches and steps colours nothing`() throws {
    var theme = Theme.light
    (theme.branches, theme.scale) = ([], [])
    let roots = try FieldColorTests.roots("id,parent,n\n1,,1\n2,1,2", .table, by: "n")
    for coloring in [Coloring.branch, .depth, .field("n"), .field("label")] {
      let colors = PictureColors(theme: theme, coloring: coloring, hasLegend: true)
      #expect(!TreePicture(of: roots, PictureOptions(colors: colors)).svg.isEmpty)
    }
  }

  @Test func `ten thousand names are twelve and the number of the others`() throws {
    let outline = "a\n" + (1...10_000).map { "  n\($0)\n" }.joined()
    let roots = try Source(name: "", bytes: Array(outline.utf8)).forest(ReadingOptions()).roots
    let colors = PictureColors(coloring: .field("label"), hasLegend: true)
    let texts = try DrawnTexts(in: TreePicture(of: roots, PictureOptions(colors: colors)).svg).edges
    #expect(texts.count == 13)
    #expect(texts.last == "+9989 more")
  }
}
