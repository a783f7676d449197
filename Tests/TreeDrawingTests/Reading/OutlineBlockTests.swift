import Testing

@testable import TreeReading

@Suite struct OutlineBlockTests {
  /// A line of an outline, the label of its node, and its attributes.
  struct Row: CustomTestStringConvertible, Sendable {
    let line: String
    let label: String
    let attributes: [String]

    init(_ line: String, _ label: String, _ attributes: String...) {
      self.line = line
      self.label = label
      self.attributes = attributes
    }

    var testDescription: String { line }
  }

  @Test(arguments: [
    ("a {fil=gold}", "1:4", "there is no attribute 'fil'; did you mean 'fill'? "),
    ("a\n  b {colour=red}", "2:6", "there is no attribute 'colour'; did you mean 'color'? "),
    ("{Fill: red}", "1:2", "there is a colon behind 'Fill'; did you mean 'fill='? "),
    (
      "a { tooltop : \"b\" }\nc {fil=x}", "1:5",
      "there is a colon behind 'tooltop'; did you mean 'tooltip='? "
    ),
  ])
  func `braces that may be meant as a block are text, with a warning`(
    text: String, place: String, reason: String
  ) throws {
    let forest = try forest(Array(text.utf8), name: "plan", ReadingOptions(format: .outline))
    #expect(
      forest.warnings.map(\.description) == [
        "plan:\(place): these braces are drawn as text, as \(reason)if it is text, use --literal"
      ])
    #expect(forest.roots.allSatisfy { $0.preorder.allSatisfy { $0.attributes == nil } })
    var literal = ReadingOptions(format: .outline)
    literal.isLiteral = true
    #expect(try TreeDrawingTests.forest(Array(text.utf8), name: "plan", literal).warnings.isEmpty)
  }

  @Test(arguments: [
    "a {x=1}", "a {n=5}", "a {name=b}", "a {width: 3}", "a {}", "a {fill}", "a {fill:}",
    "a{fil=gold}",
    "a {fil=gold} b", "a {a set of things: b}", "a {k: v, fill: red}", "S = {x: x > 0}",
    "a {" + String(repeating: "f", count: 65_000) + "=1}",
  ])
  func `braces that are nothing but text`(_ text: String) throws {
    #expect(
      try forest(Array(text.utf8), name: "plan", ReadingOptions(format: .outline)).warnings.isEmpty)
  }

  @Test(arguments: [
    Row("a {fill=gold}", "a", "fill #ffd700"),
    Row("a\t {  fill=gold\tnote=x }  ", "a", "fill #ffd700", "note x"),
    Row("a { fill = gold }", "a", "fill #ffd700"),
    Row("{fill=gold}", "", "fill #ffd700"),
    Row(#"a {label="two\nlines"}"#, "two\nlines"),
    Row(#"{label="b" id=x}"#, "b", "id x"),
    Row(#"a {label=""}"#, ""),
    Row(#"a {href="https://example.org"}"#, "a", "href https://example.org"),
    Row("a {href=https://example.org/?q=1&r=2#s}", "a", "href https://example.org/?q=1&r=2#s"),
    Row("a {fill=rgb(255,215,0)}", "a", "fill #ffd700"),
    Row(#"a {note="a { b } \" c"}"#, "a", #"note a { b } " c"#),
    Row(#"a {note="\u00e9\ud83c\udf33\t\\"}"#, "a", "note é🌳\t\\"),
    Row("木 {note=木}", "木", "note 木"),
    Row("a {edge=0.5 shape=circle class=b}", "a", "class b", "shape circle", "edge 0.5"),
    Row("f(x) {x} {fill=gold}", "f(x) {x}", "fill #ffd700"),
    Row("a {fill=red} {fill=gold}", "a {fill=red}", "fill #ffd700"),
    Row(#"say "a {fill=gold}"#, #"say "a"#, "fill #ffd700"),
    Row("a {fill=red} b {x=1 {fill=gold}", "a {fill=red} b {x=1", "fill #ffd700"),
  ]) func `a block at the end of a line`(_ row: Row) throws {
    let node = try node(row.line)
    #expect(node.label == row.label)
    #expect(node.attributes.map(texts) ?? [] == row.attributes)
  }

  @Test(arguments: [
    "a {}", "a { }", "a {x=1}", "a {x=1 y=2}", "a {fill}", "a{fill=gold}", "a {fill=gold} b",
    "a {fill=gold}.", "a {fill:gold}", "a {fill=gold", "a fill=gold}", "a }", "}", "{ }",
    "set {1, 2}", #"a {"fill": "gold"}"#, "f {id=3; y} g {1}", "if (a) { b = 1 }", "a {=1}",
    #"a {x="fill=gold}"#, "a {{fill=gold}}", "\\frac{1}{2}", "a {x=1 fill}", "a\u{A0}{fill=gold}",
    #"a {note="x"} y}"#,
  ]) func `what is no block is text`(_ line: String) throws {
    #expect(try node(line) == Node(label: line))
  }

  @Test(arguments: ["a {fill=gold}", "a {fill=golld}", "{label=b}"])
  func `blocks can be turned off`(_ line: String) throws {
    #expect(try node(line, isLiteral: true) == Node(label: line))
  }

  @Test func `what cannot be shown in a note is replaced and reported`() throws {
    let forest = try forest(Array(#"a {note="\u0007" href=b}"#.utf8))
    #expect(forest.roots[0].value.attributes?.values.note == "\u{FFFD}")
    #expect(
      forest.warnings.map(\.description) == [
        "plan.txt:1:10: 1 character that cannot be shown is drawn as U+FFFD: it is U+0007"
      ])
  }

  @Test func `blocks belong to their lines`() throws {
    let text = "a {note=1}\n  b\n    c {note=3}\n  d {note=4}\ne"
    let nodes = try forest(Array(text.utf8)).roots.flatMap(\.preorder)
    #expect(nodes.map { $0.attributes?.values.note } == ["1", nil, "3", "4", nil])
    #expect(nodes.map(\.label) == ["a", "b", "c", "d", "e"])
  }

  @Test(arguments: ["{a=\"", "{a= ", "{id=1 x ", "{id=\"\\\"", " {", "{a=1 ", "{id=1 \" "])
  func `a long line of beginnings takes time in proportion`(_ beginning: String) {
    let growth = Growth.measured(upTo: Effort.size(100_000)) { count in
      let line = String(repeating: beginning, count: count) + "}"
      _ = message(Array(line.utf8), ReadingOptions(format: .outline))
    }
    #expect(growth < Growth.allowed)
  }

  @Test(arguments: UInt64(0)..<300)
  func `a line of signs is text, a block or an error with a place`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let parts = [
      "{", "{", "}", "=", "\"", "\\", " ", "\t", "fill", "gold", "note", "label", "x", "id=1",
      "{id=",
      "note=\"", "\\\"", "é", "#fff", " }", "\u{FEFF}",
    ]
    for _ in 0..<20 {
      let count = Int.random(in: 1...12, using: &random)
      let line =
        "a" + (0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined() + "}"
      do {
        let node = try node(line)
        #expect(node.attributes != nil || node.label == line || line.contains("label"), "\(line)")
      } catch let error as InputError {
        #expect(error.position?.line == 1, "\(line)")
      }
    }
  }

  private func node(_ line: String, isLiteral: Bool = false) throws -> Node {
    var options = ReadingOptions(format: .outline)
    options.isLiteral = isLiteral
    return try #require(try forest(Array(line.utf8), options).roots.first).value
  }

  private func texts(_ attributes: NodeAttributes) -> [String] {
    attributes.values.texts.map { "\($0.name.rawValue) \($0.text)" }
  }
}
