import Testing

@testable import TreeReading

@Suite struct WarningTests {
  private static let remedy =
    "(if the text is in another encoding, convert it: iconv -f ISO-8859-1 -t UTF-8)"

  private func warnings(_ bytes: [UInt8], name: String = "plan.txt") throws -> [String] {
    try forest(bytes, name: name).warnings.map(\.description)
  }

  @Test func `sound text gives none`() throws {
    #expect(try warnings(Array("é\u{FFFD}\n  ~\u{A0}\t~\u{10FFFD}".utf8)) == [])
  }

  @Test(arguments: [
    ("a\n\u{A0}\u{A0}b\n\u{A0}c", "2:1", "U+00A0"), ("a\n  \u{3000}b", "2:3", "U+3000"),
    ("\u{2003}a\n  b", "1:1", "U+2003"), ("a\n \u{1680}b", "2:2", "U+1680"),
  ])
  func `a line that begins with a space that is text`(
    text: String, place: String, space: String
  ) throws {
    #expect(
      try warnings(Array(text.utf8)) == [
        "plan.txt:\(place): this line begins with \(space), a space that is text here, and is not "
          + "indented by it; indent with spaces or tabs"
      ])
  }

  @Test(arguments: ["a\u{A0}\n  b", "ä\n  ñ", "…\n  “a”", "\u{200B}a\n  ぁ"])
  func `other signs of the same bytes are no spaces`(text: String) throws {
    #expect(try warnings(Array(text.utf8)) == [])
  }

  @Test func `one sequence that is not UTF-8`() throws {
    let given = try forest(Array("a\n  caf".utf8) + [0xE9])
    #expect(dump(given.roots) == "a\n  caf\u{FFFD}")
    #expect(
      given.warnings.map(\.description) == [
        "plan.txt:2:6: 1 byte sequence is not UTF-8 and is shown as U+FFFD \(Self.remedy)"
      ])
  }

  @Test(arguments: [
    ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0xAF], 3), ([0xED, 0xA0, 0x80], 3), ([0xF0, 0x9F, 0x98], 1),
    ([0xF4, 0x90, 0x80, 0x80], 4), ([0x80, 0xFF], 2), ([0xE2, 0x82, 0xE2, 0x82, 0xAC], 1),
  ])
  func `each maximal subpart counts, and becomes one U+FFFD`(bytes: [UInt8], count: Int) throws {
    let given = try forest([0x61] + bytes + [0x62])
    #expect(given.roots[0].value.label == "a" + String(decoding: bytes, as: UTF8.self) + "b")
    #expect(given.roots[0].value.label.unicodeScalars.count { $0 == "\u{FFFD}" } == count)
    #expect(given.warnings.count == 1)
    #expect(given.warnings[0].description.hasPrefix("plan.txt:1:2: \(count) byte sequence"))
  }

  @Test func `one warning for all, at the first place`() throws {
    let given = try forest(Array("a\n  b".utf8) + [0xFF, 0xFE] + Array("\n  c".utf8) + [0x80])
    #expect(dump(given.roots) == "a\n  b\u{FFFD}\u{FFFD}\n  c\u{FFFD}")
    #expect(
      given.warnings.map(\.description) == [
        "plan.txt:2:4: 3 byte sequences are not UTF-8 and are shown as U+FFFD; "
          + "this is the first \(Self.remedy)"
      ])
  }

  @Test(arguments: [
    ("\u{1}", "U+0001"), ("\u{8}", "U+0008"), ("\u{B}", "U+000B"), ("\u{C}", "U+000C"),
    ("\u{1B}", "U+001B"), ("\u{1F}", "U+001F"), ("\u{FFFE}", "U+FFFE"), ("\u{FFFF}", "U+FFFF"),
    ("\u{7F}", "U+007F"), ("\u{80}", "U+0080"), ("\u{85}", "U+0085"), ("\u{9F}", "U+009F"),
  ])
  func `one character that cannot be shown is reported by its number`(
    character: String, name: String
  ) throws {
    let given = try forest(Array("a\(character)é".utf8))
    #expect(dump(given.roots) == "a\u{FFFD}é")
    #expect(
      given.warnings.map(\.description) == [
        "plan.txt:1:2: 1 character that cannot be shown is drawn as U+FFFD: it is \(name)"
      ])
  }

  @Test
  func `characters, surrogates and escapes in JSON count together, the first in the text first`()
    throws
  {
    let text = #"[{"children": ["\u001b[31m\uFFFF"], "name": "\uD800"}, "ok", "\u0000"]"#
    let given = try forest(Array(text.utf8), name: "plan.json")
    #expect(dump(given.roots) == "\u{FFFD}\n  \u{FFFD}[31m\u{FFFD}\nok\n\u{FFFD}")
    #expect(
      given.warnings.map(\.description) == [
        "plan.json:1:17: 4 characters that cannot be shown are drawn as U+FFFD; "
          + "the first is U+001B"
      ])
  }

  @Test func `bytes that are not UTF-8 in a JSON string, among escapes, are two kinds of flaw`()
    throws
  {
    let bytes = Array("[\"\\u0041".utf8) + [0xFF] + Array("\\u0001\"]".utf8)
    let given = try forest(bytes, name: "plan.json")
    #expect(dump(given.roots) == "A\u{FFFD}\u{FFFD}")
    #expect(
      given.warnings.map(\.description) == [
        "plan.json:1:9: 1 byte sequence is not UTF-8 and is shown as U+FFFD \(Self.remedy)",
        "plan.json:1:10: 1 character that cannot be shown is drawn as U+FFFD: it is U+0001",
      ])
  }

  @Test(arguments: ["[\"\u{7F}\u{9F}\"]", #"["\u007f\u009F"]"#])
  func `control characters that XML allows cannot be shown either`(text: String) throws {
    let given = try forest(Array(text.utf8), name: "plan.json")
    #expect(dump(given.roots) == "\u{FFFD}\u{FFFD}")
    #expect(
      given.warnings.map(\.description) == [
        "plan.json:1:3: 2 characters that cannot be shown are drawn as U+FFFD; "
          + "the first is U+007F"
      ])
  }

  @Test func `a DEL alone in ASCII is found`() throws {
    #expect(try dump(forest(Array("a\u{7F}b".utf8)).roots) == "a\u{FFFD}b")
  }

  @Test func `what is not drawn is not warned of`() throws {
    let text = #"{"x": "\u0001", "items": ["\u0002"], "children": ["a"], "\u0003": 1, "id": 1}"#
    #expect(try warnings(Array(text.utf8), name: "plan.json") == [])
  }

  @Test(arguments: [
    #"{"name": "a"}"#, "{\n  \"name\": \"a\"\n}\n", "[\n  1,\n  [2]\n]", "[]", #"["a", {"b": 1}]"#,
    "[" + String(repeating: "1, ", count: 100) + "]",
  ])
  func `JSON in a .txt file is drawn as an outline, with a warning`(text: String) throws {
    #expect(
      try warnings(Array(text.utf8)) == [
        "plan.txt:1:1: this looks like JSON, but is drawn as an outline because its name ends in "
          + ".txt; if it is JSON, use --from json"
      ])
    let options = ReadingOptions(format: .outline)
    #expect(try forest(Array(text.utf8), options).warnings.isEmpty)
  }

  /// As many lines as are needed, each beginning as the row says.
  @Test(arguments: UnsupportedFormat.beginnings.indices)
  func `each beginning of lines shows a notation that is not read`(index: Int) throws {
    let look = UnsupportedFormat.beginnings[index]
    let count =
      switch look.need {
      case .first: 1
      case .lines(let count): count
      case .all: 2
      }
    for beginning in look.beginnings {
      let line = beginning + Array("a".utf8) + look.inside + Array("b".utf8)
      let bytes = Array([[UInt8]](repeating: line, count: count).joined(separator: [.newline]))
      let head = SourceHead(of: Source(name: "plan", bytes: bytes), from: 0)
      #expect(head.unsupportedBeginning == look.format)
    }
  }

  @Test(arguments: [
    ("a -> b\na -> c", "a list of edges", UnsupportedFormat.edges.remedy),
    (
      "flowchart TD\n  A --> B", "Mermaid's flowchart",
      UnsupportedFormat.mermaid("flowchart").remedy
    ),
    ("a:\n  b: 1\n  c: 2", "YAML", UnsupportedFormat.yaml.remedy),
    ("name;age\nAnn;3", "a table", "use --from table"),
    ("README\nsrc/main.c", "a list of paths", "use --from paths"),
    ("root\n|- a\n|- b", "a tree listing", "use --from tree"),
    ("((a,b),(c,d", "Newick", "use --from newick"),
  ])
  func `what looks like something else in a .txt file is drawn, with a warning`(
    text: String, title: String, remedy: String
  ) throws {
    #expect(
      try warnings(Array(text.utf8)) == [
        "plan.txt:1:1: this looks like \(title), but is drawn as an outline because its name ends "
          + "in .txt; if it is \(title), \(remedy)"
      ])
    #expect(try forest(Array(text.utf8), ReadingOptions(format: .outline)).warnings.isEmpty)
  }

  @Test(arguments: [
    "[x] Milk\n[ ] Bread", "[x]\n[ ]", "[[a]]\n  [[b]]", "{\n  x = 1\n}", "{a} to {b}", "[1]\n[2]",
    "[\"a\"] and [b]", "{\"a\": 1}\n  b", "a\n  {}",
  ])
  func `ordinary outlines with brackets do not look like JSON`(text: String) throws {
    #expect(try warnings(Array(text.utf8)) == [])
  }

  @Test func `a lonely root whose children may go by another name`() throws {
    let text = #" {"name": "a", "kids": [{"name": "b"}]}"#
    #expect(
      try warnings(Array(text.utf8), name: "plan.json") == [
        "plan.json:1:2: there is only one node, because no object has children in 'children', "
          + "'contents', 'items', 'nodes', 'dependencies', 'inner'; "
          + "name the member that holds them with --fields children=KEY"
      ])
    #expect(
      try forest(
        Array(text.utf8), name: "plan.json", ReadingOptions(roles: FieldRoles(children: "kid"))
      ).warnings.map(\.description) == [
        "plan.json:1:2: there is only one node, because no object has children in 'kid'; "
          + "name the member that holds them with --fields children=KEY"
      ])
    #expect(try warnings(Array(#"{"name": "a", "size": 1}"#.utf8), name: "plan.json") == [])
  }

  @Test func `objects that are not drawn and may be children`() throws {
    let text = #"{"name": "a", "children": [{"name": "b", "kids": [{"name": "c"}]}]}"#
    #expect(
      try warnings(Array(text.utf8), name: "plan.json") == [
        "plan.json:1:43: the objects in 'kids' are not drawn; "
          + "if they are children, name the member that holds them with --fields children=KEY"
      ])
    let options = ReadingOptions(roles: FieldRoles(children: "children"))
    #expect(try forest(Array(text.utf8), name: "plan.json", options).warnings.isEmpty)
  }

  @Test(arguments: [
    #"{"name": "a", "marks": [{"x": "b"}], "children": [{"name": "c"}]}"#,
    #"{"name": "a", "children": [{"name": "b", "kids": [1]}, {"name": "c", "kids": []}]}"#,
  ])
  func `objects without a name in a node that has children, and other lists, are data`(text: String)
    throws
  {
    #expect(try warnings(Array(text.utf8), name: "plan.json") == [])
  }

  @Test(arguments: [
    "{\"name\": \"a\"}\n{\"name\": \"b\"}", "{name: 'a', children: [{name: 'b'},]}",
    "{'a': 1, 'b': {'c': 2}}", "{:a=>1, :b=>{:c=>2}}", "{\n  a: 1,\n  b: { c: 2 },\n}",
  ])
  func `what is in brackets as JSON is`(text: String) throws {
    #expect(
      try warnings(Array(text.utf8)).last
        == "plan.txt:1:1: this looks like JSON, but is drawn as an outline because its name ends in "
        + ".txt; if it is JSON, use --from json")
  }

  @Test func `YAML with capitals in a file of text`() throws {
    let text = "Name: x\nSteps:\n  - run: a\n  - run: b"
    let warnings = try warnings(Array(text.utf8))
    #expect(warnings.count == 1 && warnings[0].hasPrefix("plan.txt:1:1: this looks like YAML, but"))
  }

  @Test func `an option that means nothing`() throws {
    var options = ReadingOptions()
    options.duplicates = .repeat
    #expect(
      try forest(Array("a\n  b".utf8), name: "plan", options).warnings.map(\.description) == [
        "plan:1:1: --duplicates is for tables and records, but this is read as an outline"
      ])
  }

  @Test func `objects with names beside children`() throws {
    let text = #"{"name": "a", "files": [{"name": "b"}], "children": [{"name": "c"}]}"#
    #expect(
      try warnings(Array(text.utf8), name: "plan.json") == [
        "plan.json:1:16: the objects in 'files' are not drawn, as another member holds the "
          + "children; if they are children, put all into one member, or draw all keys and values, "
          + "with --from data"
      ])
  }

  @Test(arguments: [
    "# a {fil=gold}\n## b", "# a\n- b {stroke=red}", "- a {collapsed=true}\n  - b {fill=gold}",
    "a\n├── b {fil=gold}", "a\n└── b {fill=red}",
  ])
  func `blocks of attributes where none are read`(text: String) throws {
    let name = text.hasPrefix("a") ? "plan.log" : "plan.md"
    let message =
      "these braces are drawn as text, as only outlines have blocks of attributes; "
      + "write the tree as an outline to give nodes some; if it is text, use --literal"
    let warnings = try warnings(Array(text.utf8), name: name)
    #expect(warnings.count == 1 && warnings[0].hasSuffix(message), "\(warnings)")
    var options = ReadingOptions()
    options.isLiteral = true
    #expect(try forest(Array(text.utf8), name: name, options).warnings.isEmpty)
  }

  @Test(arguments: [
    ("a {collapsed=true}\n  b", "as there is no attribute 'collapsed'; if it is text"),
    ("a {fil=gold}", "as there is no attribute 'fil'; did you mean 'fill'? if it is text"),
  ])
  func `attributes that there are not`(text: String, end: String) throws {
    #expect(
      try warnings(Array(text.utf8)) == [
        "plan.txt:1:4: these braces are drawn as text, \(end), use --literal"
      ])
  }

  @Test(arguments: [
    (#"{"name": "a", "fil": "gold", "children": ["b"]}"#, "plan.json:1:16: 'fil'", "fill"),
    ("id,parent,name,colour\n1,,a,\n2,1,b,red", "plan.csv:1:1: 'colour'", "color"),
    ("id,parent,name,Fill\n1,,a,#fff", "plan.csv:1:1: 'Fill'", "fill"),
  ])
  func `members and columns that are nearly attributes`(
    text: String, start: String, meant: String
  ) throws {
    let name = text.hasPrefix("{") ? "plan.json" : "plan.csv"
    #expect(
      try warnings(Array(text.utf8), name: name) == [
        "\(start) is not read, as there is no such attribute; "
          + "did you mean '\(meant)'? if it is data, use --literal"
      ])
    var options = ReadingOptions()
    options.isLiteral = true
    #expect(try forest(Array(text.utf8), name: name, options).warnings.isEmpty)
  }

  @Test(arguments: [
    (#"{"name": "a", "file": "b.c", "Color": "dark wood", "colours": 3}"#, "plan.json"),
    ("id,parent,name,Class,File\n1,,a,x,b.c", "plan.csv"), ("# Sets {x=1}\n## b", "plan.md"),
  ])
  func `data whose names are like those of attributes`(text: String, name: String) throws {
    #expect(try warnings(Array(text.utf8), name: name) == [])
  }

  @Test(arguments: [
    #"{"name": "a", "kids": []}"#, #"{"name": "a", "kids": { } , "tags": [ ]}"#,
    #"{"name": "a", "children": []}"#,
  ])
  func `an empty array or object cannot be meant as the children`(text: String) throws {
    #expect(try warnings(Array(text.utf8), name: "plan.json") == [])
  }

  @Test func `a lonely root whose children are there, but a text`() throws {
    #expect(
      try warnings(Array(#"{"name": "Page", "contents": "Hello"}"#.utf8), name: "plan.json") == [
        "plan.json:1:1: there is only one node, because 'contents' is neither an array nor an object; "
          + "if another member holds the children, name it with --fields children=KEY"
      ])
  }

  @Test func `a lonely root whose children are there, but empty`() throws {
    let text = #"{"name": "a", "items": [], "kids": [{"name": "b"}]}"#
    #expect(
      try warnings(Array(text.utf8), name: "plan.json") == [
        "plan.json:1:1: there is only one node, because 'items' is empty; "
          + "if another member holds the children, name it with --fields children=KEY"
      ])
  }
}
