import Testing

@testable import treediagram

@Suite struct CheckTests {
  @Test(arguments: [
    Transcript(
      "a current picture",
      """
      treediagram tree.txt -o a.svg
      treediagram tree.txt -o a.svg --check
      """),
    Transcript(
      "nothing", "treediagram --check tree.txt -o a.svg; ls",
      output: .text("tree.txt"),
      errors: """
        treediagram: a.svg: is missing; to draw it again: treediagram tree.txt -o a.svg
        """),
    Transcript(
      "a picture in a folder that is missing, drawn by the command",
      """
      treediagram tree.txt -o 'a b/c/a.svg' --check 2>&1 | sed 's/.*again: //' > command
      cat command; sh command; treediagram tree.txt -o 'a b/c/a.svg' --check
      """, output: .text("mkdir -p 'a b/c/' && treediagram tree.txt -o 'a b/c/a.svg'")),
    Transcript(
      "a picture with other nodes",
      """
      treediagram tree.txt -o a.svg
      printf 'Root\\n  First\\n  Third\\n  Fourth\\n' | treediagram -o a.svg --check
      """,
      errors: """
        treediagram: a.svg: is not current: 2 nodes added ('Third', 'Fourth'), 1 removed \
        ('Second'); to draw it again: COMMAND | treediagram -o a.svg
        """, code: 1),
    Transcript(
      "a picture with many other nodes",
      """
      treediagram tree.txt -o a.svg
      seq 20 | treediagram - -o a.svg --check
      """,
      errors: """
        treediagram: a.svg: is not current: 20 nodes added, 3 removed; \
        to draw it again: COMMAND | treediagram - -o a.svg
        """, code: 1),
    Transcript(
      "a picture drawn by other options",
      """
      treediagram tree.txt -o a.svg
      treediagram tree.txt -o a.svg --direction right --check
      """,
      errors: """
        treediagram: a.svg: is not current: the same 3 nodes, moved, or drawn by other options or another \
        version, or edited by hand; to draw it again: \
        treediagram tree.txt -o a.svg --direction right
        """, code: 1),
    Transcript(
      "a picture that another program has saved",
      """
      treediagram tree.txt | sed 's/role="graphics-document"//' > a.svg
      treediagram tree.txt -o a.svg --check
      """,
      errors: """
        treediagram: a.svg: is not current: it is no picture of treediagram, or was edited by \
        hand; to draw it again: treediagram tree.txt -o a.svg
        """, code: 1),
    Transcript(
      "frames",
      """
      treediagram tree.txt -o a.json --emit frames
      treediagram tree.txt -o a.json --emit frames --check
      echo >> a.json
      treediagram tree.txt -o a.json --emit frames --check
      """,
      errors: """
        treediagram: a.json: is not current; \
        to draw it again: treediagram tree.txt -o a.json --emit frames
        """, code: 1),
    Transcript(
      "the second picture of a pair",
      """
      treediagram tree.txt -o a.svg --embed pair
      rm a-dark.svg
      treediagram tree.txt -o a.svg --embed pair --check
      """,
      errors: """
        treediagram: a-dark.svg: is missing; to draw it again: treediagram tree.txt -o a.svg --embed pair
        """, code: 1),
    Transcript(
      "names that a shell would take apart",
      """
      cp tree.txt "it's.txt"
      treediagram "it's.txt" -o 'a b.svg' --check
      """,
      errors: #"""
        treediagram: a b.svg: is missing; to draw it again: treediagram 'it'\''s.txt' -o 'a b.svg'
        """#, code: 1),
    Transcript(
      "a name like the option", "mv tree.txt ./--check; treediagram --check -o a.svg -- --check",
      errors: """
        treediagram: a.svg: is missing; to draw it again: treediagram -o a.svg -- --check
        """, code: 1),
    Transcript(
      "an input that is not there", "treediagram gone.txt -o a.svg --check",
      errors: "treediagram: gone.txt: cannot be opened: No such file or directory", code: 66),
    Transcript(
      "a picture that is a folder", "mkdir a.svg; treediagram tree.txt -o a.svg --check",
      errors: """
        treediagram: a.svg: this is a folder, not a picture
          name an SVG file
        """, code: 66),
    Transcript(
      "standard output", "treediagram tree.txt -o - --check",
      errors: """
        treediagram: '--check' cannot be used with '--output -'; name the file to compare with
        """, code: 64),
  ])
  func `a picture is compared with the one that would be drawn, and a difference is exit code 1`(
    _ transcript: Transcript
  ) throws {
    try transcript.check()
  }

  @Test func `the command in the message makes the picture current`() throws {
    try Transcript(
      "",
      """
      treediagram --check --max-depth=1 tree.txt -o "a b.svg" 2> told
      sh -c "$(sed 's/.*again: //' told)"
      treediagram --check --max-depth=1 tree.txt -o "a b.svg"
      """
    ).check()
  }
}
