import Testing

@testable import TreeReading

@Suite struct BracketReaderTests {
  @Test(arguments: [
    ReadingCase(
      "square brackets", "[S [NP the cat] [VP sleeps]]",
      "S\n  NP\n    the\n    cat\n  VP\n    sleeps"),
    ReadingCase(
      "parentheses", "(S (NP the cat) (VP sleeps))", "S\n  NP\n    the\n    cat\n  VP\n    sleeps"),
    ReadingCase("several trees, in lines or not", "[a [b]] [c [d]]\n[e]", "a\n  b\nc\n  d\ne"),
    ReadingCase("words behind brackets", "(a (b c) d)", "a\n  b\n    c\n  d"),
    ReadingCase("no white space", "[a[b][c[d]]]", "a\n  b\n  c\n    d"),
    ReadingCase("much white space", "[ a\r\n\t[ b ] ]\n", "a\n  b"),
    ReadingCase(
      "quoted words", "[\"a b\" [\"[c]\" \"d\\n\\\"\\u00e9\\\"\"]]", "a b\n  [c]\n    \"d\\n\"é\"\""
    ),
    ReadingCase("empty brackets", "[a [] [\"\"]]", "a\n  \"\"\n  \"\""),
    ReadingCase("no label", "(a ((b c) d))", "a\n  \"\"\n    b\n      c\n    d"),
    ReadingCase(
      "treebanks", "( (S (NP (CD 1,000)) (, ,) (. .)) )",
      "S\n  NP\n    CD\n      1,000\n  ,\n    ,\n  .\n    ."),
    ReadingCase("the other brackets are text", "[S cat(s) [NP (x)]]", "S\n  cat(s)\n  NP\n    (x)"),
    ReadingCase(
      "quotation marks of a treebank", "(S (`` \") (NP (NN ox)) (. \"))",
      "S\n  ``\n    \"\n  NP\n    NN\n      ox\n  .\n    \""),
    ReadingCase(
      "a quotation in parentheses", "(a \"b (c)\" (d \"e\"f))", "a\n  b (c)\n  d\n    \"e\"f"),
    ReadingCase(
      "a quote inside a word", "[S [NP a 5\" disk] [VP x]]",
      "S\n  NP\n    a\n    5\"\n    disk\n  VP\n    x"),
    ReadingCase(
      "points of qtree", "\\Tree [.S [.NP the cat ] .5 [.VP sleeps ] ]",
      "S\n  NP\n    the\n    cat\n  .5\n  VP\n    sleeps"),
    ReadingCase("a point of a label", "[S [.5 a] [. .]]", "S\n  .5\n    a\n  .\n    ."),
    ReadingCase(
      "commas and braces", "[S\n  [NP a, b]\n  [VP {c}]\n]", "S\n  NP\n    a,\n    b\n  VP\n    {c}"
    ),
    ReadingCase(
      "what tree-sitter prints",
      "(module [0, 0] - [2, 0]\n  (call [0, 0] - [0, 4]\n    name: (identifier [0, 0] - [0, 1])\n    (MISSING \";\" [0, 4] - [0, 4])))",
      "module\n  call\n    identifier\n    MISSING\n      ;"),
    ReadingCase("any script", "[文 [名 猫]]", "文\n  名\n    猫"),
  ])
  func `a bracketed tree is read with its labels and leaves`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan") == given.expected)
  }

  @Test func `names of fields label edges`() throws {
    let text = "(call name: (identifier) body: (block (x)))"
    let nodes = try forest(Array(text.utf8), name: "plan").roots.flatMap(\.preorder)
    #expect(nodes.map(\.label) == ["call", "identifier", "block", "x"])
    #expect(nodes.map { $0.attributes?.values.edge } == [nil, "name", "body", nil])
  }

  @Test(arguments: [
    ("[NP the big cat]", "NP\n  the big cat"),
    ("[S [NP the\n  big cat] [VP sleeps]]", "S\n  NP\n    the big cat\n  VP\n    sleeps"),
    ("[NP the \"big  cat\" sat [X] on it]", "NP\n  the\n  big  cat\n  sat\n  X\n  on it"),
    ("(NP the big cat)", "NP\n  the big cat"), ("(a [0, 0] - b)", "a\n  [0, 0] - b"),
    ("[NP]", "NP"),
    ("[NP ^the big cat]", "NP\n  the big cat"),
  ])
  func `words that stand together are one leaf if that is asked for`(
    text: String, expected: String
  ) throws {
    var options = ReadingOptions(format: .brackets)
    options.joinsWords = true
    #expect(try dump(forest(Array(text.utf8), options).roots) == expected)
  }

  @Test(arguments: [
    ("[NP ^the big cat]", "NP the big cat", ["NP"]),
    ("[^NP the big cat]", "NP the big cat", ["NP"]),
    ("[S [NP ^\"the cat\"] [VP [V sleeps] ^well]]", "S NP the cat VP V sleeps well", ["NP", "VP"]),
    ("[^S ^a ^b [NP c]]", "S a b NP c", ["S"]),
    ("[^ ^]", "^ ^", []),
    ("[S \"^\" \"^a\" b^c]", "S ^ ^a b^c", []),
    ("(NP (^N ^cat))", "NP ^N ^cat", []),
  ])
  func `a circumflex puts a roof over the words of a node`(
    text: String, labels: String, roofs: [String]
  ) throws {
    let options = ReadingOptions(format: .brackets)
    let nodes = try forest(Array(text.utf8), options).roots.flatMap(\.preorder)
    #expect(nodes.map(\.label).joined(separator: " ") == labels)
    #expect(nodes.filter { $0.attributes?.values.roof == true }.map(\.label) == roofs)
    #expect(nodes.count { $0.attributes != nil } == roofs.count)
  }
}
