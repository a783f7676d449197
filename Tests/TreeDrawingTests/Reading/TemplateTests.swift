import Testing

@testable import TreeReading

/// The options `--text` and `--note`, which make labels and notes of members and columns.
@Suite struct TemplateTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String?
    let note: String?
    let input: String
    /// The labels, each with its note behind a bar, if it has one.
    let expected: [String]
    let format: Format

    init(
      _ description: String, text: String? = nil, note: String? = nil, as format: Format = .auto,
      _ input: String, _ expected: [String]
    ) {
      testDescription = description
      (self.text, self.note, self.format) = (text, note, format)
      (self.input, self.expected) = (input, expected)
    }

    func forest() throws -> Forest {
      var options = ReadingOptions(format: format)
      options.text = try text.map { try TextTemplate($0) }
      options.note = try note.map { try TextTemplate($0) }
      return try TreeDrawingTests.forest(Array(input.utf8), name: "plan", options)
    }
  }

  @Test(arguments: [
    Row(
      "members of nested objects", text: "{name} ({size})",
      #"{"name": "a", "size": 1.50, "children": [{"size": true, "name": "b\n"}, "c"]}"#,
      ["a (1.50)", "b\n (true)", "c"]),
    Row(
      "a missing member and null are empty", text: "{name}-{x}-{y}",
      #"[{"name": "a", "x": null, "y": 1}, {"name": "b", "y": null}]"#, ["a--1", "b--"]),
    Row(
      "a node with none of the members keeps its label and its note", text: "{x}", note: "{y}",
      #"[{"name": "a", "note": "n"}, {"name": "b", "x": "", "y": ""}, {"x": 1, "y": 2}]"#,
      ["a|n", "b", "1|2"]),
    Row(
      "objects without a label", text: "{kind}: {metadata.name}",
      #"{"items": [{"kind": "Pod", "metadata": {"name": "web"}}, {"kind": "Job", "metadata": {}}]}"#,
      ["", "Pod: web", "Job: "]),
    Row(
      "the list that an object without a label holds", text: "{kind}/{metadata.name}",
      note: "{spec.containers.image}",
      """
      {"apiVersion": "v1", "kind": "List", "items": [
        {"kind": "Pod", "metadata": {"name": "web", "labels": {"app": "x"}}, "spec": {"containers": [
          {"name": "nginx", "image": "nginx:1"}, {"name": "log", "image": "fluentd:1"}]}},
        {"kind": "Service", "metadata": {"name": "db"}}]}
      """, ["Pod/web|nginx:1, fluentd:1", "Service/db"]),
    Row(
      "an array is a list, without null, objects and what is empty", text: "{name}", note: "{in}",
      #"[{"name": "a", "in": ["/", null, "", {"in": 1}, 2, ["x"]]}, {"name": "b", "in": []}]"#,
      ["a|/, 2, x", "b"]),
    Row(
      "an element of an array", text: "{a.1} {a.0.b}",
      #"[{"a": [{"b": "c"}, "d"]}, {"a": ["e"], "id": 1}]"#, ["d c", "1"]),
    Row(
      "names in quotes have points", text: #"{labels."app.io/name"} {"a.b"} {"x""y"}"#,
      #"{"id": 1, "labels": {"app.io/name": "web"}, "a.b": 2, "x\"y": 3}"#, ["web 2 3"]),
    Row(
      "names are compared decoded", text: "{é} {n}", #"{"id": 1, "\u00e9": 2, "\u006e": 3}"#,
      ["2 3"]),
    Row(
      "alternatives", text: "{split? {split} < {cond} : {leaf}}",
      #"[{"id": 1, "split": "x", "cond": 3, "children": [{"leaf": "yes"}, {"leaf": "no"}]}]"#,
      ["x < 3", "yes", "no"]),
    Row(
      "alternatives in each other, and colons", text: "{a}{b?::{b}{c?  ({c})}}{d? : -}",
      #"[{"a": 1, "b": 2, "c": 3, "d": 0}, {"a": 4, "b": 5}, {"a": 6}]"#,
      ["1:2 (3)", "4:5-", "6-"]),
    Row(
      "what is empty is not there", text: "{id}{x? yes : no}",
      #"[{"id": 1, "x": ""}, {"id": 2, "x": null}, {"id": 3, "x": false}]"#,
      ["1no", "2no", "3yes"]),
    Row(
      "doubled braces", text: "{{{name}}} }}", #"{"name": "a"}"#, ["{a} }"]),
    Row(
      "of members of the same name the last counts, but not null", text: "{x} {y.z}",
      #"{"id": 1, "x": 1, "x": 2, "x": null, "y": {"z": 3}, "y": {"z": 4}}"#, ["2 4"]),
    Row(
      "what holds children is no field, but a number of that name is",
      text: "{name} {items}",
      #"{"name": "a", "children": [{"name": "b", "items": 3}, {"name": "c", "items": [{"name": "d"}]}]}"#,
      ["a ", "b 3", "c ", "d "]),
    Row(
      "keys that are labels", text: "{label}@{version}",
      #"{"name": "app", "version": "1", "dependencies": {"x": {"version": "2"}, "y": {"version": "3"}}}"#,
      ["app@1", "x@2", "y@3"]),
    Row(
      "the report of tree -J is left out all the same", text: "{name} {type}",
      #"[{"type": "directory", "name": "a", "contents": [{"type": "file", "name": "b"}]}, {"type": "report"}]"#,
      ["a directory", "b file"]),
    Row(
      "records", text: "{name} {pay.sum}", note: "{job}",
      #"[{"id": 1, "name": "a", "pay": {"sum": 5}, "parent": null}, {"id": 2, "parent": 1, "job": "j"}]"#,
      ["a 5", "2|j"]),
    Row(
      "lines of JSON", text: "{id}: {x}", "{\"id\":1,\"x\":2}\n{\"id\":3,\"parent\":1,\"x\":4}",
      ["1: 2", "3: 4"]),
    Row(
      "columns", text: "{Name} ({job title})", note: "{4}",
      "id,parent,name,Job-Title\n1,,Ada,Boss\n2,1,Grace,", ["Ada (Boss)|Boss", "Grace ()"]),
    Row(
      "columns with points in their names", text: "{a.b}", "id,parent,a.b\n1,,x\n2,1,y", ["x", "y"]),
    Row(
      "a table of Markdown", text: "{label}", note: "{id}", "|id|parent|label|\n|-|-|-|\n|1||a|",
      ["a|1"]),
    Row(
      "what is above without a row of its own", text: "{to}: {n}", "from,to,n\na,b,1\na,c,2",
      ["a", "b: 1", "c: 2"]),
    Row(
      "attributes of an outline, and labels in any format", text: "{id} {label}", note: "{fill}",
      "a {id=x}\n  b {fill=gold}\n  {}", ["x a", " b|#ffd700", ""]),
    Row("lengths of Newick", note: "{length}", "(a:1.5,b:2)c;", ["c", "a|1.5", "b|2"]),
    Row("paths", text: "/{label}", "a/b\na/c/d\n", ["/a", "/b", "/c", "/d"]),
    Row("data", text: "<{label}>", as: .data, #"{"a": 1}"#, ["<{}>", "<a: 1>"]),
  ])
  func `labels and notes are made of the fields that templates name`(_ row: Row) throws {
    let forest = try row.forest()
    let texts = forest.roots.flatMap { $0.preorder }.map { node in
      node.label + (node.attributes?.values.note.map { "|" + $0 } ?? "")
    }
    #expect(texts == row.expected)
    #expect(forest.warnings.allSatisfy { !$0.description.contains("has a field") })
  }

  @Test(arguments: [
    (
      "{nam} {size}", #"[{"name": "a", "size": 1, "x": {"y": 2}}, {"name": "b"}]"#,
      "plan: no node has a field 'nam'; did you mean 'name'?"
    ),
    (
      "{name} {x.z}", #"[{"name": "a", "size": 1, "x": {"y": 2}}, {"name": "b"}]"#,
      "plan: no node has a field 'x.z'; did you mean 'x.y'?"
    ),
    (
      "{name} {x}", #"[{"name": "a", "size": 1, "x": {"y": 2}}, {"name": "b"}]"#,
      "plan: no node has a field 'x'; did you mean 'x.y'?"
    ),
    (
      "{name} {owner}", #"[{"name": "a", "size": 1, "x": {"y": 2}}, {"name": "b"}]"#,
      "plan: no node has a field 'owner'; there are 'name', 'size', 'x.y', 'label'"
    ),
    ("{label} {name}", "a\n  b", "plan: no node has a field 'name'; there is 'label'"),
  ])
  func `a name that no node has is reported`(text: String, input: String, warning: String) throws {
    let forest = try Row("", text: text, input, []).forest()
    #expect(forest.warnings.map(\.description) == [warning])
  }

  @Test func `a name that no column has is an error`() {
    #expect {
      _ = try Row("", text: "{nam}", "id,parent,name\n1,,a", []).forest()
    } throws: { error in
      (error as? InputError)?.description.hasPrefix(
        """
        plan:1:1: there is no column 'nam'; the columns are 'id', 'parent', 'name'
        1 | id,parent,name
          | ^
          did you mean 'name'?
        """) == true
    }
  }

  @Test func `what nodes are coloured by stays beside templates`() throws {
    var options = ReadingOptions()
    options.field = "kind"
    options.text = try TextTemplate("{kind} {x}")
    let input = #"[{"name": "a", "kind": "k", "x": 1}, {"name": "b", "kind": ""}]"#
    let roots = try forest(Array(input.utf8), name: "plan", options).roots
    #expect(roots.map(\.value.label) == ["k 1", "b"])
    #expect(roots.map { $0.value.text(ofField: "kind") } == ["k", nil])
  }

  @Test func `a long way through containers costs no more than the containers`() throws {
    let depth = Effort.size(20_000)
    let open = String(repeating: #"{"x": {"items": ["#, count: depth)
    let input = #"{"id": 1, "a": [\#(open)1"# + String(repeating: "]}}", count: depth) + "]}"
    var options = ReadingOptions()
    options.text = try TextTemplate("{a.x.items}{a.0.x.items.x}{id}")
    #expect(try forest(Array(input.utf8), name: "plan", options).roots.map(\.value.label) == ["1"])
  }

  @Test func `very many parts of a field cost no more than they are long`() throws {
    var options = ReadingOptions()
    options.text = try TextTemplate("{a}")
    let growth = Growth.measured(upTo: Effort.size(400_000)) { count in
      let values = (0..<count).map { String($0 % 10) }.joined(separator: ",")
      let bytes = Array("[{\"id\": 1, \"a\": [\(values)]}]".utf8)
      #expect((try? forest(bytes, name: "plan", options))?.roots.count == 1)
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `signs count also before combining marks`() throws {
    let pieces = try TextTemplate("{label}\u{301} {a\u{301}}").pieces
    #expect(pieces.count == 3)
    #expect(pieces[1] == .text("\u{301} "))
  }

  @Test(arguments: [
    ("", "there is no name in braces in it"),
    ("a{b", "the { at character 2 is not closed"),
    ("é}", "the } at character 2 closes nothing"),
    ("{a}}", "the } at character 4 closes nothing"),
    ("{a{b}", "the { at character 1 is not closed"),
    ("{}", "there is no name at character 2"),
    ("{a..b}", "there is no name at character 4"),
    ("{a.}", "there is no name at character 4"),
    ("{.a}", "there is no name at character 2"),
    ("{\"a}", "the quote at character 2 is not closed"),
    ("{\"a\" }", "character 5 cannot follow a name in quotes"),
    ("{{a}}", "there is no name in braces in it"),
    ("{a? {b}", "the { at character 1 is not closed"),
    ("{a? b : c : d}", "the { at character 1 is not closed"),
    (
      String(repeating: "{a?", count: 100_000),
      "the choice at character 25 is in 8 others"
    ),
    (String(repeating: "{a}", count: 101), "there are more than 100 names in it"),
  ])
  func `a template that is wrong`(text: String, cause: String) {
    let problem = #expect(throws: TemplateProblem.self) { _ = try TextTemplate(text) }
    #expect(problem?.wording.cause == cause)
  }
}
