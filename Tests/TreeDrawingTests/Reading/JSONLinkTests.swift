import Testing

@testable import TreeReading

/// Lists of JSON objects that say in other ways than by `parent` what is below what.
@Suite struct JSONLinkTests {
  private static func with(
    _ duplicates: Duplicates, _ description: String, _ input: String, _ expected: String
  ) -> ReadingCase {
    var given = ReadingCase(description, input, expected)
    given.options.duplicates = duplicates
    return given
  }

  @Test(arguments: [
    ReadingCase(
      "processes, by ppid and pid",
      #"[{"pid": 1, "ppid": 0, "name": "init"}, {"pid": 20, "ppid": 1, "name": "sh"}, {"pid": 3, "ppid": 20, "name": "vi"}]"#,
      "init\n  sh\n    vi"),
    ReadingCase(
      "ids, and pid for those of parents",
      #"[{"id": 1, "pid": 0, "name": "a"}, {"id": 2, "pid": 1, "name": "b"}]"#, "a\n  b"),
    ReadingCase(
      "ids beside those of processes",
      #"[{"id": "x", "pid": 812, "name": "a"}, {"id": "y", "pid": 90, "name": "b"}]"#, "a\nb"),
    ReadingCase(
      "managers by their ids",
      #"[{"id": 1, "name": "Ann", "managerId": null}, {"id": 2, "name": "Bob", "managerId": 1}]"#,
      "Ann\n  Bob"),
    ReadingCase(
      "managers by their names, although there are ids",
      #"[{"id": 1, "name": "Ann", "manager": null}, {"id": 2, "name": "Bob", "manager": "Ann"}]"#,
      "Ann\n  Bob"),
    ReadingCase(
      "those above, by their names, in lines",
      "{\"name\": \"a\"}\n{\"name\": \"b\", \"reportsTo\": \"a\"}", "a\n  b"),
    ReadingCase(
      "names of parents",
      #"{"staff": [{"id": 7, "name": "a", "parentName": ""}, {"id": 8, "name": "b", "parentName": "a"}]}"#,
      "a\n  b"),
    ReadingCase(
      "managers that are not in the list",
      #"[{"name": "Web", "manager": "Ann"}, {"name": "App", "manager": "Bob"}]"#, "Web\nApp"),
    ReadingCase(
      "arrays of parents",
      #"[{"id": "a", "parents": []}, {"id": "b", "parents": ["a"]}, {"id": 3, "parents": ["b"]}]"#,
      "a\n  b\n    3"),
    with(
      .repeat, "several parents",
      #"[{"id": 1, "parents": []}, {"id": 2, "parents": [1]}, {"id": 3, "parents": [1, 2]}, {"id": 4, "parents": [3]}]"#,
      "1\n  2\n    3 (*)\n  3\n    4"),
    ReadingCase(
      "children by their ids",
      #"[{"id": 1, "name": "a", "children": [2, 3]}, {"id": 2, "name": "b", "children": []}, {"id": 3, "name": "c"}]"#,
      "a\n  b\n  c"),
    ReadingCase(
      "children without labels, which refer to nothing",
      #"[{"name": "a", "children": []}, {"name": "", "children": [{"name": ""}, {"name": ""}]}]"#,
      "a\n\"\"\n  \"\"\n  \"\""),
    ReadingCase(
      "an object without a label, below which is what another is called",
      #"[{"name": "", "children": ["a"]}, {"name": "a", "children": []}]"#, "\"\"\n  a\na"),
    ReadingCase(
      "children by their names, and one that has no object",
      #"{"nodes": [{"id": "a", "children": ["b", "x"]}, {"id": "b", "children": []}]}"#,
      "a\n  b\n  x"),
    ReadingCase(
      "children by their labels, where all are there",
      #"[{"name": "a", "children": ["b"]}, {"name": "b", "children": ["c"]}, {"name": "c"}]"#,
      "a\n  b\n    c"),
    ReadingCase(
      "leaves, one of which happens to be called as a root",
      #"[{"name": "a", "children": ["x"]}, {"name": "b", "children": ["y", "a"]}]"#,
      "a\n  x\nb\n  y\n  a"),
    ReadingCase(
      "nodes and links",
      #"{"nodes": [{"id": "b"}, {"id": "a", "name": "Top"}, {"id": "c"}], "links": [{"source": "a", "target": "b"}, {"source": "a", "target": "c"}]}"#,
      "Top\n  b\n  c"),
    ReadingCase(
      "nodes and edges, with a name around them",
      #"{"name": "g", "edges": [{"id": 9, "from": 1, "to": 2}], "nodes": [{"id": 1, "label": "x"}, {"id": 2, "label": "y"}]}"#,
      "x\n  y"),
    ReadingCase(
      "links by the places of nodes, where these have no ids",
      #"{"nodes": [{"name": "x"}, {"name": "y"}], "links": [{"source": 1, "target": 0}]}"#,
      "y\n  x"),
    ReadingCase(
      "links that are addresses", #"{"name": "a", "links": [{"href": "/x"}], "nodes": ["b"]}"#,
      "a\n  b"),
    ReadingCase(
      "edges alone", #"[{"from": "a", "to": "b"}, {"from": "b", "to": "c"}]"#, "a\n  b\n    c"),
    ReadingCase(
      "edges in an object",
      #"{"edges": [{"source": "a", "target": "b", "value": 3}, {"source": "a", "target": "c"}]}"#,
      "a\n  b\n  c"),
  ])
  func `what is below what`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: fixtures(in: linkErrors))
  func `what is no tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.json") == given.expected)
  }

  @Test(arguments: [
    (#"[{"pid": 1, "ppid": 0, "cmd": 1, "name": 1}, {"pid": 2, "ppid": 1, "name": 2}]"#, "ppid"),
    (#"[{"id": 1, "children": [2]}, {"id": 2}]"#, "children"),
    (#"{"nodes": [{"id": 1}], "links": []}"#, ""),
    (#"{"nodes": [{"id": 1}, {"id": 2}], "links": [{"source": 1, "target": 2}]}"#, "links"),
  ])
  func `a note reports how links were read`(text: String, name: String) throws {
    let details = try forest(Array(text.utf8), name: "plan.json").details.map(\.description)
    #expect(
      details
        == (name.isEmpty ? [] : [name]).map {
          "plan.json: read as records, of which '\($0)' says what is below what"
        })
  }

  @Test(arguments: [
    (#"[{"name": "a", "level": 0}, {"name": "b", "level": 1}, {"name": "c", "level": 1}]"#, true),
    (#"{"items": [{"name": "a", "level": 1}, {"name": "b", "level": 2}]}"#, true),
    (#"[{"name": "a", "level": 5}, {"name": "b", "level": 1}, {"name": "c", "level": 9}]"#, false),
    (#"[{"name": "a", "level": 1}, {"name": "b", "level": 1}, {"name": "c", "level": 1}]"#, false),
    (#"[{"name": "a", "level": 1}, {"name": "b"}]"#, false),
  ])
  func `levels are reported, as they are not read`(text: String, areTold: Bool) throws {
    let warnings = try forest(Array(text.utf8), name: "plan.json").warnings.map(\.problem.wording)
    let remedy =
      "if so, make an outline of them first, with jq -r '.. | objects | select(has(\"level\")) "
      + "| \"  \" * .level + .name'"
    #expect(warnings.map(\.remedies) == (areTold ? [[remedy]] : []))
    #expect(
      warnings.map(\.cause)
        == (areTold ? ["'level' may say how deep the nodes are, but all are drawn as roots"] : []))
  }

  @Test func `a map of dependencies without a name is no tree beside other objects`() throws {
    let poetry = #"{"tool": {"name": "x"}, "dependencies": {"serde": "1"}}"#
    #expect(throws: InputError.self) { try forest(Array(poetry.utf8), name: "plan.json") }
    let npm = #"{"version": "1", "problems": ["x"], "dependencies": {"a": {"version": "2"}}}"#
    #expect(try dump(forest(Array(npm.utf8), name: "plan.json").roots) == "\"\"\n  a")
  }
}
