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
