import Testing

@testable import TreeReading

@Suite struct RecognitionTests {
  private func format(_ text: String, name: String) throws -> Format {
    try Source(name: name, bytes: Array(text.utf8)).recognition(ReadingOptions()).format
  }

  @Test(arguments: [
    ("a\n├── b", Format.tree), ("init-+-a\n     `-b", .tree), ("a\n+- b\n\\- c", .tree),
    ("a-+-b-+-c\n  |   `-d\n  `-e\n", .tree), ("a---b-+-c\n      `-d\n", .tree),
    (
      "systemd-+-NetworkManager-+-dhclient\n        |                `-3*[{NetworkManager}]\n"
        + "        `-snapd\n", .tree
    ),
    ("root\n|-- a\n|   |-- b\n|-- c\n|-- d\n", .tree), ("e\n\n0 directories, 0 files\n", .tree),
    ("/nonexist  [error opening dir]\n\n0 directories, 0 files\n", .tree),
    ("C:.\n│   a.txt\n├───sub\n", .tree),
    ("a\n|_ b\n|  |_ c\n|_ d", .tree), (".\n|____a\n|  |____b\n|____c", .tree),
    ("a\n |-> b\n |-> c\n |-> d", .tree), ("a\n \\_ b\n     \\_ c\n \\_ d", .tree),
    ("a\n|-- b\n'-- c", .tree),
    ("[ 4K]  a\n└── [ 4K]  b", .tree), ("a\n`-- b", .tree), ("├── a\n└── b", .tree),
    (".\n./a", .paths), ("a\na/b\na/c", .paths), ("x\na/b\na/c.d", .paths),
    ("a/b\na/c\nd/e\nd/f", .paths), ("/a/b\n/c", .paths),
    ("C:\\a\\b\nC:\\c", .paths), ("src\\a.c\nsrc\\b.c", .paths),
    ("\\\\host\\a\n\\\\host\\b", .paths),
    ("a > b > c\na > d", .paths), ("a & b\na & b > c", .paths), ("a \u{203A} b\na", .paths),
    ("a::b::c\na::d", .paths), ("main;a 1\nmain;b 2", .paths),
    ("total 4\n-rw-r--r-- 1 a a 1 Jan  1 00:00 b", .paths),
    ("# a\n## b", .markdown), ("# a\n- b", .markdown), ("a\n===\n\nb\n", .markdown),
    ("---\nx: y\n---\n# a", .markdown), ("<!-- a -->\n# b\n## c", .markdown),
    ("# a\n- b\n  c\n- d", .markdown), ("# a\n- b\n  - c\n    d\n  e", .markdown),
    ("+++\nx = 1\n+++\n# a", .markdown),
    ("- a\n  - b", .markdown), ("* a\n    * b\n    * c\n\n* d", .markdown),
    ("- a\n\t- b\n\t\t- c\n- d", .markdown), ("- [x] a\n  - [ ] b", .markdown),
    ("[a [b c]]", .brackets), ("(a (b c) (d e))", .brackets), ("((a (b c)))", .brackets),
    ("[a\n  [b, c]\n  {d}]", .brackets), ("[*S* [NP+>1 a, b] [VP {c}]]", .brackets),
    ("(S (NP a, b) (VP {c}))", .brackets),
    ("(a [0, 0] - [1, 2]\n  b: (c [0, 0] - [1, 1]))", .brackets),
    ("();", .newick), ("(());", .newick), ("[&x\n]\n((a,b)\n,{c}d)\n;", .newick),
    ("(a,b)c;", .newick), ("[&R] ((a:1,b:2),c);", .newick), ("80((a,b),c);", .newick),
    ("mindmap\n  a", .mindmap), ("mindmap\nroot((x))\n  A\n", .mindmap),
    ("mindmap\nroot\n  A\n", .mindmap),
    ("---\nconfig:\n  layout: tidy-tree\n---\nmindmap\nroot((x))\n  A\n", .mindmap),
    ("@startwbs\n* a", .mindmap), ("* a\n** b", .mindmap),
    ("(S (`` \") (NP (NN ox)) (. \"))", .brackets), ("[S [NP a 5\" disk] [VP x]]", .brackets),
    ("\\Tree [.S [.NP a ] ]", .brackets), ("  mindmap\nroot[a]", .mindmap),
    ("{\"a\": 1}", .json), ("[1, [2, 3]]", .json), ("[x] Milk", .outline), ("[x]\n[ ]", .json),
    ("[1,[2,[3]]]", .json),
    ("[\n  \"a\", [\"b\"]\n]", .json),
    ("id,parent,label\n1,,a\n2,1,b\n", .table), ("name,manager\na,\nb,a", .table),
    ("source,target\na,b", .table), ("| id | parent |\n|---|---|\n| a | |", .table),
    ("employee_id;supervisor_id\n1;\n2;1", .table),
    ("name\tboss\nAnn\t\nBob\tAnn\n", .table), ("boss\tname\n\tAnn\nAnn\tBob", .table),
    ("+--+--------+\n| id | parent |\n+--+--+\n| a | |\n1 row in set (0.00 sec)", .table),
    ("# A\n\n    code\n      more\n\n## B\n```\na\n  b\n```\n1. c\n\n   d", .markdown),
    ("# A\n<p>\n  b\n</p>\n## C\nText\n\n[1]: d\n  \"e\"", .markdown),
    (
      "# A\n## B\nText that goes on in another line, as long paragraphs do, which is\n"
        + "  indented to be below the text above, and far too long for a label.", .markdown
    ),
  ])
  func `the first lines show`(text: String, expected: Format) throws {
    #expect(try format(text, name: "-") == expected)
  }

  /// An outline may have anything in its labels.
  @Test(arguments: [
    "House", "House\n  Kitchen", "a/b", "Food\n  Bread/rolls\n  Fish/chips\n  Fish/soup",
    "# a", "# House\n  # Hall", "# a\n  b\n- c", "# a\n- b\n c", "# a\n  b", "#1 a\n#2 b",
    "List:\n  - a\n  - b", "a\n  * b\n    ** c",
    "a, b\n  c, d\n  e, f", "Ann (boss)\n  Bob (x, y)\n  Eve (z);", "f(a, b);\ng(c);",
    "(a, b) and c",
    "a\n  (b)\n  (c)", "a -- b\n  c -- d", "Temperature\n  +- 5\n  +- 7", "a\n  |- b\n",
    "a | b\n  c | d",
    "<b>tea</b>\n  <i>milk</i>", "a < b\n  b > c", "CEO: Ann\n  CTO: Bob\n  CFO: Eve",
    "Shopping:\n  milk (2 %)", "---\nHouse\n---\nGarden", "graph theory\n  trees",
    "mindmap\nof ideas", "mindmap\na\n  b\nc",
    "a\tb\n  c\td", "2024/01/02 a b\n2024/01/03 c d",
    "https://example.org/a\nhttps://example.org/b",
    "Item 1.\n  1. a\n  2. b", "\"a\"\n  \"b\"", "a: b\n  c", "*a*\n  **b**", "-5\n  -3",
    "a\n'--size' is b\nc", "\\_a\n\\_b\n\\_c",
    "from, to\n  a", "name, manager\n  Ann", "source,target\na",
    "Recipe:\n  flour: 200 g\n  eggs: 3", "Plan:\n  a: *now*\n  b: [x]\n  c: !wow",
    "--help\n--version", "a\n0 directories, 0 files",
    "a -+- b\nc\n", "(a)", "() and ();", "A  b\nM  c",
    "a\\b or c\nd", "Ann; 3\nBob", "\\alpha\n\\beta",
  ])
  func `an outline is no other format`(text: String) throws {
    #expect(try format(text, name: "-") == .outline)
    #expect(try format(text, name: "plan.txt") == .outline)
  }

  @Test(arguments: [
    "- a\n  - b", "1. a\n2. b", "README\nsrc/main.c", "./a", "[x]\n[ ]", "((a,b),c)", "{\"a\": 1}",
    "a:\n  b: 1\n  c: 2", "# a\nb", "[[a]]\n  [[b]]",
  ])
  func `what is not certain is an outline in a file named so`(text: String) throws {
    #expect(try format(text, name: "PLAN.TXT") == .outline)
  }

  @Test(arguments: [
    ("a.json", Format.json), ("a.NDJSON", .json), ("a.jsonl", .json), ("a.md", .markdown),
    ("a.markdown", .markdown), ("a.nwk", .newick), ("a.newick", .newick), ("a.tre", .newick),
    ("a.csv", .table), ("a.tsv", .table), ("a.mmd", .mindmap), ("a.puml", .mindmap),
    ("a.mrg", .brackets), ("a.b.md", .markdown), ("md", .outline), ("a.c", .outline),
  ])
  func `an extension decides what a plain text is read as`(name: String, expected: Format) throws {
    #expect(try format("House\n  Hall", name: name) == expected)
  }

  @Test(arguments: [
    ("a\n├── b", "<stdin>", "read as a tree listing, because branches are drawn before its labels"),
    ("# a", "a.md", "read as Markdown, because its name ends in .md"),
    ("House", "plan.txt", "read as an outline"),
    ("[1]", "-", "read as JSON, because it begins with ["),
  ])
  func `a note reports what an input is taken for`(text: String, name: String, expected: String)
    throws
  {
    let source = Source(name: name, bytes: Array(text.utf8))
    #expect(
      try source.remark(source.recognition(ReadingOptions())).description == "\(name): \(expected)")
  }

  @Test func `a note reports what the user asked for as well`() throws {
    let source = Source(name: "-", bytes: Array("a".utf8))
    let recognition = try source.recognition(ReadingOptions(format: .paths))
    #expect(
      source.remark(recognition).description
        == "-: read as a list of paths, because the options say so")
  }

  @Test func `a sample shows no more than the beginning`() throws {
    let lines = "x" + String(repeating: "\na/b", count: 100_000)
    #expect(try format(lines, name: "-") == .paths)
    let listing = ".\n" + String(repeating: "|-- a\n", count: 300) + "`-- b\n"
    #expect(try format(listing, name: "-") == .tree)
    let line = "(" + String(repeating: "(a,b),", count: 100_000) + "c);"
    #expect(try format(line, name: "-") == .newick)
    let words = "[S " + String(repeating: "[a b] ", count: 100_000) + "]"
    #expect(try format(words, name: "-") == .brackets)
  }
}
