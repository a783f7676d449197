import Testing

@testable import TreeReading

/// Tables in which each column is a level: the option `--levels`.
@Suite struct LevelTableTests {
  private static func levels(
    _ description: String, _ names: [String], _ input: String, _ expected: String
  ) -> ReadingCase {
    var given = ReadingCase(description, input, expected)
    given.options.levels = names
    return given
  }

  @Test(arguments: [
    levels(
      "rows that begin alike share nodes, wherever they are", ["Continent", "Country", "City"],
      """
      Continent,Country,City
      Europe,France,Paris
      Asia,Japan,Tokyo
      Europe,France,Lyon
      Europe,Italy,Rome
      Asia,France,Paris
      """,
      """
      Europe
        France
          Paris
          Lyon
        Italy
          Rome
      Asia
        Japan
          Tokyo
        France
          Paris
      """),
    levels(
      "names in another order, in other letters, and by number", ["3", "CITY"],
      "City;x;Land\nParis;1;France\n\"Lyon\";2;\"France\"", "France\n  Paris\n  Lyon"),
    levels(
      "what is empty before the first name is as above", ["a", "b", "c"],
      "a,b,c\n1,2,3\n,,4\n,5,6\n7,8,9\n,,10",
      "1\n  2\n    3\n    4\n  5\n    6\n7\n  8\n    9\n    10"),
    levels(
      "what is empty between names is no level", ["a", "b", "c"], "a,b,c\n1,,3\n,,4\n1,2,3\n1,,3",
      "1\n  3\n  4\n  2\n    3"),
    levels(
      "what is empty at the end ends the row above", ["a", "b", "c"], "a,b,c\n1,2,3\n1,,\n,4,",
      "1\n  2\n    3\n  4"),
    levels("one level", ["a"], "a,b\n1,2\n1,3\n4,", "1\n4"),
    levels(
      "a table of Markdown", ["a", "b"], "| a | b |\n|---|---|\n| 1 | 2 |\n| 1 | 3 |", "1\n  2\n  3"
    ),
    levels("the name of a level below itself", ["a", "b"], "a,b\nx,x\nx,y", "x\n  x\n  y"),
  ])
  func `each column is a level`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `other columns say more of the last node of a row`() throws {
    var options = ReadingOptions()
    options.levels = ["a", "b"]
    options.text = try TextTemplate("{b} ({n})")
    let text = "a,b,n,fill,id\n1,,5,gold,x\n1,2,6,,y\n"
    let nodes = try forest(Array(text.utf8), name: "plan", options).roots[0].preorder
    #expect(nodes.map(\.label) == [" (5)", "2 (6)"])
    #expect(nodes.map { $0.attributes?.values.id } == ["x", "y"])
    #expect(nodes[0].attributes?.values.fill?.text == "#ffd700")
  }

  @Test func `levels make a table of a text that could be anything, and are for nothing else`() {
    var options = ReadingOptions()
    options.levels = ["a"]
    #expect(
      message(Array("[{\"name\": 1}]".utf8), name: "plan", options) == """
        plan:1:1: --levels is for tables, but this is read as JSON
        1 | [{"name": 1}]
          | ^
          leave it out, or make a table first: jq -r '["a","b"], (.[] | [.a, .b]) | @csv'
        """)
  }

  @Test func `a node too many is refused`() {
    var options = ReadingOptions()
    options.levels = ["a", "b"]
    var reader = TableReader(
      Source(name: "plan", bytes: Array("a,b\n1,2\n1,3".utf8)), options, nodeLimit: 2)
    let fault = #expect(throws: Fault.self) { try reader.forest() }
    #expect(fault?.offset == 10)
  }
}
