import Testing

@testable import TreeReading

@Suite struct MarkdownReaderTests {
  @Test(arguments: [
    ReadingCase("headings", "# a\n## b\n### c\n## d\n# e", "a\n  b\n    c\n  d\ne"),
    ReadingCase("a rank may be left out", "# a\n### b\n## c\n#### d", "a\n  b\n  c\n    d"),
    ReadingCase(
      "number signs may close headings", "# a #\n## b ###\n## c#\n##\n", "a\n  b\n  c#\n  \"\""),
    ReadingCase("underlined headings", "a\n===\n\nb\nb\n---\n\n---\nc", "a\n  b b"),
    ReadingCase("no headings", "#a\n####### b\n    # c\n- d", "d"),
    ReadingCase(
      "items below headings", "- a\n\n# b\n- c\n  - d\n\n## e\n1. f", "a\nb\n  c\n    d\n  e\n    f"
    ),
    ReadingCase("bullets and numbers", "- a\n+ b\n* c\n1. d\n2) e", "a\nb\nc\nd\ne"),
    ReadingCase(
      "nesting by the text above", "- a\n  - b\n    - c\n  - d\n- e", "a\n  b\n    c\n  d\ne"),
    ReadingCase(
      "nesting by four spaces or a tab", "* a\n    * b\n        * c\n\t* d", "a\n  b\n    c\n  d"),
    ReadingCase("one space does not nest", "- a\n - b\n  - c", "a\nb\nc"),
    ReadingCase("bullets below numbers may be indented by two", "1. a\n  - b\n2. c", "a\n  b\nc"),
    ReadingCase("items in items at once", "- - a\n  - b", "\"\"\n  a\n  b"),
    ReadingCase("text goes on in further lines", "- a\n  b\nc\n- d\n\n  e", "a b c\nd"),
    ReadingCase("an item may begin with a line end", "-\n  a\n- b", "a\nb"),
    ReadingCase("a year at the beginning of a line is no item", "In\n2019. It was\n- a", "a"),
    ReadingCase("boxes stay", "- [ ] a\n- [x] b", "[ ] a\n[x] b"),
    ReadingCase("a heading in an item", "- # a\n  b", "a"),
    ReadingCase("a space for a line end", "- a  \n  b\\\n  c `d\n  *e*\n  `", "a b c d *e*"),
    ReadingCase(
      "a definition is no heading", "- [a] [b]\n\n[a]: /u\n---\n[b]: c d\n===", "a [b]\n[b]: c d"),
    ReadingCase("a definition goes on with text", "- a\n[r]: /u\n- [x][r]", "a [r]: /u\n[x][r]"),
    ReadingCase("rules", "- a\n***\n- b\n* * *\n- c\n_____\n", "a\nb\nc"),
  ])
  func `headings and items are nodes below those before them`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.md") == given.expected)
  }

  @Test(arguments: [
    ReadingCase("front matter", "---\ntitle: x\n- y\n---\n# a", "a"),
    ReadingCase("front matter of TOML", "+++\ntitle = 1\n- y\n...\n+++\n# a", "a"),
    ReadingCase("fenced code", "# a\n```\n# b\n```\n~~~~ sh\n- c\n~~~\n- d\n~~~~\n- e", "a\n  e"),
    ReadingCase("fenced code that is not closed", "# a\n```\n# b\n- c", "a"),
    ReadingCase("fenced code in an item", "- a\n  ```\n  - b\n  ```\n- c", "a\nc"),
    ReadingCase("indented code", "# a\n\n    - b\n\n- c\n\n      # d", "a\n  c"),
    ReadingCase("comments", "<!-- # a\n- b\n-->\n# c\n<!-- d -->\n- e", "c\n  e"),
    ReadingCase("HTML", "<ul>\n- a\n</ul>\n\n# b\n<pre>\n\n# c\n</pre>\n- d", "b\n  d"),
    ReadingCase(
      "paragraphs, quotations, tables", "# a\ntext\n\n> - b\n\n|x|\n|-|\n|- y|\n\n- c", "a\n  c"),
    ReadingCase("definitions", "# a [b]\n\n[b]: https://example.org\n- [b]: c", "a b\n  b: c"),
  ])
  func `what is passed over`(_ given: ReadingCase) {
    #expect(given.outcome(name: "plan.md") == given.expected)
  }

  @Test(arguments: [
    ("*a* **b** ***c*** _d_ __e__ ~~f~~", "a b c d e f"),
    ("**a *b* c** *d **e** f*", "a b c d e f"),
    ("a*b*c snake_case_name 2 * 3 * 4 * x", "abc snake_case_name 2 * 3 * 4 * x"),
    ("**a *b", "**a *b"),
    ("*a", "*a"),
    ("`*a*` ``b ` c`` ` d ` `e", "*a* b ` c d `e"),
    ("[a](b) [c](<d e> \"f\") [g](h(i)j) [k]", "a c g [k]"),
    ("![a](b.png) [![c](d)](e)", "a c"),
    ("[a][b] [a][] [a] [A] [c][d]", "a a a A [c][d]"),
    ("<https://example.org> <b>a</b> b<br>c 1 < 2 > 0", "https://example.org a b c 1 < 2 > 0"),
    ("&amp; &lt;b&gt; &#233; &#xE9; &nope; &#0; &", "& <b> é é &nope; &#0; &"),
    ("\\*a\\* \\[b\\] c\\d \\\\", "*a* [b] c\\d \\"),
    ("a\\", "a\\"),
    ("木*ветвь*ענף", "木ветвьענף"),
    ("x (*) and (**) y", "x (*) and (**) y"), ("*a**b*c**", "a**bc**"),
    ("*a**b**c* ***a** b*", "abc a b"), ("“*a*” *“a”*b ~~~a~~~", "“a” *“a”*b ~~~a~~~"),
    ("<a@b.c> x <<x@y.z>> <a:y>", "a@b.c x <x@y.z> <a:y>"),
    ("<xy:z> <a@b..c> <a b=c d='>'>e</a > <a b=> </a b>", "xy:z <a@b..c> e <a b=> </a b>"),
    ("<!-- b --> a<? b > ?><!B c><![CDATA[<d>]]> <br/>", "a"),
    ("[a](b c) [a](d", "a(b c) a(d"), ("a[^1] [^2] ![^1]", "a [^2]"), ("a&nbsp;", "a\u{A0}"),
  ])
  func `inline markup is reduced to its text`(markup: String, text: String) throws {
    let source = "# \(markup)\n\n[a]: x\n[b]: y\n\n[^1]: note\n"
    #expect(try forest(Array(source.utf8), name: "a.md").roots.map(\.value.label) == [text])
  }

  @Test(arguments: [
    ("[a](https://example.org/b_(c))", "https://example.org/b_(c)"),
    ("a [b](c.md#d) [e](f.md)", "c.md#d"), ("[a][x]", "https://example.org/x"),
    ("[X]", "https://example.org/x"), ("<https://example.org>", "https://example.org"),
    ("<a@b.c>", "mailto:a@b.c"), ("[a](x?a=1&amp;b=2)", "x?a=1&b=2"), ("[a](x\\_y)", "x_y"),
    ("<https://a.b/?c&amp;d>", "https://a.b/?c&d"), ("a[^1]", nil),
    ("![a](b.png)", nil), ("[![a](b.png)](c.md)", "c.md"), ("[ ] a", nil), ("`[a](b)`", nil),
  ])
  func `the first link becomes the node's`(markup: String, link: String?) throws {
    let source = "- \(markup)\n- z\n\n[x]: https://example.org/x\n\n[^1]: y\n"
    let roots = try forest(Array(source.utf8), name: "a.md").roots
    #expect(roots.map(\.value.attributes?.values.href) == [link, nil])
  }

  @Test func `links that a picture should not have are left out, and reported`() throws {
    let given = try forest(
      Array("- [a](javascript:b)\n- [c](ftp://d)\n- [e](&#106;avascript:f)".utf8), name: "a.md")
    #expect(dump(given.roots) == "a\nc\ne")
    #expect(given.roots.allSatisfy { $0.value.attributes == nil })
    #expect(
      given.warnings.map(\.description) == [
        "a.md:1:7: this link is left out, because only http, https, mailto and relative ones are kept",
        "a.md:2:7: this link is left out, because only http, https, mailto and relative ones are kept",
        "a.md:3:7: this link is left out, because only http, https, mailto and relative ones are kept",
      ])
  }
}
