import Testing

@testable import treediagram

/// What happens to files when Markdown pages are drawn that are hostile, or changed meanwhile.
@Suite struct MarkdownFileTests {
  @Test(arguments: [
    "notes%00.svg", "a.md%00.svg", #"notes\000.svg"#, "%2Ftmp%2Fnotes.svg", "/tmp/notes.svg",
    "http://a.b/notes.svg",
  ])
  func `a picture goes to no file that an image names only in part`(path: String) throws {
    let page = "<!-- treediagram tree.txt -->\\n![x](\(path.replacing("%", with: "%%")))\\n"
    try Transcript(
      "",
      """
      echo precious > notes; printf '\(page)' > a.md; printf '\(page)' > b.md
      treediagram --markdown a.md; cat notes; grep -ac diagrams/tree.svg a.md
      grep -axvFf a.md b.md; ls
      """,
      output: .text("precious\n1\na.md\nb.md\ndiagrams\nnotes\ntree.txt")
    ).check()
  }

  @Test(arguments: [
    Transcript(
      "in UTF-16", #"printf '```treediagram\nA\n```\n' | iconv -t UTF-16LE > a.md; \#(draw)"#,
      output: .text("65 65\na.md\ntree.txt"),
      errors: """
        treediagram: a.md: the text is in UTF-16 without a byte order mark, not in UTF-8
          convert it first: iconv -f UTF-16LE -t UTF-8
        treediagram: a.md: the text is in UTF-16 without a byte order mark, not in UTF-8
          convert it first: iconv -f UTF-16LE -t UTF-8
        """),
    Transcript(
      "that is a pipe to which nobody writes", "mkfifo a.md; \(draw)",
      output: .text("66 66\na.md\ntree.txt"), errors: notAPage),
    Transcript(
      "that is a device", "ln -s /dev/zero a.md; \(draw)",
      output: .text("66 66\na.md\ntree.txt"), errors: notAPage),
  ])
  func `no picture is drawn for a page`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  private static let draw =
    "treediagram --markdown a.md; a=$?; treediagram --markdown --check a.md; echo $a $?; ls"

  private static let notAPage = """
    treediagram: a.md: this is a pipe or a device, not a page that can be changed
      name a file
    treediagram: a.md: this is a pipe or a device, not a page that can be changed
      name a file
    """

  @Test(arguments: [
    Transcript(
      "in the place of a picture, compared",
      "mkdir o; mkfifo o/tree.svg; treediagram tree.txt --output-dir o --check",
      errors: """
        treediagram: o/tree.svg: is not current: it is no picture of treediagram, or was edited by \
        hand; to draw it again: treediagram tree.txt --output-dir o
        """, code: 1),
    Transcript(
      "for a picture to be like", "mkfifo a.svg; treediagram tree.txt --like a.svg > b; echo $?",
      output: .text("0"),
      errors: """
        treediagram: warning: a.svg: carries no arrangement that can be read, so one is chosen; \
        name an SVG file that was drawn with '--layout auto'
        """),
    Transcript(
      "for a picture to be like, in which it is",
      "treediagram tree.txt > a; mkfifo a.svg; { sleep 0.1; cat a; } > a.svg & "
        + "treediagram tree.txt --like a.svg | cmp - a"),
  ])
  func `nobody waits for a pipe`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "a comment in the HTML below a hidden block",
      hidden + #"</details>\n<!-- treediagram tree.txt -->\nx\n\ny\n' > a.md; \#(drawTwice)"#,
      output: .text(
        "</details>\n<!-- treediagram tree.txt -->\nx\n\n![A](diagrams/a-1.svg)\n\ny")),
    Transcript(
      "HTML below a hidden block, to the end",
      hidden + #"</details>\n</div>\n' > a.md; \#(drawTwice)"#,
      output: .text("</details>\n</div>\n\n![A](diagrams/a-1.svg)")),
    Transcript(
      "a comment below a hidden block",
      hidden + #"</details>\n\n<!-- treediagram tree.txt -->\n' > a.md; \#(drawTwice)"#,
      output: .text(
        "</details>\n\n![A](diagrams/a-1.svg)\n\n<!-- treediagram tree.txt -->\n\n"
          + "![Root](diagrams/tree.svg)")),
  ])
  func `one run is enough for`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  private static let hidden =
    #"printf '<details>\n<summary>S</summary>\n\n```treediagram\nA\n```\n"#

  private static let drawTwice =
    "treediagram --markdown a.md && treediagram --markdown --check a.md && sed 1,6d a.md"

  @Test func `an edit that is made while pictures are written stays`() throws {
    try Transcript(
      "",
      """
      printf '<!-- treediagram tree.txt -->\\n![](x.svg)\\n\\n```treediagram\\nA\\n```\\n' > a.md
      mkfifo x.svg
      treediagram --markdown a.md & exec 3< x.svg
      echo edited >> a.md; cat <&3 > x
      wait $!; echo $?; tail -n 2 a.md; ls -A
      """,
      output: .text("74\n```\nedited\na.md\ndiagrams\ntree.txt\nx\nx.svg"),
      errors: """
        treediagram: a.md: it was changed while its pictures were drawn
          run this again
        """
    ).check()
  }

  @Test func `nothing is drawn for a page that was changed before pictures are written`() throws {
    try Transcript(
      "",
      """
      printf '<!-- treediagram pipe -->\\n' > a.md; mkfifo pipe
      treediagram --markdown a.md & exec 3> pipe
      echo edited >> a.md; echo A >&3; exec 3>&-
      wait $!; echo $?; tail -n 1 a.md; ls diagrams
      """,
      output: .text("74\nedited"),
      errors: """
        treediagram: a.md: it was changed while its pictures were drawn
          run this again
        """
    ).check()
  }
}
