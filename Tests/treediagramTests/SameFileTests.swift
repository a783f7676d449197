import Testing

@testable import treediagram

/// Paths that look different and lead to one file, or look alike and lead to two.
@Suite struct SameFileTests {
  private static let block = "printf '```treediagram name=z\\n%s\\n```\\n'"

  @Test(arguments: [
    Transcript(
      "a report and a dark picture",
      "treediagram tree.txt --embed pair -o x.svg --report ./x-dark.svg",
      errors: "treediagram: '--report' cannot be used with '--embed pair'; name another file",
      code: 64),
    Transcript(
      "a report and a picture, by a link",
      "ln -s x.svg y.json; treediagram tree.txt -o x.svg --report y.json",
      errors: "treediagram: '--report' cannot be used with '--output'; name another file",
      code: 64),
    Transcript(
      "a report and a picture", "treediagram tree.txt -o x.svg --report ./x.svg",
      errors: "treediagram: '--report' cannot be used with '--output'; name another file",
      code: 64),
    Transcript(
      "a report and the picture to be like",
      "treediagram tree.txt -o y; treediagram tree.txt -o z --like y --report ./y",
      errors: "treediagram: '--report' cannot be used with '--like'; name another file", code: 64),
    Transcript(
      "two pictures, by a link",
      "ln -s z.svg z-dark.svg; treediagram tree.txt --embed pair -o z.svg",
      errors: "treediagram: '--embed pair' cannot be used with '--output'; name another file",
      code: 64),
    Transcript(
      "pictures of two trees, by a link",
      "cp tree.txt u.txt; mkdir o; ln -s t o/u.svg; ln -s t o/tree.svg; "
        + "treediagram tree.txt u.txt --output-dir o",
      errors: """
        treediagram: tree.txt and u.txt would both be drawn to 'o/u.svg'
          keep their folders apart with '--base FOLDER', or rename one of them
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "a picture and another tree, by a link",
      "cp tree.txt u.txt; mkdir o; ln -s ../u.txt o/tree.svg; "
        + "treediagram tree.txt u.txt --output-dir o",
      errors: """
        treediagram: the picture of tree.txt would overwrite the input 'u.txt'
          name another folder
          see 'treediagram --help'
        """, code: 64),
    Transcript(
      "pictures of two pages, of which one is named from the root on",
      """
      mkdir a; \(block) A > a/p.md; \(block) B > a/q.md
      treediagram --markdown a/p.md $PWD/a/q.md 2>&1 | grep -c 'is that of a/p.md:1:1 as well'; ls a
      """,
      output: .text(
        """
        1
        p.md
        q.md
        """)),
    Transcript(
      "a picture and its page, by a link",
      """
      printf '<!-- treediagram tree.txt -->\\n![x](pic.svg)\\n' > a.md; ln -s a.md pic.svg
      treediagram --markdown a.md; code=$?; head -n 1 a.md; exit $code
      """,
      output: .text("<!-- treediagram tree.txt -->"),
      errors: """
        treediagram: a.md:1:1: its picture 'pic.svg' would overwrite 'a.md', which is read
          give it another name, in the image below or with name=NAME
        """, code: 73),
    Transcript(
      "a picture and the tree of another page",
      """
      cp tree.txt t.svg; printf '<!-- treediagram t.svg -->\\n![](u.svg)\\n' > a.md
      printf '<!-- treediagram tree.txt -->\\n![](t.svg)\\n' > b.md
      treediagram --markdown a.md b.md; code=$?; cmp t.svg tree.txt; exit $code
      """,
      errors: """
        treediagram: b.md:1:1: its picture 't.svg' would overwrite 't.svg', which is read
          give it another name, in the image below or with name=NAME
        """, code: 73),
  ])
  func `nothing is lost of`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(arguments: [
    Transcript(
      "a picture to be like and the new one",
      "treediagram tree.txt -o x.svg; treediagram tree.txt --embed pair -o x.svg --like x.svg; ls",
      output: .text("tree.txt\nx-dark.svg\nx.svg")),
    Transcript(
      "several outputs that keep nothing",
      "treediagram tree.txt --embed pair -o /dev/null --report /dev/null; echo $?",
      output: .text("0")),
    Transcript(
      "pictures that are one file until one of them is drawn",
      """
      echo A > b.txt; echo A > a.txt; treediagram a.txt b.txt --output-dir o
      ln -f o/a.svg o/b.svg; echo B > b.txt; treediagram a.txt b.txt --output-dir o
      treediagram a.txt | cmp - o/a.svg; treediagram b.txt | cmp - o/b.svg
      """),
  ])
  func `an output that is the input, or another output, is refused, and no other`(
    _ transcript: Transcript
  ) throws {
    try transcript.check()
  }

  /// A folder `a` that is `real/x`, so that what is beside it is not beside that.
  private static let linked = "mkdir -p real/x; ln -s real/x a; "

  @Test(arguments: [
    Transcript(
      "pages of one name",
      linked
        + "for f in p real/p; do \(block) $f > $f.md; done; treediagram --markdown p.md a/../p.md; "
        + "find . -name z.svg | sort; tail -n 1 real/p.md",
      output: .text("./diagrams/z.svg\n./real/diagrams/z.svg\n![real/p](diagrams/z.svg)")),
    Transcript(
      "a page, and a folder for pictures",
      linked + "\(block) A > real/p.md; "
        + "treediagram --markdown a/../p.md --output-dir out; tail -n 1 real/p.md; find . -name z.svg",
      output: .text("![A](../out/z.svg)\n./out/z.svg")),
    Transcript(
      "trees and images that comments name",
      linked + "echo B > real/t.txt; "
        + "printf '<!-- treediagram a/../t.txt -->\\n![](a/../u.svg)\\n' > p.md; "
        + "treediagram --markdown p.md; treediagram real/t.txt | cmp - real/u.svg"),
    Transcript(
      "a folder that is made",
      linked + "treediagram tree.txt --output-dir a/../b; find . -name '*.svg'; ls -d b",
      output: .text("./real/b/tree.svg"),
      errors: "ls: cannot access 'b': No such file or directory", code: 2),
    Transcript(
      "a folder behind one that is not there",
      "treediagram tree.txt --output-dir x/../b; find . -name '*.svg'",
      output: .text("./b/tree.svg")),
    Transcript(
      "trees of one name",
      linked + "cp tree.txt real; treediagram tree.txt a/../tree.txt --base . --output-dir o; "
        + "find o -type f | sort",
      output: .text("o/real/tree.svg\no/tree.svg")),
  ])
  func `leads out of the folder that a link leads to:`(_ transcript: Transcript) throws {
    try transcript.check()
  }

  @Test(
    arguments: [
      ("a/./b//c", "a/b/c"), ("a/../b", "b"), ("../a/..", ".."), ("../../a", "../../a"),
      ("/../a", "/a"), ("", "."), ("a/..", "."), ("a/b/../../../c", "../c"),
    ] as [(OSString, OSString)])
  func `a path has no detours`(path: OSString, direct: OSString) {
    #expect(path.direct == direct)
  }
}
