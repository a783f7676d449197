import Testing

@testable import TreeDrawing
@testable import TreeReading

/// What those are told who cannot see a picture.
@Suite struct SpokenTreeTests {
  private func picture(_ outline: String, caption: String? = nil) throws -> TreePicture {
    let source = Source(name: "", bytes: Array(outline.utf8))
    return TreePicture(
      of: try source.forest(ReadingOptions(format: .outline)).roots,
      PictureOptions(caption: caption))
  }

  private func description(_ outline: String) throws -> Substring? {
    try picture(outline).svg.split(separator: "<desc>").last?.prefix { $0 != "<" }
  }

  private func labels(_ outline: String, language: String? = nil) throws -> [String] {
    var options = SVGOptions()
    options.language = language
    return try picture(outline).svg(options).split(separator: "aria-label=\"").dropFirst()
      .map { String($0.prefix { $0 != "\"" }) }
  }

  @Test(arguments: [
    ("a", "A tree diagram of 1 node."),
    ("a\n  b", "A tree diagram of 2 nodes on 2 levels. a has 1 child: b."),
    (
      "Garden\n  Beds\n    1\n    2\n    3\n  Trees\n    4",
      "A tree diagram of 7 nodes on 3 levels. Garden has 2 children: Beds (3), Trees (1)."
    ),
    (
      "r\n  1\n  2\n  3\n  4\n  5\n  6\n  7",
      "A tree diagram of 8 nodes on 2 levels. r has 7 children: 1, 2, 3, 4, 5 and 2 more."
    ),
    ("a\n  b\nc", "A diagram of 2 trees with 3 nodes on 2 levels. The roots are a (1), c."),
    ("a\n  {}\n  b", "A tree diagram of 2 nodes on 2 levels. a has 1 child: b."),
    (
      "{note=x}\n  b {label=\"one\\ntwo\"}",
      "A tree diagram of 2 nodes on 2 levels. The root has 1 child: one two."
    ),
  ])
  func `a description has the first levels in words`(_ outline: String, _ words: String) throws {
    #expect(try description(outline).map(String.init) == words)
  }

  @Test func `a caption is the description, unless there is one`() throws {
    let picture = try picture("a", caption: "All of it")
    #expect(picture.svg.contains("<desc>All of it</desc>"))
    #expect(picture.svg(SVGOptions(description: "b")).contains("<desc>b</desc>"))
  }

  @Test func `nodes are spoken in order, with their place`() throws {
    #expect(
      try labels("Garden\n  Beds\n    Rose\n  Trees") == [
        "Garden, root", "Beds, child 1 of 2 of Garden, level 2",
        "Rose, child 1 of 1 of Beds, level 3", "Trees, child 2 of 2 of Garden, level 2",
      ])
  }

  @Test(arguments: [
    ("a\nb", ["a, root 1 of 2", "b, root 2 of 2"]),
    (
      "q {edge=x}\n  a {edge=yes note=\"the \\\"best\\\"\"}",
      ["q, root", "yes: a, the &quot;best&quot;, child 1 of 1 of q, level 2"]
    ),
    ("a\n  {}\n  b", ["a, root", "b, child 1 of 1 of a, level 2"]),
    (
      "{note=n}\n  b",
      ["no label, n, root", "b, child 1 of 1 of no label, level 2"]
    ),
  ])
  func `what else a node has is spoken too`(_ outline: String, _ spoken: [String]) throws {
    #expect(try labels(outline) == spoken)
  }

  @Test func `no English is in a tree in another language`() throws {
    #expect(
      try labels("Garten\n  Beete\n  Bäume", language: "de-CH") == [
        "Garten", "Beete (1/2, Garten)", "Bäume (2/2, Garten)",
      ])
    #expect(try labels("a\nb", language: "fr") == ["a (1/2)", "b (2/2)"])
    #expect(try labels("a", language: "EN-us") == ["a, root"])
  }

  @Test func `a description is marked as English where labels are not`() throws {
    func description(_ options: SVGOptions) throws -> Substring? {
      var options = options
      options.language = "de"
      return try picture("a").svg(options).split(separator: "\n").first { $0.hasPrefix("<desc") }
    }
    #expect(
      try description(SVGOptions())
        == "<desc lang=\"en\" xml:lang=\"en\">A tree diagram of 1 node.</desc>")
    #expect(try description(SVGOptions(description: "Baum")) == "<desc>Baum</desc>")
  }

  @Test func `nodes are in the order of the tree in all arrangements and directions`() throws {
    let outline = "1\n  2\n    3\n    4\n  5\n    6\n  7\n    8\n    9"
    let roots = try Source(name: "", bytes: Array(outline.utf8))
      .forest(ReadingOptions(format: .outline)).roots
    for arrangement in Arrangement.allCases {
      for growth in GrowthDirection.allCases {
        let style = DiagramStyle(growth: growth, arrangement: arrangement)
        let labels = TreePicture(of: roots, PictureOptions(style: style)).svg.split(
          separator: "<g class=\"node "
        )
        .dropFirst().compactMap { $0.split(separator: "</text>").first?.last }
        #expect(String(labels) == "123456789", "\(arrangement) \(growth)")
      }
    }
  }

  @Test func `what is left out is counted`() throws {
    let roots = try Source(name: "", bytes: Array("a\n  b\n  c\n  d".utf8))
      .forest(ReadingOptions(format: .outline)).roots
    let cut = try Selection(maxChildren: 1).applied(to: roots)
    let document = TreePicture(of: cut).svg
    #expect(document.contains("aria-label=\"2 more nodes below a\""))
    #expect(document.contains("aria-label=\"b, child 1 of 1 of a, level 2\""))
    #expect(document.contains("on 2 levels, without 2 more. a has 1 child: b."))
  }

  @Test func `a node is an image, one that leads somewhere a group with a link`() throws {
    let document = try picture("a {href=#b}\n  b {tooltip=c id=b}").svg
    #expect(
      document.contains(
        "<g class=\"node l1\" role=\"group\" aria-label=\"a, root\"><a href=\"#b\"><rect"))
    #expect(
      document.contains(
        "<g class=\"node l2\" id=\"b\" role=\"img\" aria-label=\"b, child 1 of 1 of a, level 2\">"
          + "<title>c</title><rect"))
    #expect(document.contains("<g class=\"edges\" aria-hidden=\"true\">"))
  }

  @Test func `of more than 2,000 nodes only the whole is spoken`() throws {
    func count(_ nodes: Int) throws -> Int {
      let outline = "r" + String(repeating: "\n  a", count: nodes - 1)
      return try picture(outline).svg.split(separator: "aria-label").count - 1
    }
    #expect(try count(2_000) == 2_000)
    #expect(try count(2_001) == 0)
  }

  @Test(arguments: [
    ("a\n  b", [".l1:has(~:hover)"]),
    ("a\n  b\n    c", [".l1:has(~:hover)", ".l2:has(~:hover):not(:has(~.l2:hover,~.l2~:hover))"]),
    (
      "a\n  b\n    c\nd",
      [
        ".l1:has(~:hover):not(:has(~.l1:hover,~.l1~:hover))",
        ".l2:has(~:hover):not(:has(~:is(.l1,.l2):hover,~:is(.l1,.l2)~:hover))",
      ]
    ),
  ])
  func `the path to the root is a rule for each level`(
    _ outline: String, _ selectors: [String]
  ) throws {
    let document = try picture(outline).svg
    let list = ([".node:hover"] + selectors).joined(separator: ",")
    #expect(document.contains(" :is(\(list)){:is(rect,path,ellipse){"))
  }

  @Test func `nothing answers to the pointer in a static picture, nor in a large or deep one`()
    throws
  {
    var options = SVGOptions()
    options.isStatic = true
    #expect(try !picture("a\n  b").svg(options).contains("hover"))
    #expect(try !picture("a" + String(repeating: "\n  b", count: 500)).svg.contains("hover"))
    #expect(try picture("a" + String(repeating: "\n  b", count: 499)).svg.contains("hover"))
    let chain = (0..<13).map { String(repeating: "  ", count: $0) + "a" }
    #expect(try !picture(chain.joined(separator: "\n")).svg.contains("hover"))
    #expect(try !picture("a").svg.contains("hover"))
  }

  @Test func `pictures of other trees have another scope`() throws {
    func scope(_ outline: String) throws -> Substring? {
      try picture(outline).svg.split(separator: "\"").first { $0.hasPrefix("t") && $0.count > 3 }
    }
    #expect(try scope("a\n  b") == scope("a\n  b"))
    #expect(try scope("a\n  b") != scope("a\n  c"))
  }

  @Test func `a caption is below the picture, in lines as wide as it is`() throws {
    let plain = try picture("House\n  Kitchen\n  Study")
    let short = try picture("House\n  Kitchen\n  Study", caption: "Plan")
    #expect(short.drawing.size.width == plain.drawing.size.width)
    #expect(short.drawing.size.height > plain.drawing.size.height + 16.5)
    let words = String(repeating: "words and ", count: 30)
    let long = try picture("a", caption: words)
    #expect(long.drawing.size.width == 280)
    #expect(long.frames != plain.frames)
    #expect(long.svg.contains(">words and"))
    #expect(try picture("a", caption: "\u{0}<\n").svg.contains("&lt;"))
  }
}
