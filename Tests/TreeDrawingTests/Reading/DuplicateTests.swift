import Testing

@testable import TreeReading

/// Nodes that are said to be below several others: the option `--duplicates`.
@Suite struct DuplicateTests {
  private static func with(
    _ duplicates: Duplicates, _ description: String, _ input: String, _ expected: String
  ) -> ReadingCase {
    var given = ReadingCase(description, input, expected)
    given.options.duplicates = duplicates
    return given
  }

  @Test(arguments: [
    with(
      .repeat, "what is below a node is drawn the first time only, and a leaf has no mark",
      "from,to\na,b\na,c\nb,d\nc,b\nc,d\nd,e\na,e",
      "a\n  b\n    d\n      e\n  c\n    b (*)\n    d (*)\n  e"),
    with(.first, "the first counts", "from,to\na,b\na,c\nc,b\nb,d", "a\n  b\n    d\n  c"),
    with(
      .first, "what an edge that is left out begins at", "from,to\na,b\nc,b\nc,b\n,b", "a\n  b\nc"),
    with(
      .error, "nodes called by numbers", "from,to\n0,1\n0,-1\n-1,2\n,3", "3\n0\n  1\n  -1\n    2"),
    with(
      .repeat, "an edge that leads back", "from,to\na,b\nb,c\nc,b", "a\n  b\n    c\n      b (*)"),
    with(
      .repeat, "rows of the same id", "id,parent,name\n1,,a\n2,1,b\n3,1,c\n2,3,again\n4,2,d",
      "a\n  b\n    d\n  c\n    again (*)"),
    with(
      .repeat, "records",
      #"[{"id": 1, "parent": null}, {"id": 2, "parent": 1}, {"id": 3, "parent": 1}, {"id": 2, "parent": 3}, {"id": 4, "parent": 2}]"#,
      "1\n  2\n    4\n  3\n    2 (*)"),
    with(
      .repeat, "nodes without a row of their own", "from,to\na,c\nb,c\nc,d",
      "a\n  c\n    d\nb\n  c (*)"),
    with(.error, "nothing but trees", "from,to\na,b\nb,c", "a\n  b\n    c"),
  ])
  func `a node that is said to be below several others is drawn as the option says`(
    _ given: ReadingCase
  ) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [
    ("from,to\na,b\nc,b", "plan:3:3: 'b' is there already, at line 2, so this is left out"),
    (
      "from,to\na,b\nc,b\nd,b\na,c",
      "plan:3:3: 'b' is there already, at line 2, so this is left out; so is 1 more"
    ),
    (
      "from,to\na,b\nc,b\nd,b\ne,b",
      "plan:3:3: 'b' is there already, at line 2, so this is left out; so are 2 more"
    ),
  ])
  func `what is left out is reported`(input: String, warning: String) throws {
    var options = ReadingOptions()
    options.duplicates = .first
    let warnings = try forest(Array(input.utf8), name: "plan", options).warnings
    #expect(warnings.map(\.description).contains(warning))
  }

  @Test func `the mark stands behind labels of a template`() throws {
    var options = ReadingOptions()
    options.duplicates = .repeat
    options.text = try TextTemplate("{to}: {n}")
    let text = "from,to,n\na,b,1\na,c,2\nb,d,3\nc,b,4"
    #expect(
      dump(try forest(Array(text.utf8), name: "plan", options).roots)
        == "a\n  b: 1\n    d: 3\n  c: 2\n    b: 4 (*)")
  }

  @Test func `repeating costs no more than reading`() throws {
    let count = Effort.size(20_000)
    var text = "from,to\n"
    for number in 0..<count {
      text += "\(number),\(number + 1)\n\(number),x\n"
      if number > 1 { text += "\(number),\(number / 2 + 1)\n" }
    }
    var options = ReadingOptions()
    options.duplicates = .repeat
    let roots = try forest(Array(text.utf8), name: "plan", options).roots
    #expect(roots.reduce(0) { $0 + $1.count } == 3 * count - 1)
  }
}
