import Testing

@testable import treediagram

@Suite struct LegendOptionTests {
  private static let table = "printf 'id,parent,team,size\\n1,,red,5\\n2,1,blue,70\\n' > t.csv; "
  private static let texts = " | grep -o '>[^<>]*</text>'"

  @Test(arguments: [
    Transcript(
      "a column of texts", table + "treediagram --color-by team --legend t.csv" + texts,
      output: .text(">1</text>\n>2</text>\n>red</text>\n>blue</text>")),
    Transcript(
      "a column of numbers", table + "treediagram --color-by size --legend t.csv" + texts,
      output: .text(">1</text>\n>2</text>\n>size</text>\n>5</text>\n>70</text>")),
    Transcript(
      "a member of JSON",
      "echo '{\"name\":\"a\",\"team\":\"x\"}' | treediagram --color-by team --legend" + texts,
      output: .text(">a</text>\n>x</text>")),
    Transcript(
      "a member that is no attribute any more",
      "echo '{\"name\":\"a\",\"note\":\"x\"}' | treediagram --literal --color-by note --legend"
        + texts,
      output: .text(">a</text>\n>x</text>")),
    Transcript(
      "branches", "treediagram --color-by branch --legend tree.txt" + texts,
      output: .text(">Root</text>\n>First</text>\n>Second</text>\n>First</text>\n>Second</text>")),
    Transcript(
      "nothing to explain", "treediagram --legend tree.txt", output: .picture(),
      errors: """
        treediagram: warning: tree.txt: there is nothing for '--legend' to explain; \
        colour nodes by something, as with --color-by branch
        """),
    Transcript(
      "a field that is nearly there", table + "treediagram --color-by tema t.csv",
      errors: """
        treediagram: t.csv: no node has a field 'tema'
          did you mean 'team'?
        """, code: 64),
    Transcript(
      "a word that is nearly there", "treediagram --color-by brnach tree.txt",
      errors: """
        treediagram: tree.txt: no node has a field 'brnach'
          did you mean 'branch'?
        """, code: 64),
    Transcript(
      "a field that is not there", table + "treediagram --color-by x123 t.csv",
      errors: """
        treediagram: t.csv: no node has a field 'x123'
          there are 'id', 'parent', 'team', 'size', 'label'
        """, code: 64),
    Transcript(
      "a member that is not there",
      "echo '{\"name\":\"a\",\"b\":{\"c\":1},\"d\":null,\"e\":[2]}' | treediagram --color-by x123",
      errors: """
        treediagram: <stdin>: no node has a field 'x123'
          there are 'name', 'c', 'label'
        """, code: 64),
    Transcript(
      "an attribute that is not there",
      "printf 'a {note=x}\\n  b {icon=y}\\n' | treediagram --color-by x123",
      errors: """
        treediagram: <stdin>: no node has a field 'x123'
          there are 'label', 'note', 'icon'
        """, code: 64),
    Transcript(
      "no field", "treediagram --color-by= tree.txt 2>&1 | head -1",
      output: .text(
        "treediagram: the value '' is invalid for '--color-by WHAT': it is empty")),
  ])
  func `a legend explains the colours that are asked for`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
