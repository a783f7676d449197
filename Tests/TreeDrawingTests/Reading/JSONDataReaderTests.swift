import Foundation
import Testing

@testable import TreeReading

@Suite struct JSONDataReaderTests {
  static let options = ReadingOptions(format: .data)

  private func outcome(_ given: ReadingCase) -> String {
    var given = given
    given.options.format = .data
    return given.outcome(name: "plan.json")
  }

  @Test(arguments: [
    ReadingCase(
      "keys and values that are no containers are one node",
      #"{"name": "a", "size": 1e2, "ok": true, "x": null}"#,
      "{}\n  name: a\n  size: 1e2\n  ok: true\n  x: null"),
    ReadingCase(
      "so are indices", #"["a", ["b", "c"]]"#, "[]\n  0: a\n  1\n    0: b\n    1: c"
    ),
    ReadingCase(
      "objects and arrays below a key", #"{"a": {"b": [1]}, "c": {"d": 2}}"#,
      "{}\n  a\n    b\n      0: 1\n  c\n    d: 2"),
    ReadingCase(
      "what is empty is named by its brackets", #"{"a": {}, "b": [ ], "c": [{}, [[]]], "d": ""}"#,
      "{}\n  a: {}\n  b: []\n  c\n    0: {}\n    1\n      0: []\n  \"d: \""
    ),
    ReadingCase("an empty object alone", "{}", "{}"),
    ReadingCase("an empty array alone", " [ ] ", "[]"),
    ReadingCase("a string alone", #""a""#, "a"),
    ReadingCase("null alone", "null", "null"),
    ReadingCase(
      "members of the same name are all there", #"{"a": 1, "a": {"b": 2}, "a": 3}"#,
      "{}\n  a: 1\n  a\n    b: 2\n  a: 3"),
    ReadingCase(
      "names that mean something elsewhere",
      #"{"id": 1, "fill": "no colour", "children": [{"parent": 2}]}"#,
      "{}\n  id: 1\n  fill: no colour\n  children\n    0\n      parent: 2"),
    ReadingCase(
      "escapes in keys and values", #"{"\u0061\n": "\u0062", "": 2, "c": "\""}"#,
      "{}\n  \"a\\n: b\"\n  : 2\n  c: \""),
    ReadingCase("a byte order mark", "\u{FEFF}{\"a\": 1}", "{}\n  a: 1"),
    ReadingCase("a colon in a key", #"{"a:b": "c: d"}"#, "{}\n  a:b: c: d"),
  ])
  func `a JSON document is drawn with its members as nodes`(_ given: ReadingCase) {
    #expect(outcome(given) == given.expected)
  }

  @Test(arguments: fixtures(in: jsonSyntaxErrors))
  func `a text that is no JSON is refused with the place`(_ given: ReadingCase) {
    let hint = "\n  or, if this is not JSON"
    #expect(outcome(given) == given.expected.components(separatedBy: hint)[0])
  }

  @Test func `a second value in a text is refused`() {
    #expect(
      message(Array("{}\n{}".utf8), name: "plan.json", Self.options) == """
        plan.json:2:1: the JSON value ends before this, but the text goes on
        2 | {}
          | ^
          remove the rest, or put all values into one array: [..., ...]
        """)
  }

  @Test func `a text that is empty, or has a NUL, is refused with a place`() {
    #expect(
      message([], name: "plan", Self.options) == """
        plan:1:1: there is nothing to draw: the input is empty
          write a JSON value, such as {"name": 1}
        """)
    #expect(
      message(Array("[\n \"a".utf8) + [0] + Array("\"]".utf8), name: "plan", Self.options)
        .hasPrefix("plan:2:4: this is not text: it has a NUL byte near the start"))
  }

  @Test func `very many brackets, open and closed`() throws {
    let depth = Effort.size(100_000)
    let text =
      String(repeating: #"[{"a":"#, count: depth) + "1" + String(repeating: "}]", count: depth)
    let roots = try forest(Array(text.utf8), Self.options).roots
    #expect(roots.map(\.count) == [2 * depth + 1])
    #expect(
      message(Array(text.utf8.dropLast()), Self.options)
        .hasPrefix("plan.txt:1:\(8 * depth + 1): the text ends, but the [ at 1:1 is not closed"))
  }

  @Test func `replaced characters are counted once, with the place of the first`() throws {
    let forest = try forest(Array(#"{"a\u0000": "b\u0001"}"#.utf8), Self.options)
    #expect(dump(forest.roots) == "{}\n  a\u{FFFD}: b\u{FFFD}")
    #expect(
      forest.warnings.map(\.description) == [
        "plan.txt:1:4: 2 characters that cannot be shown are drawn as U+FFFD; the first is U+0000"
      ])
  }

  @Test(arguments: [("[1, 2]", 5), (#"{"a": 1, "b": 2}"#, 15), ("[[]]", 2)])
  func `a document is refused at the node that is too many`(text: String, column: Int) throws {
    let source = Source(name: "plan.json", bytes: Array(text.utf8))
    var reader = JSONDataReader(source, nodeLimit: text == "[[]]" ? 1 : 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    let error = try InputError(#require(fault), in: source)
    #expect(error.position?.description == "1:\(column)")
  }
}
