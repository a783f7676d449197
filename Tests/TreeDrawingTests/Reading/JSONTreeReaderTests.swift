import Testing

@testable import TreeReading

@Suite struct JSONTreeReaderTests {
  @Test(arguments: [
    ReadingCase("an object with a label is a node", #"{"name": "a"}"#, "a"),
    ReadingCase(
      "an array of children",
      #"{"name": "a", "children": [{"name": "b"}, {"name": "c", "children": []}]}"#, "a\n  b\n  c"),
    ReadingCase(
      "strings, numbers and booleans among children are leaves",
      #"{"name": "a", "children": ["b", 1, 2.50, true, false, ""]}"#,
      "a\n  b\n  1\n  2.50\n  true\n  false\n  \"\""),
    ReadingCase(
      "children in an object are labelled by their keys",
      #"{"name": "a", "children": {"b": {"x": 1}, "c": {"children": ["d"]}, "e": {}}}"#,
      "a\n  b\n  c\n    d\n  e"),
    ReadingCase(
      "a key goes before any label inside", #"{"id": 1, "items": {"b": {"name": "no"}}}"#, "1\n  b"),
    ReadingCase(
      "the value of a key may be an array of children, or a leaf",
      #"{"id": 1, "items": {"a": ["b", {"id": 2, "items": ["c"]}], "d": null, "e": "x", "f": 7}}"#,
      "1\n  a\n    b\n    2\n      c\n  d\n  e\n  f"),
    ReadingCase(
      "npm ls --json --all",
      #"{"version": "1", "name": "npm", "dependencies": {"a": {"version": "2", "dependencies": {"b": {}}}}}"#,
      "npm\n  a\n    b"),
    ReadingCase(
      "tree -J, with its report",
      """
      [
        {"type":"directory","name":".","contents":[{"type":"file","name":"a"}]}
      ,
        {"type":"report","directories":1,"files":1}
      ]
      """, ".\n  a"),
    ReadingCase(
      "tree -J, where it could not open a folder",
      #"[{"type":"directory","name":"a","contents":[{"error": "error opening dir"}]},{"type":"report"}]"#,
      "a\n  error opening dir"),
    ReadingCase(
      "a report with a label is a node", #"["a", {"type": "report", "name": "b"}]"#, "a\nb"),
    ReadingCase("an array around all is several trees", #"[{"id": 1}, "a", 2]"#, "1\na\n2"),
    ReadingCase("a string alone is a node", #" "a" "#, "a"),
    ReadingCase("a number alone is a node", "-0.0", "-0.0"),
    ReadingCase("children alone need no label", #"{"children": [{"value": 6}]}"#, "\"\"\n  6"),
    ReadingCase("an empty label is a label", #"{"name": "", "id": 1}"#, "\"\""),
    ReadingCase(
      "a string or a number is no children, but need not be wrong",
      #"{"name": "a", "contents": "Hello", "items": 3, "nodes": [{"id": "b", "contents": "World"}]}"#,
      "a\n  b"),
    ReadingCase(
      "objects that follow each other, each beginning on a line of its own",
      "{\"id\": 1, \"children\": [2]}\n\n {\n\"id\": 3}\r\n{\"id\": 4}\n", "1\n  2\n3\n4"),
    ReadingCase(
      "swift package show-dependencies --format json",
      """
      {"identity": "app", "name": "App", "url": "/src/app", "version": "unspecified", "path": "/src/app",
       "traits": ["default"], "dependencies": [
        {"identity": "collections", "name": "Collections", "url": "https://example.org/c", "version": "1.2.0",
         "path": "/src/c", "traits": [], "dependencies": []}]}
      """, "App\n  Collections"),
    ReadingCase(
      "dependencies without a name, as npm writes them for a folder without package.json",
      #"{"problems": ["extraneous: a@1"], "dependencies": {"a": {"version": "1", "dependencies": {"b": {}}}}}"#,
      "\"\"\n  a\n    b"),
    ReadingCase(
      "a manifest that says which version of what it needs",
      #"{"package": {"name": "a"}, "dependencies": {"serde": "1.0", "clap": {"version": "4", "features": ["derive"]}}}"#,
      "a\n  serde\n  clap"),
    ReadingCase(
      "clang's syntax trees, by the kinds of their nodes, with gaps for what is absent",
      """
      {"id": "0x1", "kind": "TranslationUnitDecl", "loc": {}, "inner": [
        {"id": "0x2", "kind": "FunctionDecl", "name": "main", "inner": [
          {"id": "0x3", "kind": "ForStmt", "inner": [{}, {"id": "0x4", "kind": "IntegerLiteral", "value": "1"}]}]}]}
      """, "TranslationUnitDecl\n  FunctionDecl\n    ForStmt\n      \"\"\n      IntegerLiteral"),
    ReadingCase(
      "a kind is no label anywhere else",
      #"{"kind": "k", "name": "a", "children": [{"kind": "l", "id": 1}]}"#,
      "a\n  1"),
    ReadingCase("children that are null make a leaf", #"{"name": "a", "children": null}"#, "a"),
  ])
  func `an object with children is a tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "label, name, title, text, value, id, wherever they stand",
      """
      [{"id": "id", "value": "value", "text": "text", "title": "title", "name": "name", "label": "label"},
       {"id": "id", "value": "value", "text": "text", "title": "title", "name": "name"},
       {"text": "text", "title": "title", "id": "id", "value": "value"},
       {"id": "id", "text": "text", "value": "value"}, {"id": "id", "value": "value"}, {"id": "id"}]
      """, "label\nname\ntitle\ntext\nvalue\nid"),
    ReadingCase("a label behind the children", #"{"children": ["b"], "name": "a"}"#, "a\n  b"),
    ReadingCase(
      "null, objects and arrays are no labels",
      #"{"label": null, "name": {"x": 1}, "title": [[]], "id": 1}"#, "1"),
    ReadingCase("the last of two labels holds", #"{"name": "a", "name": "b", "name": null}"#, "b"),
    ReadingCase("a key may be escaped", #"{"n\u0061me": "a", "\u0063hildren": [1]}"#, "a\n  1"),
    ReadingCase("keys are compared exactly", #"{"Name": "a", "name ": "b", "id": "c"}"#, "c"),
    ReadingCase(
      "--fields label, instead of the usual members",
      #"{"name": "a", "kind": 7, "children": ["b"]}"#,
      "7\n  b"
    ).with(label: "kind"),
    ReadingCase(
      "a member that holds the list, as in lsblk -J",
      #"{"version": 2, "disks": [{"name": "a", "children": [{"name": "b"}]}, {"name": "c"}]}"#,
      "a\n  b\nc"),
    ReadingCase(
      "items that an object without a label holds, as kubectl get -o json writes it",
      """
      {"apiVersion": "v1", "items": [{"id": "web", "metadata": {"name": "x"}}, {"id": "db"}],
       "kind": "List", "metadata": {"resourceVersion": ""}}
      """, "web\ndb"),
    ReadingCase(
      "a member that holds a list of records", #"{"n": [{"id": 1}, {"id": 2, "parent": 1}]}"#,
      "1\n  2"),
    ReadingCase(
      "--fields label in a list that a member holds", #"{"n": [{"target": "a"}, {"target": "b"}]}"#,
      "a\nb"
    ).with(label: "target"),
    ReadingCase(
      "--fields children in a list that a member holds",
      #"{"n": [{"name": "a", "kids": [{"name": "b"}]}]}"#, "a\n  b"
    ).with(children: "kids"),
    ReadingCase(
      "the type of items in JSON Schema",
      #"{"title": "a", "type": "array", "items": {"type": "object", "title": "b"}}"#, "a"),
    ReadingCase(
      "--fields label for a member that usually holds children", #"{"items": 3, "nodes": ["b"]}"#,
      "3\n  b"
    ).with(label: "items"),
    ReadingCase(
      "--fields label is not asked of nodes that are keys", #"{"k": "a", "children": {"b": {}}}"#,
      "a\n  b"
    ).with(label: "k"),
  ])
  func `a label is the member that names a node`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "children, contents, items, nodes, dependencies",
      """
      [{"id": 1, "dependencies": {"e": 0}, "nodes": ["d"], "items": ["c"], "contents": ["b"], "children": ["a"]},
       {"id": 2, "contents": ["b"], "items": ["c"], "nodes": ["d"], "dependencies": {"e": 0}},
       {"id": 3, "dependencies": {"e": 0}, "items": ["c"], "nodes": ["d"]},
       {"id": 4, "dependencies": {"e": 0}, "nodes": ["d"]}, {"id": 5, "dependencies": {"e": 0}}]
      """, "1\n  a\n2\n  b\n3\n  c\n4\n  d\n5\n  e"),
    ReadingCase(
      "null among them is as good as absent", #"{"id": 1, "items": ["a"], "children": null}"#,
      "1\n  a"),
    ReadingCase(
      "what is wrong with children that are not used is no matter",
      #"{"id": 1, "items": 3, "contents": [[]], "children": [{"nodes": [{"items": [null]}], "children": ["a"], "id": 2}]}"#,
      "1\n  2\n    a"),
    ReadingCase(
      "nor is it behind them", #"{"id": 1, "children": ["a"], "items": [[{}]], "nodes": 5}"#,
      "1\n  a"),
    ReadingCase(
      "the last of two holds, even if it is empty",
      #"[{"id": 1, "items": ["a", ["b"]], "items": ["c"]}, {"id": 2, "children": ["a"], "children": []}]"#,
      "1\n  c\n2"),
    ReadingCase(
      "--fields children, instead of the usual members",
      #"{"id": 1, "children": 5, "kids": ["a"]}"#,
      "1\n  a"
    ).with(children: "kids"),
    ReadingCase(
      "--fields children below a wrapper, which has the usual members",
      #"{"name": "a", "items": [{"name": "b", "kids": [{"name": "c"}], "items": [{"name": "d"}]}]}"#,
      "a\n  b\n    c"
    ).with(children: "kids"),
    ReadingCase(
      "--fields children below a wrapper without a label",
      #"{"kind": "List", "items": [{"name": "b", "kids": [{"name": "c"}]}]}"#, "b\n  c"
    ).with(children: "kids"),
    ReadingCase(
      "--fields children in the outermost object, behind what would make it a wrapper",
      #"{"name": "a", "items": [{"name": "b"}, []], "kids": ["c"]}"#, "a\n  c"
    ).with(children: "kids"),
    ReadingCase(
      "--fields children in a list, which is no wrapper",
      #"[{"name": "a", "children": [{"name": "b", "kids": ["c"]}]}]"#, "a"
    ).with(children: "kids"),
    ReadingCase(
      "--fields children for a member that usually is the label", #"{"id": 1, "value": ["a"]}"#,
      "1\n  a"
    ).with(children: "value"),
  ])
  func `children are the member that lists nodes`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "numbers as they are typed", "[1e400, -0, 1E+2, 1.10, 123456789012345678901234567890]",
      "1e400\n-0\n1E+2\n1.10\n123456789012345678901234567890"),
    ReadingCase(
      "escapes", #"["\"\\\/", "\b\f", "\n\r\t", "\u00e9\u00C9"]"#,
      "\"\\/\n\u{FFFD}\u{FFFD}\n\"\\n\\r\\t\"\néÉ"),
    ReadingCase("surrogate pairs", #"["\uD83D\uDE00 \ud83d\ude00"]"#, "😀 😀"),
    ReadingCase(
      "lone surrogates", #"["\uD83D", "\uDE00\uD83D", "\uD83Dx\uDE00", "\uD83D\u0041"]"#,
      "\u{FFFD}\n\u{FFFD}\u{FFFD}\n\u{FFFD}x\u{FFFD}\n\u{FFFD}A"),
    ReadingCase("raw text of any script", #"["é木\u0021😀"]"#, "é木!😀"),
    ReadingCase("all white space of JSON", "\r\n\t [ \"a\"\r\n,\t1 ] \n", "a\n1"),
    ReadingCase("a byte order mark", "\u{FEFF}[1]", "1"),
  ])
  func `numbers, words and escapes in JSON are texts as they are typed`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test func `a long chain of objects is read without deep calls`() throws {
    let depth = Effort.size(100_000)
    let text =
      String(repeating: #"{"children":[0,"#, count: depth) + "1"
      + String(repeating: #"],"name":"a"}"#, count: depth)
    let roots = try forest(Array(text.utf8), name: "plan.json").roots
    #expect(roots.map(\.count) == [2 * depth + 1])
  }

  @Test func `a member that is passed over may be 100,000 brackets deep`() throws {
    let depth = 100_000
    let brackets =
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let text = #"{"x":"# + brackets + #","children":[1],"id":1}"#
    #expect(dump(try forest(Array(text.utf8), name: "plan.json").roots) == "1\n  1")
  }

  @Test func `400 digits stay 400 digits`() throws {
    let digits = String(repeating: "1234567890", count: 40)
    #expect(dump(try forest(Array("[\(digits)]".utf8), name: "plan.json").roots) == digits)
  }
}
