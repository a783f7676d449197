import Testing

@testable import TreeReading

@Suite struct NewickReaderTests {
  @Test(arguments: [
    ReadingCase(
      "names and no names", "((a,b)c,(d,));", "\"\"\n  c\n    a\n    b\n  \"\"\n    d\n    \"\""),
    ReadingCase("lengths", "((a:1,b:2.5e-3)c:.1,d:-0)e:7;", "e\n  c\n    a\n    b\n  d"),
    ReadingCase("quoted names", "('a b','it''s',\"c,d\",'(')e;", "e\n  a b\n  it's\n  c,d\n  ("),
    ReadingCase(
      "blanks and underscores in names", "( Homo sapiens ,\n Pan_pan )a;",
      "a\n  Homo sapiens\n  Pan_pan"),
    ReadingCase("apostrophes inside names", "(O'Brien,b)c;", "c\n  O'Brien\n  b"),
    ReadingCase("comments", "[&R] (a[x],b[y [z]]:[w]1)c[100];", "c\n  a\n  b"),
    ReadingCase("several trees", "(a,b)c;\n(d,e)f;", "c\n  a\n  b\nf\n  d\n  e"),
    ReadingCase(
      "names that are numbers", "((a,b)95,(c,d)0.5);",
      "\"\"\n  95\n    a\n    b\n  0.5\n    c\n    d"),
    ReadingCase("a number before the tree", "80((a,b),c);", "80\n  \"\"\n    a\n    b\n  c"),
    ReadingCase("no names at all", "(());", "\"\"\n  \"\"\n    \"\""),
    ReadingCase(
      "a comment behind a comment", "[a [b] c]\n((d,e)\n,f)\n;", "\"\"\n  \"\"\n    d\n    e\n  f"),
    ReadingCase("a byte order mark", "\u{FEFF}(中,(国,话));", "\"\"\n  中\n  \"\"\n    国\n    话"),
  ])
  func `a Newick tree is read with its labels`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [("(a,b)c", "c\n  a\n  b"), ("a;", "a"), ("a", "a"), ("();", "\"\"\n  \"\"")])
  func `trees that do not show what they are`(text: String, expected: String) throws {
    #expect(try dump(forest(Array(text.utf8), name: "plan.nwk").roots) == expected)
  }

  @Test func `a comment may be longer than what recognition looks at`() throws {
    let comment = "[" + String(repeating: "&a={1,2}", count: 10_000) + "]"
    #expect(
      try dump(forest(Array((comment + "(a,b)c;").utf8), name: "plan").roots) == "c\n  a\n  b")
    let inside = "(a" + comment + ",b)c;"
    #expect(try dump(forest(Array(inside.utf8), name: "plan").roots) == "c\n  a\n  b")
  }

  @Test func `lengths become labels of edges if they are asked for`() throws {
    let text = Array("((a:1,b:2.50)c:1e3,d)e;".utf8)
    var options = ReadingOptions(format: .newick)
    #expect(try forest(text, options).roots[0].preorder.allSatisfy { $0.attributes == nil })
    options.showsLengths = true
    let edges = try forest(text, options).roots[0].preorder.map { $0.attributes?.values.edge }
    #expect(edges == [nil, "1e3", "1", "2.50", nil])
  }

  @Test(
    arguments: [
      ("(a,b)c;", [nil, nil, nil]),
      ("(a:1,b:2.50)c:1e3;", [1e3, 1, 2.5]),
      ("(a,b:.5)c;", [nil, nil, 0.5]),
      ("(a:-0,b:+1.)c:0;", [0, 0, 1]),
      ("(a:1E-05,b[x]:[y]2e+2)c;", [nil, 1e-5, 200]),
      ("(:1,:2):3;", [3, 1, 2]),
      ("a:1;b;c:2;", [1, nil, 2]),
    ] as [(String, [Double?])])
  func `nodes know the lengths of their branches`(text: String, lengths: [Double?]) throws {
    let forest = try forest(Array(text.utf8), ReadingOptions(format: .newick))
    #expect(forest.roots.flatMap(\.preorder).map(\.length) == lengths)
    #expect(forest.hasLengths == lengths.contains { $0.map { $0 > 0 } == true })
    #expect(forest.warnings.isEmpty)
  }

  @Test(arguments: [
    (
      "(a:-0.5,b:1)c;",
      "plan.nwk:1:4: this branch length is negative or greater than 1e+300; it counts as 0"
    ),
    (
      "(a:-1,\nb:1e999,c:-1e-9)d;",
      "plan.nwk:1:4: 3 branch lengths are negative or greater than 1e+300, "
        + "at 1:4, 2:3 and 2:11; they count as 0"
    ),
  ])
  func `lengths that cannot be drawn count as 0`(text: String, warning: String) throws {
    let forest = try forest(Array(text.utf8), name: "plan.nwk")
    #expect(forest.warnings.map(\.description) == [warning])
    #expect(forest.roots[0].preorder.allSatisfy { [nil, 0, 1].contains($0.length) })
  }
}
