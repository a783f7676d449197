import Foundation
import Testing

@testable import treediagram

/// Comments of Markdown pages that name a tree, as they are written in many ways.
@Suite struct MarkdownCommentTests {
  /// Makes a page of a text, draws it, and shows it.
  private static func drawing(_ page: String) -> String {
    "printf -- '\(page)' > a.md; treediagram --markdown a.md; c=$?; cat a.md; exit $c"
  }

  @Test(arguments: [
    Transcript(
      "of several lines",
      drawing(#"<!-- treediagram\n  tree.txt\n  --direction right\n-->\nText\n"#),
      output: .text(
        """
        <!-- treediagram
          tree.txt
          --direction right
        -->

        ![Root](diagrams/tree.svg)

        Text
        """)),
    Transcript(
      "that begins with a line end, in an item",
      drawing(#"- <!--\n  treediagram tree.txt\n  -->\n"#),
      output: .text(
        """
        - <!--
          treediagram tree.txt
          -->

          ![Root](diagrams/tree.svg)
        """)),
    Transcript(
      "of several lines, with an image below",
      drawing(#"<!-- treediagram tree.txt\n-->\n![Mine](b.svg)\n"#) + "; ls",
      output: .text(
        """
        <!-- treediagram tree.txt
        -->
        ![Mine](b.svg)
        """)),
    Transcript(
      "that are there again, of which one draws, and tells",
      drawing(
        #"<!-- treediagram b.txt -->\n\n<!-- treediagram b.txt -->\n\n<!-- treediagram c.txt -->\n"#
          + #"\n<!-- treediagram c.txt -->\n"#
      ).replacingOccurrences(of: "printf", with: "printf 'a\\001\\n' > b.txt; printf"),
      output: .text(
        """
        <!-- treediagram b.txt -->

        ![a�](diagrams/b.svg)

        <!-- treediagram b.txt -->

        ![a�](diagrams/b.svg)

        <!-- treediagram c.txt -->

        <!-- treediagram c.txt -->
        """),
      errors: """
        treediagram: warning: b.txt:1:2: 1 character that cannot be shown is drawn as U+FFFD: it is U+0001
        treediagram: a.md:5:1: c.txt: cannot be opened: No such file or directory
        """, code: 66),
    Transcript(
      "that is about something else", drawing(#"<!-- all\ntreediagram tree.txt\n-->\n"#),
      output: .text("<!-- all\ntreediagram tree.txt\n-->"),
      errors: """
        treediagram: a.md: there is nothing to draw: no block of code begins with ```treediagram, \
        no comment with <!-- treediagram
        """),
    Transcript(
      "with an error in its third line",
      drawing(#"<!-- treediagram\ntree.txt\n  --title "x\n-->\n"#),
      output: .text("<!-- treediagram\ntree.txt\n  --title \"x\n-->"),
      errors: """
        treediagram: a.md:3:11: the quote " is not closed
          close it, or write \\" for the character itself
        """, code: 65),
    Transcript(
      "with something behind it", drawing(#"<!-- treediagram tree.txt --> Text\n"#),
      output: .text("<!-- treediagram tree.txt --> Text"),
      errors: """
        treediagram: a.md:1:1: this comment does not end with its line, so that no image can stand below it
          write --> at the end of a line, and nothing behind it
        """, code: 65),
    Transcript(
      "that does not end", drawing(#"\n> <!-- treediagram\n\ntree.txt -->\n"#),
      output: .text("\n> <!-- treediagram\n\ntree.txt -->"),
      errors: """
        treediagram: a.md:2:3: this comment does not end with its line, so that no image can stand below it
          write --> at the end of a line, and nothing behind it
        """, code: 65),
    Transcript(
      "that names no file that is there", drawing(#"\n<!-- treediagram gone.txt -->\n"#),
      output: .text("\n<!-- treediagram gone.txt -->"),
      errors: "treediagram: a.md:2:1: gone.txt: cannot be opened: No such file or directory",
      code: 66),
    Transcript(
      "that names its own picture",
      "cp tree.txt t.svg; printf '<!-- treediagram t.svg -->\\n![](t.svg)\\n' > a.md; "
        + "treediagram --markdown a.md; echo $?; treediagram --markdown a.md --check",
      output: .text("73"),
      errors: """
        treediagram: a.md:1:1: its picture 't.svg' would overwrite 't.svg', which is read
          give it another name, in the image below or with name=NAME
        treediagram: a.md:1:1: its picture 't.svg' would overwrite 't.svg', which is read
          give it another name, in the image below or with name=NAME
        """, code: 73),
  ])
  func `a comment that names a tree gets a picture, or a message about its line`(
    _ transcript: Transcript
  ) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "front matter has no blocks",
      drawing(
        #"---\ntitle: |\n  ```treediagram\n  A\n  ```\n---\n\n```treediagram name=b\nB\n```\n"#)
        + "; ls diagrams",
      output: .text(
        """
        ---
        title: |
          ```treediagram
          A
          ```
        ---

        ```treediagram name=b
        B
        ```

        ![B](diagrams/b.svg)
        """)),
    Transcript(
      "lines are counted from the first, also with front matter",
      drawing(#"---\ntitle: x\n---\n```treediagram\nA\n    b\n  c\n```\n"#),
      output: .text("---\ntitle: x\n---\n```treediagram\nA\n    b\n  c\n```"),
      errors: """
        treediagram: a.md:7:3: this line is indented less than its siblings but more than its parent
        7 |   c
          |   ^
          do not indent it (as line 5), or indent it by 4 spaces
        """, code: 65),
    Transcript(
      "a rule is no front matter", drawing(#"---\n\n```treediagram\nA\n```\n\n---\n"#),
      output: .text("---\n\n```treediagram\nA\n```\n\n![A](diagrams/a-1.svg)\n\n---")),
    Transcript(
      "attributes behind an image stay",
      drawing(#"```treediagram\nA\n```\n![x](diagrams/a-1.svg){width=50%%}\n"#),
      output: .text("```treediagram\nA\n```\n![A](diagrams/a-1.svg){width=50%}")),
    Transcript(
      "other text behind an image is no part of it",
      drawing(#"```treediagram\nA\n```\n![x](diagrams/a-1.svg){x} y\n"#),
      output: .text(
        "```treediagram\nA\n```\n\n![A](diagrams/a-1.svg)\n\n![x](diagrams/a-1.svg){x} y")),
    Transcript(
      "a page with several names is one page",
      "printf '```treediagram\\nA\\n```\\n' > a.md; ln -s a.md b.md; "
        + "treediagram --markdown a.md ./a.md b.md; treediagram --markdown a.md b.md --check; tail -n 1 a.md",
      output: .text("![A](diagrams/a-1.svg)")),
  ])
  func `a page around comments and blocks stays as it is`(_ transcript: Transcript) throws {
    try transcript.check()
  }
}
