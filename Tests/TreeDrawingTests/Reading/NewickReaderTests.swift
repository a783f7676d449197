import Testing

@testable import TreeDrawing

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
    ReadingCase("a byte order mark", "\u{FEFF}(中,(国,话));", "\"\"\n  中\n  \"\"\n    国\n    话"),
  ])
  func `a Newick tree`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test(arguments: [("(a,b)c", "c\n  a\n  b"), ("a;", "a"), ("a", "a"), ("();", "\"\"\n  \"\"")])
  func `trees that do not show what they are`(text: String, expected: String) throws {
    #expect(try dump(forest(Array(text.utf8), name: "plan.nwk").roots) == expected)
  }

  @Test func `lengths become labels of edges if they are asked for`() throws {
    let text = Array("((a:1,b:2.50)c:1e3,d)e;".utf8)
    var options = ReadingOptions(format: .newick)
    #expect(try forest(text, options).roots[0].preorder.allSatisfy { $0.attributes == nil })
    options.showsLengths = true
    let edges = try forest(text, options).roots[0].preorder.map { $0.attributes?.values.edge }
    #expect(edges == [nil, "1e3", "1", "2.50", nil])
  }
}
