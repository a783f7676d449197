import Testing

@testable import TreeReading

/// What CommonMark takes for HTML, quotations, tables and code, at the top and in items.
@Suite struct MarkdownBlockTests {
  @Test(arguments: [
    ReadingCase(
      "tags that begin a line of text", "# T\n\n- <kbd>Ctrl</kbd>+<kbd>C</kbd>: copy\n- b",
      "T\n  Ctrl+C: copy\n  b"),
    ReadingCase(
      "an item that is indented too far goes on with the one above",
      "- a\n - b\n  - c\n   - d\n    - e", "a\nb\nc\nd - e"),
    ReadingCase("behind a blank line it is code", "1. a\n\n  2. b\n\n    3. c", "a\nb"),
    ReadingCase("what is no tag", "- <3\n- next\n- <not a tag\n- b", "<3\nnext\n<not a tag\nb"),
    ReadingCase("a paragraph that begins so", "# T\n<3 you all\n## N\n- x", "T\n  N\n    x"),
    ReadingCase("an element ends with its item", "- a\n  <div>\n  x\n  </div>\n- b", "a\nb"),
    ReadingCase("an element ends with a blank line", "<div>\n- a\n\n- b", "b"),
    ReadingCase("a tag alone leaves a paragraph", "# A\ntext\n<br>\n## B", "A\n  B"),
    ReadingCase("tags in a line leave an item", "- a\n<b>x</b>\n- c\n- d", "a x\nc\nd"),
    ReadingCase("a tag alone, with no paragraph", "<a href='b'>\n- c\n\n- d", "d"),
    ReadingCase("upper and lower case", "<PRE>\n\n- a\n</Pre>\n- b", "b"),
    ReadingCase(
      "comments, instructions, declarations", "- a\n  <!-- b\n  - c\n- d\n<?e\n- f ?>\n<!G\n>\n- h",
      "a\nd\nh"),
    ReadingCase("a comment before the text", "- <!-- a -->\n  b\n- c", "b\nc"),
  ])
  func `HTML is left out where CommonMark takes it for HTML`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.md") == given.expected)
  }

  @Test(arguments: [
    ReadingCase("a quotation", "- a\n  > q\n- > r\n- b", "a\n\"\"\nb"),
    ReadingCase("a quotation that goes on", "> a\nb\n===\n- c", "c"),
    ReadingCase("a quotation ends a paragraph", "a\n> b\n---\n- c", "c"),
    ReadingCase("a heading, which is no label", "- a\n  # b\n- c", "a\nc"),
    ReadingCase("a heading that an item begins with", "- # a\n  b\n1.  ## c #", "a\nc"),
    ReadingCase("an underlined label", "- a\n  ===\n- b\n  ---\n  c", "a\nb"),
    ReadingCase("a table", "- a\n  | x | y |\n  |---|:-:|\n  | 1 | 2 |\n- b", "a\nb"),
    ReadingCase("a table alone", "- |x|\n  |-|\n- b", "\"\"\nb"),
    ReadingCase("bars that make no table", "- a | b\n  |-|", "a | b |-|"),
    ReadingCase("code", "-     a\n- b\n\n      - c\n-     - d", "\"\"\nb\n  c\n\"\""),
    ReadingCase("fenced code ends with its item", "- a\n  ```\n  - b\n- c", "a\nc"),
    ReadingCase("an item of nothing", "-\n\n  a\n- b", "\"\"\nb"),
    ReadingCase("lines that end with CRLF", "T\r\n===\r\n- a\r\n  b\r\n\r\n- c", "T\n  a b\n  c"),
    ReadingCase(
      "a fence that is far indented closes nothing", "- a\n\n```\n    ```\n- b\n```\n\n- c", "a\nc"),
    ReadingCase("a number that is one ends a paragraph", "a\n01. b\n2. c", "b\nc"),
    ReadingCase("a closing tag alone", "</pre>\n- a\n\n- b", "b"),
    ReadingCase("what follows code may be the label", "- ```\n  a\n  ```\n  b\n- c", "b\nc"),
  ])
  func `what items are made of`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.md") == given.expected)
  }
}
