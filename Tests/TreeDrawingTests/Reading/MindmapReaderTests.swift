import Testing
import TreeDrawing

@testable import TreeReading

@Suite struct MindmapReaderTests {
  @Test(arguments: [
    ReadingCase(
      "names in quotes", "treeView-beta\n  \"a b\"\n    'c\"d'\n      \"e\"\n    \"f\"\n",
      "a b\n  c\"d\n    e\n  f"),
    ReadingCase(
      "names without quotes", "treeView-beta\nsrc/\n  main.c\n  my file ::: x\nREADME.md",
      "src/\n  main.c\n  my file\nREADME.md"),
    ReadingCase(
      "classes, icons and comments",
      """
      %% x
      treeView-beta %% y
        "a" :::b icon(mdi:c) %% d
          e :::f
          g icon() %% h
      %% i
          j# k
      """, "a\n  e\n  g\n  j# k"),
    ReadingCase(
      "branches",
      """
      treeView-beta
      src/
      ├── a.c
      │   │
      │   └── b
      ┗━ c ## d
      """, "src/\n  a.c\n    b\n  c"),
    ReadingCase(
      "branches at the root, and no-break spaces",
      "treeView-beta\n  ┗━ 📦 a\n    ┣━━ b\n    ┃\u{A0}\u{A0} ┗━━ c\n    ┗━━ d",
      "📦 a\n  b\n    c\n  d"),
    ReadingCase(
      "titles, and what is said to those who cannot see it",
      "treeView-beta\n  title a\n  accTitle: b\n  accDescr: c\n  accDescr {\n  d\n  }\n  e\n    title f",
      "e\n  title f"),
    ReadingCase(
      "front matter", "---\ntitle: x\nconfig:\n  treeView:\n---\ntreeView-beta\n  a\n    b",
      "a\n  b"),
  ])
  func `what Mermaid draws as a tree view`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase("dashes", "a\n- b\n-- c\n--- d\n- e", "a\n  b\n    c\n      d\n  e"),
    ReadingCase("dashes at once before words", "A\n--B\n----C\n--D", "A\n  B\n    C\n  D"),
    ReadingCase("arrows", "a\n-> b\n--> c\n-> d", "a\n  b\n    c\n  d"),
    ReadingCase("arrows before all", "-> a\n--> b\n-> c", "a\n  b\nc"),
    ReadingCase("several at a time", "a\n.. b\n.... c\n.. d", "a\n  b\n    c\n  d"),
    ReadingCase("spaces between", "a\n| b\n| | c d\n\n| e", "a\n  b\n    c d\n  e"),
    ReadingCase("quotations", "> a\n>> b\n> > c\n> d", "a\n  b\n  c\nd"),
    ReadingCase(
      "what gcc -H prints",
      ". /a/b.h\n.. /a/c.h\n. d.h\nMultiple include guards may be useful for:\n/a/c.h\n",
      "/a/b.h\n  /a/c.h\nd.h"),
    ReadingCase("numbers", "0 .\n1 a b\n2 c\n1 d", ".\n  a b\n    c\n  d"),
    ReadingCase("numbers and tabs", "1\ta\n2\tb\n3\tc\n2\td", "a\n  b\n    c\n  d"),
    ReadingCase(
      "numbers with points", "1. a\n1.1 b\n1.1.1 c\n1.2. d\n2. e",
      "1. a\n  1.1 b\n    1.1.1 c\n  1.2. d\n2. e"),
  ])
  func `signs or numbers say how deep lines are`(_ given: ReadingCase) {
    var given = given
    given.options.format = .mindmap
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `a line far down without a number is reported`() {
    let ones = String(repeating: "1 b\n", count: 100)
    var given = ReadingCase(
      "", "0 a\n" + ones + "2 c\n" + ones + "d\n",
      """
      plan:203:1: nothing before this line says how deep it is, as before those above
      203 | d
          | ^
        write the sign or the number before it; if this is an outline, use --from outline
      """)
    given.options.format = .mindmap
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `brackets that open again and again cost no more in long lines`() {
    let growth = Growth.measured(upTo: Effort.size(100_000)) { count in
      let text = "mindmap\n  a\n    b" + String(repeating: "(", count: count) + "\n"
      _ = try? forest(Array(text.utf8), name: "plan")
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `notes in a tree view are notes of nodes`() throws {
    let text = "treeView-beta\n  a ## b c %% d\n    \"e\" :::f ##g\n    h ##"
    let nodes = try forest(Array(text.utf8), name: "plan").roots.flatMap {
      $0.preorder
    }
    #expect(nodes.map(\.label) == ["a", "e", "h"])
    #expect(nodes.map { $0.attributes?.values.note } == ["b c", "g", nil])
  }

  @Test(arguments: [
    ("treeView-beta\n  title The  files %% x\n  a", "The  files"),
    ("---\ntitle: \"The files\"\n---\ntreeView-beta\n  a", "The files"),
    ("---\ntitle: One\n---\ntreeView-beta\n  title Two\n  a", "Two"),
    ("---\nconfig:\n  title: One\n---\ntreeView-beta\n  title\n  a", nil),
    ("---\ntitle: 'Our plan'\n---\nmindmap\n  a\n    b", "Our plan"),
    ("@startmindmap\ntitle Our plan\n* a\n@endmindmap", "Our plan"),
    ("mindmap\n  a", nil),
  ])
  func `what a mindmap is called`(text: String, title: String?) throws {
    #expect(try forest(Array(text.utf8), name: "plan").title == title)
    let svg = try TreePicture(reading: text).svg
    #expect(svg.contains("<title>\(title ?? "a")</title>"))
  }

  @Test(arguments: [
    ReadingCase(
      "Mermaid", "mindmap\n  root\n    a\n      b\n    c\n", "root\n  a\n    b\n  c"),
    ReadingCase(
      "shapes",
      "mindmap\n  x((a))\n    y(b)\n    z[c]\n    w{{d}}\n    v))e((\n    u)f(\n    [g]\n",
      "a\n  b\n  c\n  d\n  e\n  f\n  g"),
    ReadingCase(
      "brackets that are no shape", "mindmap\n  a\n    f(x) y\n    a [b\n    1) c",
      "a\n  f(x) y\n  a [b\n  1) c"),
    ReadingCase(
      "quotations, and Markdown in several lines",
      "mindmap\n  a[\"b (c)\"]\n    d[\"`**e**\n  f`\"]\n    g", "b (c)\n  e f\n  g"),
    ReadingCase(
      "icons, classes and comments", "%% x\nmindmap\n  a\n    ::icon(b)\n    :::c\n    %% d\n    e",
      "a\n  e"),
    ReadingCase(
      "a shape over several lines", "mindmap\n  a((b\n  c))\n    d[e\n    f]\n    g",
      "\"b\\n  c\"\n  \"e\\n    f\"\n  g"),
    ReadingCase(
      "comments behind shapes", "mindmap\n  a((b)) %% c\n    d[e]%%f\n    g %% h",
      "b\n  e\n  g %% h"),
    ReadingCase("a root at the margin", "  mindmap\nroot((a))\n  b", "a\n  b"),
    ReadingCase("a root alone", "mindmap\nid[a]", "a"),
    ReadingCase(
      "shapes of flowcharts", "mindmap\n  R\n    A([b])\n    C([\"x\"])", "R\n  b\n  x"),
    ReadingCase("line breaks", "mindmap\n  a<br/>b<br>c", "\"a\\nb\\nc\""),
    ReadingCase("front matter", "---\ntitle: x\n---\nmindmap\n  a\n    b", "a\n  b"),
    ReadingCase(
      "levels between levels", "mindmap\n  a\n      b\n    c\n     d", "a\n  b\n  c\n    d"),
  ])
  func `what Mermaid draws as a mindmap`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "a mindmap", "@startmindmap\n* a\n** b\n*** c\n** d\n@endmindmap", "a\n  b\n    c\n  d"),
    ReadingCase(
      "a breakdown", "@startwbs Plan\n* a\n** b\n**< c\n**> d\n@endwbs", "a\n  b\n  c\n  d"),
    ReadingCase("asterisks alone", "* a\n** b\n** c\n", "a\n  b\n  c"),
    ReadingCase("sides", "@startmindmap\n+ a\n++ b\n-- c\n--- d\n", "a\n  b\n  c\n    d"),
    ReadingCase(
      "mixed signs", "@startmindmap\n+ a\n++ b\n++- c\n-- d\n--+ e", "a\n  b\n    c\n  d\n    e"),
    ReadingCase(
      "indented asterisks", "@startmindmap\n* a\n\t* b\n\t\t* c\n\t* d\n", "a\n  b\n    c\n  d"),
    ReadingCase(
      "colours, boxes and stereotypes",
      "@startmindmap\n*[#red] a\n**_ b\n**[#0F0]_ c\n** d <<e>>\n** f >> g\n",
      "a\n  b\n  c\n  d\n  f >> g"),
    ReadingCase("several lines", "@startmindmap\n* a\n**:b\nc;\n** d\n", "a\n  \"b\\nc\"\n  d"),
    ReadingCase(
      "a stereotype behind several lines", "@startmindmap\n* a\n**:b\nc; <<y>>\n** d",
      "a\n  \"b\\nc\"\n  d"),
    ReadingCase(
      "aliases, and arrows between them",
      "@startwbs\n* a\n**(b1) b\n** (maybe) c\n** \"d e\" as b2\n**(f)\nb1 -> b2\nb2 <..b1 : x\n@endwbs",
      "a\n  b\n  (maybe) c\n  d e\n  (f)"),
    ReadingCase(
      "comments before all", "' by hand\n/' a\n b '/\n@startwbs\n* a\n** b\n@endwbs", "a\n  b"),
    ReadingCase(
      "headers, footers, skins and directions",
      "@startmindmap\ncenter footer My super footer\nleft header x\nright footer y\nskin rose\n"
        + "right to left direction\ncenter header\nz\nendheader\n* a\n@endmindmap", "a"),
    ReadingCase(
      "directives",
      "@startmindmap\n' x\n/' y\nz '/\ntitle x\n<style>\nnode {\n}\n</style>\nskinparam a b\n* a\nleft side\n** b\nlegend\nx\nendlegend\n@endmindmap",
      "a\n  b"),
  ])
  func `a mind map is read as PlantUML draws it`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `arrows across are not drawn, and that is reported`() throws {
    let text = "@startwbs\n* a\n**(b) b\n**(c) c\nb -> c\nc -> b\n@endwbs\n"
    #expect(
      try forest(Array(text.utf8), name: "plan.wsd").warnings.map(\.description) == [
        "plan.wsd:5:1: arrows across the tree are not drawn; this is the first"
      ])
  }
}
