import Testing

@testable import treediagram

/// What is drawn over trees, as the command is asked for it.
@Suite struct OverlayCommandTests {
  @Test(arguments: [
    Transcript(
      "a link",
      "treediagram --link 'First->Second:next' tree.txt | grep -o 'class=\"link\"\\|>next<'",
      output: .text("class=\"link\"\n>next<")),
    Transcript(
      "two links",
      "treediagram --link 'First->Second' --link 'Second->Root' tree.txt "
        + "| grep -c '<g class=\"link\">'", output: .text("2")),
    Transcript(
      "a link of a node",
      "printf 'a\\n  b {link=c}\\n  c\\n' | treediagram | grep -c 'class=\"link\"'",
      output: .text("1")),
    Transcript(
      "nodes keep their ids to themselves",
      "printf 'a {id=x}\n  b {link=c id=y}\n  c {id=z}\n' | treediagram | grep -o ' id=\"[xyz]\"' | sort",
      output: .text(" id=\"x\"\n id=\"y\"\n id=\"z\"")),
    Transcript(
      "a node that is not there", "treediagram --highlight Root/Third tree.txt",
      errors: """
        treediagram: tree.txt: there is no 'Third' below 'Root'
          below 'Root' are 'First', 'Second'
        """, code: 64),
    Transcript(
      "a label that is nearly there", "treediagram --route Root,Frist < tree.txt",
      errors: """
        treediagram: <stdin>: there is no node with the label or the id 'Frist'
          did you mean 'First'?
        """, code: 64),
    Transcript(
      "a label that is there twice",
      "printf 'a\\n  b\\n  c\\n    b\\n' | treediagram --highlight b",
      errors: """
        treediagram: <stdin>: 'b' may be any of 2 nodes
          write 'a/b', 'a/c/b'
        """, code: 64),
    Transcript(
      "a link of the input that leads nowhere", "printf 'a\\n  b {link=xyz}\\n' | treediagram",
      errors: """
        treediagram: <stdin>: a link of 'a/b': there is no node with the label or the id 'xyz'
          the roots are 'a'
          or take no attributes, with --literal
        """, code: 64),
    Transcript(
      "nothing to be quiet beside", "treediagram --dim tree.txt",
      errors: """
        treediagram: '--dim' needs '--highlight NODE' or '--route NODE,NODE'
        """, code: 64),
    Transcript(
      "a ring around nothing", "treediagram --highlight ring:Third tree.txt",
      errors: """
        treediagram: tree.txt: there is no node with the label or the id 'Third'
          the roots are 'Root'
        """, code: 64),
    Transcript(
      "an output that is not written",
      "treediagram --highlight x -o a.svg tree.txt 2> /dev/null; ls a.svg",
      errors: "ls: cannot access 'a.svg': No such file or directory", code: 2),
  ])
  func `highlights and links are drawn, or refused with what helps`(_ transcript: Transcript) throws
  { try transcript.check() }

  private static let layouts = [
    "--layout rows", "--layout tidy", "--layout hang", "--layout columns", "--layout list",
    "--layout mindmap", "--layout hang --direction up", "--direction right", "--direction left",
    "--direction up", "--lengths scale --align leaves", "--align leaves", "--preset syntax",
  ]

  /// Each picture is other than without the option, and has the colour of highlights, or a link.
  @Test(
    arguments: layouts,
    [
      "--highlight Second", "--highlight Second --dim", "--highlight ring:Second",
      "--route First,Second", "--route through:First,Root,Second",
      "--link 'First->Second:x'",
    ])
  func `every option counts in every layout and direction`(
    _ layout: String, _ overlay: String
  ) throws {
    let script = """
      treediagram --theme light \(layout) tree.txt > a.svg
      treediagram --theme light \(layout) \(overlay) tree.txt > b.svg
      cmp -s a.svg b.svg && echo same; grep -q 'bc4c00\\|class="link"' b.svg && echo drawn
      """
    try Transcript("", script, output: .text("drawn")).check()
  }
}
