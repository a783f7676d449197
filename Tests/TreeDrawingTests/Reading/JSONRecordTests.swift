import Testing

@testable import TreeReading

@Suite struct JSONRecordTests {
  @Test(arguments: [
    ReadingCase(
      "objects with an id and a parent, in any order",
      #"[{"id": 2, "parent": 1, "name": "b"}, {"id": 1, "name": "a"}, {"id": 3, "parent": 1, "name": "c"}]"#,
      "a\n  b\n  c"),
    ReadingCase(
      "parentId and parent_id will do, and a number is as good as a string",
      #"[{"id": "1"}, {"parentId": 1, "id": 2}, {"parent_id": "2", "id": "3"}]"#, "1\n  2\n    3"),
    ReadingCase(
      "of several parents, parent goes before parentId, and that before parent_id",
      """
      [{"id": 1}, {"id": 2, "parent": null}, {"id": 3, "parent_id": 1, "parentId": 2},
       {"id": 4, "parentId": 1, "parent": 3, "parent": null}]
      """, "1\n2\n  3\n    4"),
    ReadingCase(
      "no parent: absent, null, empty, or a word for none",
      ##"""
      [{"id": 1}, {"id": 2, "parent": null}, {"id": 3, "parent": ""}, {"id": 4, "parent": "#"},
       {"id": 5, "parent": 0}, {"id": 6, "parent": -1}, {"id": 7, "parent": "null"}]
      """##, "1\n2\n3\n4\n5\n6\n7"),
    ReadingCase(
      "a word for none may be an id", #"[{"id": 0, "name": "a"}, {"id": 1, "parent": 0}]"#,
      "a\n  1"),
    ReadingCase(
      "the label is an id where there is no other",
      #"[{"name": "Level 2", "parent": "Top"}, {"name": "Top", "parent": "null"}]"#,
      "Top\n  Level 2"),
    ReadingCase(
      "ids are compared decoded", #"[{"id": "\u0061\n"}, {"id": 1, "parent": "a\n"}]"#,
      "\"a\\n\"\n  1"),
    ReadingCase(
      "ids that differ in how accents are composed differ",
      #"[{"id": "\u00e9", "name": "a"}, {"id": "e\u0301", "name": "b"}, {"id": 1, "parent": "é"}]"#,
      "a\n  1\nb"),
    ReadingCase(
      "other members mean nothing",
      #"[{"id": 1, "x": {"id": 5}, "size": [1]}, {"id": 2, "parent": 1}]"#, "1\n  2"),
    ReadingCase(
      "objects on lines of their own",
      "{\"id\":1}\n{\"id\":2,\"parent\":1}\n{\"id\":3,\"parent\":2}", "1\n  2\n    3"),
    ReadingCase(
      "objects on lines of their own, the first of which has a parent",
      "{\"id\":3,\"parent\":2}\n{\"id\":2,\"parent\":null}", "2\n  3"),
    ReadingCase(
      "a list in an object that has nothing else",
      #"{"nodes": [{"id": 2, "parent": 1}, {"id": 1, "parent": null}]}"#, "1\n  2"),
    ReadingCase(
      "a list in an object with a label, which is taken for nodes below it",
      #"{"name": "a", "nodes": [{"id": 2, "parent": 1}, {"id": 1}]}"#, "a\n  2\n  1"),
    ReadingCase(
      "a list in an object of which another member holds the children",
      #"{"nodes": [{"id": 2, "parent": 1}, {"id": 1}], "children": ["a"]}"#, "\"\"\n  a"),
    ReadingCase("one object alone is a tree", #"{"id": 1, "parent": 7}"#, "1"),
    ReadingCase(
      "nested objects may say what they are below",
      #"[{"name": "Top", "parent": "null", "children": [{"name": "a", "parent": "Top"}]}]"#,
      "Top\n  a"),
    ReadingCase(
      "so may those with an id", #"{"id": 1, "children": [{"id": 2, "parent": 1}]}"#, "1\n  2"),
    ReadingCase(
      "--fields label names the member with labels",
      #"[{"id": 1, "job": "a"}, {"id": 2, "parent": 1, "job": "b"}]"#, "a\n  b"
    ).with(label: "job"),
    ReadingCase(
      "--fields id names the members of records",
      #"[{"nr": 2, "boss": 1, "who": "b", "id": 1}, {"nr": 1, "boss": null, "who": "a", "id": 1}]"#,
      "a\n  b"
    ).with(label: "who", parent: "boss", [.id: "nr"]),
    ReadingCase(
      "--fields id names the ids, which are labels where there are no others",
      #"[{"nr":1,"boss":null},{"nr":2,"boss":1},{"nr":3,"boss":1,"name":"a"}]"#, "1\n  2\n  a"
    ).with(parent: "boss", [.id: "nr"]),
  ])
  func `records that name their parents are a tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    #"[{"id": 1, "name": "a", "color": "dark wood"}, {"id": 2, "parent": 1, "class": ["x"]}]"#,
    #"{"name": "a", "shape": {"x": 1}, "children": [{"name": "2", "fill": "full"}]}"#,
  ])
  func `literally, members with the names of attributes mean nothing`(text: String) throws {
    var options = ReadingOptions()
    options.isLiteral = true
    #expect(try dump(forest(Array(text.utf8), name: "plan.json", options).roots) == "a\n  2")
  }

  @Test(arguments: fixtures(in: recordErrors))
  func `records that are no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test func `several roots are reported with their lines`() throws {
    let text = "[{\"id\":1},\n{\"id\":2,\"parent\":1},\n{\"id\":3},\n{\"id\":4}]"
    #expect(
      try forest(Array(text.utf8), name: "plan.json").warnings.map(\.description) == [
        "plan.json:3:1: there are 3 roots, at lines 1, 3 and 4; they are drawn side by side"
      ])
    #expect(
      try forest(Array(text.filter { $0 != "\n" }.utf8), name: "plan.json").warnings.map(
        \.description) == [
          "plan.json:1:31: there are 3 roots, at 1:2, 1:31 and 1:40; they are drawn side by side"
        ])
  }

  @Test(arguments: [
    ("[{\"id\": 1},\n {\"id\": 2, \"parent\": 1}]", ["at line 2"]),
    ("{\"id\": 1, \"parent\": null}\n{\"id\": 2, \"parent\": 1}", ["at line 1"]),
    ("{\"nodes\": [\n{\"id\": 1},\n{\"id\": 2, \"parent\": 1}]}", ["at line 3"]),
    ("[{\"id\": 1}]", []), ("{\"id\": 1, \"parent\": 2}", []),
  ])
  func `a note reports how the list was recognised`(text: String, places: [String]) throws {
    let details = try forest(Array(text.utf8), name: "plan.json").details.map(\.description)
    #expect(
      details == places.map { "plan.json: read as records, because the one \($0) has a parent" })
  }

  @Test func `attributes stay with their nodes`() throws {
    let text = """
      [{"id": 2, "parent": 1, "fill": "gold"}, {"id": 1, "note": "n", "tooltip": ""},
       {"name": "c", "parent": 2, "href": "#x", "edge": 5}]
      """
    let roots = try forest(Array(text.utf8), name: "plan.json").roots
    let nodes = try #require(roots.first).preorder
    let attributes = nodes.map(\.attributes?.values)
    #expect(nodes.map(\.label) == ["1", "2", "c"])
    #expect(attributes.map { $0?.id } == ["1", "2", nil])
    #expect(attributes.map { $0?.note } == ["n", nil, nil])
    #expect(attributes.map { $0?.fill } == [nil, .literal(try Color(css: "gold")), nil])
    #expect(attributes.map { $0?.href } == [nil, nil, "#x"])
    #expect(attributes.map { $0?.edge } == [nil, nil, "5"])
  }

  @Test func `a long chain of records, children first`() throws {
    let count = Effort.size(100_000)
    let records = (1...count).reversed().map { #"{"id":\#($0),"parent":\#($0 - 1)}"# }
    let text = "[" + records.joined(separator: ",\n") + "]"
    #expect(try forest(Array(text.utf8), name: "plan.json").roots.map(\.count) == [count])
  }

  @Test func `a list is refused at the record that is too many`() throws {
    let source = Source(name: "plan.json", bytes: Array(#"[{"id":1},{"id":2},{"id":3}]"#.utf8))
    var reader = JSONRecordReader(source, ReadingOptions(), nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    #expect(try #require(fault).offset == 19)
  }
}
