import Testing

@testable import TreeReading

@Suite struct OutlineReaderTests {
  @Test(arguments: [
    ReadingCase("a line is a node", "House", "House"),
    ReadingCase("a deeper line is a child", "House\n  Hall\n  Kitchen", "House\n  Hall\n  Kitchen"),
    ReadingCase("any deeper indentation will do", "a\n b\n     c\n b2", "a\n  b\n    c\n  b2"),
    ReadingCase(
      "siblings may indent their children differently", "a\n  b\n      c\n  d\n   e",
      "a\n  b\n    c\n  d\n    e"),
    ReadingCase(
      "a line may return to any open level", "a\n  b\n    c\n      d\n  e\nf",
      "a\n  b\n    c\n      d\n  e\nf"),
    ReadingCase("several outermost lines are several trees", "a\nb\n  c\nd", "a\nb\n  c\nd"),
    ReadingCase("the first line may be indented", "    a\n      b\n    c", "a\n  b\nc"),
    ReadingCase("tabs", "a\n\tb\n\t\tc\n\td", "a\n  b\n    c\n  d"),
    ReadingCase(
      "tabs behind spaces, each level adding one", "a\n  b\n  \tc\n  \t d\n  e",
      "a\n  b\n    c\n      d\n  e"),
    ReadingCase(
      "blank lines do not count, however indented", "\n \na\n\n\t\t\n  b\n      \n  c\n\n",
      "a\n  b\n  c"),
    ReadingCase("CRLF", "a\r\n  b\r\n\r\n  c\r\n", "a\n  b\n  c"),
    ReadingCase("CR", "a\r  b\r  c", "a\n  b\n  c"),
    ReadingCase("line ends may be mixed", "a\r\n  b\n  c\r  d", "a\n  b\n  c\n  d"),
    ReadingCase("a byte order mark", "\u{FEFF}a\n  b", "a\n  b"),
    ReadingCase("a second byte order mark is text", "\u{FEFF}\u{FEFF}a", #""\u{FEFF}a""#),
    ReadingCase("trailing spaces and tabs are no text", "a \t \n  b\t\n", "a\n  b"),
    ReadingCase("spaces and tabs inside are", "a  b\tc d", #""a  b\tc d""#),
    ReadingCase(
      "markup means nothing", "- a\n  * b\n  # c\n  1. d\n  <e> & \"f\" 'g' \\h",
      "- a\n  * b\n  # c\n  1. d\n  <e> & \"f\" 'g' \\h"),
    ReadingCase("other spaces are text", "\u{A0}a\u{A0}\n \u{3000}b", "\u{A0}a\u{A0}\n  \u{3000}b"),
    ReadingCase(
      "other line separators are text", "a\u{2028}b\u{2029}c",
      #""a\u{2028}b\u{2029}c""#),
    ReadingCase("any script", "木\n  ветвь\n    ענף\n      👨‍👩‍👧", "木\n  ветвь\n    ענף\n      👨‍👩‍👧"),
    ReadingCase("JSON in a .txt file is text", "{\n  \"a\": 1\n}", "{\n  \"a\": 1\n}"),
  ])
  func `an outline is a tree by its indentation`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.txt") == given.expected)
  }

  @Test(arguments: [
    ReadingCase(
      "between two levels", "House\n  Floor\n    Hall\n   Kitchen\n    Bath",
      """
      plan.txt:4:4: this line is indented less than its siblings but more than its parent
      4 |    Kitchen
        |    ^
        indent it by 2 spaces (as line 2) or by 4
      """),
    ReadingCase(
      "between the outermost level and the next", "House\n    Hall\n    Floor\n  Kitchen",
      """
      plan.txt:4:3: this line is indented less than its siblings but more than its parent
      4 |   Kitchen
        |   ^
        do not indent it (as line 1), or indent it by 4 spaces
      """),
    ReadingCase(
      "between two levels of tabs", "a\n\tb\n\t\t\tc\n\t\td",
      """
      plan.txt:4:3: this line is indented less than its siblings but more than its parent
      4 | \\t\\td
        |     ^
        indent it by 1 tab (as line 2) or by 3
      """),
    ReadingCase(
      "between levels of tabs and spaces", "a\n\tb\n\t  c\n\t d",
      """
      plan.txt:4:3: this line is indented less than its siblings but more than its parent
      4 | \\t d
        |    ^
        indent it by 1 tab (as line 2) or by 1 tab then 2 spaces
      """),
    ReadingCase(
      "further out than the first line", "    a\n      b\n  c",
      """
      plan.txt:3:3: this line is indented less than line 1, which is at the outermost level
      3 |   c
        |   ^
        indent it by 4 spaces (as line 1), or the lines before by 2 spaces
      """),
    ReadingCase(
      "further out than an indented first line", " a\nb",
      """
      plan.txt:2:1: this line is indented less than line 1, which is at the outermost level
      2 | b
        | ^
        indent it by 1 space (as line 1), or do not indent the lines before
      """),
    ReadingCase(
      "a tab where the line above has spaces", "a\n    b\n\tc",
      """
      plan.txt:3:1: it is unclear how deep this line is: it is indented by 1 tab, line 2 by 4 spaces
      3 | \\tc
        | ^
        indent both with tabs, or both with spaces
      """),
    ReadingCase(
      "spaces where the line above has tabs, behind a common beginning",
      "a\r\n\tb\r\n\r\n\t\t\tc\r\n\t    d\r\n",
      """
      plan.txt:5:2: it is unclear how deep this line is: it is indented by 1 tab then 4 spaces, \
      line 4 by 3 tabs
      5 | \\t    d
        |   ^
        indent both with tabs, or both with spaces
      """),
    ReadingCase(
      "as many tabs and spaces as above, in another order", "a\n \tb\n\t c\n",
      """
      plan.txt:3:1: it is unclear how deep this line is: it is indented by 1 tab then 1 space, \
      line 2 by 1 space then 1 tab
      3 | \\t c
        | ^
        indent both with tabs, or both with spaces
      """),
    ReadingCase(
      "tabs and spaces that change often", "a\n\t \t \t \tb\n  c\n",
      """
      plan.txt:3:1: it is unclear how deep this line is: it is indented by 2 spaces, \
      line 2 by 1 tab then 1 space then 1 tab then 1 space and so on
      3 |   c
        | ^
        indent both with tabs, or both with spaces
      """),
  ])
  func `an outline that is refused`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.txt") == given.expected)
  }

  @Test func `a chain of 2,000 levels is read`() throws {
    let lines = (0..<2_000).map { String(repeating: " ", count: $0) + "\($0)" }
    let roots = try forest(Array(lines.joined(separator: "\n").utf8)).roots
    #expect(roots.map(\.count) == [2_000])
    #expect(roots[0].preorder.last?.label == "1999")
  }
}
