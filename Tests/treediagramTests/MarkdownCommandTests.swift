import Testing

@testable import treediagram

/// Markdown pages at a prompt.
@Suite struct MarkdownCommandTests {
  private static let page =
    "printf '# A\\n\\n```treediagram\\nRoot\\n  First\\n  Second\\n```\\n' > a.md\n"

  @Test(arguments: [
    Transcript(
      "a block",
      page + "treediagram --markdown a.md; cat a.md; treediagram tree.txt | cmp - diagrams/a-1.svg",
      output: .text(
        """
        # A

        ```treediagram
        Root
          First
          Second
        ```

        ![Root](diagrams/a-1.svg)
        """)),
    Transcript(
      "twice",
      page
        + "treediagram --markdown a.md; touch -d @0 a.md diagrams/*; treediagram --markdown a.md; "
        + "find . -newermt @0 -name 'a*'"),
    Transcript(
      "several pages, in a folder that is named",
      """
      mkdir -p docs/b
      printf '~~~treediagram\\nB\\n~~~' > docs/b/b.md
      printf '> ~~~treediagram name=c\\n> C\\n> ~~~\\n' > docs/c.md
      treediagram --markdown --output-dir docs/pictures docs/b/b.md docs/c.md
      tail -n 1 docs/b/b.md; echo; tail -n 1 docs/c.md; find docs -name '*.svg' | sort
      """,
      output: .text(
        """
        ![B](../pictures/b-1.svg)
        > ![C](pictures/c.svg)
        docs/pictures/b-1.svg
        docs/pictures/c.svg
        """)),
    Transcript(
      "pages by a path that begins at the root",
      page + "treediagram --markdown --output-dir out \"$PWD/a.md\" && tail -n 1 a.md",
      output: .text("![Root](out/a-1.svg)")),
    Transcript(
      "options for all, and for a block",
      """
      cat > a.md <<'END'
      ~~~treediagram
      Root
      ~~~
      ~~~treediagram --title 'B \\ C' --theme dark
      Root
      ~~~
      END
      treediagram --markdown --theme print a.md; grep svg a.md
      echo Root | treediagram --theme print | cmp - diagrams/a-1.svg
      echo Root | treediagram --theme dark --title 'B \\ C' | cmp - diagrams/a-2.svg
      """,
      output: .text("![Root](diagrams/a-1.svg)\n![B \\\\ C](diagrams/a-2.svg)")),
    Transcript(
      "a preset for all",
      page + "treediagram --markdown --preset org a.md; "
        + "treediagram --preset org tree.txt | cmp - diagrams/a-1.svg"),
    Transcript(
      "a comment and its image",
      """
      mkdir docs
      printf 'x\\n\\n<!-- treediagram ../tree.txt -->\\n![My *tree*](my%%20tree.svg)\\n' > docs/a.md
      cp docs/a.md b.md
      treediagram --markdown docs/a.md && cmp docs/a.md b.md && treediagram tree.txt | cmp - 'docs/my tree.svg'
      """),
    Transcript(
      "a comment without an image",
      "echo '<!-- treediagram tree.txt -->' > a.md; treediagram --markdown a.md; cat a.md",
      output: .text("<!-- treediagram tree.txt -->\n\n![Root](diagrams/tree.svg)")),
    Transcript(
      "one picture on two pages",
      """
      for page in a b; do printf '<!-- treediagram tree.txt -->\\n![](t.svg)\\n' > $page.md; done
      treediagram --markdown a.md b.md; ls
      """,
      output: .text("a.md\nb.md\nt.svg\ntree.txt")),
    Transcript(
      "nothing to draw", "echo a > a.md; treediagram --markdown a.md; ls",
      output: .text("a.md\ntree.txt"),
      errors: """
        treediagram: a.md: there is nothing to draw: no block of code begins with ```treediagram, \
        no comment with <!-- treediagram
        """),
    Transcript(
      "nothing to draw in several pages",
      "for a in a b c; do echo a > $a.md; done; treediagram --markdown ?.md",
      errors: """
        treediagram: a.md: there is nothing to draw here, nor in 2 others: no block of code begins \
        with ```treediagram, no comment with <!-- treediagram
        """),
    Transcript(
      "nothing to draw in one of two pages, or quietly",
      page + "echo b > b.md; treediagram --markdown b.md a.md; treediagram --markdown --quiet b.md"),
    Transcript(
      "a block of which the word is an attribute, and a comment with a colon",
      """
      printf '```{.treediagram}\nA\n```\n\n<!-- TreeDiagram: a.txt -->\n' > a.md
      treediagram --markdown a.md; ls
      """,
      output: .text("a.md\ntree.txt"),
      errors: """
        treediagram: warning: a.md:1:1: this block is not drawn, as its first word is not \
        'treediagram' as it stands; if it is a tree, write such as ```treediagram
        treediagram: warning: a.md:5:1: this comment is not drawn, as its first word is not \
        'treediagram' as it stands; if it is a tree, write such as <!-- treediagram plan.txt -->
        """),
    Transcript(
      "blocks that only mention the word",
      """
      printf '```sh treediagram\nA\n```\n\n<!-- treediagrams -->\n\n~~~ \n```{.treediagram}\n~~~\n' > a.md
      treediagram --markdown --check a.md
      """,
      errors: """
        treediagram: a.md: there is nothing to draw: no block of code begins with ```treediagram, \
        no comment with <!-- treediagram
        """),
  ])
  func `pictures are drawn and shown`(_ transcript: Transcript) throws { try transcript.check() }

  @Test(arguments: [
    Transcript(
      "all is current",
      page
        + "treediagram --markdown a.md; treediagram --markdown a.md --check; treediagram --check --markdown a.md"
    ),
    Transcript(
      "nothing was drawn", page + "treediagram --markdown --quiet a.md --check; ls",
      output: .text("a.md\ntree.txt"),
      errors: """
        treediagram: diagrams/a-1.svg: is missing; to draw it again: treediagram --markdown a.md
        treediagram: a.md: is not current; to draw it again: treediagram --markdown a.md
        """),
    Transcript(
      "a tree was changed",
      page + """
        treediagram --markdown --output-dir b a.md
        sed 's/First/Third/' a.md > c && mv c a.md
        echo x > x.md
        treediagram --markdown --output-dir b x.md a.md --check
        """,
      errors: """
        treediagram: b/a-1.svg: is not current: 1 node added ('Third'), 1 removed ('First'); \
        to draw it again: treediagram --markdown --output-dir b a.md
        """, code: 1),
    Transcript(
      "a picture was edited",
      page
        + "treediagram --markdown a.md; echo >> diagrams/a-1.svg; treediagram --markdown --check a.md",
      errors: """
        treediagram: diagrams/a-1.svg: is not current: the same 3 nodes, moved, or drawn by other options or another version, \
        or edited by hand; to draw it again: treediagram --markdown a.md
        """, code: 1),
  ])
  func `pages whose pictures are not current are found by --check`(_ transcript: Transcript) throws
  { try transcript.check() }

  @Test(arguments: [
    Transcript(
      "a block does not parse",
      page + """
        printf '\\n- ~~~treediagram\\n  a\\n     b\\n    c\\n  ~~~\\n' >> a.md
        treediagram --markdown a.md; code=$?; grep svg a.md; exit $code
        """,
      output: .text("![Root](diagrams/a-1.svg)"),
      errors: """
        treediagram: a.md:12:5: this line is indented less than its siblings but more than its parent
        12 |   c
           |   ^
          do not indent it (as line 10), or indent it by 3 spaces
        """, code: 65),
    Transcript(
      "a block is never closed",
      "printf 'a\\n````treediagram\\nb' > a.md; treediagram --markdown a.md",
      errors: """
        treediagram: a.md:2:1: this block is never closed, so that no image can stand below it
          close it with a line ````
        """, code: 65),
    Transcript(
      "what makes no sense in a block",
      blocks("-o x", "--check", "--help", "x.txt", "name=a/b", "'"),
      errors: """
        treediagram: a.md:1:16: '--output' makes no sense for a single picture of a page
          name=plan gives the picture a name
        treediagram: a.md:3:16: '--check' makes no sense for a single picture of a page
          write it in the command line
        treediagram: a.md:5:16: '--help' makes no sense for a single picture of a page
          leave it out
        treediagram: a.md:7:16: the tree is in the block, but a file is named: 'x.txt'
          leave it out; name=plan gives the picture a name
        treediagram: a.md:9:16: 'a/b' cannot be the name of a picture: it leads to a folder
          write a name alone, such as name=plan; --output-dir names the folder
        treediagram: a.md:11:16: the quote ' is not closed
          close it, or write \\' for the character itself
        """, code: 65),
    Transcript(
      "options that make no sense together, or with the tree",
      "printf '```treediagram --dim\\na\\n```\\n```treediagram --root b\\na\\n```\\n```treediagram\\n```\\n' > a.md\n"
        + "treediagram --markdown a.md",
      errors: """
        treediagram: a.md:1:16: '--dim' needs '--highlight NODE' or '--route NODE,NODE'
        treediagram: a.md:4:1: there is no node with the label or the id 'b'
          did you mean --root 'a'?
        treediagram: a.md:7:1: there is nothing to draw: the input is empty
          write one node a line, children indented below their parent
        """, code: 65),
    Transcript(
      "a comment that names no file, or none that is there",
      "printf '<!-- treediagram -->\\n<!-- treediagram b.txt -->\\n' > a.md; treediagram --markdown a.md",
      errors: """
        treediagram: a.md:1:17: no file is named
          write such as <!-- treediagram plan.txt -->
        treediagram: a.md:2:1: b.txt: cannot be opened: No such file or directory
        """, code: 65),
    Transcript(
      "a comment that names standard input",
      "printf '<!-- treediagram - -->\\n' > a.md; treediagram --markdown a.md",
      errors: """
        treediagram: a.md:1:18: standard input has no name in a page
          write such as <!-- treediagram plan.txt -->
        """, code: 65),
    Transcript(
      "one picture for two blocks",
      "printf '~~~treediagram name=b\\nb\\n~~~\\n' | tee a.md > b.md\n"
        + "treediagram --markdown a.md b.md; code=$?; ls; exit $code",
      output: .text("a.md\nb.md\ntree.txt"),
      errors: """
        treediagram: b.md:1:1: its picture 'diagrams/b.svg' is that of a.md:1:1 as well
          give one of them another name, with name=NAME
        """, code: 65),
    Transcript(
      "two pictures of one file, with a name for each",
      """
      printf '<!-- treediagram tree.txt name=b -->\\n\\n<!-- treediagram tree.txt name=c -->\\n' > a.md
      treediagram --markdown a.md; treediagram --markdown a.md --check; ls diagrams; grep -c svg a.md
      """,
      output: .text("b.svg\nc.svg\n2")),
    Transcript(
      "a warning",
      "printf '~~~treediagram --layout list\\na {shape=circle}\\n~~~\\n' > a.md; treediagram --markdown a.md",
      errors: "treediagram: warning: a.md:1:1: shape is not drawn in the layout list, as for 'a'"),
    Transcript(
      "a page that is not there stops no other",
      page + "treediagram --markdown b.md a.md; code=$?; ls diagrams; exit $code",
      output: .text("a-1.svg"),
      errors: "treediagram: b.md: cannot be opened: No such file or directory", code: 66),
    Transcript(
      "standard input", "treediagram --markdown < tree.txt",
      errors: """
        treediagram: '--markdown' changes pages, and standard input cannot be changed
          name the files: treediagram --markdown README.md
        """, code: 64),
    Transcript(
      "a folder that is a file", page + "treediagram --markdown --output-dir tree.txt a.md",
      errors: """
        treediagram: tree.txt: cannot be created: 'tree.txt' is a file, not a folder
          name another folder
        """, code: 73),
  ])
  func `what is wrong is reported with its place`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  /// A page of empty blocks with some words behind their fences, and the command that draws it.
  private static func blocks(_ words: String...) -> String {
    let lines = words.map { "```treediagram \($0)\n```\n" }.joined()
    return "cat > a.md <<'END'\n\(lines)END\ntreediagram --markdown a.md"
  }
}
