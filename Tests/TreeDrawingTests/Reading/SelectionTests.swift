import Testing

@testable import TreeReading

@Suite struct SelectionTests {
  /// What is selected of the plan below, and the outline of what is left.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let selection: Selection
    let expected: String

    init(_ description: String, _ selection: Selection, _ expected: String) {
      testDescription = description
      self.selection = selection
      self.expected = expected
    }
  }

  private static let plan = """
    House
      Kitchen
        Stove
        Table
          Chair
      Attic
      Study {id=s}
        Table
    Garden
      Shed {id=s/1}
        a/b
          c
    """

  @Test(arguments: [
    Row(
      "nothing asked for", Selection(),
      plan.replacing(" {id=s}", with: "").replacing(" {id=s/1}", with: "")),
    Row("a root", Selection(root: "Garden"), "Garden\n  Shed\n    a/b\n      c"),
    Row("a path", Selection(root: "House/Kitchen/Table"), "Table\n  Chair"),
    Row("a path to a leaf", Selection(root: "House/Attic"), "Attic"),
    Row("an id", Selection(root: "s"), "Study\n  Table"),
    Row("an id with a slash", Selection(root: "s/1"), "Shed\n  a/b\n    c"),
    Row("a label with a slash", Selection(root: "Garden/Shed/a/b/c"), "c"),
    Row("no level", Selection(maxDepth: 0), "House\n  +7\nGarden\n  +3"),
    Row(
      "one level", Selection(maxDepth: 1),
      "House\n  Kitchen\n    +3\n  Attic\n  Study\n    +1\nGarden\n  Shed\n    +2"),
    Row(
      "more levels than there are", Selection(root: "House/Study", maxDepth: 9), "Study\n  Table"),
    Row(
      "one child", Selection(root: "House", maxChildren: 1),
      "House\n  Kitchen\n    Stove\n    +2\n  +3"),
    Row("one root", Selection(maxDepth: 0, maxChildren: 1), "House\n  +7\n+4"),
    Row(
      "as many children as there are", Selection(root: "House", maxDepth: 1, maxChildren: 3),
      "House\n  Kitchen\n    +3\n  Attic\n  Study\n    +1"),
    Row(
      "sorted by label", Selection(maxDepth: 1, order: .label),
      "Garden\n  Shed\n    +2\nHouse\n  Attic\n  Kitchen\n    +3\n  Study\n    +1"),
    Row(
      "sorted by size", Selection(maxDepth: 1, order: .size),
      "House\n  Kitchen\n    +3\n  Study\n    +1\n  Attic\nGarden\n  Shed\n    +2"),
    Row(
      "reversed", Selection(maxDepth: 1, isReversed: true),
      "Garden\n  Shed\n    +2\nHouse\n  Study\n    +1\n  Attic\n  Kitchen\n    +3"),
    Row(
      "the smallest child",
      Selection(root: "House", maxChildren: 1, order: .size, isReversed: true),
      "House\n  Attic\n  +6"),
  ]) func `the trees that are left`(_ row: Row) throws {
    let roots = try forest(Array(Self.plan.utf8)).roots
    #expect(dump(try row.selection.applied(to: roots)) == row.expected)
  }

  /// Binary trees, with `{}` where a child is missing.
  @Test(arguments: [
    Row(
      "turned round", Selection(isReversed: true), "d\n  {}\n  c\n    b\n      x\n      {}\n    a"),
    Row(
      "sorted by label", Selection(order: .label), "d\n  c\n    a\n    b\n      {}\n      x\n  {}"),
    Row(
      "sorted by size", Selection(order: .size), "d\n  c\n    b\n      {}\n      x\n    a\n  {}"),
    Row("two levels", Selection(maxDepth: 2), "d\n  c\n    a\n    b\n      +1\n  {}"),
    Row("one level", Selection(maxDepth: 1), "d\n  c\n    +3\n  {}"),
    Row("no level", Selection(maxDepth: 0), "d\n  +4"),
    Row("one child", Selection(maxChildren: 1), "d\n  c\n    a\n    +2\n  {}"),
    Row("a part", Selection(root: "d/c/b"), "b\n  {}\n  x"),
  ]) func `slots keep their places and do not count`(_ row: Row) throws {
    let roots = try forest(Array("d\n  c\n    a\n    b\n      {}\n      x\n  {}".utf8)).roots
    #expect(dump(try row.selection.applied(to: roots)) == row.expected)
  }

  @Test func `slots do not make a subtree large`() throws {
    let text = "r\n  a\n    {}\n    b\n    {}\n  c\n    d\n    e"
    let roots = try forest(Array(text.utf8)).roots
    let sorted = try Selection(order: .size).applied(to: roots)
    #expect(sorted[0].children.map(\.value.label) == ["c", "a"])
  }

  @Test(arguments: [
    ("a/", "there is no '' below 'a'", "below 'a' are 'b'"),
    ("a/xyz", "there is no 'xyz' below 'a'", "below 'a' are 'b'"),
  ]) func `slots cannot be selected`(_ root: String, _ cause: String, _ remedy: String) throws {
    let roots = try forest(Array("a\n  {}\n  b".utf8)).roots
    let error = #expect(throws: SelectionProblem.self) {
      try Selection(root: root).applied(to: roots)
    }
    #expect(error?.wording.cause == cause)
    #expect(error?.wording.remedies == [remedy])
  }

  @Test(arguments: [
    (
      "Kitchn", "there is no node with the label or the id 'Kitchn'",
      "did you mean --root 'Kitchen'?"
    ),
    (
      "Hose", "there is no node with the label or the id 'Hose'",
      "did you mean --root 'House'?"
    ),
    (
      "/House", "there is no root '', and no node with the label or the id '/House'",
      "the roots are 'House', 'Garden'"
    ),
    (
      "House/Kitchn/Stove", "there is no 'Kitchn' below 'House'",
      "did you mean --root 'House/Kitchen'?"
    ),
    (
      "House/Stove", "there is no 'Stove' below 'House'",
      "did you mean --root 'House/Kitchen/Stove'?"
    ),
    (
      "House/Cellar", "there is no 'Cellar' below 'House'",
      "below 'House' are 'Kitchen', 'Attic', 'Study'"
    ),
    ("House/", "there is no '' below 'House'", "below 'House' are 'Kitchen', 'Attic', 'Study'"),
    (
      "House/Attic/Box", "there is nothing below 'Attic', so there is no 'Box'",
      "end the path with it"
    ),
    ("Garden/Shed/a", "there is no 'a' below 'Shed'", "did you mean --root 'Garden/Shed/a/b'?"),
    (
      "\u{1B}[1m", "there is no node with the label or the id '\u{FFFD}[1m'",
      "the roots are 'House', 'Garden'"
    ),
  ]) func `a root that is not there`(_ root: String, _ cause: String, _ remedy: String) throws {
    let roots = try forest(Array(Self.plan.utf8)).roots
    let error = #expect(throws: SelectionProblem.self) {
      try Selection(root: root).applied(to: roots)
    }
    #expect(error?.wording.cause == cause)
    #expect(error?.wording.remedies == [remedy])
  }

  @Test func `of many that are there, some are named`() throws {
    let text = "Root\n" + (1...20).map { " node \($0)\n" }.joined()
    let roots = try forest(Array(text.utf8)).roots
    let error = #expect(throws: SelectionProblem.self) {
      try Selection(root: "Root/x").applied(to: roots)
    }
    #expect(
      error?.wording.remedies == [
        "below 'Root' are 'node 1', 'node 2', 'node 3', 'node 4', 'node 5', 'node 6' "
          + "and 14 more"
      ])
  }

  @Test func `all nodes at a path are drawn`() throws {
    let roots = try forest(Array("a\n  b\n    1\n  c\n  b\n    2\na\n  b".utf8)).roots
    #expect(dump(try Selection(root: "a/b").applied(to: roots)) == "b\n  1\nb\n  2\nb")
  }

  @Test func `a label of several lines is written with spaces`() throws {
    let roots = try forest(Array(#"{label="one\ntwo"}"#.utf8), ReadingOptions(format: .outline))
      .roots
    #expect(try Selection(root: "one two").applied(to: roots) == roots)
  }

  @Test func `an id comes before a path`() throws {
    let roots = try forest(Array("a\n  x\nb {id=a}".utf8)).roots
    #expect(dump(try Selection(root: "a").applied(to: roots)) == "b")
  }

  @Test func `labels are sorted by code points, and equals stay as they were`() throws {
    let roots = try forest(Array("b\né\na10\nB\na9\n木\n🌳\n\u{FFFD}\na9 {note=2}".utf8)).roots
    let sorted = try Selection(order: .label).applied(to: roots).map(\.value)
    #expect(sorted.map(\.label) == ["B", "a10", "a9", "a9", "b", "é", "木", "\u{FFFD}", "🌳"])
    #expect(
      sorted.map { $0.attributes?.values.note } == [nil, nil, nil, "2", nil, nil, nil, nil, nil])
  }

  @Test func `a long chain is selected from`() throws {
    let depth = Effort.size(100_000)
    var builder = ForestBuilder<Node>()
    for _ in 0..<depth { builder.open(Node(label: "n")) }
    let roots = builder.forest()
    let cut = try Selection(maxDepth: depth / 2, order: .label, isReversed: true).applied(to: roots)
    #expect(cut[0].count == depth / 2 + 2)
    #expect(cut[0].preorder.last?.label == "+\(depth - depth / 2 - 1)")
    let path = Array(repeating: "n", count: depth).joined(separator: "/")
    #expect(try Selection(root: path).applied(to: roots).map(\.count) == [1])
    #expect(throws: SelectionProblem.self) { try Selection(root: path + "/x").applied(to: roots) }
  }
}
