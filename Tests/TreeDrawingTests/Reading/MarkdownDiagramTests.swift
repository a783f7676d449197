import Testing

@testable import TreeReading

/// What asks for pictures in a Markdown text, and where messages say it is.
@Suite struct MarkdownDiagramTests {
  @Test func `the blocks in the examples of CommonMark are found`() {
    #expect(FenceExample.all.map(\.number) == Array(119...147))
    for example in FenceExample.all {
      #expect(Found.all(in: example.text).map(\.content) == example.blocks, "\(example.number)")
    }
  }

  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// The number of the line in which each begins, and what it contains.
    let found: [String]
    var testDescription: String { name }

    init(_ name: String, _ text: String, _ found: String...) {
      self.name = name
      self.text = text
      self.found = found
    }
  }

  @Test(arguments: [
    Case("in an item", "- ```treediagram\n  a\n   b\n  ```\n", "1: a| b|"),
    Case("below the text of an item", "1. a\n\n   ~~~treediagram\n   b\n   ~~~\n", "3: b|"),
    Case("an item that is too little indented", "1. a\n  ```treediagram\n  b\n  ```", "2: b|"),
    Case("in a quotation", "> ```treediagram\n>a\n>   b\n> ```", "1: a|  b|"),
    Case("in items and quotations", "> - > 1. ```treediagram\n>   >    a\n", "1: a|"),
    Case("a quotation that ends", "> ```treediagram\n> a\nb\n```\n", "1: a|"),
    Case("an item that ends", "- ```treediagram\n  a\nb\n  ```treediagram\n  c", "1: a|", "4: c|"),
    Case("blank lines in an item", "- ```treediagram\n\n  a\n\n\n  b", "1: |a|||b|"),
    Case("nothing lazy about fences", "> a\n```treediagram\nb\n```", "2: b|"),
    Case("behind text that goes on lazily", "> a\nb\n> ```treediagram\n> c", "3: c|"),
    Case("tabs that indent more than they must", "-\t```treediagram\n\ta\n\t\tb\n", "1: a|\tb|"),
    Case("a part of a tab", "> ```treediagram\n>\ta\n", "1:   a|"),
    Case("a numbered item ends no paragraph", "a\n2. ```treediagram\n   b\n"),
    Case("unless it is the first", "a\n1. ```treediagram\n   b\n", "2: b|"),
    Case("and in a list it may be any", "1. a\n2. ```treediagram\n   b\n", "2: b|"),
    Case("an item of blank lines", "-\n\n  ```treediagram\n  a", "3: a|"),
    Case("indented code", "a\n\n    ```treediagram\n    b\n    ```\n"),
    Case("indented text of a paragraph", "a\n    ```treediagram\n"),
    Case("in other fences", "````\n```treediagram\na\n```\n````\n"),
    Case("in HTML to a blank line", "<div>\n```treediagram\na\n\n```treediagram\nb\n", "5: b|"),
    Case("in verbatim HTML", "<pre>\n\n```treediagram\n</pre>\n```treediagram\n", "5: "),
    Case("in a comment", "<!--\n```treediagram\n\n-->\n```treediagram\n", "5: "),
    Case("in an instruction", "<?\n```treediagram\n\n?>\n```treediagram\n", "5: "),
    Case("in a declaration", "<!A\n```treediagram\n\n>\n```treediagram\n", "5: "),
    Case("in raw characters", "<![CDATA[\n```treediagram\n\n]]>\n```treediagram\n", "5: "),
    Case("below a tag alone", "<b>\n```treediagram\n\n~~~treediagram", "4: "),
    Case("a tag alone in a paragraph", "a\n<b>\n```treediagram\n", "3: "),
    Case("a closing tag", "</pre>\n```treediagram\n\n~~~treediagram", "4: "),
    Case("another word", "```treediagrams\n```\n``` tree treediagram\n```"),
    Case("another word of a comment", "<!-- treediagrams a -->\n\n<!-- a treediagram -->"),
    Case("comments", "<!-- treediagram a.txt -->\n\n- <!--treediagram-->", "1: a.txt", "3: "),
    Case("a comment in a text", "a <!-- treediagram b --> c\n"),
    Case("a comment with something behind it", "<!-- treediagram b --> c\n", "1: "),
    Case("a comment of two lines", "<!-- treediagram\na -->\n", "1: a"),
    Case("other line ends", "a\r\r```treediagram\rb\r```\r\nc\r\n~~~treediagram", "3: b|", "7: "),
    Case("a byte order mark", "\u{FEFF}```treediagram\na\n", "1: a|"),
  ])
  func `a block or a comment that asks for a picture is found with its content`(_ given: Case) {
    let found = Found.all(in: given.text).map {
      "\($0.line): \($0.content.replacing("\n", with: "|"))"
    }
    #expect(found == given.found)
  }

  @Test(arguments: [
    Case("below", "```treediagram\n```\n![a](b.svg)\n", "b.svg"),
    Case("below a blank line", "```treediagram\n```\n\n![a](b.svg)\n", "b.svg"),
    Case("below two", "```treediagram\n```\n\n\n![a](b.svg)\n", "-"),
    Case("with text", "```treediagram\n```\n![a](b.svg) c\n", "-"),
    Case("two", "```treediagram\n```\n![a](b.svg) ![c](d.svg)\n", "-"),
    Case("in the same item", "- ```treediagram\n  ```\n\n  ![a](b.svg)\n", "b.svg"),
    Case("behind the item", "- ```treediagram\n  ```\n\n![a](b.svg)\n", "-"),
    Case("in another quotation", "> ```treediagram\n> ```\n\n> ![a](b.svg)\n", "-"),
    Case("spaces", "```treediagram\n```\n![a](<b c.svg>)\n", "b c.svg"),
    Case("written as in addresses", "```treediagram\n```\n![a](b%20%C3%A4%2.svg)", "b ä%2.svg"),
    Case("escapes", "```treediagram\n```\n![a \\] [b]](c\\).svg)", "c).svg"),
    Case("a title, and a fragment", "```treediagram\n```\n![a](b.svg#dark 'c')", "b.svg"),
    Case("a comment", "<!-- treediagram a.txt -->\n![a](b.svg)\n", "b.svg"),
    Case("hidden", "<details>\n\n```treediagram\n```\n\n</details>\n\n![a](b.svg)", "b.svg hidden"),
    Case(
      "hidden with a summary",
      "<details open>\n<summary>a</summary>\n\n~~~treediagram\n~~~\n</details>\n![a](b.svg)",
      "- hidden"),
    Case("shown", "<details></details>\n\n~~~treediagram\n~~~\n\n</details>\n\n![a](b.svg)", "-"),
    Case("none but the end of a part", "```treediagram\n```\n\n</details>\n\n![a](b.svg)", "-"),
    Case("never closed", "```treediagram\n\n![a](b.svg)", "-"),
  ])
  func `the image behind a block or a comment is found`(_ given: Case) {
    let found = Source(given.text).markdownDiagrams().diagrams.map { diagram in
      let image = diagram.image.map { String(decoding: $0.path, as: UTF8.self) } ?? "-"
      return image + (diagram.endOfDetails == nil ? "" : " hidden")
    }
    #expect(found == given.found)
  }

  @Test(arguments: [
    (
      "# A\n\n> - ```treediagram\n>   a\n>       b\n>      c\n",
      """
      a.md:6:8: this line is indented less than its siblings but more than its parent
      6 |    c
        |    ^
        do not indent it (as line 4), or indent it by 4 spaces
      """
    ),
    (
      "a\n> ```treediagram\n> {\"name\": [1,\n>\t2}\n",
      """
      a.md:4:4: } cannot close the [ at 3:12
      4 |   2}
        |    ^
        close that first, with ]
      """
    ),
    (
      "> ```treediagram\n> id,parent\n> \"a\n>\tb\" c,d\n",
      """
      a.md:4:6: the field that the quote at 3:3 begins ends with the quote before this, but goes on
      4 |   b" c,d
        |      ^
        write "" for a quote in a field that is in quotes, and close that field with "
      """
    ),
    (
      "~~~treediagram\n~~~\n",
      """
      a.md: there is nothing to draw: the input is empty
        write one node a line, children indented below their parent
      """
    ),
  ])
  func `errors say where in the Markdown text they are`(text: String, message: String) {
    for diagram in Source(text).markdownDiagrams().diagrams {
      guard case .block(let content) = diagram.kind else { continue }
      let source = Source(name: "a.md", content: content)
      #expect(throws: InputError.self) { try source.forest(ReadingOptions()) }
      do { _ = try source.forest(ReadingOptions()) } catch { #expect("\(error)" == message) }
    }
  }

  @Test(arguments: Hostile.texts)
  func `neither depth nor length take more than their share`(_ hostile: Hostile) {
    let growth = Growth.measured(upTo: Effort.size(1_000_000)) { size in
      _ = Source(hostile.text(size)).markdownDiagrams().diagrams
    }
    #expect(growth < Growth.allowed)
  }

  @Test func `deep nests need no stack`() {
    let text = String(repeating: "> - ", count: 100_000) + "```treediagram\n"
    #expect(onSmallStack { Source(text).markdownDiagrams().diagrams.count } == 1)
  }

  /// A text that would be slow to read if something were looked at again and again.
  struct Hostile: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: @Sendable (Int) -> String

    static let texts = [
      Hostile("quotations") { String(repeating: ">", count: $0) },
      Hostile("items") { String(repeating: "- ", count: $0 / 2) + "a" },
      Hostile("blank lines in many items") {
        String(repeating: "- ", count: $0 / 4) + "a" + String(repeating: "\n", count: $0 / 2)
      },
      Hostile("lazy lines") {
        String(repeating: "> ", count: $0 / 4) + "a" + String(repeating: "\nb", count: $0 / 4)
      },
      Hostile("what may be a rule") { String(repeating: "* ", count: $0 / 2) + "- a" },
      Hostile("backquotes") { String(repeating: "`", count: $0) },
      Hostile("tags") { String(repeating: "<a b='", count: $0 / 6) },
      Hostile("brackets") { "<!-- treediagram -->\n" + String(repeating: "![", count: $0 / 2) },
      Hostile("blocks") { String(repeating: "```treediagram\n```\n", count: $0 / 19) },
    ]

    init(_ name: String, _ text: @escaping @Sendable (Int) -> String) {
      testDescription = name
      self.text = text
    }
  }

  /// A block or comment that was found.
  private struct Found {
    let line: Int
    /// What is between the fences, or the words of a comment.
    let content: String

    static func all(in text: String) -> [Self] {
      let source = Source(text)
      return source.markdownDiagrams().diagrams.map { diagram in
        let line = source.position(at: diagram.opening.text.lowerBound).line
        switch diagram.kind {
        case .comment: return Self(line: line, content: String(diagram.words, of: source.bytes))
        case .block(let content):
          return Self(line: line, content: String(decoding: content.bytes, as: UTF8.self))
        }
      }
    }
  }
}

extension Source {
  fileprivate init(_ text: String) { self.init(name: "a.md", bytes: Array(text.utf8)) }
}
